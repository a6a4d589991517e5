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
  const { start, end } = countCommon(before, after);
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const kept = isEdit(removed, added) ? start + 1 : start;
  return after.map((_, index) => {
    if (index < kept) return choices[index] ?? {};
    if (index < after.length - end) return {};
    return choices[index + before.length - after.length] ?? {};
  });
}

/** Whether one item became one that has at least half of its text in common. Otherwise another was pasted over it. */
function isEdit([before = "", ...more]: string[], [after = "", ...others]: string[]): boolean {
  if (more.length > 0 || others.length > 0) return false;
  const { start, end } = countCommon(before, after);
  return start + end > 0 && start + end >= Math.min(before.length, after.length) / 2;
}

/** Counts the items of two lists, or the characters of two texts, that are the same at the start and then at the end. */
function countCommon(before: ArrayLike<string>, after: ArrayLike<string>) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  const isSameAtEnd = () => before[before.length - 1 - end] === after[after.length - 1 - end];
  while (end < shorter - start && isSameAtEnd()) end += 1;
  return { start, end };
}
