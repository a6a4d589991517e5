import { type ApiError, invalid } from "@/lib/errors";
import { readJsonValue } from "@/lib/http/body";
import { idOf, type RpcId } from "@/lib/mcp/rpc";
import { isObject } from "@/lib/schemas/is-object";

export type Message = Record<string, unknown>;
/** What a body held: a message, or why it is none; and the id to answer with. */
export type Read = { id: RpcId } & ({ message: Message } | { fault: unknown });

const MAX_PARAMS = 100;

/** A request wants an answer; notifications and responses want none. */
export const isRequest = ({ method, id }: Message): boolean =>
  typeof method === "string" && (typeof id === "string" || typeof id === "number");

/** The `name` among the params of a message: of a tool or a prompt. */
export const nameIn = (params: unknown): string =>
  isObject(params) && typeof params.name === "string" ? params.name : "";

/** The one JSON-RPC message of a body; what is wrong with it is 400, 413 or 415. */
export async function readMessage(request: Request): Promise<Read> {
  try {
    const value = await readJsonValue(request);
    const id = idOf(value);
    return isObject(value) && isMessage(value)
      ? { id, message: value }
      : { id, fault: misfit(value) };
  } catch (fault) {
    return { id: null, fault };
  }
}

function isMessage(value: Message): boolean {
  const { jsonrpc, method, id, params } = value;
  if (jsonrpc !== "2.0" || (id !== undefined && idOf(value) === null)) return false;
  if (isObject(params) && Object.keys(params).length > MAX_PARAMS) return false;
  return (
    typeof method === "string" || (method === undefined && ("result" in value || "error" in value))
  );
}

function misfit(value: unknown): ApiError {
  return Array.isArray(value)
    ? invalid("", "Batches are not supported. Send one JSON-RPC message at a time.")
    : invalid(
        "",
        'Send one JSON-RPC 2.0 message, like {"jsonrpc":"2.0","id":1,"method":"tools/list"}.',
      );
}
