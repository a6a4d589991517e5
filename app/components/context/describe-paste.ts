import { countNoun } from "@/lib/text/phrases";
import { MAX_ITEMS } from "./split-items";

/** Describes the items beyond the maximum of one save. */
export const describeMore = (more: number): string =>
  `Only the first ${MAX_ITEMS} are shown and saved. ${
    more === 1 ? "The other one stays" : `The other ${more} stay`
  } here to be saved next.`;

/** Describes the items that are left after a save. `added` is 0 if the person passed over all of its items. */
export function describeLeft(added: number, left: number): string {
  const items = left === 1 ? "it" : "them";
  const before = added === 0 ? "" : `${countNoun(added, "context item")} added, `;
  return `${before}${left} left: look through ${items}, then save ${items} too.`;
}

/** Labels the button. If nothing is chosen, it leads to the items of the next save. Undefined if there is nothing to do. */
export function describeStep(chosen: number, more: number): string | undefined {
  if (chosen > 0) return `Save ${countNoun(chosen, "item")}`;
  return more > 0 ? "Go on without these" : undefined;
}
