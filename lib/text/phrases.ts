/** Writes `a`, `a and b` or `a, b and c`. */
export function joinWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Writes `1 goal` or `2 goals`; `many` is an irregular plural. */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Begins a text in lower case, for the middle of a sentence, unless its first word looks like a name or an
 * abbreviation.
 */
export const decapitalize = (text: string) =>
  /^\p{Lu}[\p{Ll}-]+(?:$| \p{Ll})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
