import { readEvidence } from "@/lib/ai/advisors/shared/find-mentions";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { dropAddresses } from "@/lib/ai/reading/sentences/rivals";
import { escapePattern, matchWords } from "@/lib/text/words";

/** A title of several names, but not one such as `Servana and their app`. */
const NAMES_SEVERAL =
  /\b(?:and|vs|versus|und|en|et)\b(?! (?:their|its|ihre?|hun|leurs?)\b)|[,&+/・、]/i;

/** A second name after the first, as in `Servana & Vossen`. A title that is the item's first sentence does not continue like this. */
const JOINED = /^\s?(?:[,&+/・、]|(?:and|vs|versus|und|en|et)\b)/i;

/** The end of a name that is a heading: `MusiLoc (Namur): from €16, cover included`. What follows lists no names. */
const HEADING_END = /^\s?(?:[(（][^)）]*[)）])?\s?[:：]/;

/** Whether an item is about this competitor alone, by its title. `isRival` says whether a second name is a rival's. */
export function isOnlyAbout(
  piece: Evidence,
  name: string,
  names: (text: string) => boolean,
  isRival: (second: string) => boolean,
): boolean {
  const title = piece.title.toLowerCase();
  const others = dropAddresses(title)
    .replace(/[\s,–-]+$/, "")
    .replace(name.toLowerCase(), "");
  const isFirst = title.startsWith(name.toLowerCase());
  const isSentence =
    isFirst && !JOINED.test(others) && piece.text.toLowerCase().startsWith(title.replace(/…$/, ""));
  const isHeading = isFirst && HEADING_END.test(others);
  return (
    names(piece.title) &&
    (isHeading ||
      isSentence ||
      (isFirst && isPlaceAfter(others, piece.text, isRival)) ||
      !NAMES_SEVERAL.test(others))
  );
}

/** What follows a name and a comma in a title: `Zento, Leeds`. */
const AFTER_COMMA = /^[^,:：&+/・、]{0,40}[,、]\s?([^,:：&+/・、]{2,40})$/u;
const OF_TWO = matchWords(
  "both|each|beide[nr]?|jeweils|allebei|elk|tous|les deux|chacun|両|どちらも",
);
/** Whether it is a place or the like: a second competitor has an item of its own, is named again, or the text says *both*. */
const isPlaceAfter = (others: string, text: string, isRival: (second: string) => boolean) => {
  const [, second = ""] = AFTER_COMMA.exec(others) ?? [];
  const isOther = isRival(second) || text.toLowerCase().includes(second);
  return second !== "" && !isOther && !OF_TWO.test(text);
};

const AND = "(?: (?:and|or|nor|und|oder|noch|en|of|et|ou|ni|&) |[とや])";
/** Makes the test whether the second name of a title, in lower case, is a rival's: it has an item, or is joined with the first one elsewhere. */
export function createSecondTest(name: string, evidence: readonly Evidence[]) {
  const rivals = evidence.filter((piece) => hasLabel(piece, "key_competitors"));
  const titles = rivals.map(({ title }) => title.toLowerCase());
  return (second: string) => {
    const [one, other] = [name, second].map(escapePattern);
    const joined = new RegExp(
      `(?<!\\p{L})(?:${one}${AND}${other}|${other}${AND}${one})(?!\\p{sc=Latin})`,
      "iu",
    );
    const isJoined = () => evidence.some((piece) => joined.test(readEvidence(piece)));
    return titles.some((title) => title.startsWith(second)) || isJoined();
  };
}
