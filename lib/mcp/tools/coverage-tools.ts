import * as z from "zod";
import { classifyContext } from "@/lib/domain/context/classify";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import { relabelContextItem } from "@/lib/domain/context/context-items";
import { blob, Proposals } from "@/lib/schemas/classify";
import {
  BatchResult,
  ContextLabelName,
  contextItemContent,
  Relabelled,
} from "@/lib/schemas/context-items";
import { Coverage } from "@/lib/schemas/coverage";
import { id, title } from "@/lib/schemas/fields";
import { initiativeId } from "./arguments";
import { CHANGES, CREATES, defineTool, READS } from "./tool";

const items = z
  .array(
    z.object({
      label: ContextLabelName.describe("Its kind"),
      title: title.describe("In a few words"),
      content: contextItemContent.describe("The knowledge"),
    }),
  )
  .min(1)
  .max(20)
  .describe("1 to 20 items");

/** Converts a type as people spell it (`PRD`, `Launch plan`) to the contract's spelling. */
const toSlug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

export const coverageTools = [
  defineTool({
    name: "check_context_coverage",
    title: "Check context coverage",
    description:
      "Tells what an initiative lacks for a document of this type: a checklist and counts; no AI. Use it before generate_document, and fill the gaps with create_context_items.",
    toolset: "coverage",
    annotations: READS,
    input: z.object({
      initiative_id: initiativeId,
      document_type: z.string().max(200).describe("Like prd; an unknown type is always adequate"),
    }),
    output: Coverage,
    target: { type: "initiative", argument: "initiative_id" },
    run: (caller, { initiative_id, document_type }) =>
      checkContextCoverage(caller, { id: initiative_id, documentType: toSlug(document_type) }),
  }),
  defineTool({
    name: "classify_context",
    title: "Classify pasted text",
    description:
      "Proposes context items and goals from pasted text, like meeting notes; saves nothing. Look through them, then save with create_context_items and create_goal.",
    toolset: "coverage",
    annotations: READS,
    input: z.object({
      initiative_id: initiativeId,
      blob: blob.describe("The text"),
      target_labels: z.array(ContextLabelName).max(15).optional().describe("Hints only"),
    }),
    output: Proposals,
    target: { type: "initiative", argument: "initiative_id" },
    run: (caller, { initiative_id, blob, target_labels }) =>
      classifyContext(caller, {
        id: initiative_id,
        blob,
        ...(target_labels && { targetLabels: target_labels }),
      }),
  }),
  defineTool({
    name: "create_context_items",
    title: "Save context items",
    description:
      "Saves up to 20 pieces of knowledge on one initiative, all or none. For the whole workspace use create_context_item. Returns their ids.",
    toolset: "coverage",
    annotations: CREATES,
    input: z.object({ initiative_id: initiativeId, items }),
    output: BatchResult,
    run: (caller, { initiative_id, items }) =>
      createContextItems(caller, { id: initiative_id, items }),
  }),
  defineTool({
    name: "relabel_context_item",
    title: "Relabel a context item",
    description: "Changes the label of a context item of an initiative, nothing else.",
    toolset: "coverage",
    annotations: CHANGES,
    input: z.object({
      item_id: id.describe("From list_context_items"),
      label: ContextLabelName.describe("Its new label"),
    }),
    output: Relabelled,
    run: (caller, { item_id, label }) => relabelContextItem(caller, { id: item_id, label }),
  }),
];
