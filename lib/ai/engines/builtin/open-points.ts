import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { holdsDoubt } from "@/lib/ai/reading/sentences/put-off";
import { namesTime, WEEKDAY } from "@/lib/text/dates";
import { endsUndecided } from "@/lib/text/is-undecided";
import { hasOpenStatus } from "@/lib/text/open-status";
import { findUnsaid } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions, isOpenMatter } from "@/lib/text/plain-statement";
import { LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks, readText, saysOnly } from "./fitting-passages";

/** The heading of what is open, in a section about decided matters too. */
export const OPEN_QUESTIONS = "Open questions";

/** Whether an item only asks something. A title of its own says what it is about. */
const onlyAsks = (piece: Evidence) =>
  hasLabel(piece, "feature_idea", "decision", "general_note") &&
  (findUnsaid(piece.title, readText(piece)) !== piece.title || areQuestions([piece.title])) &&
  areQuestions(splitPlainSentences(readText(piece)));

const namesQuestions = (label: string) => repeatsHeading(label, OPEN_QUESTIONS);

const isOpenPoint = (sentence: string) =>
  isOpenMatter(sentence) ||
  areQuestions([sentence]) ||
  namesQuestions(LABEL.exec(sentence)?.[1] ?? "");

const NAME =
  "(?!(?:Sie|Er|Es|Wir|Das|Die|Der|We|It|They|He|She|This|That|The|Il|Elle|On|Nous|Le|La|Les|Ze|Hij|Zij|Het|De)(?!\\p{L}))\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}";
/** In the singular, as of one person */
const VERB = "(?!(?:ist|was|war|wird|wordt|moet|muss) )(?<verb>\\p{Ll}{2,14}[ste])";
/** Who finds out by when what the sentence before it leaves open: `Ann asks by 11 December.`, `Klärt Herr Berg bis 3. Mai.` */
const FINDS_OUT = new RegExp(
  `^(?:${NAME} ${VERB}|\\p{Lu}\\p{Ll}{2,14}t ${NAME})(?: [^.;:!?]{1,40})? (?:by|until|before|bis|vor|tot|vóór|voor|uiterlijk|d['’]ici|avant|jusqu['’]au) [^;:!?]{3,30}$|^[^、。]{1,16}が[^。]{1,16}までに[^。]{0,12}(?:確認|調査|検討|相談|質問|調整|回答|問い合わせ|決め|調べ|聞)[^。]{1,6}。?$`,
  "u",
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})|\\d{1,2}[./]\\d{1,2}|[月火水木金土日]曜`,
  "iu",
);
const namesDay = (sentence: string) => namesTime(sentence) || DAY.test(sentence);
/** A verb of the question begins its answer: `Who pays? Ann pays by 3 May.` */
const saysWhoFindsOut = (sentence: string, open: string) => {
  const found = FINDS_OUT.exec(sentence);
  const verb = found?.groups?.verb?.slice(0, 3) ?? "-";
  return found !== null && namesDay(sentence) && !open.toLowerCase().includes(` ${verb}`);
};

/** Whether sentences are open points, each perhaps with who finds out by when. */
const areOpenPoints = (sentences: readonly string[]) =>
  sentences.some(isOpenPoint) &&
  sentences.every((each, at) => {
    const before = sentences[at - 1] ?? "";
    return isOpenPoint(each) || (isOpenPoint(before) && saysWhoFindsOut(each, before));
  });

/** Whether an item of one paragraph says at its end that nobody has decided it. */
function endsOpen(piece: Evidence): boolean {
  const [first, ...others] = readPieceBlocks(piece);
  return (
    first?.kind === "paragraph" &&
    others.length === 0 &&
    endsUndecided(splitPlainSentences(first.text))
  );
}

/** Whether an item only asks something, is an idea that its title doubts (`Chat??`), a decision with an open status, or a note of nothing but open matters. */
export const isOpen = (piece: Evidence) =>
  onlyAsks(piece) ||
  (hasLabel(piece, "feature_idea") && holdsDoubt(piece.title)) ||
  (hasLabel(piece, "decision") && (hasOpenStatus(piece.text) || saysOnly(piece, isOpenMatter))) ||
  (hasLabel(piece, "general_note") &&
    (namesQuestions(piece.title) ||
      areOpenPoints(splitPlainSentences(readText(piece))) ||
      endsOpen(piece)));

/** Whether an idea is in doubt: it has `??`, its title asks, or it says that something is open. */
export const isDoubtful = (piece: Evidence) =>
  holdsDoubt(`${piece.title} ${piece.text}`) ||
  areQuestions([piece.title]) ||
  splitPlainSentences(readText(piece)).some(isOpenMatter);
