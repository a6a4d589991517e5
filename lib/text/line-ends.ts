export const LINE_END = /\r\n|\r|\n/g;

export const toLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

export const withLineEnd = (text: string, lineEnd: string): string =>
  lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);

/** Splits a text at the ends of its lines, of any kind; at most `most` lines. */
export const splitLines = (text: string, most?: number): string[] => text.split(/\r\n|\r|\n/, most);

/** Finds where the line of a place begins, looking back no further than `from`. */
export function findLineStart(text: string, at: number, from = 0): number {
  let start = at;
  while (start > from && !/[\r\n]/.test(text.charAt(start - 1))) start--;
  return start;
}

/** Finds the end that most lines have; of several, the first in the text. */
export function findUsualLineEnd(text: string): string {
  const counts = new Map<string, number>();
  for (const end of text.match(LINE_END) ?? []) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? "\n";
}
