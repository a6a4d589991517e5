import { findDecided } from "@/lib/ai/advisors/shared/find-decided";
import { qualifies } from "@/lib/ai/advisors/shared/qualifies";
import { MAX_QUOTED, quoteBeginning } from "@/lib/ai/advisors/shared/quote-beginning";
import { namesCountermeasure } from "@/lib/ai/advisors/shared/risks";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { hasLabel } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { removeDays } from "@/lib/text/dates";
import { dependsOnPrevious, refersBack } from "@/lib/text/depends-on";
import { isQuestion } from "@/lib/text/is-question";
import { joinSentences } from "@/lib/text/plain-sentences";
import { LABEL } from "@/lib/text/word-beginnings";
import { DENIALS, matchWords } from "@/lib/text/words";
import { isInternal } from "./internal-money";
import type { ReadPiece } from "./read-piece";

/** Quotes one of the sentences with its neighbors in `from` that it needs; null for none. */
export const quoteSentence = (sentence: string | undefined, from: readonly string[]) =>
  sentence === undefined ? null : cutText(addLimit(sentence, from), MAX_QUOTED);

const hides = (before = "") => isInternal(before) || isQuestion(before);

/** Adds the next sentence if the quoted one misleads without it, and the one before if it depends on that. */
function addLimit(said: string, from: readonly string[]): string {
  const at = from.indexOf(said);
  if (at < 0) return said;
  const [before, next] = [from[at - 1], from[at + 1]];
  const isLed = dependsOnPrevious(said) || (refersBack(said) && !hides(before));
  const known = isLed && before ? joinNotes(before, said) : said;
  const led = known.length > MAX_QUOTED ? said : known;
  const whole = next && qualifies(next, said) ? joinNotes(led, next) : led;
  return whole.length > MAX_QUOTED ? led : whole;
}

/** Quotes what `from`, some sentences of a piece, mainly says: a decision, a risk with its countermeasure, a duty, else the beginning. */
export function quotePassage({ piece, sentences }: ReadPiece, from: string[]): string | null {
  if (hasLabel(piece, "decision", "general_note"))
    return quoteSentence(findDecided(piece, dropLastQuestions(from)), sentences);
  if (hasLabel(piece, "risk")) return quoteRisk(from);
  if (hasLabel(piece, "compliance_requirements")) return quoteWith(from, from.find(statesDuty));
  return quoteBeginning(from);
}

/** Drops the questions that nothing answers, since no sentence follows; a text of questions stays. */
function dropLastQuestions(sentences: readonly string[]): string[] {
  const last = sentences.findLastIndex((each) => !isQuestion(each));
  return last < 0 ? [...sentences] : sentences.slice(0, last + 1);
}

/** Quotes a passage with the sentence that it needs, which may come later, such as what a rule demands; `begin` is what stands before it. */
function quoteWith(
  sentences: readonly string[],
  needed: string | undefined,
  begin = sentences[0] ?? "",
): string {
  const passage = quoteBeginning(sentences);
  if (!needed || needed === sentences[0] || passage.includes(needed)) return passage;
  const gap = begin.includes(sentences[sentences.indexOf(needed) - 1] ?? "") ? "" : "…";
  const whole = joinSentences([begin, gap, needed]);
  return whole.length > MAX_QUOTED ? passage : whole;
}

/** Quotes a risk with its countermeasure: a labeled one, or the last sentence, if that has no label. */
function quoteRisk(sentences: readonly string[]): string {
  const labeled = sentences.find(namesCountermeasure);
  if (labeled) return quoteWith(sentences, labeled);
  const last = sentences.at(-1) ?? "";
  return quoteWith(sentences, LABEL.test(last) ? undefined : last, quoteBeginning(sentences));
}

/** What a rule demands or forbids has a period, or denies something: `Deleted after 90 days`, `No training without consent`. */
const DENIES = matchWords(`${DENIALS}|ない|ません|禁止`);
const statesDuty = (sentence: string) => /\d/.test(removeDays(sentence)) || DENIES.test(sentence);
