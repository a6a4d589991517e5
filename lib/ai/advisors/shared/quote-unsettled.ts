import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isSpoken } from "@/lib/text/open-quotation";
import { isOpenMatter, states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import { DECIDES } from "./find-decided";
import { QUESTION } from "./open-questions";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

/** Words of the five languages for open work. */
const UNSETTLED =
  matchWords(`not yet|(?:has|have) yet to|(?:has|have) not \\p{L}+ yet|nobody has (?:measured|tested|checked|asked|decided|signed|tried)|(?:has|have)n['’]t got
  noch nicht|noch nichts|noch keine?[nmrs]?|steht noch aus
  nog niets?|nog geen
  pas encore
  まだ.{0,20}(?:ない|ません)|未(?:定|決|確認|着手|承認|締結)`);
/** A question, a condition, a relative clause, or a finished past. */
const ASIDE =
  /[?？]|, (?:die|der|das|den|dem|deren|wenn|als) |(?<!\p{L})(?:who|which|that|whose|if|unless|when|was|were|had|wenn|falls|war|waren|hatten?|indien|tenzij|qui|que|si|était|étaient|avait) |未\p{L}{1,4}の/iu;

/** `Open: Monday to Friday`, `Offen ist der Laden bis 20 Uhr`. */
const HOURS =
  /\d ?(?:uhr|uur|h|[ap]\.?m)(?!\p{L})|\d:\d\d|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|samstag|maandag|zaterdag|lundi|samedi|daily|täglich|dagelijks)|毎日|営業/iu;

/** Quotes from the sentence in which an item says that something is not done yet, in a main clause in the present tense. Of a note, also one that calls a matter open. */
export function quoteUnsettled(piece: Evidence) {
  const sentences = readSentences(piece.text);
  const isNote = hasLabel(piece, "general_note");
  const isDecided = sentences.some((sentence) => states(sentence, DECIDES));
  const isOpen = (sentence = "") =>
    isNote && !isDecided && isOpenMatter(sentence) && !HOURS.test(sentence);
  const start = sentences.findIndex((sentence, at) => {
    const found = UNSETTLED.exec(sentence);
    const isUndone = found && !isSpoken(sentence, found.index) && !ASIDE.test(sentence);
    const asks = QUESTION.test(sentence) && isOpen(sentences[at + 1]);
    return isUndone || asks || isOpen(sentence);
  });
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}
