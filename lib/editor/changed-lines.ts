import { match } from "./match-blocks";

/** In UTF-16 units; whole lines, which end with line feeds. */
type LineChange = { from: number; to: number; insert: string };

export function findChangedLines(old: string, now: string): LineChange[] {
  const [before, after] = [takeLines(old), takeLines(now)];
  const kept = match(
    before,
    after,
    (a, b) => a === b,
    () => false,
  );
  const out: LineChange[] = [];
  let [i, j, from] = [0, 0, 0];
  for (const pair of [...kept, { old: before.length, now: after.length }]) {
    const to = from + sumLengths(before.slice(i, pair.old));
    const insert = after.slice(j, pair.now).join("");
    if (from < to || insert) out.push({ from, to, insert });
    from = to + (before[pair.old]?.length ?? 0);
    [i, j] = [pair.old + 1, pair.now + 1];
  }
  return out;
}

const takeLines = (text: string) => text.split(/(?<=\n)/);
const sumLengths = (lines: string[]) => lines.reduce((sum, { length }) => sum + length, 0);
