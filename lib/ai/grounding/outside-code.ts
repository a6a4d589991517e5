/** Changes a line's text but for its code spans, which begin and end with equally many backticks. */
export function outsideCode(line: string, change: (text: string) => string): string {
  if (!line.includes("`")) return change(line);
  const runs = [...line.matchAll(/`+/g)];
  const parts: string[] = [];
  const unclosed = new Set<number>();
  let place = 0;
  for (let index = 0; index < runs.length; index++) {
    const open = runs[index];
    if (!open || unclosed.has(open[0].length)) continue;
    const close = runs.findIndex((run, i) => i > index && run[0].length === open[0].length);
    const end = runs[close];
    if (!end) {
      unclosed.add(open[0].length);
      continue;
    }
    const after = end.index + end[0].length;
    parts.push(change(line.slice(place, open.index)), line.slice(open.index, after));
    place = after;
    index = close;
  }
  return parts.join("") + change(line.slice(place));
}
