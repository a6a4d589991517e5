import { AsyncLocalStorage } from "node:async_hooks";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { callTool } from "@/lib/mcp/tools/call";
import * as answers from "./answers";
import type { Connection } from "./connection";
import { CAPABILITIES, INSTRUCTIONS, serverInfo } from "./server-info";

/** The revisions without `initialize`, newest first. */
export const MODERN_VERSIONS: readonly string[] = ["2026-07-28"];

/** Lists are the same for as long as the product is; what a key sees of them is its own. */
const FIVE_MINUTES = { ttlMs: 300_000, cacheScope: "private" as const };
const cacheHints = {
  "server/discover": FIVE_MINUTES,
  "tools/list": FIVE_MINUTES,
  "prompts/list": FIVE_MINUTES,
  "resources/templates/list": FIVE_MINUTES,
};

const connections = new AsyncLocalStorage<Connection>();

function createServer(): Server {
  const connection = connections.getStore();
  if (!connection) throw new Error("A server was asked for outside of a request.");
  const server = new Server(serverInfo(), {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    cacheHints,
  });
  server.setRequestHandler("tools/list", () => answers.listTools(connection));
  server.setRequestHandler("tools/call", ({ params }) =>
    callTool(connection, params.name, params.arguments),
  );
  server.setRequestHandler("prompts/list", answers.listPrompts);
  server.setRequestHandler("prompts/get", ({ params }) => answers.promptAnswer(connection, params));
  server.setRequestHandler("resources/list", () => answers.resourcesAnswer(connection));
  server.setRequestHandler("resources/templates/list", answers.listTemplates);
  server.setRequestHandler("resources/read", ({ params }) =>
    answers.resourceAnswer(connection, params),
  );
  server.setRequestHandler("completion/complete", ({ params }) =>
    answers.completionAnswer(connection, params),
  );
  return server;
}

const handler = createMcpHandler(createServer, { legacy: "reject" });

/** Answers one message of revision 2026-07-28, as plain JSON; `subscriptions/listen` gets a stream that ends at once. */
export const answerModern = (
  request: Request,
  parsedBody: unknown,
  connection: Connection,
): Promise<Response> => connections.run(connection, () => handler.fetch(request, { parsedBody }));
