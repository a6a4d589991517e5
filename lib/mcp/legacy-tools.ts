import { callTool } from "@/lib/mcp/call";
import type { Connection } from "@/lib/mcp/connection";
import { isRequest, type Message } from "@/lib/mcp/message";
import { CallParams } from "@/lib/mcp/params";

/**
 * Nearly every request lists or calls tools. In the revisions up to 2025-11-25, which do not change any
 * more, their answers are one line of JSON-RPC, so they do without the SDK's server, which costs a
 * quarter of the handler's time (`docs/decisions/008-two-methods-without-the-sdk.md`).
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
    return json(connection, `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`);
  }
  if (method !== "tools/call") return undefined;
  const { name, arguments: args } = CallParams.parse(params);
  const result = await callTool(connection, name, args);
  return json(connection, JSON.stringify({ jsonrpc: "2.0", id, result }));
}

function json({ headers }: Connection, body: string): Response {
  const bytes = Buffer.from(body);
  headers.set("Content-Type", "application/json");
  headers.set("Content-Length", `${bytes.length}`); // or it goes out in pieces, which costs more
  return new Response(bytes, { headers });
}
