/** Writes `a`, `a and b` or `a, b and c`. */
export function joinWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Writes `1 goal` or `2 goals`; `many` is an irregular plural. */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Capitalizes the first letter, except of an address. */
export const capitalize = (text: string) =>
  text.startsWith("http") ? text : text.charAt(0).toUpperCase() + text.slice(1);
