import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** What every slot of a checklist has, whatever fills it. */
type SlotText = {
  /** Stable snake_case slug, unique within a checklist: part of the public contract. */
  key: string;
  /** What is asked for, in plain words. */
  label: string;
  /** One sentence on what to add. */
  hint: string;
  /** Without it the document could only be written by making things up. */
  required: boolean;
};

/** One thing a document needs. `satisfiesLabels` names what fills it, any one of them; an upload has no names. */
export type Slot = SlotText &
  (
    | { kind: "context_label"; satisfiesLabels: readonly ContextLabel[] }
    | { kind: "goal"; satisfiesLabels: readonly GoalType[] }
    | { kind: "related_document"; satisfiesLabels: readonly DocumentType[] }
    | { kind: "upload"; satisfiesLabels: readonly [] }
  );

/** The slots of one document type, in the order a reader should fill them. */
export type Checklist = readonly Slot[];
