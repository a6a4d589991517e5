import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { getDocument } from "@/lib/domain/documents/documents";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { ApiError } from "@/lib/errors";
import { findMeant } from "@/lib/mcp/calls/known-words";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { findLacking, type Selection } from "@/lib/mcp/tools/selection";
import { HOW_TO_ADD } from "@/lib/mcp/tools/tool";
import { DocumentTypeSlug } from "@/lib/schemas/documents";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { id } from "@/lib/schemas/fields";
import { validate } from "@/lib/schemas/validate";

type Prompt = {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  write(caller: Caller, args: Record<string, unknown>): Promise<string>;
};

const describeArgument = (name: string, description: string, required = true) => ({
  name,
  description,
  required,
});
const initiativeArgument = describeArgument(
  "initiative_id",
  "Which initiative; from list_initiatives",
);
const OfInitiative = z.object({ initiative_id: id });
const documentType = z.preprocess(
  (sent) => (typeof sent === "string" && findMeant(sent, DOCUMENT_TYPES)) || sent,
  DocumentTypeSlug,
);

export const PROMPTS: readonly Prompt[] = [
  {
    name: "plan-a-launch",
    title: "Plan a launch",
    description: "Works out a launch plan for an initiative from what the workspace knows",
    arguments: [initiativeArgument],
    write: async (caller, args) => {
      const { initiative_id } = validate(OfInitiative, args);
      const { title } = await getInitiative(caller, { id: initiative_id });
      return `Plan the launch of the initiative ${JSON.stringify(title)} (initiative_id ${initiative_id}).

1. Read what there is: list_goals and list_context_items, for the initiative (scope initiative) and for the workspace, and list_documents; read what bears on the launch with get_document.
2. Run check_context_coverage with document_type launch_plan. Where a required slot is missing, ask me for it, and save my answer with create_context_items.
3. Write the plan: who it is for, what they get, when each step happens, who owns it, what tells that it went well, what could go wrong and how we would notice. Name the context item or goal behind each statement, and mark what is an assumption.
4. Show me the plan. When I agree, create the document with generate_document (document_type launch_plan), then write the plan into it with update_document (mode replace, expected_version from the answer).`;
    },
  },
  {
    name: "fill-the-context-gaps",
    title: "Fill the context gaps",
    description: "Finds what an initiative lacks for a type of document, and collects it from you",
    arguments: [
      initiativeArgument,
      describeArgument(
        "document_type",
        "For which type, like prd; left out: the most fitting one",
        false,
      ),
    ],
    write: async (caller, args) => {
      const Input = OfInitiative.extend({ document_type: documentType.optional() });
      const { initiative_id, document_type } = validate(Input, args);
      const { title } = await getInitiative(caller, { id: initiative_id });
      const type = document_type ?? "the type that fits what I want to write next (ask me)";
      return `Find out what the initiative ${JSON.stringify(title)} (initiative_id ${initiative_id}) lacks, and help me to fill it.

1. Run check_context_coverage with document_type ${type}.
2. For each slot that is not present, look whether list_context_items or list_goals hold it under another label; if so, propose relabel_context_item.
3. Ask me about the rest, one question at a time, the required slots first. Do not invent an answer.
4. Save what I tell you with create_context_items (goals with create_goal), then run the check again and tell me what is still open.`;
    },
  },
  {
    name: "review-a-document",
    title: "Review a document",
    description: "Reads a document against the goals and the context of its initiative",
    arguments: [describeArgument("document_id", "Which document; from list_documents")],
    write: async (caller, args) => {
      const { document_id } = validate(z.object({ document_id: id }), args);
      const { title, type, initiative_id } = await getDocument(caller, { id: document_id });
      return `Review the document ${JSON.stringify(title)} (document_id ${document_id}, a ${type} of initiative ${initiative_id}).

1. Read all of it with get_document; if it comes in pieces, read on until next_offset is null.
2. Read the goals and context items of its initiative and of the workspace.
3. Tell me, each with an exact quote: what contradicts the context, what is claimed and not supported by it, what cannot be measured, and what a reader would ask next. The most serious first, at most ten.
4. Propose the new wording for each. Change nothing before I agree.`;
    },
  },
];

function explainLacking(text: string, { tools, isReadOnly }: Selection): string {
  const lacking = findLacking(text, tools).join(", ");
  if (lacking === "") return "";
  const remedy = isReadOnly ? "it only reads" : HOW_TO_ADD;
  return `\n\nThis connection lacks ${lacking}. Where a step needs them, give me the text instead, and tell me why: ${remedy}.`;
}

/** @throws 400, 404 */
export async function getPrompt(
  { caller, selection }: McpRequest,
  name: string,
  args: Record<string, unknown> = {},
) {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  if (!prompt) {
    const names = PROMPTS.map((known) => known.name).join(", ");
    throw new ApiError("NOT_FOUND", `There is no such prompt. The prompts: ${names}.`);
  }
  const steps = await prompt.write(caller, args);
  const text = `${steps}${explainLacking(steps, selection)}`;
  const message = { role: "user" as const, content: { type: "text" as const, text } };
  return { description: prompt.description, messages: [message] };
}
