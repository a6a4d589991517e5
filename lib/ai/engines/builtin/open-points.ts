import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { saysWhoFindsOut } from "@/lib/ai/reading/sentences/finds-out";
import { holdsDoubt } from "@/lib/ai/reading/sentences/put-off";
import { endsUndecided } from "@/lib/text/is-undecided";
import { hasOpenStatus } from "@/lib/text/open-status";
import { findUnsaid } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions, isOpenMatter } from "@/lib/text/plain-statement";
import { LABEL } from "@/lib/text/word-beginnings";
import { listSentences, readPieceBlocks, readText, saysOnly } from "./fitting-passages";
import { isAhead } from "./schedule";

/** The heading of what is open, in a section about decided matters too. */
export const OPEN_QUESTIONS = "Open questions";

/** Whether an item only asks something. A title of its own says what it is about. */
const onlyAsks = (piece: Evidence) =>
  hasLabel(piece, "feature_idea", "decision", "general_note") &&
  (findUnsaid(piece.title, readText(piece)) !== piece.title || areQuestions([piece.title])) &&
  areQuestions(listSentences(piece));

const namesQuestions = (label: string) => repeatsHeading(label, OPEN_QUESTIONS);

const isOpenPoint = (sentence: string) =>
  isOpenMatter(sentence) ||
  areQuestions([sentence]) ||
  namesQuestions(LABEL.exec(sentence)?.[1] ?? "");

/** Whether sentences are open points, each perhaps with who finds out by when. */
const areOpenPoints = (sentences: readonly string[]) =>
  sentences.some(isOpenPoint) &&
  sentences.every((each, at) => {
    const before = sentences[at - 1] ?? "";
    return isOpenPoint(each) || (isOpenPoint(before) && saysWhoFindsOut(each, before));
  });

/** A longer note has other matters than the last. */
const MAX_SENTENCES = 3;

/** Whether an item of one paragraph says at its end that nobody has decided it. A coming day in it is one of the plan. */
function endsOpen(piece: Evidence): boolean {
  const [first, ...others] = readPieceBlocks(piece);
  if (first?.kind !== "paragraph" || others.length > 0) return false;
  const sentences = splitPlainSentences(first.text);
  return (
    sentences.length <= MAX_SENTENCES &&
    !sentences.some((said) => isAhead(piece, said)) &&
    endsUndecided(sentences)
  );
}

/** Whether an item only asks something, is an idea that its title doubts (`Chat??`), a decision with an open status, or a note of nothing but open matters. */
export const isOpen = (piece: Evidence) =>
  onlyAsks(piece) ||
  (hasLabel(piece, "feature_idea") && holdsDoubt(piece.title)) ||
  (hasLabel(piece, "decision") && hasOpenStatus(piece.text)) ||
  (hasLabel(piece, "decision", "feature_idea") && saysOnly(piece, isOpenMatter)) ||
  (hasLabel(piece, "general_note") &&
    (namesQuestions(piece.title) || areOpenPoints(listSentences(piece)) || endsOpen(piece)));

/** Whether an idea is in doubt: it has `??`, its title asks, or it says that something is open. */
export const isDoubtful = (piece: Evidence) =>
  holdsDoubt(`${piece.title} ${piece.text}`) ||
  areQuestions([piece.title]) ||
  listSentences(piece).some(isOpenMatter);
