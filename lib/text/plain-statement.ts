import { matchWords } from "./words";

/** Words of the five languages that deny a statement, set a condition for it or leave it to the future. */
const QUALIFIES =
  matchWords(`not|no|hardly|never|nobody|nothing|none|neither|nor|if|unless|whether|once|until|what|will be|to be|\\p{L}{1,6}n['’]t
  nicht|kaum|nichts|nie|niemals|niemand|kein\\p{L}{0,2}|keineswegs|noch|wenn|falls|ob|sobald|sofern|wird|werden|soll\\p{L}{0,2}
  niet|niets|nooit|niemand|geen|nog|indien|tenzij|zodra|wordt|worden|al iets
  ne|n['’]\\p{L}{0,12}|pas|jamais|rien|aucun|aucune|personne|si|s['’]il|sauf|sera|seront|être
  まだ|もし|かどうか`);
const ASKS = /[?？]|か。?$/;
const DENIES_AT_END = /(?:ない|ません|なかった)(?:。|$)/;
const QUOTATIONS = [
  ["„", "“"],
  ["“", "”"],
  ["«", "»"],
  ["「", "」"],
] as const;

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  if (before.split('"').length % 2 === 0) return true;
  // The mark that opens a quotation in English closes one in German.
  const pairs = before.includes("„") ? QUOTATIONS.filter(([open]) => open !== "“") : QUOTATIONS;
  return pairs.some(([open, close]) => before.lastIndexOf(open) > before.lastIndexOf(close));
}

/**
 * Whether a sentence states something as a fact: it does not ask, and up to `end` there is no denial, condition, future or
 * quotation that is still open. What follows may deny, as in `We agreed not to sell it`.
 */
export const isPlainStatement = (sentence: string, end = sentence.length): boolean =>
  !ASKS.test(sentence) &&
  !DENIES_AT_END.test(sentence) &&
  !QUALIFIES.test(sentence.slice(0, end)) &&
  !isSpoken(sentence, end);
