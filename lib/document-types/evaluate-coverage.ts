import type { Checklist, Slot } from "./definition";

/** The evidence that a generation for one initiative would see: its labels and types, and the number of uploads. */
export type CoverageFacts = { labels: ReadonlySet<string>; uploads: number };

const isPresent = ({ kind, satisfiesLabels }: Slot, { labels, uploads }: CoverageFacts) =>
  kind === "upload" ? uploads > 0 : satisfiesLabels.some((label) => labels.has(label));

/** Evaluates a checklist. Adequate means that every required slot is present, so an empty checklist is adequate. */
export function evaluateCoverage(checklist: Checklist, facts: CoverageFacts) {
  const coverage = checklist.map((slot) => ({ ...slot, present: isPresent(slot, facts) }));
  return { adequate: coverage.every((slot) => slot.present || !slot.required), coverage };
}
