import { extendRequest } from "@/lib/access/caller";
import { recordCall } from "@/lib/domain/activity/call-records";
import type { ApiError } from "@/lib/errors";
import { toolCallOf } from "@/lib/mcp/call-record";
import { type Completed, complete } from "@/lib/mcp/completion";
import { getPrompt, PROMPTS } from "@/lib/mcp/prompts";
import { listResources, RESOURCE_TEMPLATES, readResource } from "@/lib/mcp/resources";
import { toApiError } from "@/lib/to-api-error";
import type { Connection } from "./connection";
import { INVALID_PARAMS, RpcError } from "./rpc";

/** What both eras of the protocol answer with, beside tool calls; the wire formats are theirs. */

export const listTools = ({ selection }: Connection) => ({ tools: selection.listed });

export const listPrompts = () => ({
  prompts: PROMPTS.map(({ write: _, ...prompt }) => prompt),
});

export const promptAnswer = (
  connection: Connection,
  params: { name: string; arguments?: Record<string, unknown> },
) =>
  inRpc(connection, async () => {
    const { description, text } = await getPrompt(connection.caller, params.name, params.arguments);
    const message = { role: "user" as const, content: { type: "text" as const, text } };
    return { description, messages: [message] };
  });

export const resourcesAnswer = (connection: Connection) =>
  inRpc(connection, async () => ({ resources: await listResources(connection.caller) }));

export const listTemplates = () => ({ resourceTemplates: RESOURCE_TEMPLATES });

/** Reading a resource is recorded like a call of a tool: it shows the same texts. */
export const resourceAnswer = (connection: Connection, { uri }: { uri: string }) =>
  inRpc(connection, async () => {
    const [id] = /[0-9a-f-]{36}$/i.exec(uri) ?? [];
    const toolCall = toolCallOf(connection, "resources/read", { id });
    const caller = extendRequest(connection.caller, { toolCall });
    try {
      const contents = [await readResource(caller, uri)];
      await recordCall(caller, { outcome: "success" });
      return { contents };
    } catch (thrown) {
      const { code } = toApiError(thrown, caller.request.id);
      if (code !== "SERVICE_UNAVAILABLE") await recordCall(caller, { outcome: code });
      throw thrown;
    }
  });

export const completionAnswer = (connection: Connection, params: Completed) =>
  inRpc(connection, async () => ({
    completion: { values: await complete(connection.caller, params), hasMore: false },
  }));

/**
 * Turns a refusal into the error of JSON-RPC; an unavailable database ends the whole request.
 * @throws RpcError
 */
async function inRpc<Answer>(connection: Connection, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof RpcError) throw thrown;
    const { id: requestId } = connection.caller.request;
    const error = toApiError(thrown, requestId);
    if (error.code === "SERVICE_UNAVAILABLE") connection.abort = error;
    throw new RpcError(rpcCode(error), error.message, { code: error.code, request_id: requestId });
  }
}

const rpcCode = ({ status }: ApiError) => (status < 500 ? INVALID_PARAMS : -32603);
