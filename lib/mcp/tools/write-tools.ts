import * as z from "zod";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal } from "@/lib/domain/context/goals";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { ContextItem, ContextLabelName, contextItemContent } from "@/lib/schemas/context-items";
import { Document, DocumentTypeSlug } from "@/lib/schemas/documents";
import { text, title } from "@/lib/schemas/fields";
import { Goal, GoalTypeName, goalFields } from "@/lib/schemas/goals";
import { Initiative, initiativeDescription } from "@/lib/schemas/initiatives";
import { inScope } from "@/lib/schemas/scope";
import { initiativeId, nullableInitiativeId, scope } from "./arguments";
import { CREATES, defineTool } from "./tool";

export const writeTools = [
  defineTool({
    name: "create_initiative",
    title: "Create an initiative",
    description:
      "Creates an empty initiative, the place for the context, goals and documents of one undertaking. Look with list_initiatives first. Returns it with its id.",
    toolset: "write",
    annotations: CREATES,
    input: z.object({
      title: title.describe("Its name"),
      description: initiativeDescription.optional().describe("What it is about, and why"),
    }),
    output: Initiative,
    run: createInitiative,
  }),
  defineTool({
    name: "create_context_item",
    title: "Save a context item",
    description:
      "Saves one piece of knowledge on an initiative, or on the workspace when it holds for all of them. For several on one initiative use create_context_items. Returns it with its id.",
    toolset: "write",
    annotations: CREATES,
    input: inScope(
      z.object({
        scope,
        initiative_id: nullableInitiativeId,
        label: ContextLabelName.describe("Its kind"),
        title: title.describe("In a few words"),
        content: contextItemContent.min(1).describe("The knowledge, as Markdown or plain text"),
      }),
    ),
    output: ContextItem,
    run: createContextItem,
  }),
  defineTool({
    name: "create_goal",
    title: "Create a goal",
    description:
      "Sets a goal for an initiative, or for the workspace. Look with list_goals first. Returns it with its id.",
    toolset: "write",
    annotations: CREATES,
    input: inScope(
      z.object({
        scope,
        initiative_id: nullableInitiativeId,
        goal_type: GoalTypeName.describe("Its kind"),
        title: title.describe("The goal, in one line"),
        description: goalFields.description.optional().describe("What and why"),
        key_result: goalFields.key_result.optional().describe("How to tell that it is reached"),
      }),
    ),
    output: Goal,
    run: createGoal,
  }),
  defineTool({
    name: "generate_document",
    title: "Start a document",
    description:
      "Stores a draft made of its type's outline and your instructions, to be written out; no AI runs, no quota is used. First see what is missing with check_context_coverage. Returns the document with its id.",
    toolset: "write",
    annotations: CREATES,
    input: z.object({
      initiative_id: initiativeId,
      document_type: DocumentTypeSlug.describe("Its kind"),
      title: title.describe("Its title"),
      instructions: text(10_000).describe("What to write about and to mind"),
    }),
    output: Document,
    run: async (caller, { initiative_id, document_type: type, title, instructions }) => {
      const { draftOutline } = await import("@/lib/document-types");
      const content_markdown = draftOutline(type, instructions);
      return createDocument(caller, { initiative_id, type, title, content_markdown });
    },
  }),
];
