import * as z from "zod";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { LABEL_MEANINGS } from "@/lib/schemas/enums";
import { id, Page } from "@/lib/schemas/fields";
import { GoalTypeName } from "@/lib/schemas/goals";
import { GOAL_TYPE_MEANINGS, listMeanings } from "@/lib/schemas/meanings";
import { ScopeName } from "@/lib/schemas/scope";

export const initiativeId = id.describe("From list_initiatives");
export const documentId = id.describe("From list_documents");

/** Required by contract; an absent one counts as null (`lib/mcp/calls/repair-arguments.ts`). */
export const nullableInitiativeId = id
  .nullable()
  .describe("From list_initiatives; null: the workspace");

/** Further tools refer to these clauses, since a model reads the whole list of tools. */
export const SAME_LABEL = "As in create_context_item";
export const label = ContextLabelName.describe(listMeanings(LABEL_MEANINGS));
export const sameLabel = ContextLabelName.describe(SAME_LABEL);
export const goalType = GoalTypeName.describe(listMeanings(GOAL_TYPE_MEANINGS));

export const scope = ScopeName.describe("workspace: for every initiative, everybody");

export const page = {
  limit: Page.shape.limit.describe("At most"),
  offset: Page.shape.offset.describe("To skip"),
};

/** Advice for filters that a list does not have. */
export const searchFor = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      "So the list is not narrowed: look through it. Or find some with search_workspace, whose words also match labels.",
    ]),
  );

/** Input of a list that reads one scope. REST defaults to `initiative`, MCP to `workspace`. */
export const scopedPage = z.object({
  scope: ScopeName.describe("workspace: only its own").default("workspace"),
  initiative_id: id.optional().describe("Only of that initiative"),
  ...page,
});
