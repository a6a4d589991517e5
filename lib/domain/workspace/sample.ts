import type { NewContextItem } from "@/lib/schemas/context-items";
import type { Document } from "@/lib/schemas/documents";
import type { NewGoal } from "@/lib/schemas/goals";

/** One document as it stands today; fields as in the API. */
export type SampleDocument = Pick<Document, "type" | "status" | "title" | "content_markdown">;

/** A context item without its scope, which follows from its place in the sample. */
export type SampleContextItem = Omit<NewContextItem, "scope" | "initiative_id">;

/** A goal without its scope, which follows from its place in the sample. */
export type SampleGoal = Omit<NewGoal, "scope" | "initiative_id">;

export type SampleInitiative = {
  title: string;
  description: string;
  archived: boolean;
  documents: readonly SampleDocument[];
  contextItems: readonly SampleContextItem[];
  goals: readonly SampleGoal[];
};

/** A whole workspace to look around in. Every list is in the order of creation, oldest first. */
export type SampleWorkspace = {
  name: string;
  contextItems: readonly SampleContextItem[];
  goals: readonly SampleGoal[];
  initiatives: readonly SampleInitiative[];
};
