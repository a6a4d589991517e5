import { recordIfPossible } from "@/lib/domain/activity/call-records";
import { admitCaller } from "@/lib/http/admit-caller";
import { recordRefused } from "@/lib/mcp/calls/with-call-record";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { toApiError } from "@/lib/to-api-error";
import { isRequest, type Message, type Read } from "./message";

/** Every body costs a call except notifications and answers of at most 64 KiB. @throws 403, 429, 400, 413, 415 */
export async function admit(mcpRequest: McpRequest, read: Read): Promise<Message> {
  try {
    const isFree = "message" in read && !isRequest(read.message);
    const { caller, headers } = mcpRequest;
    if (!read.isPaid) await admitCaller(caller, { bucket: "ai", headers, isFree });
    if ("fault" in read) throw read.fault;
    return read.message;
  } catch (thrown) {
    const { caller } = mcpRequest;
    const refusal = toApiError(thrown, caller.request.id);
    if ("message" in read) {
      const entry = { code: refusal.code, isFree: true };
      await recordIfPossible(caller, recordRefused(mcpRequest, read.message, entry));
    }
    throw refusal;
  }
}
