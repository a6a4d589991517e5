import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** What of the workspace feeds a section: labels of context items in the order in which a reader wants them, types of goals, types of documents. */
type Feed = {
  labels?: readonly ContextLabel[];
  /** Items and goals that belong here only when they hold one of these beginnings of words, in lower case. */
  about?: {
    labels?: readonly ContextLabel[];
    goals?: readonly GoalType[];
    words: readonly string[];
    /** Beginnings that say the opposite: an item that holds one does not belong here by its words. */
    unless?: readonly string[];
  };
  goals?: readonly GoalType[];
  documents?: readonly DocumentType[];
  /** The initiative's own description; without any such section it opens the first one. */
  initiative?: true;
  /** Excerpts of uploaded files. */
  uploads?: true;
  /** Goals of the workspace stand beside the initiative's own; elsewhere they only stand in for missing ones. */
  workspaceGoals?: true;
  /** What guides the wording, such as a house style, and is not written down itself. */
  guides?: { labels?: readonly ContextLabel[]; goals?: readonly GoalType[] };
};

/** How a draft made by rules sets a section out; bullets where there is none. */
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

/** One section of a document, as its writer should see it. */
export type Section = {
  heading: string;
  /** One plain sentence that tells the writer what belongs here. */
  purpose: string;
  /** What a good one contains, in a sentence or two: what a reader checks it by. */
  good: string;
  feed: Feed;
  layout?: LayoutName;
  /** Beginnings of words in headings of other documents whose text belongs here, beside this heading's own. */
  headings?: readonly string[];
  /** Beginnings of words in a paragraph of any other document that belongs here, where no item or goal does. */
  says?: readonly string[];
};

/** The sections of a document, in reading order. */
export type Outline = readonly Section[];

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

/** The slots of a document, in the order a reader should fill them. */
export type Checklist = readonly Slot[];

/** All that is particular to one document type: what it consists of and what the workspace should hold for it. */
export type BuiltInType = { outline: Outline; checklist: Checklist };
