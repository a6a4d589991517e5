import { refuseReadOnly } from "@/lib/access/plans";
import { ApiError } from "@/lib/errors";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { findTool } from "@/lib/mcp/tools/registry";
import { explainUnknown } from "@/lib/mcp/tools/selection";
import { type Arguments, HOW_TO_ADD, type Tool, type ToolContext } from "@/lib/mcp/tools/tool";
import { type RpcError, toRpcError } from "@/lib/mcp/wire/rpc";
import { writeWarnings } from "@/lib/schemas/find-ignored-fields";
import { toPlainLine } from "@/lib/schemas/plain-line";
import {
  describeRefused,
  explain,
  type Normalized,
  normalizeArguments,
  readNormalized,
} from "./read-arguments";
import { answerTool, type ToolResult, toRefusal } from "./result";
import { withCallRecord } from "./with-call-record";

/**
 * Always leaves one record of activity. @throws RpcError -32602 for a tool that the connection does not have, 503, and the
 * error of a record that fails
 */
export async function callTool(
  mcpRequest: McpRequest,
  name: string,
  args: Arguments = {},
): Promise<ToolResult> {
  const tool = findTool(name);
  const { normalized, fault } = attempt(tool, args);
  return withCallRecord(
    mcpRequest,
    { name, args: normalized.args, tool },
    async (recorded) => {
      if (fault !== undefined) throw fault;
      return run(recorded, { tool, name, normalized });
    },
    (error) => toRefusal(error, mcpRequest.caller.request.id),
  );
}

/** Returns a thrown error, since the record of the call needs its arguments first. */
function attempt(tool: Tool | undefined, args: Arguments) {
  const asSent: Normalized = { args, notes: [], warnings: [] };
  try {
    return { normalized: tool ? normalizeArguments(tool, args) : asSent };
  } catch (fault) {
    return { normalized: asSent, fault };
  }
}

async function run(
  mcpRequest: McpRequest,
  { tool, name, normalized }: { tool: Tool | undefined; name: string; normalized: Normalized },
): Promise<ToolResult> {
  if (tool && mcpRequest.isReadOnlyKey && !tool.annotations.readOnlyHint) {
    throw refuseReadOnly(name);
  }
  if (!tool || !mcpRequest.selection.tools.has(name)) throw unknownTool(mcpRequest, name, tool);
  if (mcpRequest.argumentsFault) throw mcpRequest.argumentsFault;
  const { input, notes } = readNormalized(tool, normalized, mcpRequest.selection.tools);
  const { selection, takesTasks } = mcpRequest;
  const context = { tools: selection.tools, takesTasks };
  const data = await runOnce(mcpRequest, tool, input, context).catch(async (thrown: unknown) => {
    if (!(thrown instanceof ApiError)) throw thrown;
    const wanted =
      thrown.code === "VALIDATION_ERROR"
        ? describeRefused(tool, thrown, mcpRequest.selection.tools)
        : [];
    const kinds = thrown.code === "NOT_FOUND" ? await explainIds(mcpRequest, tool) : [];
    throw explain(thrown, [...wanted, ...kinds, ...notes]);
  });
  const warnings = [...normalized.warnings, ...writeWarnings(normalized.args, input)];
  return answerTool(tool, mcpRequest.caller, { data, input }, context, { notes, warnings });
}

async function explainIds(mcpRequest: McpRequest, tool: Tool): Promise<string[]> {
  const { nameKinds } = await import("./name-kinds");
  return nameKinds(mcpRequest, tool);
}

async function runOnce(
  mcpRequest: McpRequest,
  tool: Tool,
  input: Arguments,
  context: ToolContext,
): Promise<unknown> {
  const { caller, idempotencyKey: key, headers } = mcpRequest;
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

function unknownTool(mcpRequest: McpRequest, name: string, tool?: Tool): RpcError {
  const { selection, unknownToolsets } = mcpRequest;
  const names = [...selection.tools.keys()].join(", ") || "none";
  const message = [
    explainAbsence(name, selection.toolsets, tool),
    ...explainUnknown(unknownToolsets),
    `The tools of this connection: ${names}.`,
  ].join(" ");
  return toRpcError(new ApiError("NOT_FOUND", message), mcpRequest.caller.request.id);
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
