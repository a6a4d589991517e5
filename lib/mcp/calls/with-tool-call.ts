import { extendRequest, type ToolCall } from "@/lib/access/caller";
import { UUID_PATTERN } from "@/lib/ids";
import type { Connection } from "@/lib/mcp/connection";
import type { Arguments, Tool } from "@/lib/mcp/tools/tool";
import { toPlainLine } from "@/lib/schemas/plain-line";

const MAX_IDS = 10;
const ID_ARGUMENT = /^(?:\w{1,40}_)?id$/;
const ID = new RegExp(`^${UUID_PATTERN}$`, "i");

const isId = (entry: [string, unknown]): entry is [string, string] =>
  ID_ARGUMENT.test(entry[0]) && typeof entry[1] === "string" && ID.test(entry[1]);

/** The connection's caller, with the call for the record of activity. */
export function withToolCall({ caller, client }: Connection, name: string, args: Arguments) {
  const ids = Object.fromEntries(Object.entries(args).filter(isId).slice(0, MAX_IDS));
  const toolCall: ToolCall = { tool: toPlainLine(name, 64), client, ids };
  return extendRequest(caller, { toolCall });
}

export function findTarget(tool: Tool | undefined, { ids }: ToolCall) {
  if (!tool?.target) return undefined;
  const { type, argument } = tool.target;
  const id = ids[argument];
  return id === undefined ? undefined : { type, id };
}
