import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** Guides the wording of a document and is never written into it. */
export const WORDING_LABEL = "brand_guidelines" satisfies ContextLabel;

/**
 * The evidence that feeds a section. The first section that names a label, a goal type or a document type is its home;
 * `about` moves pieces to a section that their words name.
 */
export type Feed = {
  labels?: readonly ContextLabel[];
  goals?: readonly GoalType[];
  /** Items and goals that belong here if they contain one of these word beginnings, in lower case. */
  about?: {
    labels?: readonly ContextLabel[];
    goals?: readonly GoalType[];
    words: readonly string[];
    /** Word beginnings that say the opposite: items that contain one do not belong here by their words. */
    unless?: readonly string[];
  };
  documents?: readonly DocumentType[];
  /** The initiative's own description; if no section has it, it opens the first section. */
  initiative?: true;
  /** The sentences of the description that name a date, apart from its first. */
  dates?: true;
  /** Excerpts of uploaded files. */
  uploads?: true;
};

/** The layout of a section in a draft by rules; bullets by default. */
export type LayoutName =
  | "goals"
  | "goal_figures"
  | "goal_results"
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
  /** Word beginnings in paragraphs and list items of other documents that belong here. */
  says?: readonly string[];
  /** What to check in pieces that are here by their label alone: their words do not say that they belong here. */
  check?: string;
};

/** The sections of a document, in reading order. */
export type Outline = readonly Section[];

type SlotText = {
  /** Name of the wanted evidence, in plain words. */
  label: string;
  /** One sentence on what to add. */
  hint: string;
};
/** The evidence that fills a slot: any of these labels or types. */
type Wanted =
  | { labels: readonly ContextLabel[] }
  | { goals: readonly GoalType[] }
  | { documents: readonly DocumentType[] }
  | { uploads: true };
/** Slots by key: a stable snake_case slug, part of the public contract. */
type Slots = Readonly<Record<string, SlotText & Wanted>>;

/** One kind of evidence that a document needs. Any of `satisfiesLabels` fills it; uploads have no labels. */
export type Slot = SlotText & {
  key: string;
  /** True if the document could only be invented without it. */
  required: boolean;
} & (
    | { kind: "context_label"; satisfiesLabels: readonly ContextLabel[] }
    | { kind: "goal"; satisfiesLabels: readonly GoalType[] }
    | { kind: "related_document"; satisfiesLabels: readonly DocumentType[] }
    | { kind: "upload"; satisfiesLabels: readonly [] }
  );

/** The slots of a document, in the order a reader should fill them. */
export type Checklist = readonly Slot[];

/** The definition of a document type: its sections, and the evidence that the workspace should have for it. */
export type BuiltInType = { outline: Outline; checklist: Checklist };

/** Makes a checklist, the required slots first. */
export const listSlots = (slots: { required: Slots; optional: Slots }): Checklist =>
  (["required", "optional"] as const).flatMap((need) =>
    Object.entries(slots[need]).map(([key, { label, hint, ...wanted }]) => ({
      key,
      label,
      hint,
      required: need === "required",
      ...toNeed(wanted),
    })),
  );

function toNeed(wanted: Wanted) {
  if ("labels" in wanted) return { kind: "context_label", satisfiesLabels: wanted.labels } as const;
  if ("goals" in wanted) return { kind: "goal", satisfiesLabels: wanted.goals } as const;
  if ("documents" in wanted)
    return { kind: "related_document", satisfiesLabels: wanted.documents } as const;
  return { kind: "upload", satisfiesLabels: [] } as const;
}
