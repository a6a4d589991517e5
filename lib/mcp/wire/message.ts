import { type ApiError, invalid } from "@/lib/errors";
import { jsonValue, readJsonBytes, SMALL_BYTES } from "@/lib/http/body";
import { isObject } from "@/lib/schemas/is-object";
import { idOf, type RpcId } from "./rpc";

export type Message = Record<string, unknown>;
/** What a body held: a message, or why it is none; the id to answer with; whether its slot is spent. */
export type Read = { id: RpcId; isPaid: boolean } & ({ message: Message } | { fault: unknown });

const MAX_PARAMS = 100;

/** A request wants an answer; notifications and responses want none. */
export const isRequest = ({ method, id }: Message): boolean =>
  typeof method === "string" && (typeof id === "string" || typeof id === "number");

/** The `name` among the params of a message: of a tool or a prompt. */
export const nameIn = (params: unknown): string =>
  isObject(params) && typeof params.name === "string" ? params.name : "";

/**
 * The one JSON-RPC message of a body. What is wrong with it is 400, 413 or 415. One of more than 64 KiB
 * is paid for before it is parsed, whatever it turns out to be.
 * @throws what `pay` throws, which is told the id to answer with
 */
export async function readMessage(
  request: Request,
  pay: (id: RpcId) => Promise<void>,
): Promise<Read> {
  let isPaid = false;
  let bytes: Uint8Array;
  try {
    bytes = await readJsonBytes(request);
  } catch (fault) {
    return { id: null, isPaid, fault };
  }
  if (bytes.length > SMALL_BYTES) {
    await pay(outerId(bytes));
    isPaid = true;
  }
  try {
    const value = jsonValue(request, bytes);
    const id = idOf(value);
    return isObject(value) && isMessage(value)
      ? { id, isPaid, message: value }
      : { id, isPaid, fault: misfit(value) };
  } catch (fault) {
    return { id: null, isPaid, fault };
  }
}

const ID = String.raw`"id"\s*:\s*(-?\d{1,16}|"[\w.:-]{1,100}")`;
const ID_AT_HEAD = new RegExp(String.raw`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${ID}\s*,`);
const ID_AT_END = new RegExp(String.raw`,\s*${ID}\s*\}\s*$`);
const LOOK_BYTES = 256;

/** The id of a message that is not parsed, where clients write it: first of all, or last. */
function outerId(bytes: Uint8Array): RpcId {
  const textOf = (part: Uint8Array) => new TextDecoder().decode(part);
  const [, written] =
    ID_AT_HEAD.exec(textOf(bytes.subarray(0, LOOK_BYTES))) ??
    ID_AT_END.exec(textOf(bytes.subarray(-LOOK_BYTES))) ??
    [];
  return idOf({ id: written?.startsWith('"') ? written.slice(1, -1) : Number(written) });
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
