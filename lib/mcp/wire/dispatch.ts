import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { callTool } from "@/lib/mcp/calls/call-tool";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { isObject } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { type Message, readName } from "./message";
import { checkParams } from "./params";
import { answerRpcError, RpcError, readId } from "./rpc";
import { createServer, PROTOCOL_VERSIONS } from "./server";
import { offerTasks } from "./tasks";

const UNSUPPORTED_VERSION = -32022;

export async function dispatch(
  request: Request,
  message: Message,
  mcpRequest: McpRequest,
): Promise<Response> {
  try {
    const isLegacy = await isLegacyRequest(request, message);
    const isUnknown = !isLegacy && message.method === "initialize"; // removed in 2026-07-28
    const checked = isUnknown ? { message } : await checkParams(mcpRequest, message);
    const current = { ...mcpRequest, argumentsFault: checked.argumentsFault };
    const answer = isLegacy ? answerLegacy : answerModern;
    const response = await answer(request, checked.message, current);
    if (current.abort) throw current.abort;
    return response;
  } catch (thrown) {
    if (thrown instanceof RpcError) return answerRpcError(readId(message), thrown);
    throw thrown;
  }
}

/** `subscriptions/listen` gets a stream that ends at once, since no list ever changes. */
function answerModern(request: Request, message: Message, mcpRequest: McpRequest) {
  const isFirst = message.method === "server/discover";
  const handler = createMcpHandler(
    () => offerTasks(createServer(mcpRequest, isFirst), mcpRequest),
    { legacy: "reject" },
  );
  return handler.fetch(request, { parsedBody: message });
}

/** The handler of `answerModern` could answer the older revisions too, but only as event streams. */
async function answerLegacy(request: Request, message: Message, mcpRequest: McpRequest) {
  const version = request.headers.get("mcp-protocol-version");
  if (version !== null && message.method !== "initialize" && !PROTOCOL_VERSIONS.includes(version)) {
    return answerRpcError(readId(message), refuseVersion(version), 400);
  }
  const answer = await answerTools(message, mcpRequest);
  if (answer) return answer;
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await createServer(mcpRequest).connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** The SDK's own refusal has neither the id nor the revision of 2026-07-28. */
const refuseVersion = (requested: string) =>
  new RpcError(
    UNSUPPORTED_VERSION,
    `The header MCP-Protocol-Version names a revision that this server does not speak. It speaks ${PROTOCOL_VERSIONS.join(", ")}.`,
    { supported: PROTOCOL_VERSIONS, requested: toPlainLine(requested, 64) },
  );

/** The SDK would cost a third of the CPU time of a list (`docs/decisions/008-two-methods-without-the-sdk.md`). */
async function answerTools(
  { id, method, params }: Message,
  mcpRequest: McpRequest,
): Promise<Response | undefined> {
  if (method === "tools/list") {
    const result = `{"tools":${mcpRequest.selection.json}}`; // serialized once, not per request
    return toJsonResponse(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`);
  }
  if (method !== "tools/call") return undefined;
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : undefined;
  const result = await callTool(mcpRequest, readName(params), args);
  return toJsonResponse(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function toJsonResponse(body: string): Response {
  // Without its length it would be sent in chunks, which costs more.
  const length = `${Buffer.byteLength(body)}`;
  return new Response(body, {
    headers: { "Content-Type": "application/json", "Content-Length": length },
  });
}
