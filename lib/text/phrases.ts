/** A list as people write it: `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** `1 goal`, `2 goals`; `many` where the plural is not made with an `s`. */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The text with its first letter in upper case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text with its first letter in lower case, for the middle of a sentence. A first word that looks like a name or
 * an abbreviation stays.
 */
export const decapitalize = (text: string) =>
  /^\p{Lu}[\p{Ll}-]+(?:$| \p{Ll})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
