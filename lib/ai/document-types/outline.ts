import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** What of the workspace feeds a section: labels of context items, types of goals, types of documents. */
export type Feed = {
  labels?: readonly ContextLabel[];
  goals?: readonly GoalType[];
  documents?: readonly DocumentType[];
};

/** One section of a document, as its writer should see it. */
export type Section = {
  heading: string;
  /** One plain sentence that tells the writer what belongs here. */
  purpose: string;
  /** What a good one contains, in a sentence or two: what a reader checks it by. */
  good: string;
  feed: Feed;
};

/** The sections of one document type, in reading order. */
export type Outline = readonly Section[];
