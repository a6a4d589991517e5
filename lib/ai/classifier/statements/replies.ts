import { needsQuestion } from "@/lib/ai/classifier/labels/asides";
import { isTelling, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { dropSpeaker, readPrefix, stripTime } from "@/lib/ai/classifier/lines/marks";
import { shorten } from "@/lib/ai/classifier/titles/make-title";
import { isSpeaker } from "@/lib/ai/classifier/units/heading-path";
import type { ContextLabel } from "@/lib/schemas/enums";
import { extractContentWords } from "@/lib/text/content-words";
import { endsInQuestion } from "@/lib/text/is-question";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { DECIDED_WORDS, DENIALS, matchWords } from "@/lib/text/words";
import type { Statement } from "./read-statements";

/** What a statement says, without its time and speaker. */
const readOwnWords = ({ text }: Statement) => dropSpeaker(stripTime(text));

/** Begins an answer: yes, no, or a word that refers to the question. */
const REFERS =
  /^(?:yes|yep|no|nope|ja|nein|nee|oui|non|he|she|it|they|that|this|because|er|sie|es|das|weil|hij|zij?|ze|het|dat|omdat|il|elle|ils|elles|ça|c['’]est|parce)(?!\p{L})/iu;

/** The share of noise of a question that is about nothing else. */
const SMALL_TALK = 0.95;
/** A question to somebody, such as an interviewer asks. */
const ASKS_YOU =
  /(?<!\p{L})(?:you|your|Sie|Ihnen|ihr|euch|du|dir|u|uw|je|jullie|vous|tu|te)(?!\p{L})|あなた|御社|貴社/u;
/** Whether a message turns from small talk to its own matter: `Who brings cake?`, then `The sensor must not freeze`. */
export function changesSubject(question: Statement, answer: Statement): boolean {
  const [asked, said] = [readOwnWords(question), readOwnWords(answer)];
  if (ASKS_YOU.test(asked) || rateLabels(asked).noise < SMALL_TALK || !isTelling(rateLabels(said)))
    return false;
  if (REFERS.test(said) || needsQuestion(question.text, said)) return false;
  const words = extractContentWords(asked);
  return ![...extractContentWords(said).keys()].some((stem) => words.has(stem));
}

const AGREES =
  "(?:(?:good|great|nice|super|gute|tolle|goed|leuk|bonne|très bonne) (?:idea|idee|idée)|agreed|ok(?:ay)?|yes|ja|fine|einverstanden|akkoord|prima|d['’]accord|oui|いいですね|賛成です|了解です)[.,!。、] ?(?:(?:so|also|dus|donc),? )?";
const DOES_IT =
  "(?:let['’]s do (?:it|that)|we(?:['’]ll| will| can) do (?:it|that)|(?:das |so )?machen wir(?: das| es| so)?|(?:dat |zo )?doen we(?: dat| het)?|(?:(?:on|nous) (?:le |la )?(?:fait|fera|faisons|ferons)(?: ça)?|faisons(?:-le| ça))|やりましょう|そうしましょう)";
/** `Good idea. We'll do it, but only for the 2028 season`, which does not say what is done. */
const ACCEPTS = new RegExp(
  `^${AGREES}${DOES_IT}(?=[,.!、。]|$| (?:but|aber|maar|mais|from|ab|vanaf|dès) )`,
  "iu",
);
const ONLY_DOES_IT = new RegExp(`^${DOES_IT}[.!。]?$`, "iu");
/** `ok decided, Mo orders them`, whose only object is a pronoun. */
const DECIDED = new RegExp(
  `^(?:(?:ok(?:ay)?|gut|goed|bon),? )?(?:${DECIDED_WORDS})[,:;]? \\p{Lu}?\\p{L}+ (?:(?:\\p{L}+ ){0,2}(?:it|them|es|sie|ihn|ze|hem|het)|(?:les?|la) \\p{L}+)[.!]?$`,
  "iu",
);
/** `decided, we drop it`, which rejects what was proposed. */
const REJECTS =
  matchWords(`${DENIALS}|drop(?:s|ped)?|skips?|scraps?|cancels?|leaves?|reject(?:s|ed)?|hates?|postpones?|delays?|shelves?|forget
  lass(?:en|t)|lässt|streich(?:en|t)|verwerfen|verwirft|lehn(?:en|t)|verschieb(?:en|t)|vergessen|schrap(?:pen|t)|laten|laat|stellen|vergeten
  laisse|laissons|abandonn\\p{L}+|supprim\\p{L}+|annul\\p{L}+|refus\\p{L}+|report\\p{L}+|oubli\\p{L}+`);
const decides = (said: string) => DECIDED.test(said) && !REJECTS.test(said);
/** In UTF-16 units, and in sentences: a longer message goes on with something else. */
const MAX_ACCEPTING = 120;
const MAX_SENTENCES = 2;

const isOfMessage = ({ text, path }: Statement) =>
  readPrefix(stripTime(text)) !== "" || path.slice(-1).some(isSpeaker);

/** What a message can propose: a rival or a risk before `Let's do that` stays what it is. */
const PROPOSED: readonly ContextLabel[] = ["feature_idea", "decision"];
/** Whether a message accepts what the one before it proposes, and says too little alone. */
export function accepts(one: Statement, other: Statement): boolean {
  const said = readOwnWords(other);
  const sentences = splitPlainSentences(said);
  const isAccepting =
    ACCEPTS.test(said) || decides(said) || ONLY_DOES_IT.test(sentences.at(-1) ?? "");
  return (
    one.keep &&
    PROPOSED.includes(one.label) &&
    isOfMessage(one) &&
    isOfMessage(other) &&
    said.length <= MAX_ACCEPTING &&
    isAccepting &&
    sentences.length <= MAX_SENTENCES
  );
}

/** Whether two statements stand below one heading, apart from the names of their speakers. */
export function areOfOneTalk(one: Statement, other: Statement): boolean {
  const [above, below] = [one, other].map(({ path }) =>
    path.filter((each) => !isSpeaker(each)).at(-1),
  );
  return above === below;
}

const nameSpeaker = ({ text, path }: Statement) => {
  const head = path.at(-1);
  const name = head && isSpeaker(head) ? head.name : readPrefix(stripTime(text));
  return name.replaceAll(/[\d[\]:.,|–-]/g, "").trim();
};

/** `@Tom do the scales count? Ann asks`, then a message of Tom that begins with yes, no or a word that refers to the question. */
export function answersCall(one: Statement, other: Statement): boolean {
  const [, called = ""] = /@(\p{L}{2,30})(?!\p{L})[^\n?？]{0,200}[?？]/u.exec(one.text) ?? [];
  const said = readOwnWords(other);
  return (
    called !== "" &&
    nameSpeaker(other).split(" ")[0]?.toLowerCase() === called.toLowerCase() &&
    REFERS.test(said) &&
    !endsInQuestion(said)
  );
}

/** `That would be 9,000 a year`, `Das macht jedes Tor 40 Euro teurer`: a consequence with a figure, of the sentence before. */
const RESULT =
  /^(?:(?:and |und |en |et )?(?:(?:that|this|which) (?:would|makes?|means|adds|is about|comes to)|(?:das|dies) (?:macht|wären?|sind|bedeutet|ergibt)|(?:dat|dit) (?:maakt|wordt|zou|zijn|is ongeveer|betekent)|(?:cela|ça|ce qui) (?:rend|fait|ferait|feront|serait|représente)|(?:ce|c['’]) ?(?:serait|est environ))(?!\p{L})|それ(?:で|だと|は約))/iu;
const PERIOD =
  "(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|uur|dag(?:en)?|weken|maand(?:en)?|jaar|heures?|jours?|semaines?|mois|ans?|années?)(?!\\p{L})";
/** A sum, a share or a period in the first sentence: neither `article 17` nor `400 sensors`. */
const RESULT_FIGURE = new RegExp(
  `^(?:[^.!?。]|\\.(?=\\d))*?(?:[€$£¥] ?\\d|\\d[\\d.,]* ?(?:(?:thousand|million|tausend|duizend|mille) )?(?:[%％€]|(?:percent|per cent|prozent|procent|pour cent|euros?|eur|dollars?|pounds?|pence|cents?|franken|francs?)(?!\\p{L})|万?円|秒|分|時間|日|週|か月|(?:(?:a|per|pro|im|am|in der|par|each|every) )?${PERIOD}))`,
  "iu",
);
/** What stands for itself, even if it follows from the line before. */
const STANDS_ALONE: readonly ContextLabel[] = ["compliance_requirements", "technical_constraint"];
/** Whether a message, or a line directly below, only says what follows from the one before it, of one writer. */
export const givesResult = (one: Statement, other: Statement): boolean =>
  other.role === "prose" &&
  RESULT.test(readOwnWords(other)) &&
  RESULT_FIGURE.test(readOwnWords(other)) &&
  !(isTelling(other.ratings) && STANDS_ALONE.includes(other.label)) &&
  nameSpeaker(one) === nameSpeaker(other) &&
  (other.isJoined || other.path.slice(-1).some(isSpeaker)) &&
  !endsInQuestion(one.text);

/** What is accepted names the whole. An idea that is accepted is a decision. */
export const nameAccepted = (one: Statement, united: Statement): Statement => ({
  ...united,
  name: one.name ?? shorten(readOwnWords(one), one.label),
  label: one.label === "feature_idea" ? "decision" : one.label,
  isGuess: one.label === "feature_idea" ? false : one.isGuess,
});
