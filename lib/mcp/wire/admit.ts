import { recordCall, recordIfPossible, recordRefusal } from "@/lib/domain/activity/call-records";
import type { ErrorCode } from "@/lib/errors";
import { admitCaller } from "@/lib/http/admit-caller";
import { withToolCall } from "@/lib/mcp/calls/with-tool-call";
import type { Connection } from "@/lib/mcp/connection";
import { findTool } from "@/lib/mcp/tools/registry";
import { isObject } from "@/lib/schemas/is-object";
import { toApiError } from "@/lib/to-api-error";
import { isRequest, type Message, type Read, readName } from "./message";

/** Every body costs a call except notifications and answers of at most 64 KiB. @throws 403, 429, 400, 413, 415 */
export async function admit(connection: Connection, read: Read): Promise<Message> {
  try {
    const isFree = "message" in read && !isRequest(read.message);
    const { caller, headers } = connection;
    if (!read.isPaid) await admitCaller(caller, { bucket: "ai", headers, isFree });
    if ("fault" in read) throw read.fault;
    return read.message;
  } catch (thrown) {
    const { caller } = connection;
    const refusal = toApiError(thrown, caller.request.id);
    if ("message" in read) {
      const entry = { code: refusal.code, isFree: true };
      await recordIfPossible(caller, recordRefused(connection, read.message, entry));
    }
    throw refusal;
  }
}

/** A refusal that cost no call of the budget leaves one record a minute, since nothing else bounds these records. */
export async function recordRefused(
  connection: Connection,
  message: Message,
  { code, isFree = false }: { code: ErrorCode; isFree?: boolean },
) {
  if (message.method !== "tools/call" || !isRequest(message)) return;
  const { params } = message;
  const name = readName(params);
  const known = findTool(name) ? name : ""; // unknown names are grouped
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : {};
  const caller = withToolCall(connection, name, args);
  const entry = { outcome: code };
  await (isFree ? recordRefusal(caller, known, entry) : recordCall(caller, entry));
}
