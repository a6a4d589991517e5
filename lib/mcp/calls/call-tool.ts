import { refuseReadOnly } from "@/lib/access/plans";
import { recordCall } from "@/lib/domain/activity/call-records";
import { ApiError } from "@/lib/errors";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import type { Connection } from "@/lib/mcp/connection";
import { findTool } from "@/lib/mcp/tools/registry";
import { explainUnknown } from "@/lib/mcp/tools/selection";
import { type Arguments, HOW_TO_ADD, type Tool, type ToolContext } from "@/lib/mcp/tools/tool";
import { RpcError, toRpcError } from "@/lib/mcp/wire/rpc";
import { writeWarnings } from "@/lib/schemas/find-ignored-fields";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { toApiError } from "@/lib/to-api-error";
import {
  describeRefused,
  explain,
  type Normalized,
  normalizeArguments,
  readNormalized,
} from "./read-arguments";
import { answerTool, type ToolResult, toRefusal } from "./result";
import { findTarget, withToolCall } from "./with-tool-call";

/** Always leaves one record of activity. @throws RpcError -32602 for a tool that the connection does not have */
export async function callTool(
  connection: Connection,
  name: string,
  args: Arguments = {},
): Promise<ToolResult> {
  const tool = findTool(name);
  const { normalized, fault } = attempt(tool, args);
  const caller = withToolCall(connection, name, normalized.args);
  const target = findTarget(tool, caller.request.toolCall);
  const record = (outcome: string) =>
    recordCall(caller, { outcome, target }).catch((failure: unknown) => {
      connection.abort = toApiError(failure, caller.request.id); // no answer without its record
    });
  try {
    if (fault !== undefined) throw fault;
    const result = await run({ ...connection, caller }, { tool, name, normalized });
    await record("success");
    return result;
  } catch (thrown) {
    if (thrown instanceof RpcError) {
      await record("UNKNOWN_TOOL");
      throw thrown;
    }
    const error = toApiError(thrown, caller.request.id);
    if (error.code === "SERVICE_UNAVAILABLE") connection.abort = error;
    else await record(error.code);
    return toRefusal(error, caller.request.id);
  }
}

/** Returns what was thrown, since the record of the call needs its arguments first. */
function attempt(tool: Tool | undefined, args: Arguments) {
  const asSent: Normalized = { args, taken: [], warnings: [] };
  try {
    return { normalized: tool ? normalizeArguments(tool, args) : asSent };
  } catch (fault) {
    return { normalized: asSent, fault };
  }
}

async function run(
  connection: Connection,
  { tool, name, normalized }: { tool: Tool | undefined; name: string; normalized: Normalized },
): Promise<ToolResult> {
  if (tool && connection.readOnlyKey && !tool.annotations.readOnlyHint) {
    throw refuseReadOnly(name);
  }
  if (!tool || !connection.selection.tools.has(name)) throw unknownTool(connection, name, tool);
  if (connection.argumentsFault) throw connection.argumentsFault;
  const { input, notes } = readNormalized(tool, normalized, connection.selection.tools);
  const { selection, takesTasks } = connection;
  const context = { tools: selection.tools, takesTasks };
  const data = await runOnce(connection, tool, input, context).catch(async (thrown: unknown) => {
    if (!(thrown instanceof ApiError)) throw thrown;
    const wanted =
      thrown.code === "VALIDATION_ERROR"
        ? describeRefused(tool, thrown, connection.selection.tools)
        : [];
    const kinds = thrown.code === "NOT_FOUND" ? await explainIds(connection, tool) : [];
    throw explain(thrown, [...wanted, ...kinds, ...notes]);
  });
  const warnings = [...normalized.warnings, ...writeWarnings(normalized.args, input)];
  return answerTool(tool, connection.caller, { data, input }, context, { warnings, notes });
}

async function explainIds(connection: Connection, tool: Tool): Promise<string[]> {
  const { nameKinds } = await import("./name-kinds");
  return nameKinds(connection, tool);
}

async function runOnce(
  connection: Connection,
  tool: Tool,
  input: Arguments,
  context: ToolContext,
): Promise<unknown> {
  const { caller, idempotencyKey: key, headers } = connection;
  const isRead = tool.annotations.readOnlyHint && !tool.asksAi;
  if (key === null || isRead) return tool.run(caller, input, context);
  const request = {
    path: "/api/mcp",
    key,
    input: [tool.name, input],
    headers,
    callsAi: tool.asksAi,
  };
  return runIdempotent(caller, request, (asCaller) => tool.run(asCaller, input, context));
}

function unknownTool(connection: Connection, name: string, tool?: Tool): RpcError {
  const { selection, unknownToolsets } = connection;
  const names = [...selection.tools.keys()].join(", ") || "none";
  const message = [
    explainAbsence(name, selection.toolsets, tool),
    ...explainUnknown(unknownToolsets),
    `The tools of this connection: ${names}.`,
  ].join(" ");
  return toRpcError(new ApiError("NOT_FOUND", message), connection.caller.request.id);
}

const DELETES = /^(?:delete|remove|trash|destroy)_/i;
const NO_DELETION =
  "Assistants cannot delete anything; a person can, in the app. With ?toolsets=all, update_document puts a document away with status archived, and update_initiative an initiative with archived true.";

function explainAbsence(name: string, toolsets: readonly string[], tool?: Tool): string {
  if (!tool) {
    const none = `There is no tool '${toPlainLine(name, 64)}'.`;
    return DELETES.test(name) ? `${none} ${NO_DELETION}` : none;
  }
  return toolsets.includes(tool.toolset)
    ? `${name} changes something, and this connection only reads: its owner asked for readonly=1.`
    : `${name} belongs to the toolset ${tool.toolset}, which this connection did not ask for: ${HOW_TO_ADD}.`;
}
