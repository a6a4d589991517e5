import {
  CLIENT_CAPABILITIES_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  type Server,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { ApiError, forbidden } from "@/lib/errors";
import { callTool } from "@/lib/mcp/calls/call-tool";
import { answerTool, toRefusal } from "@/lib/mcp/calls/result";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import {
  explainGeneration,
  loadGenerations,
  toFailure,
  writeDocument,
} from "@/lib/mcp/tools/generate-tools";
import type { ToolNames } from "@/lib/mcp/tools/tool";
import { id } from "@/lib/schemas/fields";
import type { GenerationOutcome } from "@/lib/schemas/generate";
import { isObject } from "@/lib/schemas/is-object";
import { toApiError } from "@/lib/to-api-error";
import type { Message } from "./message";
import { RpcError, runCall, runMethod } from "./rpc";

/** The tasks extension of revision 2026-07-28 (`docs/decisions/040-tasks-of-mcp.md`). Each message declares it. */

const EXTENSION = "io.modelcontextprotocol/tasks";
const MISSING_CAPABILITY = -32021;
const POLL_INTERVAL_MS = 2_000;

export function declaresTasks({ params }: Message): boolean {
  const meta = isObject(params) && isObject(params._meta) ? params._meta : {};
  const capabilities = meta[CLIENT_CAPABILITIES_META_KEY];
  const extensions = isObject(capabilities) ? capabilities.extensions : undefined;
  return (
    typeof meta[PROTOCOL_VERSION_META_KEY] === "string" &&
    isObject(extensions) &&
    isObject(extensions[EXTENSION])
  );
}

const TaskParams = z.object({ taskId: z.unknown() }); // the SDK would refuse others without our data
const refuseUnknownTask = () => new ApiError("NOT_FOUND", "There is no such task.");

export function offerTasks(server: Server, mcpRequest: McpRequest): Server {
  const { caller, takesTasks } = mcpRequest;
  const { tools } = mcpRequest.selection;
  server.registerCapabilities({ extensions: { [EXTENSION]: {} } });
  const find = async (taskId: unknown) => {
    if (!takesTasks) {
      throw new RpcError(
        MISSING_CAPABILITY,
        `Declare the extension ${EXTENSION} in this request.`,
        { requiredCapabilities: { extensions: { [EXTENSION]: {} } } },
      );
    }
    const { getGeneration } = await loadGenerations();
    const known = id.safeParse(taskId);
    if (!known.success) throw refuseUnknownTask();
    return getGeneration(caller, { id: known.data }).catch((thrown) => {
      const error = toApiError(thrown, caller.request.id);
      throw error.code === "NOT_FOUND" ? refuseUnknownTask() : error;
    });
  };
  const handle = (
    method: "tasks/get" | "tasks/update" | "tasks/cancel",
    run: (task: GenerationOutcome) => object | Promise<object>,
  ) =>
    server.setRequestHandler(method, { params: TaskParams }, ({ taskId }) =>
      runMethod(mcpRequest, async () => ({ ...(await run(await find(taskId))) })),
    );
  handle("tasks/get", async (task) => ({
    ...toTask(task, tools),
    ...(await toOutcome(caller, task, tools)),
  }));
  handle("tasks/update", () => ({})); // a generation never asks for input
  handle("tasks/cancel", async (task) => {
    const { isReadOnlyKey, selection } = mcpRequest;
    if (isReadOnlyKey || !selection.tools.has("write_document")) {
      throw forbidden("This connection cannot cancel tasks, because it cannot start them.");
    }
    const { cancelGeneration } = await loadGenerations();
    await cancelGeneration(caller, task);
    return {};
  });
  if (!takesTasks) return server;
  server.setRequestHandler("tools/call", async ({ params }) => {
    const call = () => callTool(mcpRequest, params.name, params.arguments);
    const result = await runCall(mcpRequest, call);
    if (params.name !== "write_document" || result.structuredContent?.state !== "running")
      return result;
    const generation = await find(String(result.structuredContent.id));
    return { resultType: "task", content: [], ...toTask(generation, tools) };
  });
  return server;
}

function toTask(generation: GenerationOutcome, tools: ToolNames) {
  const { id, state, failure, started_at, updated_at } = generation;
  const ended = failure === "CANCELLED" ? "cancelled" : "completed";
  return {
    taskId: id,
    status: state === "running" ? "working" : ended,
    statusMessage: explainGeneration(generation, tools),
    createdAt: started_at,
    lastUpdatedAt: updated_at,
    ttlMs: null,
    pollIntervalMs: POLL_INTERVAL_MS,
  };
}

async function toOutcome(caller: Caller, generation: GenerationOutcome, tools: ToolNames) {
  const { state, failure } = generation;
  if (state === "running" || failure === "CANCELLED") return {};
  if (state === "failed") return { result: toRefusal(toFailure(generation), caller.request.id) };
  const call = { data: generation, input: {} };
  return { result: await answerTool(writeDocument, caller, call, { tools }) };
}
