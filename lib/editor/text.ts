const LINE_END = /\r\n|\r|\n/g;

/** The text with every line ended by a line feed. */
export const lineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

/** The text with its line feeds written as the document ends its lines. */
export const withLineEnd = (text: string, lineEnd: string): string =>
  lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);

/** How most lines of a text end. */
export function usualLineEnd(text: string): string {
  const counts = new Map<string, number>();
  for (const end of text.match(LINE_END) ?? []) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? "\n";
}
