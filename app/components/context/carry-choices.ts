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
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const isEdit = before.length === after.length && start + end === after.length - 1;
  return after.map((_, index) => {
    if (isEdit || index < start) return choices[index] ?? {};
    if (index < after.length - end) return {};
    return choices[index + before.length - after.length] ?? {};
  });
}
