/** Words for people whom a product is made for, in the singular as they stand in a pattern. */
const PEOPLE =
  "user|customer|buyer|client|owner|technician|dispatcher|mechanic|engineer|worker|employee|manager|developer|admin|administrator|operator|driver|member|visitor|shopper|patient|student|teacher|parent|reader|subscriber|tenant|guest|agent|analyst|firm|company|companie|team|person|people";

/** A group of people as a sentence names it. */
const PEOPLE_WORD = new RegExp(`\\b(?:${PEOPLE})s?\\b`, "i");
/** What people are said to want, to know or to do. */
export const PEOPLE_CLAIM = new RegExp(
  `\\b(?:(?:${PEOPLE})s?|nobody|everybody|everyone)\\b(?:[^.;]{0,40}?)\\b(?<!\\bcan )(?<!\\bto )(?:wants?|needs?|prefers?|likes?|loves?|cares?|uses?|trusts?|understands?|understood|knows?|learn(?:s|ed|t)?|forgets?|loses?|struggles?|complains?|stays?|leaves?|finds?|accepts?|adopts?|expects?|fail|fails)\\b`,
  "i",
);

const IRREGULAR = new Map([
  ["person", "people"],
  ["people", "people"],
  ["company", "companies"],
]);

/** The group that a sentence names first, in the plural and in lower case; undefined when it names none. */
export function peopleIn(text: string): string | undefined {
  const word = PEOPLE_WORD.exec(text)?.[0].toLowerCase();
  if (word === undefined) return undefined;
  return IRREGULAR.get(word) ?? (word.endsWith("s") ? word : `${word}s`);
}
