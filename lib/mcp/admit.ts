import { requirePaidPlan } from "@/lib/access/plans";
import { recordRefusal } from "@/lib/domain/call-records";
import type { ErrorCode } from "@/lib/errors";
import { requireBudget, showBudget, spendBudget } from "@/lib/http/budget";
import { toolCallOf } from "@/lib/mcp/call-record";
import type { Connection } from "@/lib/mcp/connection";
import { isRequest, type Message, nameIn, type Read } from "@/lib/mcp/message";
import { findTool } from "@/lib/mcp/registry";
import { isObject } from "@/lib/schemas/is-object";
import { toApiError } from "@/lib/to-api-error";

/**
 * Decides whether a message is answered at all, before either era's server sees it: the plan (for
 * keys), one slot of the budget for a request with an id, a well-formed message. What is no message
 * costs no slot, and is refused like one when none is left.
 * @throws 403, 429, 400, 413, 415
 */
export async function admit(connection: Connection, read: Read): Promise<Message> {
  const { caller, headers } = connection;
  try {
    if (caller.keyId) requirePaidPlan(caller.tier);
    if ("fault" in read) {
      await requireBudget(headers, "ai", caller);
      throw read.fault;
    }
    if (isRequest(read.message)) await spendBudget(headers, "ai", caller);
    else await showBudget(headers, "ai", caller);
    return read.message;
  } catch (refusal) {
    if (!headers.has("X-RateLimit-Limit")) await showBudget(headers, "ai", caller);
    const { code } = toApiError(refusal, caller.requestId);
    if ("message" in read) await recordRefused(connection, read.message, code);
    throw refusal;
  }
}

/** Leaves a record of a call that was refused before its tool was looked at. */
export async function recordRefused(connection: Connection, message: Message, code: ErrorCode) {
  if (message.method !== "tools/call" || !isRequest(message)) return;
  const { params } = message;
  const name = nameIn(params);
  const known = findTool(name) ? name : ""; // names that callers invent count as one
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
  const caller = { ...connection.caller, toolCall: toolCallOf(connection, name, args) };
  await recordRefusal(caller, known, { outcome: code });
}
