import type { Caller } from "@/lib/access/caller";
import { getContextItem } from "@/lib/domain/context/context-items";
import { getGoal } from "@/lib/domain/context/goals";
import { getDocument } from "@/lib/domain/documents/documents";
import { findOnce, wrongVersion } from "@/lib/domain/documents/edit-document";
import { makeEntityTag, requireMatch, type Tagged } from "@/lib/domain/etag";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { invalid } from "@/lib/errors";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import { newId } from "@/lib/ids";
import { readArguments } from "@/lib/mcp/calls/read-arguments";
import { DocumentEdit } from "@/lib/schemas/documents";
import { SCOPES } from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import { humanize } from "@/lib/schemas/spelling";
import { validate } from "@/lib/schemas/validate";
import { CHAT_TOOLS, type ChatTool, findChatTool } from "./chat-tools";
import type { Proposal, ProposedField } from "./question";

const ADDRESS = new Set(["id", "scope", "initiative_id", "expected_version", "mode", "find"]);
const NAMES_OF_KINDS = new Set(["label", "goal_type", "status"]);

type Input = Record<string, unknown>;
type Current = Input & Tagged & { title: string };

/** Lists a tool's changes field by field. @throws 400 like the tool, 404, 412 if the document has changed since */
export async function proposeChange(
  caller: Caller,
  chatTool: ChatTool,
  sent: Input,
): Promise<Proposal> {
  const { tool } = chatTool;
  const { input } = readArguments(tool, sent);
  const before = await readCurrent(caller, tool.name, input);
  const fields =
    tool.name === "update_document" && before
      ? listDocumentFields(validate(DocumentEdit, input), before)
      : listFields(input, before);
  if (fields.length === 0)
    throw invalid("", "There is nothing to change. Send at least one field that differs.");
  return {
    id: newId(),
    tool: tool.name,
    title: tool.title,
    subject: before ? before.title : await findPlaceName(caller, input),
    fields,
    input,
    tag: before ? makeEntityTag(before) : null,
  };
}

/** Repeated calls run it once. @throws 412 if the resource has changed since the card was shown, and the tool's errors */
export async function acceptProposal(
  caller: Caller,
  { id, tool: name, input: sent, tag }: Pick<Proposal, "id" | "tool" | "input" | "tag">,
): Promise<void> {
  const { tool, isRead } = findChatTool(name);
  if (isRead || !isObject(sent)) throw invalid("tool", "This proposal changes nothing.");
  const { input } = readArguments(tool, sent);
  const request = { path: "/chat", key: id, input: [name, input, tag] };
  await runIdempotent(caller, request, async (asCaller) => {
    const before = await readCurrent(caller, name, input);
    if (before) requireMatch(tag ?? "", makeEntityTag(before));
    await tool.run(
      asCaller,
      before && name !== "update_document" ? { ...input, ifMatch: tag } : input,
      { tools: CHAT_TOOLS },
    );
    return {};
  });
}

async function findPlaceName(
  caller: Caller,
  { scope, initiative_id }: Input,
): Promise<string | null> {
  if (scope === "workspace") return "for the whole workspace";
  if (typeof initiative_id !== "string") return null;
  return (await getInitiative(caller, { id: initiative_id })).title;
}

async function readCurrent(
  caller: Caller,
  name: string,
  input: Input,
): Promise<Current | undefined> {
  const id = String(input.id);
  switch (name) {
    case "update_initiative":
      return getInitiative(caller, { id });
    case "update_context_item":
      return getContextItem(caller, { id, scope: readScope(input) });
    case "update_goal":
      return getGoal(caller, { id, scope: readScope(input) });
    case "update_document":
      return getDocument(caller, { id });
    default:
      return undefined;
  }
}

const readScope = ({ scope }: Input) => SCOPES.find((each) => each === scope);

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  return NAMES_OF_KINDS.has(name) ? humanize(String(value)) : String(value);
}

function listFields(input: Input, before: Input | undefined): ProposedField[] {
  return Object.entries(input)
    .filter(([name, value]) => !ADDRESS.has(name) && value !== undefined)
    .map(([name, value]) => ({
      name,
      before: before ? formatValue(name, before[name]) : null,
      after: formatValue(name, value),
    }))
    .filter((field) => field.before !== field.after);
}

/** Shows only the changed passage of an edited text. Chat does not offer to replace a whole text. */
function listDocumentFields(edit: DocumentEdit, before: Current): ProposedField[] {
  const { content = "", find, mode, expected_version, ...rest } = edit;
  if (expected_version !== before.version) throw wrongVersion(expected_version, before.version);
  const fields = listFields(rest, before);
  switch (mode) {
    case undefined:
      return fields;
    case "append":
      return [...fields, { name: "Added at the end", before: null, after: content }];
    case "replace":
      throw invalid("mode", "Propose a passage (mode patch) or an addition (mode append).");
    case "patch": {
      const passage = find ?? "";
      findOnce(String(before.content_markdown), passage);
      return [...fields, { name: "Passage", before: passage, after: content }];
    }
  }
}
