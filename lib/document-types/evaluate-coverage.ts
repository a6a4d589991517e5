import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";
import type { Checklist, Slot } from "./definition";

/** The evidence that a generation for one initiative would see. */
export type CoverageFacts = {
  /** Labels of the initiative's and the workspace's context items. */
  labels: ReadonlySet<ContextLabel>;
  /** Types of the initiative's and the workspace's goals. */
  goalTypes: ReadonlySet<GoalType>;
  /** Types of the initiative's documents, without archived ones and unedited generated drafts. */
  documentTypes: ReadonlySet<DocumentType>;
  /** Number of files uploaded to the initiative. */
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
