import { LRUCache } from "lru-cache";
import { requirePaidPlan } from "@/lib/access/plans";
import { recordCall } from "@/lib/domain/tool-calls";
import { showBudget, spendBudget } from "@/lib/http/budget";
import { toolCallOf } from "@/lib/mcp/call-record";
import type { Connection } from "@/lib/mcp/connection";
import { isRequest, type Message } from "@/lib/mcp/message";
import { toApiError } from "@/lib/to-api-error";

/** What a body held: a message, or why it is none. */
export type Read = { message: Message } | { fault: unknown };

/**
 * Decides whether a message is answered at all, before either era's server sees it: the plan (for
 * keys), one slot of the budget for a request with an id, a well-formed message.
 * @throws 403, 429, 400, 413, 415
 */
export async function admit(connection: Connection, read: Read): Promise<Message> {
  const { caller, headers } = connection;
  try {
    if (caller.keyId) requirePaidPlan(caller.tier);
    if ("fault" in read) throw read.fault;
    if (isRequest(read.message)) await spendBudget(headers, "ai", caller);
    else await showBudget(headers, "ai", caller);
    return read.message;
  } catch (refusal) {
    if (!headers.has("X-RateLimit-Limit")) await showBudget(headers, "ai", caller);
    if ("message" in read) await recordRefusal(connection, read.message, refusal);
    throw refusal;
  }
}

/** A caller over its budget could fill the log: each credential, tool and reason leaves one record a minute. */
const recorded = new LRUCache<string, true>({ max: 5000, ttl: 60_000 });

async function recordRefusal(connection: Connection, message: Message, refusal: unknown) {
  if (message.method !== "tools/call") return;
  const { name, arguments: args } = { name: "", arguments: {}, ...Object(message.params) };
  const { caller } = connection;
  const toolCall = toolCallOf(connection, String(name), { ...Object(args) });
  const { code } = toApiError(refusal, caller.requestId);
  const key = `${caller.keyId ?? caller.userId} ${toolCall.tool} ${code}`;
  if (recorded.has(key)) return;
  recorded.set(key, true);
  await recordCall({ ...caller, toolCall }, { outcome: code });
}
