import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import { keepAnswer } from "@/lib/domain/write";
import { ApiError, type ErrorCode, isErrorCode } from "@/lib/errors";
import { MAX_INSTRUCTIONS } from "@/lib/schemas/bounds";
import { CustomDocumentType } from "@/lib/schemas/document-types";
import { DocumentTypeSlug } from "@/lib/schemas/documents";
import { defineList, id, text, title } from "@/lib/schemas/fields";
import { GenerateRequest, GenerationOutcome, type GenerationStatus } from "@/lib/schemas/generate";
import { validate } from "@/lib/schemas/validate";
import { initiativeId, page } from "./arguments";
import { CREATES, defineTool, READS, type ToolNames } from "./tool";

export const loadGenerations = () => import("@/lib/domain/generation/background-generations");

/** Well below the 60 seconds after which the SDKs' clients end a call. */
const WAIT_MS = 15_000;
const WAIT_FOR_TASK_MS = 3_000;

/** Sent as arguments, they would be ignored, after the generation is spent. */
const STYLE =
  /^(?:(?:target|output)_?)?(?:audience|language|tone|style|format)$|^(?:(?:max|min|target|num)_?)?(?:length|words|pages|(?:word|page)_?count)$/i;

/** Without a model, a wish in the instructions spends a generation and is not carried out. */
const refuseStyle = (name: string) =>
  engine().method === "ai"
    ? `write_document takes no ${name}. Put it into instructions; nothing was written yet.`
    : `write_document takes no ${name}, and without a model instructions are not carried out either. Leave it out: rules put the document together from the workspace's own texts, in their language. Nothing was written yet.`;

const explainFailure = ({ failure }: GenerationStatus) =>
  `Nothing was written (${failure}), and the generation was given back.`;

export function explainGeneration(generation: GenerationOutcome, tools: ToolNames): string {
  const { id, state, document_id, url, method } = generation;
  if (state === "running") {
    return `The document is still being written. Call get_generation with id ${id} until state is done; do not start it again.`;
  }
  if (state === "failed") return explainFailure(generation);
  if (url === null) return "The document was written, and has been deleted since.";
  const written = `The document is written: read it with get_document, id ${document_id}. Its page is ${url}.`;
  return method === "rules" ? `${written} ${explainRules(tools)}` : written;
}

const explainRules = (tools: ToolNames) =>
  [
    "No model wrote it: rules put it together from the workspace's own texts, and instructions (for whom, how long, in which language) were not carried out.",
    tools.has("update_document")
      ? "To carry them out, rewrite the text with get_document and update_document."
      : "Tell the person, and offer to rewrite the text for them.",
  ].join(" ");

async function warnOfGaps(caller: Caller, generation: GenerationStatus): Promise<string[]> {
  const { describeGenerationGaps } = await loadGenerations();
  return describeGenerationGaps(caller, generation);
}

const FAILURES = new Map<string, ErrorCode>([
  ["CANCELLED", "CONFLICT"],
  ["INTERRUPTED", "SERVICE_UNAVAILABLE"],
]);

export function toFailure(generation: GenerationStatus): ApiError {
  const failure = generation.failure ?? "";
  const code = isErrorCode(failure) ? failure : (FAILURES.get(failure) ?? "AI_PROVIDER_ERROR");
  return new ApiError(code, explainFailure(generation), {
    headers: code === "SERVICE_UNAVAILABLE" ? { "Retry-After": "5" } : {},
  });
}

export const writeDocument = defineTool({
  name: "write_document",
  title: "Write a document",
  description:
    "Writes out, drafts or produces a whole document, like a PRD, plan, release notes or summary, from what we know, with its sources; takes up to minutes and one generation of the month. First see what is missing with check_context_coverage. Returns it done, or running: then call get_generation.",
  toolset: "generate",
  annotations: CREATES,
  input: z.object({
    initiative_id: initiativeId,
    document_type: DocumentTypeSlug.optional().describe("Its kind; or send document_type_id"),
    document_type_id: id
      .optional()
      .describe("A type of the workspace's own, from list_document_types"),
    title: title.optional().describe("Its title; left out, made of type and initiative"),
    instructions: text(MAX_INSTRUCTIONS)
      .optional()
      .describe("For whom, how long, what to mind; rules (without a model) don't carry them out"),
  }),
  output: GenerationOutcome,
  refuse: (name) => (STYLE.test(name) ? refuseStyle(name) : undefined),
  run: async (caller, input, { takesTasks }) => {
    const { awaitGeneration, startGeneration } = await loadGenerations();
    const started = await startGeneration(caller, validate(GenerateRequest, input));
    const waitMs = takesTasks ? WAIT_FOR_TASK_MS : WAIT_MS;
    const generation = await awaitGeneration(caller, { id: started }, waitMs);
    if (generation.state === "failed") throw toFailure(generation);
    await keepAnswer(caller, generation);
    return generation;
  },
  explain: (_, { data }, { tools }) => [explainGeneration(data, tools)],
  warn: warnOfGaps,
});

/** The toolset `generate`, for connections that ask for it (`docs/contract/additions.md#generating-over-mcp`). */
export const generateTools = [
  writeDocument,
  defineTool({
    name: "get_generation",
    title: "Look whether a document is written",
    description:
      "Tells whether a document that you started writing is finished yet: state running, done or failed. Waits some seconds for it. The id comes from write_document; read the finished text with get_document.",
    toolset: "generate",
    annotations: READS,
    input: z.object({ id: id.describe("From write_document") }),
    output: GenerationOutcome,
    run: async (caller, input) => {
      const { awaitGeneration } = await loadGenerations();
      return awaitGeneration(caller, input, WAIT_MS);
    },
    explain: (_, { data }, { tools }) => [explainGeneration(data, tools)],
    warn: warnOfGaps,
  }),
  defineTool({
    name: "list_document_types",
    title: "List the workspace's document types",
    description:
      "Lists the kinds of documents that this workspace has defined itself, with their sections. write_document takes their ids.",
    toolset: "generate",
    annotations: READS,
    input: z.object(page),
    output: defineList(CustomDocumentType),
    run: async (caller, input) => {
      const { listDocumentTypes } = await import("@/lib/domain/documents/document-types");
      return listDocumentTypes(caller, input);
    },
  }),
];
