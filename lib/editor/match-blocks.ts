import { countEqualEnds } from "@/lib/lines/equal-ends.mjs";

export type Match = { old: number; now: number; kept: boolean };
type Test<Old, Now> = (old: Old, now: Now) => boolean;

/** If more are needed, everything between the equal ends counts as changed. */
const MAX_COMPARISONS = 1_000_000;

/** Pairs equal ends, then the longest common subsequence, then leftovers in the same place that are `similar`. */
export function match<Old, Now>(
  old: readonly Old[],
  now: readonly Now[],
  same: Test<Old, Now>,
  similar: Test<Old, Now>,
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
function matchChanged<Old, Now>(old: Old[], now: Now[], similar: Test<Old, Now>): Match[] {
  return matchEnds(old, now, countEqualEnds(old, now, similar), false).flat();
}

/** Pairs the first items with the first, and the last with the last. */
function matchEnds(
  { length: old }: readonly unknown[],
  { length: now }: readonly unknown[],
  { before, after }: { before: number; after: number },
  kept: boolean,
): [Match[], Match[]] {
  return [
    Array.from({ length: before }, (_, at) => ({ old: at, now: at, kept })),
    Array.from({ length: after }, (_, at) => ({
      old: old - after + at,
      now: now - after + at,
      kept,
    })),
  ];
}

function matchCommon<Old, Now>(
  old: readonly Old[],
  now: readonly Now[],
  same: Test<Old, Now>,
): Match[] {
  const ends = countEqualEnds(old, now, same);
  const [start, end] = matchEnds(old, now, ends, true);
  const isEqual = (i: number, j: number) => {
    const [a, b] = [old[ends.before + i], now[ends.before + j]];
    return a !== undefined && b !== undefined && same(a, b);
  };
  const equal = ends.before + ends.after;
  const [rows, columns] = [old.length - equal, now.length - equal];
  const between = rows * columns > MAX_COMPARISONS ? [] : findLongest(rows, columns, isEqual);
  return [...start, ...between.map(shift(ends.before, ends.before)), ...end];
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
