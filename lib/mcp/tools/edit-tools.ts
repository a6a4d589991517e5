import * as z from "zod";
import { updateContextItem } from "@/lib/domain/context/context-items";
import { updateGoal } from "@/lib/domain/context/goals";
import { listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { editDocument } from "@/lib/domain/documents/edit-document";
import { restoreDocumentVersion } from "@/lib/domain/documents/restore-document";
import { updateInitiative } from "@/lib/domain/initiatives/initiatives";
import { invalid } from "@/lib/errors";
import { ContextItem, ContextLabelName, contextItemContent } from "@/lib/schemas/context-items";
import {
  contentMarkdown,
  DocumentStatusName,
  DocumentVersionSummary,
  EDIT_MODES,
  Merge,
} from "@/lib/schemas/documents";
import { defineList, id, sourceUrl, title, versionNumber } from "@/lib/schemas/fields";
import { Goal, GoalTypeName, goalFields } from "@/lib/schemas/goals";
import { Initiative, initiativeDescription } from "@/lib/schemas/initiatives";
import { documentId, initiativeId, page, scope } from "./arguments";
import { DocumentPiece, toDocumentPiece } from "./document-piece";
import { CHANGES, CREATES, defineTool, READS } from "./tool";

/** Requires at least one change in addition to the ids of `address`. @throws 400 */
function withChange<Input extends object>(input: Input, address: string[]): Input {
  const isChange = Object.entries(input).some(
    ([name, value]) => value !== undefined && !address.includes(name),
  );
  if (isChange) return input;
  throw invalid("", "There is nothing to change: send what should be different, like a title.");
}

const newTitle = title.optional().describe("A new title");

/** The toolset `edit`, for connections that ask for it (`docs/contract/additions.md#editing-over-mcp`). */
export const editTools = [
  defineTool({
    name: "update_document",
    title: "Change a document",
    description:
      "Changes a document that you have just read. Give its version as expected_version. mode replace: a whole new text, merged by lines if somebody changed it since; append: text at the end; patch: find, an exact passage that occurs once, becomes content. Earlier versions are kept.",
    toolset: "edit",
    annotations: CHANGES,
    input: z.object({
      id: documentId,
      expected_version: versionNumber.describe("The version you read, from get_document"),
      mode: z.enum(EDIT_MODES).optional().describe("How content changes the text"),
      content: contentMarkdown
        .optional()
        .describe("The new text, by mode; for patch, nothing removes the passage"),
      find: contentMarkdown.optional().describe("For patch: the exact passage to change"),
      title: newTitle,
      status: DocumentStatusName.optional().describe("A new status"),
    }),
    output: DocumentPiece.extend({
      merged: Merge.optional().describe("Your text was merged with what others changed"),
    }),
    target: { type: "document", argument: "id" },
    run: async (caller, input) => {
      const { document, merged } = await editDocument(caller, input);
      return { ...(await toDocumentPiece(caller, document)), ...(merged && { merged }) };
    },
  }),
  defineTool({
    name: "update_initiative",
    title: "Change an initiative",
    description:
      "Changes the title or description of an initiative, or archives it (and back). Only what is given changes; earlier versions are kept. Returns the initiative.",
    toolset: "edit",
    annotations: CHANGES,
    input: z.object({
      id: initiativeId,
      title: newTitle,
      description: initiativeDescription.nullish().describe("A new description; null empties it"),
      archived: z.boolean().optional().describe("true: put it away; false: bring it back"),
    }),
    output: Initiative,
    target: { type: "initiative", argument: "id" },
    run: (caller, input) => updateInitiative(caller, withChange(input, ["id"])),
  }),
  defineTool({
    name: "update_context_item",
    title: "Change a context item",
    description:
      "Changes a context item. Only what is given changes; earlier versions are kept. Returns the item.",
    toolset: "edit",
    annotations: CHANGES,
    input: z.object({
      id: id.describe("Context item id, from list_context_items"),
      scope,
      title: newTitle,
      content: contextItemContent.optional().describe("The new text"),
      label: ContextLabelName.optional().describe("A new label"),
      source_url: sourceUrl.nullish().describe("Where it comes from; null removes it"),
    }),
    output: ContextItem,
    target: { type: "context_item", argument: "id" },
    run: (caller, input) => updateContextItem(caller, withChange(input, ["id", "scope"])),
  }),
  defineTool({
    name: "update_goal",
    title: "Change a goal",
    description:
      "Changes a goal. Only what is given changes, null empties a field; earlier versions are kept. Returns the goal.",
    toolset: "edit",
    annotations: CHANGES,
    input: z.object({
      id: id.describe("Goal id, from list_goals"),
      scope,
      goal_type: GoalTypeName.optional().describe("A new kind"),
      title: newTitle,
      description: goalFields.description.nullish().describe("What is to be reached, and why"),
      key_result: goalFields.key_result.nullish().describe("What tells that it is reached"),
      baseline: goalFields.baseline.nullish().describe("Where it starts from"),
      timeframe: goalFields.timeframe.nullish().describe("By when"),
      priority: goalFields.priority.nullish().describe("0 to 1000, higher is more important"),
    }),
    output: Goal,
    target: { type: "goal", argument: "id" },
    run: (caller, input) => updateGoal(caller, withChange(input, ["id", "scope"])),
  }),
  defineTool({
    name: "list_document_versions",
    title: "List a document's versions",
    description:
      "Lists the versions of a document, newest first, without their texts: who wrote each and through which door. Bring one back with restore_document_version.",
    toolset: "edit",
    annotations: READS,
    input: z.object({ id: documentId, ...page }),
    output: defineList(DocumentVersionSummary),
    target: { type: "document", argument: "id" },
    run: listDocumentVersions,
  }),
  defineTool({
    name: "restore_document_version",
    title: "Restore a version",
    description:
      "Makes the text of an earlier version the newest version of the document. Nothing is lost: the versions between stay. Returns the document.",
    toolset: "edit",
    annotations: CREATES,
    input: z.object({
      id: documentId,
      version: versionNumber.describe("Which one, from list_document_versions"),
    }),
    output: DocumentPiece,
    target: { type: "document", argument: "id" },
    run: async (caller, input) =>
      toDocumentPiece(caller, await restoreDocumentVersion(caller, input)),
  }),
];
