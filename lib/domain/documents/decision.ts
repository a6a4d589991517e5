import { createHash } from "node:crypto";
import type { Overlap } from "@/lib/lines/compare-texts";

/**
 * What a person has decided about lines that both sides have changed: to keep additions one after the other, or the text of one side.
 * The latter holds for places that the person has seen: `seen` has the mark of each (`markPlace`).
 */
export type Decision = { keeps: "both" } | { keeps: "sent" | "current"; seen: readonly string[] };

/** Marks the stored side of a place: the mark changes with the text that a decision could remove, not with its line. */
export const markPlace = ({ base, current }: Pick<Overlap, "base" | "current">): string =>
  createHash("sha256")
    .update(JSON.stringify([base, current]))
    .digest("base64url");

/** Whether the decision is about each of the places, as often as it is there. */
export function isAbout(decision: Decision, places: Overlap[]): boolean {
  const left = decision.keeps === "both" ? [] : [...decision.seen];
  return places.map(markPlace).every((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
