import { callTool } from "@/lib/mcp/tools/call";
import { isObject } from "@/lib/schemas/is-object";
import type { Connection } from "./connection";
import { isRequest, type Message, nameIn } from "./message";

/**
 * Nearly every request lists or calls tools. In the revisions up to 2025-11-25, which do not change any
 * more, their answers are one line of JSON-RPC, so they do without the SDK's server, which costs a
 * quarter of the handler's time (`docs/decisions/008-two-methods-without-the-sdk.md`).
 * The params have been checked (`params.ts`).
 * @returns undefined for any other message
 */
export async function answerTools(
  message: Message,
  connection: Connection,
): Promise<Response | undefined> {
  if (!isRequest(message)) return undefined;
  const { id, method, params } = message;
  if (method === "tools/list") {
    const result = `{"tools":${connection.selection.json}}`; // serialised once, not per request
    return json(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`);
  }
  if (method !== "tools/call") return undefined;
  const args = isObject(params) && isObject(params.arguments) ? params.arguments : undefined;
  const result = await callTool(connection, nameIn(params), args);
  return json(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function json(body: string): Response {
  // Without its length it goes out in pieces, which costs more.
  const length = `${Buffer.byteLength(body)}`;
  return new Response(body, {
    headers: { "Content-Type": "application/json", "Content-Length": length },
  });
}
