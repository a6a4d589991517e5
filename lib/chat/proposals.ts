import type { Caller } from "@/lib/access/caller";
import type { Proposal, ProposedField } from "@/lib/chat/question";
import { type ChatTool, findChatTool } from "@/lib/chat/tools";
import { getContextItem } from "@/lib/domain/context-items";
import { getDocument } from "@/lib/domain/documents";
import { getGoal } from "@/lib/domain/goals";
import { getInitiative } from "@/lib/domain/initiatives";
import { invalid } from "@/lib/errors";
import { isObject } from "@/lib/schemas/is-object";
import { humanize } from "@/lib/schemas/spelling";
import { validate } from "@/lib/schemas/validate";

/** What says which thing is meant, and is not changed. */
const ADDRESS = new Set(["id", "scope", "initiative_id", "expected_version", "mode", "find"]);

/** Fields whose values are names of kinds. */
const NAMES_OF_KINDS = new Set(["label", "goal_type", "status"]);

type Input = Record<string, unknown>;

/**
 * What a tool would change, field by field, without changing it. @throws 400 for what the tool would refuse, 404 for a
 * thing that is not in the workspace
 */
export async function proposeChange(
  caller: Caller,
  { tool }: ChatTool,
  sent: Input,
): Promise<Proposal> {
  const input: Input = validate(tool.input, sent);
  const before = await currentOf(caller, tool.name, input);
  const fields =
    tool.name === "update_document" ? ofDocument(input, before) : fieldsOf(input, before);
  return {
    tool: tool.name,
    title: tool.title,
    subject: typeof before?.title === "string" ? before.title : await placeName(caller, input),
    fields,
    input,
  };
}

/** Where something is to be created. @throws 404 for an initiative that is not in the workspace */
async function placeName(caller: Caller, { scope, initiative_id }: Input): Promise<string | null> {
  if (scope === "workspace") return "for the whole workspace";
  if (typeof initiative_id !== "string") return null;
  return (await getInitiative(caller, { id: initiative_id })).title;
}

/** Carries out a proposal that a person accepted, as they saw it, by the rules of its tool. */
export async function acceptProposal(caller: Caller, name: string, sent: unknown): Promise<void> {
  const { tool, isRead } = findChatTool(name);
  if (isRead || !isObject(sent)) throw invalid("tool", "This proposal changes nothing.");
  await tool.run(caller, validate(tool.input, sent));
}

/** The thing as it stands now; undefined for what is yet to be created. */
async function currentOf(caller: Caller, name: string, input: Input): Promise<Input | undefined> {
  const id = String(input.id);
  switch (name) {
    case "update_initiative":
      return getInitiative(caller, { id });
    case "update_context_item":
      return getContextItem(caller, { id, scope: scopeOf(input) });
    case "update_goal":
      return getGoal(caller, { id, scope: scopeOf(input) });
    case "update_document":
      return getDocument(caller, { id });
    default:
      return undefined;
  }
}

const scopeOf = ({ scope }: Input) => (scope === "workspace" ? "workspace" : "initiative");

/** As a person reads it: a label by its name, a text as it is. */
function spelled(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  return NAMES_OF_KINDS.has(name) ? humanize(String(value)) : String(value);
}

function fieldsOf(input: Input, before: Input | undefined): ProposedField[] {
  return Object.entries(input)
    .filter(([name, value]) => !ADDRESS.has(name) && value !== undefined)
    .map(([name, value]) => ({
      name,
      before: before ? spelled(name, before[name]) : null,
      after: spelled(name, value),
    }));
}

/** A change of a document's text is shown as the passage that it changes. */
function ofDocument(input: Input, before: Input | undefined): ProposedField[] {
  const { content, find, mode = "replace", ...rest } = input;
  const fields = fieldsOf(rest, before);
  if (content === undefined && find === undefined) return fields;
  const text = String(before?.content_markdown ?? "");
  const after = String(content ?? "");
  const passages = {
    append: { name: "Added at the end", before: null, after },
    patch: { name: "Passage", before: String(find ?? ""), after },
    replace: { name: "Whole text", before: text, after },
  };
  return [...fields, passages[mode === "append" || mode === "patch" ? mode : "replace"]];
}
