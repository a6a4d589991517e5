import { createHash } from "node:crypto";
import type { Overlap } from "@/lib/lines/compare-texts";

/**
 * What a person has decided about lines that both sides have changed: to keep additions one after the other, or the text of one side.
 * The latter holds for places that the person has seen: `seen` has the mark of each (`markPlace`).
 */
export type Decision = { keeps: "both" } | { keeps: "sent" | "current"; seen: readonly string[] };

/**
 * Marks a place for a decision: the mark changes with the texts that the decision could remove, not with the line. Who keeps the sent
 * text may go on writing it.
 */
export function markPlace(
  { base, sent, current }: Pick<Overlap, "base" | "sent" | "current">,
  keeps: "sent" | "current",
): string {
  const texts = keeps === "sent" ? [base, current] : [base, current, sent];
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url");
}

/** Whether the decision is about each of the places, as often as it is there. */
export function isAbout(decision: Decision, places: Overlap[]): boolean {
  if (decision.keeps === "both") return false;
  const left = new Map<string, number>();
  for (const mark of decision.seen) left.set(mark, (left.get(mark) ?? 0) + 1);
  return places.every((place) => {
    const mark = markPlace(place, decision.keeps);
    const count = left.get(mark) ?? 0;
    left.set(mark, count - 1);
    return count > 0;
  });
}
