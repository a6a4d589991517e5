import type { ToolOffer } from "@/lib/ai/engine";
import { invalid } from "@/lib/errors";
import { findTool, getListedTool } from "@/lib/mcp/tools/registry";
import type { Tool } from "@/lib/mcp/tools/tool";
import type { SourceType } from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";

export type ChatTool = {
  tool: Tool;
  /** A tool that reads runs at once; a change waits for a person's approval. */
  isRead: boolean;
  shows: SourceType | undefined;
  describeStep(input: Record<string, unknown>, result: unknown): string;
};

const describeCount = (result: unknown) =>
  isObject(result) && Array.isArray(result.items) ? `: ${result.items.length} found` : "";
function describeTitle(result: unknown): string {
  const title = isObject(result) && (result.title ?? result.filename);
  return typeof title === "string" ? ` “${toPlainLine(title, 80)}”` : "";
}

type Reading = Pick<ChatTool, "shows" | "describeStep">;

const READ_TOOLS: Record<string, Reading> = {
  search_workspace: {
    shows: undefined,
    describeStep: ({ q }, result) =>
      `Searched for “${toPlainLine(String(q), 80)}”${describeCount(result)}`,
  },
  list_initiatives: {
    shows: "initiative",
    describeStep: (_, result) => `Listed initiatives${describeCount(result)}`,
  },
  list_documents: {
    shows: "document",
    describeStep: (_, result) => `Listed documents${describeCount(result)}`,
  },
  get_document: { shows: "document", describeStep: (_, result) => `Read${describeTitle(result)}` },
  get_initiative: {
    shows: "initiative",
    describeStep: (_, result) => `Read${describeTitle(result)}`,
  },
  get_context_item: {
    shows: "context_item",
    describeStep: (_, result) => `Read${describeTitle(result)}`,
  },
  get_goal: { shows: "goal", describeStep: (_, result) => `Read${describeTitle(result)}` },
  get_upload: { shows: "upload", describeStep: (_, result) => `Read${describeTitle(result)}` },
  list_context_items: {
    shows: "context_item",
    describeStep: (_, result) => `Listed context items${describeCount(result)}`,
  },
  list_goals: {
    shows: "goal",
    describeStep: (_, result) => `Listed goals${describeCount(result)}`,
  },
  check_context_coverage: {
    shows: undefined,
    describeStep: () => "Checked what context is missing",
  },
};

const CHANGE_TOOLS = [
  "create_initiative",
  "create_context_item",
  "create_goal",
  "update_initiative",
  "update_context_item",
  "update_goal",
  "update_document",
];

function getChatTool(name: string): Tool {
  const tool = findTool(name);
  if (!tool) throw new Error(`The tool ${name} is not in the table.`);
  return tool;
}

export const CHAT_TOOLS: ReadonlyMap<string, ChatTool> = new Map<string, ChatTool>([
  ...Object.entries(READ_TOOLS).map(
    ([name, reading]) => [name, { tool: getChatTool(name), isRead: true, ...reading }] as const,
  ),
  ...CHANGE_TOOLS.map(
    (name) =>
      [
        name,
        { tool: getChatTool(name), isRead: false, shows: undefined, describeStep: () => "" },
      ] as const,
  ),
]);

/** @throws 400 */
export function findChatTool(name: string): ChatTool {
  const found = CHAT_TOOLS.get(name);
  if (!found) throw invalid("name", `There is no tool ${toPlainLine(name, 64)}.`);
  return found;
}

export const OFFERS: readonly ToolOffer[] = [...CHAT_TOOLS.values()].map(({ tool }) => {
  const { name, description, inputSchema } = getListedTool(tool);
  return { name, description, inputSchema };
});
