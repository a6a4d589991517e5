/** `start` is in code points. */
export type Piece = { text: string; marked: boolean; start: number };

/** `highlights` are sorted pairs in code points, end excluded. */
export function splitHighlights(text: string, highlights: readonly [number, number][]): Piece[] {
  const points = Array.from(text);
  const pieces: Piece[] = [];
  let at = 0;
  const take = (end: number, marked: boolean) => {
    if (end <= at) return;
    pieces.push({ text: points.slice(at, end).join(""), marked, start: at });
    at = end;
  };
  for (const [start, end] of highlights) {
    take(Math.min(start, points.length), false);
    take(Math.min(end, points.length), true);
  }
  take(points.length, false);
  return pieces;
}
