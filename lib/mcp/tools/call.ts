import { extendRequest } from "@/lib/access/caller";
import { recordCall } from "@/lib/domain/activity/call-records";
import { ApiError } from "@/lib/errors";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import { type Arguments, targetOf, toolCallOf } from "@/lib/mcp/call-record";
import type { Connection } from "@/lib/mcp/wire/connection";
import { RpcError } from "@/lib/mcp/wire/rpc";
import { warningsOf } from "@/lib/schemas/ignored-fields";
import { toApiError } from "@/lib/to-api-error";
import { findTool } from "./registry";
import { failed, succeeded, type ToolResult } from "./result";
import type { Tool } from "./tool";
import { readArguments, shownOf } from "./tool-io";
import { unknownTool } from "./unknown-tool";

/**
 * Runs one tool for one connection. Whatever becomes of it leaves one record of activity.
 * @throws RpcError -32602 for a tool that the connection does not have
 */
export async function callTool(
  connection: Connection,
  name: string,
  args: Arguments = {},
): Promise<ToolResult> {
  const tool = findTool(name);
  const toolCall = toolCallOf(connection, name, args);
  const caller = extendRequest(connection.caller, { toolCall });
  const target = targetOf(tool, toolCall);
  const record = (outcome: string) =>
    recordCall(caller, { outcome, target }).catch((failure: unknown) => {
      connection.abort = toApiError(failure, caller.request.id); // no answer without its record
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
    const error = toApiError(thrown, caller.request.id);
    if (error.code === "SERVICE_UNAVAILABLE") connection.abort = error;
    else await record(error.code);
    return failed(error, caller.request.id);
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
  const { input, repaired } = readArguments(tool, args);
  const data = await runOnce(connection, tool, input);
  return succeeded(shownOf(tool, data), warningsOf(repaired, input));
}

/** An `Idempotency-Key` makes a change happen once; a read ignores it. */
function runOnce(connection: Connection, tool: Tool, input: Arguments): Promise<unknown> {
  const { caller, idempotencyKey: key, headers } = connection;
  if (key === null || tool.annotations.readOnlyHint) return tool.run(caller, input);
  const request = { path: "/api/mcp", key, input: [tool.name, input], headers };
  return runIdempotent(caller, request, (asCaller) => tool.run(asCaller, input));
}
