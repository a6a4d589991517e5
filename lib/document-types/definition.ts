import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** The evidence that feeds a section: labels of context items in reading order, types of goals, types of documents. */
type Feed = {
  labels?: readonly ContextLabel[];
  /** Items and goals that belong here only if they contain one of these word beginnings, in lower case. */
  about?: {
    labels?: readonly ContextLabel[];
    goals?: readonly GoalType[];
    words: readonly string[];
    /** Word beginnings that say the opposite: items that contain one do not belong here by their words. */
    unless?: readonly string[];
  };
  goals?: readonly GoalType[];
  documents?: readonly DocumentType[];
  /** The initiative's own description; if no section has it, it opens the first section. */
  initiative?: true;
  /** Excerpts of uploaded files. */
  uploads?: true;
  /** Goals of the workspace are written next to the initiative's own; elsewhere only if it has none. */
  workspaceGoals?: true;
  /** Evidence that guides the wording, such as a house style, and is not written itself. */
  guides?: { labels?: readonly ContextLabel[]; goals?: readonly GoalType[] };
};

/** The layout of a section in a draft by rules; bullets by default. */
export type LayoutName =
  | "goals"
  | "goal_figures"
  | "goal_results"
  | "objectives"
  | "risks"
  | "risk_causes"
  | "risk_responses"
  | "risk_signs"
  | "risk_contingencies"
  | "decisions"
  | "decision_reasons"
  | "competitor"
  | "competitor_price"
  | "competitor_strengths"
  | "competitor_weaknesses"
  | "story";

/** One section of a document, described for its writer. */
export type Section = {
  heading: string;
  /** One plain sentence that tells the writer what belongs here. */
  purpose: string;
  /** The criteria of a good section, in one or two sentences. */
  good: string;
  feed: Feed;
  layout?: LayoutName;
  /** Word beginnings in the headings of other documents whose text belongs here, in addition to this heading. */
  headings?: readonly string[];
  /** Word beginnings in paragraphs of other documents that belong here if no item or goal does. */
  says?: readonly string[];
};

/** The sections of a document, in reading order. */
export type Outline = readonly Section[];

type SlotText = {
  /** Stable snake_case slug, unique within a checklist: part of the public contract. */
  key: string;
  /** Name of the wanted evidence, in plain words. */
  label: string;
  /** One sentence on what to add. */
  hint: string;
  /** True if the document could only be invented without it. */
  required: boolean;
};

/** One kind of evidence that a document needs. Any of `satisfiesLabels` fills it; uploads have no labels. */
export type Slot = SlotText &
  (
    | { kind: "context_label"; satisfiesLabels: readonly ContextLabel[] }
    | { kind: "goal"; satisfiesLabels: readonly GoalType[] }
    | { kind: "related_document"; satisfiesLabels: readonly DocumentType[] }
    | { kind: "upload"; satisfiesLabels: readonly [] }
  );

/** The slots of a document, in the order a reader should fill them. */
export type Checklist = readonly Slot[];

/** The definition of a document type: its sections, and the evidence that the workspace should have for it. */
export type BuiltInType = { outline: Outline; checklist: Checklist };
