import { countEqualEnds } from "@/lib/lines/equal-ends.mjs";
import type { ContextLabel } from "@/lib/schemas/enums";

export type Choice = { isLeftOut?: boolean; label?: ContextLabel };

/**
 * Carries the choices for the items of a pasted list over to the items of its changed text. Those before and after the change keep
 * theirs, as does an item that was only edited.
 */
export function carryChoices(
  choices: readonly Choice[],
  before: readonly string[],
  after: readonly string[],
): Choice[] {
  const same = countEqualEnds(before, after, isSame);
  const removed = before.slice(same.before, before.length - same.after);
  const added = after.slice(same.before, after.length - same.after);
  const kept = isEdit(removed, added) ? same.before + 1 : same.before;
  return after.map((_, index) => {
    if (index < kept) return choices[index] ?? {};
    if (index < after.length - same.after) return {};
    return choices[index + before.length - after.length] ?? {};
  });
}

/** Whether one item became one that has at least half of its text in common. Otherwise another was pasted over it. */
function isEdit([before = "", ...more]: string[], [after = "", ...others]: string[]): boolean {
  if (more.length > 0 || others.length > 0) return false;
  const same = countEqualEnds(before, after, isSame);
  const common = same.before + same.after;
  return common > 0 && common >= Math.min(before.length, after.length) / 2;
}

const isSame = (a: string, b: string) => a === b;
