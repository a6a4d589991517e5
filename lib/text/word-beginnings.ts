/** The form of a text in which word beginnings are looked for. */
export const toLine = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("：", ":")
    .replace(/[^\p{L}\p{N}\p{Sc}:'-]+/gu, " ")} `;

/** Scripts without spaces between words, so that a word may begin anywhere. */
const isUnspaced = (word: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(word);

const toStart = (beginning: string) => (isUnspaced(beginning) ? beginning : ` ${beginning}`);

/** Whether words of a text begin with one of `beginnings`, which are in lower case and may be several words. */
export function holdsAny(text: string, beginnings: readonly string[]): boolean {
  const line = toLine(text);
  return beginnings.some((beginning) => line.includes(toStart(beginning)));
}

/** A label of at most three words before a colon, at the beginning of a sentence: `Cause:`, `Resp.:` */
export const LABEL =
  /^(\p{Lu}[\p{L}-]{0,30}(?: [\p{L}-]{1,20}){0,2}\.?|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,8})(?: ?:\s|：|(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]):)/u;

/** Whether a text begins with a label such as `Went well: …`: one of `beginnings` that ends in a colon. */
export function beginsWithLabel(text: string, beginnings: readonly string[]): boolean {
  const line = toLine(text).replace(" :", ":");
  return beginnings.some(
    (phrase) => phrase.endsWith(":") && line.startsWith(` ${phrase.replace(" :", ":")}`),
  );
}

/** Finds the longest of these word beginnings in a line, "" for none. */
export const findLongest = (line: string, beginnings: readonly string[]): string =>
  beginnings
    .filter((text) => line.includes(text) && line.includes(toStart(text)))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
