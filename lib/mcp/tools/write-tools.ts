import * as z from "zod";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal } from "@/lib/domain/context/goals";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { MAX_INSTRUCTIONS } from "@/lib/schemas/bounds";
import { ContextItem, contextItemContent } from "@/lib/schemas/context-items";
import { Document, DocumentTypeSlug } from "@/lib/schemas/documents";
import { sourceUrl, text, title } from "@/lib/schemas/fields";
import { Goal, goalFields } from "@/lib/schemas/goals";
import { Initiative, initiativeDescription } from "@/lib/schemas/initiatives";
import { requireScope } from "@/lib/schemas/scope";
import { goalType, initiativeId, label, nullableInitiativeId, scope } from "./arguments";
import { CREATES, defineTool } from "./tool";

export const writeTools = [
  defineTool({
    name: "create_initiative",
    title: "Create an initiative",
    description:
      "Starts a new initiative: a project, product or plan to set up, with its own context, goals and documents. Look with list_initiatives first.",
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
      "Saves one thing to remember: notes, logs, keeps or writes down a decision, risk, worry, idea, complaint, feedback, article or fact with an initiative, or adds it to what the whole workspace knows. For a number to reach use create_goal, for several things create_context_items.",
    toolset: "write",
    annotations: CREATES,
    input: requireScope(
      z.object({
        scope,
        initiative_id: nullableInitiativeId,
        label,
        title: title.describe("In a few words"),
        content: contextItemContent.min(1).describe("Markdown or text"),
        source_url: sourceUrl.optional().describe("Its address"),
      }),
    ),
    output: ContextItem,
    run: createContextItem,
  }),
  defineTool({
    name: "create_goal",
    title: "Create a goal",
    description:
      "Sets a new goal: an objective, KPI, target or hard limit, with today's figure and a deadline; for an initiative, or for the business or workspace.",
    toolset: "write",
    annotations: CREATES,
    input: requireScope(
      z.object({
        scope,
        initiative_id: nullableInitiativeId,
        goal_type: goalType,
        title: title.describe("In one line"),
        description: goalFields.description.optional().describe("What and why"),
        key_result: goalFields.key_result.optional().describe("How to tell that it is reached"),
        baseline: goalFields.baseline.optional().describe("Where it stands today"),
        timeframe: goalFields.timeframe.optional().describe("By when"),
      }),
    ),
    output: Goal,
    elsewhere: {
      priority: "update_goal takes a priority, in connections with ?toolsets=all.",
    },
    run: createGoal,
  }),
  defineTool({
    name: "generate_document",
    title: "Outline a document",
    description:
      "Creates an empty outline, a blank skeleton: only the headings of its type and your instructions. It does NOT write the text: write_document does, or fill it with update_document (both need ?toolsets=all).",
    toolset: "write",
    annotations: CREATES,
    input: z.object({
      initiative_id: initiativeId,
      document_type: DocumentTypeSlug.describe("Its type"),
      title: title.describe("Its title"),
      instructions: text(MAX_INSTRUCTIONS).describe("For whoever writes it"),
    }),
    output: Document,
    run: async (caller, { initiative_id, document_type: type, title, instructions }) => {
      const { draftOutline } = await import("@/lib/document-types/built-in-types");
      const content_markdown = draftOutline(type, instructions);
      return createDocument(caller, { initiative_id, type, title, content_markdown });
    },
    explain: (_, { data }, { tools }) => [
      "This is an outline: its sections are not written yet.",
      tools.has("update_document")
        ? `To write them, call update_document with id ${data.id}, expected_version ${data.version}, mode replace and the whole text.`
        : "This connection cannot write them: give the person the text, and tell them that it needs the editing tools (Settings, Connect; ?toolsets=all in the server's address).",
      ...(tools.has("write_document")
        ? ["write_document writes a whole document from what the workspace knows, as a new one."]
        : []),
    ],
  }),
];
