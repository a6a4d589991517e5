import { countNoun } from "@/lib/text/phrases";
import { MAX_ITEMS } from "./split-items";

/** Says what becomes of the items beyond those of one save. */
export const describeMore = (more: number): string =>
  `Only the first ${MAX_ITEMS} are shown and saved. ${
    more === 1 ? "The other one stays" : `The other ${more} stay`
  } here to be saved next.`;

/** Says what is left after a save. `added` is 0 if the person passed over all of its items. */
export function describeLeft(added: number, left: number): string {
  const items = left === 1 ? "it" : "them";
  const before = added === 0 ? "" : `${countNoun(added, "context item")} added, `;
  return `${before}${left} left: look through ${items}, then save ${items} too.`;
}

/** Says what the button does; with nothing chosen, it leads on to the items of the next save. Undefined if there is nothing to do. */
export function describeStep(chosen: number, more: number): string | undefined {
  if (chosen > 0) return `Save ${countNoun(chosen, "item")}`;
  return more > 0 ? "Go on without these" : undefined;
}
