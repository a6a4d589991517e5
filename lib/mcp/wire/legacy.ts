import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import * as answers from "./answers";
import type { Connection } from "./connection";
import { answerTools } from "./legacy-tools";
import type { Message } from "./message";
import { CAPABILITIES, INSTRUCTIONS, serverInfo } from "./server-info";

/** The revisions with `initialize`, newest first. */
export const LEGACY_VERSIONS: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS;

// One for the process: a server that is given none compiles its own, every time.
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** Prepares a server for one method but those of `legacy-tools.ts`: it lives for one message. */
const HANDLERS: Record<string, (server: Server, connection: Connection) => void> = {
  "prompts/list": (server) =>
    server.setRequestHandler(ListPromptsRequestSchema, answers.listPrompts),
  "prompts/get": (server, connection) =>
    server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
      answers.promptAnswer(connection, params),
    ),
  "resources/list": (server, connection) =>
    server.setRequestHandler(ListResourcesRequestSchema, () => answers.resourcesAnswer(connection)),
  "resources/templates/list": (server) =>
    server.setRequestHandler(ListResourceTemplatesRequestSchema, answers.listTemplates),
  "resources/read": (server, connection) =>
    server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
      answers.resourceAnswer(connection, params),
    ),
  "completion/complete": (server, connection) =>
    server.setRequestHandler(CompleteRequestSchema, ({ params }) =>
      answers.completionAnswer(connection, params),
    ),
};

/** Answers one message of the revisions up to 2025-11-25, without a session and as plain JSON. */
export async function answerLegacy(
  request: Request,
  message: Message,
  connection: Connection,
): Promise<Response> {
  const version = request.headers.get("mcp-protocol-version");
  if (version === null || LEGACY_VERSIONS.includes(version)) {
    const answer = await answerTools(message, connection);
    if (answer) return answer;
  }
  const server = new Server(serverInfo(), {
    capabilities: CAPABILITIES,
    instructions: INSTRUCTIONS,
    jsonSchemaValidator,
  });
  const { method } = message;
  if (typeof method === "string" && Object.hasOwn(HANDLERS, method)) {
    HANDLERS[method]?.(server, connection);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}
