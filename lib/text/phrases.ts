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

const QUOTE_MARK = /^["“„«「»]\s?/;

/**
 * Finds the part of a title that the beginning of its text does not say: nothing of `No GPS`, `Klimaat Noord` of
 * `Klimaat Noord: No GPS`.
 */
export function findUnsaid(title: string, text: string): string {
  const said = text.replace(QUOTE_MARK, "").toLowerCase();
  const [, name = "", rest = ""] = /^([^:,]{2,60})[:,] (.+)$/s.exec(title) ?? [];
  const begins = (start: string) => start !== "" && said.startsWith(start.toLowerCase());
  if (begins(title)) return "";
  return begins(rest) ? name : title;
}
