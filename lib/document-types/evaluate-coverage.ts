import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";
import type { Checklist, Slot } from "./definition";

/** The evidence that a generation for one initiative would see. */
export type CoverageFacts = {
  labels: ReadonlySet<ContextLabel>;
  goalTypes: ReadonlySet<GoalType>;
  documentTypes: ReadonlySet<DocumentType>;
  uploads: number;
};

function isPresent(slot: Slot, facts: CoverageFacts): boolean {
  switch (slot.kind) {
    case "context_label":
      return slot.satisfiesLabels.some((label) => facts.labels.has(label));
    case "goal":
      return slot.satisfiesLabels.some((type) => facts.goalTypes.has(type));
    case "related_document":
      return slot.satisfiesLabels.some((type) => facts.documentTypes.has(type));
    case "upload":
      return facts.uploads > 0;
  }
}

/** Evaluates a checklist. Adequate means that every required slot is present, so an empty checklist is adequate. */
export function evaluateCoverage(checklist: Checklist, facts: CoverageFacts) {
  const coverage = checklist.map((slot) => ({ ...slot, present: isPresent(slot, facts) }));
  return { adequate: coverage.every((slot) => slot.present || !slot.required), coverage };
}
