import { type ApiError, invalid } from "@/lib/errors";
import { parseJsonBody, readJsonBytes, SMALL_BYTES } from "@/lib/http/body";
import { isObject } from "@/lib/schemas/is-object";
import { type RpcId, readId } from "./rpc";

export type Message = Record<string, unknown>;
/** A message or its fault, the id for the answer, and whether its call is spent. */
export type Read = { id: RpcId; isPaid: boolean } & ({ message: Message } | { fault: unknown });

const MAX_PARAMS = 100;

export const isRequest = ({ method, id }: Message): boolean =>
  typeof method === "string" && (typeof id === "string" || typeof id === "number");

export const readName = (params: unknown): string =>
  isObject(params) && typeof params.name === "string" ? params.name : "";

/** A body of more than 64 KiB is paid for before it is parsed. A `fault` is 400, 413 or 415. @throws as `pay` */
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
    await pay(findOuterId(bytes));
    isPaid = true;
  }
  try {
    const value = parseJsonBody(request, bytes);
    const id = readId(value);
    return isObject(value) && isMessage(value)
      ? { id, isPaid, message: withoutNull(value) }
      : { id, isPaid, fault: explainFault(value) };
  } catch (fault) {
    return { id: null, isPaid, fault };
  }
}

/** Some clients send `"params": null` in place of no params, which the SDK refuses. */
function withoutNull(message: Message): Message {
  const { params, ...rest } = message;
  return params === null ? rest : message;
}

const TEXT = String.raw`"(?:[^"\\]|\\.){0,200}"`;
const ID = String.raw`"id"\s*:\s*(-?\d{1,16}|${TEXT})`;
const OTHER = String.raw`"(?:jsonrpc|method)"\s*:\s*${TEXT}`;
const ID_AT_HEAD = new RegExp(String.raw`^\s*\{\s*(?:${OTHER}\s*,\s*){0,2}${ID}\s*,`);
const ID_AT_END = new RegExp(String.raw`,\s*${ID}\s*(?:,\s*${OTHER}\s*){0,2}\}\s*$`);
const LOOK_BYTES = 1024;

/** Finds the id of a message without parsing it. Clients write it before or after all `params`. */
function findOuterId(bytes: Uint8Array): RpcId {
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  const [, written = "null"] =
    ID_AT_HEAD.exec(decode(bytes.subarray(0, LOOK_BYTES))) ??
    ID_AT_END.exec(decode(bytes.subarray(-LOOK_BYTES))) ??
    [];
  try {
    return readId({ id: JSON.parse(written) });
  } catch {
    return null; // the text has a wrong escape
  }
}

function isMessage(value: Message): boolean {
  const { jsonrpc, method, id, params } = value;
  if (jsonrpc !== "2.0" || (id !== undefined && readId(value) === null)) return false;
  if (isObject(params) && Object.keys(params).length > MAX_PARAMS) return false;
  return (
    typeof method === "string" || (method === undefined && ("result" in value || "error" in value))
  );
}

function explainFault(value: unknown): ApiError {
  return Array.isArray(value)
    ? invalid("", "Batches are not supported. Send one JSON-RPC message at a time.")
    : invalid(
        "",
        'Send one JSON-RPC 2.0 message, like {"jsonrpc":"2.0","id":1,"method":"tools/list"}.',
      );
}
