import { recordIfPossible } from "@/lib/domain/activity/call-records";
import { type ApiError, methodNotAllowed } from "@/lib/errors";
import { admitCaller } from "@/lib/http/admit-caller";
import { answerRequest, type Exchange, takeRequestPlace } from "@/lib/http/exchange";
import { recordRefused } from "@/lib/mcp/calls/with-call-record";
import { identify, type McpRequest } from "@/lib/mcp/mcp-request";
import { listUnknownToolsets, selectTools } from "@/lib/mcp/tools/selection";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { toApiError } from "@/lib/to-api-error";
import { findClientName } from "./client-name";
import { allowOrigin, answerPreflight, requireOwnOrigin } from "./cors";
import { dispatch } from "./dispatch";
import { getManifest } from "./manifest";
import { isRequest, type Message, type Read, readMessage, readName } from "./message";
import { answerFailure, type RpcId } from "./rpc";
import { declaresTasks } from "./tasks";

/** Checks origin, credential, plan, budget and message (`docs/contract/semantics.md#order-of-checks`). */
export function POST(request: Request): Promise<Response> {
  let id: RpcId = null;
  return answerRequest(
    request,
    async (self) => {
      allowOrigin(self.headers, request);
      requireOwnOrigin(request);
      const { caller, isReadOnlyKey } = await identify(request, self);
      self.caller = caller;
      await takeRequestPlace(self, request, "ai", caller);
      const read = await readMessage(request, (outerId) => {
        id = outerId;
        return admitCaller(caller, { bucket: "ai", headers: self.headers });
      });
      id = read.id ?? id;
      const mcpRequest: McpRequest = {
        caller,
        isReadOnlyKey,
        selection: selectTools(request, isReadOnlyKey),
        unknownToolsets: listUnknownToolsets(request),
        takesTasks: "message" in read && declaresTasks(read.message),
        client: findClientName(read, request, caller.keyId ?? caller.userId),
        idempotencyKey: request.headers.get("idempotency-key"),
        headers: self.headers,
      };
      return answer(request, await admit(mcpRequest, read), mcpRequest, self);
    },
    (error, self) => answerFailure(id, error, self),
  );
}

/** Every body costs a call except notifications and answers of at most 64 KiB. @throws 403, 429, 400, 413, 415 */
async function admit(mcpRequest: McpRequest, read: Read): Promise<Message> {
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

async function answer(
  request: Request,
  message: Message,
  mcpRequest: McpRequest,
  self: Exchange,
): Promise<Response> {
  const { method, params } = message;
  if (!isRequest(message)) return new Response(null, { status: 202, headers: self.headers });
  self.notes = {
    rpc: toPlainLine(String(method), 64),
    tool: method === "tools/call" ? toPlainLine(readName(params), 64) : undefined,
  };
  // The SDK would refuse clients that accept fewer types or spell the JSON type differently. A copy
  // of the request would cost each call some 30 µs and a listener on its signal, and nobody reads these headers afterwards.
  request.headers.set("accept", "application/json, text/event-stream");
  request.headers.set("content-type", "application/json");
  const response = await dispatch(request, message, mcpRequest);
  // The SDK refused the headers before the tool was looked up.
  if (response.status === 400)
    await recordRefused(mcpRequest, message, { code: "VALIDATION_ERROR" });
  for (const [header, value] of self.headers) response.headers.set(header, value);
  return response;
}

const EVENT_STREAM = "text/event-stream";
const STREAM_HEADERS = ["mcp-protocol-version", "mcp-session-id", "last-event-id"];
/** Request headers that change the answer to `GET`, for caches. */
const VARY = ["accept", ...STREAM_HEADERS, "x-mcp-readonly", "x-mcp-toolsets"].join(", ");

function asksForStream({ headers }: Request): boolean {
  const [first = ""] = (headers.get("accept") ?? "").split(",");
  const type = first.split(";")[0]?.trim().toLowerCase();
  return type === EVENT_STREAM || STREAM_HEADERS.some((name) => headers.has(name));
}

/** The public manifest, or 405 for a client that asks for a stream (`docs/contract/semantics.md#manifest`). */
export function GET(request: Request): Promise<Response> {
  return answerRequest(
    request,
    async ({ headers }) => {
      headers.set("Access-Control-Allow-Origin", "*");
      headers.set("Vary", VARY);
      if (asksForStream(request)) throw notOffered("A stream of server messages");
      const { body, etag } = getManifest(selectTools(request));
      headers.set("Content-Type", "application/json");
      headers.set("Cache-Control", "public, max-age=300");
      headers.set("ETag", etag);
      const known = request.headers.get("if-none-match")?.split(",") ?? [];
      const isKnown = known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
      return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
    },
    answerRefusal,
  );
}

const answerRefusal = (error: ApiError, self: Exchange) => answerFailure(null, error, self);

const refuse =
  (what?: string) =>
  (request: Request): Promise<Response> =>
    answerRequest(request, () => Promise.reject(notOffered(what ?? request.method)), answerRefusal);

export const DELETE = refuse("Ending a session");
export const PUT = refuse();
export const PATCH = refuse();

export const OPTIONS = answerPreflight;

const notOffered = (what: string) =>
  methodNotAllowed(what, "Send JSON-RPC by POST.", ["GET", "HEAD", "POST", "OPTIONS"]);
