import { CAME_TRUE, FEARS } from "@/lib/document-types/topics";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";

/** Failures whose words need more than their beginnings: `failed payments` and `a failed pump` are things. */
const FAILED =
  matchWords(`(?<!(?:an?|the|any|each|every|no|of|with|after|for) )failed(?! to)(?=[,.;!]|$| (?:once|twice|again|in|on|at|during|last|this|for|(?:three|four|five|several|many|\\d+) times))
  ging(?:en)? (?:[^,.;:!?]{1,60} )?kaputt|kaputt ?gegangen
  ging(?:en)? (?:[^,.;:!?]{1,60} )?(?:kapot|stuk)|(?:kapot|stuk) ?gegaan
  tombée?s? en panne`);

/** Phrases of `CAME_TRUE` that deny something and yet say what happened. */
const NEVER = /(?<!\p{L})(?:never went|n['’]est jamais)(?!\p{L})/giu;
/** Words of what may happen. The month has a capital. */
const MAY =
  /(?<!\p{L})(?:may|might|could|would|can|kann|können|könnten?|würden?|kan|kunnen|zou|zouden|peut|peuvent|pourrai\p{L}*|risque(?:nt)? d)(?!\p{L})|かもしれ|可能性|恐れ|おそれ|場合/u;

/** Whether a sentence about a risk states, as a fact, that it came true. */
export const cameTrue = (sentence: string): boolean =>
  (holdsAny(sentence, CAME_TRUE) || FAILED.test(sentence)) &&
  isPlainStatement(sentence.replaceAll(NEVER, "")) &&
  !MAY.test(sentence) &&
  !holdsAny(sentence, FEARS);
