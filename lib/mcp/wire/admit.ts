import { extendRequest } from "@/lib/access/caller";
import { requireFactor } from "@/lib/access/credentials/demanded-factor";
import { requirePaidPlan } from "@/lib/access/plans";
import { recordRefusal } from "@/lib/domain/activity/call-records";
import type { ErrorCode } from "@/lib/errors";
import { showBudget, spendBudget } from "@/lib/limits/rate-limit";
import { describeCall } from "@/lib/mcp/calls/describe-call";
import type { Connection } from "@/lib/mcp/connection";
import { findTool } from "@/lib/mcp/tools/registry";
import { isObject } from "@/lib/schemas/is-object";
import { toApiError } from "@/lib/to-api-error";
import { isRequest, type Message, type Read, readName } from "./message";

/** Checks the demanded second factor and, for keys, the plan, then spends a slot unless `free`. @throws 403, 429 */
export async function charge(
  { caller, headers }: Pick<Connection, "caller" | "headers">,
  { free }: { free: boolean },
) {
  try {
    requireFactor(caller);
    if (caller.keyId) requirePaidPlan(caller.tier);
  } catch (refusal) {
    await showBudget(caller, "ai", headers);
    throw refusal;
  }
  await (free ? showBudget : spendBudget)(caller, "ai", headers);
}

/** Every body costs a slot except notifications and answers of at most 64 KiB. @throws 403, 429, 400, 413, 415 */
export async function admit(connection: Connection, read: Read): Promise<Message> {
  try {
    const free = "message" in read && !isRequest(read.message);
    if (!read.isPaid) await charge(connection, { free });
    if ("fault" in read) throw read.fault;
    return read.message;
  } catch (refusal) {
    const { code } = toApiError(refusal, connection.caller.request.id);
    if ("message" in read) await recordRefused(connection, read.message, code);
    throw refusal;
  }
}

export async function recordRefused(connection: Connection, message: Message, code: ErrorCode) {
  if (message.method !== "tools/call" || !isRequest(message)) return;
  const { params } = message;
  const name = readName(params);
  const known = findTool(name) ? name : ""; // unknown names are grouped
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
  const toolCall = describeCall(connection, name, args);
  const caller = extendRequest(connection.caller, { toolCall });
  await recordRefusal(caller, known, { outcome: code });
}
