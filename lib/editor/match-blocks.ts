export type Match = { old: number; now: number; kept: boolean };

/** If more are needed, everything between the equal ends counts as changed. */
const MAX_COMPARISONS = 1_000_000;

/** Pairs equal ends, then the longest common subsequence, then leftovers in the same place that are `similar`. */
export function match<T>(
  old: readonly T[],
  now: readonly T[],
  same: (a: T, b: T) => boolean,
  similar: (a: T, b: T) => boolean,
): Match[] {
  const kept = matchCommon(old, now, same);
  const out: Match[] = [];
  let [i, j] = [0, 0];
  for (const { old: a, now: b } of [...kept, { old: old.length, now: now.length }]) {
    out.push(...matchChanged(old.slice(i, a), now.slice(j, b), similar).map(shift(i, j)));
    if (a < old.length || b < now.length) out.push({ old: a, now: b, kept: true });
    [i, j] = [a + 1, b + 1];
  }
  return out;
}

const shift =
  (i: number, j: number) =>
  ({ old, now, kept }: Match): Match => ({ old: old + i, now: now + j, kept });

/** Most insertions and deletions happen between unchanged items. */
function matchChanged<T>(old: T[], now: T[], similar: (a: T, b: T) => boolean): Match[] {
  const most = Math.min(old.length, now.length);
  const isSimilar = (i: number, j: number) => {
    const [a, b] = [old[i], now[j]];
    return a !== undefined && b !== undefined && similar(a, b);
  };
  const out: Match[] = [];
  let head = 0;
  for (; head < most && isSimilar(head, head); head++)
    out.push({ old: head, now: head, kept: false });
  const tail: Match[] = [];
  for (let back = 1; back <= most - head; back++) {
    const [i, j] = [old.length - back, now.length - back];
    if (!isSimilar(i, j)) break;
    tail.unshift({ old: i, now: j, kept: false });
  }
  return [...out, ...tail];
}

function matchCommon<T>(
  old: readonly T[],
  now: readonly T[],
  same: (a: T, b: T) => boolean,
): Match[] {
  const isEqual = (i: number, j: number) => {
    const [a, b] = [old[i], now[j]];
    return a !== undefined && b !== undefined && same(a, b);
  };
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && isEqual(head, head)) head++;
  let tail = 0;
  while (tail < most - head && isEqual(old.length - 1 - tail, now.length - 1 - tail)) tail++;
  const [rows, columns] = [old.length - head - tail, now.length - head - tail];
  const pair = (i: number, j: number): Match => ({ old: i, now: j, kept: true });
  const start = Array.from({ length: head }, (_, at) => pair(at, at));
  const end = Array.from({ length: tail }, (_, at) =>
    pair(old.length - tail + at, now.length - tail + at),
  );
  const between =
    rows * columns > MAX_COMPARISONS
      ? []
      : findLongest(rows, columns, (i, j) => isEqual(head + i, head + j)).map(shift(head, head));
  return [...start, ...between, ...end];
}

function findLongest(
  rows: number,
  columns: number,
  equal: (i: number, j: number) => boolean,
): Match[] {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = equal(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const out: Match[] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (equal(i, j) && at(i, j) === at(i + 1, j + 1) + 1)
      out.push({ old: i++, now: j++, kept: true });
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return out;
}
