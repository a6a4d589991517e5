import { extendRequest, type ToolCall } from "@/lib/access/caller";
import { recordCall, recordRefusal } from "@/lib/domain/activity/call-records";
import type { ApiError, ErrorCode } from "@/lib/errors";
import { UUID_PATTERN } from "@/lib/ids";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { findTool } from "@/lib/mcp/tools/registry";
import type { Arguments, Tool } from "@/lib/mcp/tools/tool";
import { isRequest, type Message, readName } from "@/lib/mcp/wire/message";
import { RpcError } from "@/lib/mcp/wire/rpc";
import { isObject } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { toApiError } from "@/lib/to-api-error";

const MAX_IDS = 10;
const ID_ARGUMENT = /^(?:\w{1,40}_)?id$/;
const ID = new RegExp(`^${UUID_PATTERN}$`, "i");

const isId = (entry: [string, unknown]): entry is [string, string] =>
  ID_ARGUMENT.test(entry[0]) && typeof entry[1] === "string" && ID.test(entry[1]);

type Call = { name: string; args: Arguments; tool?: Tool };

/** The caller of the request, with the call for the record of activity. */
function withToolCall({ caller, client }: McpRequest, { name, args }: Call) {
  const ids = Object.fromEntries(Object.entries(args).filter(isId).slice(0, MAX_IDS));
  const toolCall: ToolCall = { tool: toPlainLine(name, 64), client, ids };
  return extendRequest(caller, { toolCall });
}

function findTarget(tool: Tool | undefined, { ids }: ToolCall) {
  if (!tool?.target) return undefined;
  const { type, argument } = tool.target;
  const id = ids[argument];
  return id === undefined ? undefined : { type, id };
}

/**
 * Runs a call and leaves one record of it, except when the database is unavailable, which ends the whole request.
 * `refuse` answers or rethrows what `run` throws. @throws RpcError of `run`, and the error of a record that fails
 */
export async function withCallRecord<Result>(
  mcpRequest: McpRequest,
  call: Call,
  run: (mcpRequest: McpRequest) => Promise<Result>,
  refuse: (error: ApiError) => Result,
): Promise<Result> {
  const caller = withToolCall(mcpRequest, call);
  const target = findTarget(call.tool, caller.request.toolCall);
  const { outcome, answer } = await run({ ...mcpRequest, caller }).then(
    (result) => ({ outcome: "success", answer: () => result }),
    (thrown: unknown) => {
      if (thrown instanceof RpcError) return { outcome: UNKNOWN_TOOL, answer: rethrow(thrown) };
      const error = toApiError(thrown, caller.request.id);
      if (error.code === "SERVICE_UNAVAILABLE") throw error;
      return { outcome: error.code, answer: () => refuse(error) };
    },
  );
  await recordCall(caller, { outcome, target }); // no answer without its record
  return answer();
}

const UNKNOWN_TOOL = "UNKNOWN_TOOL";
const rethrow = (thrown: unknown) => (): never => {
  throw thrown;
};

/**
 * Records a call that was refused before its tool was looked up. A refusal that cost no call of the budget leaves one record a
 * minute, since nothing else bounds these records.
 */
export async function recordRefused(
  mcpRequest: McpRequest,
  message: Message,
  { code, isFree = false }: { code: ErrorCode; isFree?: boolean },
) {
  if (message.method !== "tools/call" || !isRequest(message)) return;
  const { params } = message;
  const name = readName(params);
  const known = findTool(name) ? name : ""; // unknown names are grouped
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
  const caller = withToolCall(mcpRequest, { name, args });
  const entry = { outcome: code };
  await (isFree ? recordRefusal(caller, known, entry) : recordCall(caller, entry));
}
