import { type ApiError, invalid } from "@/lib/errors";
import { parseJsonBody, readBytes, SMALL_BYTES } from "@/lib/http/body";
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
    bytes = await readBytes(request);
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
      ? { id, isPaid, message: toStrictForm(value) }
      : { id, isPaid, fault: explainFault(value) };
  } catch (fault) {
    return { id: null, isPaid, fault };
  }
}

/** The SDK refuses unknown members, and null in place of an absent `params`, `_meta` or `progressToken`. */
function toStrictForm(message: Message): Message {
  const { jsonrpc, id, method, params } = message;
  if (method === undefined) return message;
  return {
    jsonrpc,
    ...(id !== undefined && { id }),
    method,
    ...(params !== undefined && params !== null && { params: withoutNulls(params) }),
  };
}

function withoutNulls(params: unknown): unknown {
  if (!isObject(params)) return params;
  const { _meta, ...rest } = params;
  if (_meta === null) return rest;
  if (!isObject(_meta) || _meta.progressToken !== null) return params;
  const { progressToken: _, ...meta } = _meta;
  return { ...rest, _meta: meta };
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
  if (jsonrpc !== "2.0") return false;
  if (isObject(params) && Object.keys(params).length > MAX_PARAMS) return false;
  const isId = readId(value) !== null;
  if (method === undefined) {
    // The error of an unreadable message has no id to echo.
    return "error" in value ? isId || id === undefined || id === null : isId && "result" in value;
  }
  return typeof method === "string" && (isId || id === undefined);
}

function explainFault(value: unknown): ApiError {
  return Array.isArray(value)
    ? invalid("", "Batches are not supported. Send one JSON-RPC message at a time.")
    : invalid(
        "",
        'Send one JSON-RPC 2.0 message, like {"jsonrpc":"2.0","id":1,"method":"tools/list"}.',
      );
}
