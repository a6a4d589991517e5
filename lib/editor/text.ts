const LINE_END = /\r\n|\r|\n/g;

export const toLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

export const withLineEnd = (text: string, lineEnd: string): string =>
  lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);

export function findUsualLineEnd(text: string): string {
  const counts = new Map<string, number>();
  for (const end of text.match(LINE_END) ?? []) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? "\n";
}
