import { recordCall } from "@/lib/domain/tool-calls";
import { ApiError } from "@/lib/errors";
import { once } from "@/lib/limits/once";
import { type Arguments, targetOf, toolCallOf } from "@/lib/mcp/call-record";
import type { Connection } from "@/lib/mcp/connection";

import { listedTool, TOOLS } from "@/lib/mcp/registry";
import { repairArguments } from "@/lib/mcp/repair";
import { failed, succeeded, type ToolResult } from "@/lib/mcp/result";
import { RpcError } from "@/lib/mcp/rpc";
import { shorten } from "@/lib/mcp/shorten";
import type { Tool } from "@/lib/mcp/tool";
import { unknownTool } from "@/lib/mcp/unknown-tool";
import { warningsOf } from "@/lib/schemas/ignored-fields";
import { validate } from "@/lib/schemas/validate";
import { toApiError } from "@/lib/to-api-error";

/**
 * Runs one tool for one connection. Whatever becomes of it leaves one record of activity.
 * @throws RpcError -32602 for a tool that the connection does not have
 */
export async function callTool(
  connection: Connection,
  name: string,
  args: Arguments = {},
): Promise<ToolResult> {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  const toolCall = toolCallOf(connection, name, args);
  const caller = { ...connection.caller, toolCall };
  const target = targetOf(tool, toolCall);
  const record = (outcome: string) =>
    recordCall(caller, { outcome, target }).catch((failure: unknown) => {
      connection.abort = toApiError(failure, caller.requestId); // no answer without its record
    });
  try {
    const result = await run({ ...connection, caller }, tool, name, args);
    await record("success");
    return result;
  } catch (thrown) {
    if (thrown instanceof RpcError) {
      await record("UNKNOWN_TOOL");
      throw thrown;
    }
    const error = toApiError(thrown, caller.requestId);
    if (error.code === "SERVICE_UNAVAILABLE") connection.abort = error;
    else await record(error.code);
    return failed(error, caller.requestId);
  }
}

async function run(
  connection: Connection,
  tool: Tool | undefined,
  name: string,
  args: Arguments,
): Promise<ToolResult> {
  if (tool && connection.readOnlyKey && !tool.annotations.readOnlyHint) {
    throw new ApiError(
      "READ_ONLY_KEY",
      `This API key can only read, and ${name} changes something. Ask for a key with full access.`,
    );
  }
  if (!tool || !connection.selection.tools.has(name)) throw unknownTool(connection, name, tool);
  const repaired = repairArguments(listedTool(tool).inputSchema, args);
  const input = validate(tool.input, repaired);
  const data = await runOnce(connection, tool, input);
  return succeeded(shorten({ ...Object(data) }), warningsOf(repaired, input));
}

/** An `Idempotency-Key` matters to tools whose second call would add a second thing. */
function runOnce(connection: Connection, tool: Tool, input: Arguments): Promise<unknown> {
  const { caller, idempotencyKey: key, headers } = connection;
  const { readOnlyHint, idempotentHint } = tool.annotations;
  if (key === null || readOnlyHint || idempotentHint) return tool.run(caller, input);
  const request = { path: "/api/mcp", key, input: [tool.name, input], headers };
  return once(caller, request, (asCaller) => tool.run(asCaller, input));
}
