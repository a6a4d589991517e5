import type { Node, Slice } from "prosemirror-model";
import { Mapping, StepMap } from "prosemirror-transform";
import { match } from "./match-blocks";
import { listChildren } from "./to-mdast";

type Replacement = { from: number; to: number; slice: Slice };

/**
 * Finds the replacements that turn `written` into `now`. `read` is the text of `written`, opened again:
 * it lacks things that Markdown does not store, such as a space at the end of a line. Those are kept,
 * because people are about to type there.
 */
export function findReplacementsByOthers(written: Node, read: Node, now: Node): Replacement[] {
  const maps = findReplacements(written, read).map(
    ({ from, to, slice }) => new StepMap([from, to - from, slice.size]),
  );
  const back = new Mapping(maps).invert();
  const out: Replacement[] = [];
  for (const { from, to, slice } of findReplacements(read, now)) {
    // An insertion replaces nothing, not even text at its place that only `written` has.
    const [start, end] = [back.mapResult(from, -1), back.mapResult(to, from === to ? -1 : 1)];
    if (start.deletedAcross || end.deletedAcross) return findReplacements(written, now);
    out.push({ from: start.pos, to: end.pos, slice });
  }
  return out;
}

/** Last first, so that earlier positions stay valid. */
export function findReplacements(old: Node, now: Node): Replacement[] {
  const [before, after] = [listChildren(old), listChildren(now)];
  const found = match(
    before,
    after,
    (a, b) => a.eq(b),
    (a, b) => a.sameMarkup(b) && a.isTextblock,
  );
  const starts = listPlaces(before);
  const targets = listPlaces(after);
  const out: Replacement[] = [];
  let [i, j] = [0, 0];
  for (const pair of [...found, { old: before.length, now: after.length, kept: true }]) {
    const [from, to] = [starts[i] ?? 0, starts[pair.old] ?? 0];
    const [start, end] = [targets[j] ?? 0, targets[pair.now] ?? 0];
    if (from < to || start < end) out.push({ from, to, slice: now.slice(start, end) });
    const [a, b] = [before[pair.old], after[pair.now]];
    if (!pair.kept && a && b) out.push(...replaceInside(a, b, (starts[pair.old] ?? 0) + 1));
    [i, j] = [pair.old + 1, pair.now + 1];
  }
  return out.reverse();
}

function listPlaces(children: readonly Node[]): number[] {
  const places = [0];
  for (const { nodeSize } of children) places.push((places.at(-1) ?? 0) + nodeSize);
  return places;
}

function replaceInside(old: Node, now: Node, at: number): Replacement[] {
  const start = old.content.findDiffStart(now.content);
  const end = old.content.findDiffEnd(now.content);
  if (start === null || !end) return [];
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = now.slice(start, end.b + overlap);
  return [{ from: at + start, to: at + end.a + overlap, slice }];
}
