import {
  createMcpHandler,
  isLegacyRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { callTool } from "@/lib/mcp/calls/call-tool";
import type { Connection } from "@/lib/mcp/connection";
import { isObject } from "@/lib/schemas/is-object";
import { type Message, readName } from "./message";
import { checkParams } from "./params";
import { answerRpcError, RpcError, readId } from "./rpc";
import { createServer } from "./server";
import { offerTasks } from "./tasks";

/** The revisions with `initialize`, newest first. */
const LEGACY_VERSIONS: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS;

export const PROTOCOL_VERSIONS: readonly string[] = ["2026-07-28", ...LEGACY_VERSIONS];

export async function dispatch(
  request: Request,
  message: Message,
  connection: Connection,
): Promise<Response> {
  try {
    const isLegacy = await isLegacyRequest(request, message);
    const isUnknown = !isLegacy && message.method === "initialize"; // removed in 2026-07-28
    const checked = isUnknown ? message : await checkParams(connection, message);
    return await (isLegacy ? answerLegacy : answerModern)(request, checked, connection);
  } catch (thrown) {
    if (thrown instanceof RpcError) return answerRpcError(readId(message), thrown);
    throw thrown;
  }
}

/** `subscriptions/listen` gets a stream that ends at once, since no list ever changes. */
function answerModern(request: Request, message: Message, connection: Connection) {
  const isFirst = message.method === "server/discover";
  const handler = createMcpHandler(
    () => offerTasks(createServer(connection, isFirst), connection),
    { legacy: "reject" },
  );
  return handler.fetch(request, { parsedBody: message });
}

/** The handler of `answerModern` could answer the older revisions too, but only as event streams. */
async function answerLegacy(request: Request, message: Message, connection: Connection) {
  const version = request.headers.get("mcp-protocol-version");
  if (version === null || LEGACY_VERSIONS.includes(version)) {
    const answer = await answerTools(message, connection);
    if (answer) return answer;
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await createServer(connection).connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** The SDK would cost a third of the CPU time of a list (`docs/decisions/008-two-methods-without-the-sdk.md`). */
async function answerTools(
  { id, method, params }: Message,
  connection: Connection,
): Promise<Response | undefined> {
  if (method === "tools/list") {
    const result = `{"tools":${connection.selection.json}}`; // serialized once, not per request
    return toJsonResponse(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`);
  }
  if (method !== "tools/call") return undefined;
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : undefined;
  const result = await callTool(connection, readName(params), args);
  return toJsonResponse(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function toJsonResponse(body: string): Response {
  // Without its length it would be sent in chunks, which costs more.
  const length = `${Buffer.byteLength(body)}`;
  return new Response(body, {
    headers: { "Content-Type": "application/json", "Content-Length": length },
  });
}
