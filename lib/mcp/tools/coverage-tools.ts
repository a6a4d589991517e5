import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { classifyContext } from "@/lib/domain/context/classify";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import { getContextItem, relabelContextItem } from "@/lib/domain/context/context-items";
import { ApiError } from "@/lib/errors";
import { findMeant } from "@/lib/mcp/calls/known-words";
import { blob, Proposals } from "@/lib/schemas/classify";
import { BatchResult, contextItemContent, Relabelled } from "@/lib/schemas/context-items";
import { Coverage, describeFollowed } from "@/lib/schemas/coverage";
import { DOCUMENT_TYPES, findBuiltInType } from "@/lib/schemas/enums";
import { id, sourceUrl, storable, title } from "@/lib/schemas/fields";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { initiativeId, sameLabel } from "./arguments";
import { CHANGES, CREATES, defineTool, HOW_TO_ADD, READS } from "./tool";

const items = z
  .array(
    z.object({
      label: sameLabel,
      title: title.describe("In a few words"),
      content: contextItemContent.describe("The text"),
      source_url: sourceUrl.optional().describe("Its address"),
    }),
  )
  .min(1)
  .max(20)
  .describe("Each with label, title, content");

const toTypeSlug = (text: string) =>
  findMeant(text, DOCUMENT_TYPES) ??
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

/** A type without a checklist is adequate by contract, which a model would mistake for praise. */
function explainType(sent: string): string[] {
  const slug = toTypeSlug(sent);
  return [
    ...(slug === sent.trim()
      ? []
      : [`document_type "${toPlainLine(sent, 64)}" was taken as ${toPlainLine(slug, 64)}.`]),
    ...(findBuiltInType(slug)
      ? []
      : [
          `There is no checklist for this type, so adequate says nothing. Types with one: ${DOCUMENT_TYPES.join(", ")}.`,
        ]),
  ];
}

/** Says what its flags ask of the model before it saves the proposals. */
function explainProposals(proposals: Proposals["proposals"]): string[] {
  const noise = proposals.filter(({ keep }) => !keep).length;
  const guesses = proposals.filter(({ keep, other_label }) => keep && other_label !== null).length;
  return [
    ...(noise > 0 ? [`Leave out those with keep: false (${noise}), unless asked for them.`] : []),
    ...(guesses > 0
      ? [
          `Where other_label is set (${guesses}), the label is a guess: compare both with the passage, and ask where you cannot tell.`,
        ]
      : []),
  ];
}

async function refuseWorkspaceItem(caller: Caller, id: string, thrown: unknown): Promise<never> {
  if (!(thrown instanceof ApiError) || thrown.code !== "NOT_FOUND") throw thrown;
  await getContextItem(caller, { id, scope: "workspace" }).catch((failure: unknown) => {
    throw failure instanceof ApiError ? thrown : failure;
  });
  throw new ApiError(
    "NOT_FOUND",
    `This context item belongs to the whole workspace, and this tool relabels those of initiatives. Use update_context_item with its label; if this connection lacks it, ${HOW_TO_ADD}.`,
  );
}

export const coverageTools = [
  defineTool({
    name: "check_context_coverage",
    title: "Check context coverage",
    description:
      "Tells whether we know enough before a document of this type is written, and what is still missing: a checklist and counts. Fill the gaps with create_context_items.",
    toolset: "coverage",
    annotations: READS,
    input: z.object({
      initiative_id: initiativeId,
      document_type: z.string().check(storable).describe("Like prd"),
    }),
    output: Coverage.extend({ sections: Coverage.shape.sections.describe("Of the type") }),
    target: { type: "initiative", argument: "initiative_id" },
    run: (caller, { initiative_id, document_type }) =>
      checkContextCoverage(caller, { id: initiative_id, documentType: toTypeSlug(document_type) }),
    explain: (_, { input, data }) => [
      ...explainType(input.document_type),
      ...describeFollowed(data.follows),
    ],
  }),
  defineTool({
    name: "classify_context",
    title: "Classify pasted text",
    description:
      "Sorts pasted text (notes, the transcript of a call or interview) into what is worth keeping, as proposed context items and goals; saves nothing. Then save with create_context_items and create_goal.",
    toolset: "coverage",
    annotations: READS,
    asksAi: true,
    input: z.object({
      initiative_id: initiativeId,
      blob: blob.describe("The text"),
      target_labels: z.array(sameLabel).optional().describe("Hints only"),
    }),
    output: Proposals,
    target: { type: "initiative", argument: "initiative_id" },
    run: (caller, { initiative_id, blob, target_labels }) =>
      classifyContext(caller, {
        id: initiative_id,
        blob,
        ...(target_labels && { targetLabels: target_labels }),
      }),
    explain: (_, { data }) => explainProposals(data.proposals),
  }),
  defineTool({
    name: "create_context_items",
    title: "Save context items",
    description:
      "Stores several things (points, notes, risks, ideas) in one go on one initiative: up to 20, all or none. For one use create_context_item.",
    toolset: "coverage",
    annotations: CREATES,
    input: z.object({
      initiative_id: id.describe(
        "From list_initiatives; for the workspace use create_context_item",
      ),
      items,
    }),
    output: BatchResult,
    run: (caller, { initiative_id, items }) =>
      createContextItems(caller, { id: initiative_id, items }),
  }),
  defineTool({
    name: "relabel_context_item",
    title: "Relabel a context item",
    description: "Files a context item of an initiative under another label; changes nothing else.",
    toolset: "coverage",
    annotations: CHANGES,
    input: z.object({
      item_id: id.describe("From list_context_items"),
      label: sameLabel,
    }),
    output: Relabelled,
    run: (caller, { item_id, label }) =>
      relabelContextItem(caller, { id: item_id, label }).catch((thrown: unknown) =>
        refuseWorkspaceItem(caller, item_id, thrown),
      ),
  }),
];
