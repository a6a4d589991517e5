import { findDay, MONTH } from "./dates";

const NUMBER = "(?:3[01]|[12]\\d|0?[1-9])";
/** A day and no count: neither `not the 15 shops` nor `not the 1st time`. */
const DAY = `${NUMBER}(?:st|nd|rd|th|er|de|ste|e|\\.)?(?: ${MONTH}|(?=\\s?(?:[,;:!?)–—]|\\.(?!\\d)|$| (?:as|because|but|wie|weil|sondern|zoals|omdat|maar|comme|parce|mais)(?!\\p{L}))))`;
const NOT = [
  "(?:not|rather than|instead of)(?: (?:on|by|from|until))?(?: the)?",
  "(?:nicht(?: (?:erst|schon|mehr))?|statt|anstatt)(?: (?:am|dem|zum|vom|ab|bis|den)){0,2}",
  "(?:niet(?: (?:meer|al|pas))?|in plaats van)(?: (?:op|vanaf|per|tot))?(?: de)?",
  "(?:(?:non|pas)(?: (?:à partir|dès))? (?:le|du|au)|au lieu du)",
].join("|");
const DENIED = new RegExp(
  `(?<!\\p{L})(?:${NOT}) ${DAY}|(?:${NUMBER}月)?${NUMBER}日(?:では|じゃ|で)なく`,
  "giu",
);
/** The other day of the month whose name stands with the denied one. */
const OTHER_DAY = new RegExp(
  `(?<!\\p{L})(?:on the ${NUMBER}(?:st|nd|rd|th)|am ${NUMBER}\\.|op de ${NUMBER}(?:e|de|ste)|le ${NUMBER}(?:er)?)(?![\\p{L}\\d%])|(?<!\\d)${NUMBER}日`,
  "iu",
);

/** Whether a sentence denies a day and says which one holds: `on 29 March and not on the 15th`, `3月15日ではなく29日`. */
export function movesDay(sentence: string): boolean {
  const denied = sentence.match(DENIED)?.join(" ") ?? "";
  const rest = sentence.replaceAll(DENIED, " ");
  return (
    denied !== "" && (findDay(rest) !== null || (findDay(denied) !== null && OTHER_DAY.test(rest)))
  );
}
