import { type ApiError, invalid } from "@/lib/errors";
import { readJsonValue } from "@/lib/http/body";

export type Message = Record<string, unknown>;

/** A request wants an answer; notifications and responses want none. */
export const isRequest = ({ method, id }: Message): boolean =>
  typeof method === "string" && (typeof id === "string" || typeof id === "number");

/** The one JSON-RPC message of a body. @throws 400, 413, 415 */
export async function readMessage(request: Request): Promise<Message> {
  const value = await readJsonValue(request);
  if (Array.isArray(value)) {
    throw invalid("", "Batches are not supported. Send one JSON-RPC message at a time.");
  }
  if (typeof value !== "object" || value === null) throw notRpc();
  const message: Message = { ...value };
  const { jsonrpc, method, id } = message;
  if (jsonrpc !== "2.0") throw notRpc();
  const isAnswer = "result" in message || "error" in message;
  const isWellFormed = method === undefined ? isAnswer : typeof method === "string";
  if (!isWellFormed || (id !== undefined && typeof id !== "string" && !Number.isInteger(id))) {
    throw notRpc();
  }
  return message;
}

const notRpc = (): ApiError =>
  invalid(
    "",
    'Send one JSON-RPC 2.0 message, like {"jsonrpc":"2.0","id":1,"method":"tools/list"}.',
  );
