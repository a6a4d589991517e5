import { describe, expect, test } from "vitest";
import * as z from "zod";
import { waitForBackground } from "@/lib/background";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { toFailure } from "@/lib/mcp/tools/generate-tools";
import { Document } from "@/lib/schemas/documents";
import { GenerationOutcome, type GenerationStatus } from "@/lib/schemas/generate";
import { Me } from "@/lib/schemas/me";
import { listCalls } from "@/tests/support/activity";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();
const { provider } = withModel({ timeoutMs: 8_000 });

const MODERN = "2026-07-28";
const EXTENSION = "io.modelcontextprotocol/tasks";
/** The capabilities of a client that takes tasks, which each of its messages has. */
const TAKES_TASKS = {
  _meta: {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientCapabilities": { extensions: { [EXTENSION]: {} } },
    "io.modelcontextprotocol/clientInfo": { name: "test-client", version: "1.2.3" },
  },
};

async function ready() {
  const opened = await open(MODERN);
  const { id: initiative_id } = await createInitiative(opened.rest, { title: "Offline visits" });
  const args = { initiative_id, document_type: "prd" };
  const used = async () => (await opened.rest.data(Me, "GET", "/me")).usage.current;
  return { ...opened, args, used };
}

describe("MCP write_document: on request", () => {
  test("writes a document as POST /generate does, for one generation", async () => {
    provider("ok");
    const { assistant, rest, args, used, workspaceId } = await ready();
    const { structuredContent, content } = await assistant.call("write_document", args, ALL_TOOLS);
    const generation = GenerationOutcome.parse(structuredContent);
    expect(generation).toMatchObject({ state: "done", title: "PRD: Offline visits" });
    expect(content[1]?.text).toContain(`get_document, id ${generation.document_id}`);
    expect(generation).toMatchObject({
      method: "ai",
      url: expect.stringContaining(`/documents/${generation.document_id}`),
    });
    expect(content[1]?.text).not.toContain("No model");
    const document = await rest.data(Document, "GET", `/documents/${generation.document_id}`);
    expect(document).toMatchObject({ type: "prd", version: 1, status: "draft" });
    expect(await used()).toBe(1);
    const records = await listCalls(workspaceId);
    expect(records).toMatchObject([{ action: "document.generated", tool: "write_document" }]);
  });

  test("takes a type of the workspace's own, and refuses none or two", async () => {
    provider("ok");
    const { assistant, args, caller } = await ready();
    const sections = [{ heading: "Ask", guidance: "" }];
    const type = await createDocumentType(caller, { name: "Pitch", base_type: "prd", sections });
    const { document_type: _, ...place } = args;
    const own = { ...place, document_type_id: type.id };
    const written = await assistant.data(GenerationOutcome, "write_document", own, ALL_TOOLS);
    expect(written).toMatchObject({ state: "done", document_type_id: type.id });
    for (const wrong of [place, { ...args, document_type_id: type.id }]) {
      const refusal = await assistant.refusal("write_document", wrong, ALL_TOOLS);
      expect(refusal.code).toBe("VALIDATION_ERROR");
    }
    const absent = { ...args, initiative_id: ABSENT_ID };
    expect((await assistant.refusal("write_document", absent, ALL_TOOLS)).code).toBe("NOT_FOUND");
  });

  test("turns a failure into a refusal, gives the generation back and leaves one record", async () => {
    provider("refusal");
    const { assistant, args, used, workspaceId } = await ready();
    const refusal = await assistant.refusal("write_document", args, ALL_TOOLS);
    expect(refusal).toMatchObject({ code: "AI_REFUSED" });
    expect(refusal.error).toContain("Nothing was written");
    await waitForBackground();
    expect(await used()).toBe(0);
    expect(await listCalls(workspaceId)).toMatchObject([{ outcome: "AI_REFUSED" }]);
  });
});

describe("MCP tasks: a client that takes them", () => {
  const call = async (
    { assistant }: Awaited<ReturnType<typeof ready>>,
    method: string,
    params: object,
  ) => {
    const id = "taskId" in params ? String(params.taskId) : undefined;
    const headers = { ...(id && { "mcp-name": id }) };
    return (
      await assistant.rpc(method, { ...params }, { ...ALL_TOOLS, headers, meta: TAKES_TASKS._meta })
    ).body;
  };
  const Task = z.looseObject({
    taskId: z.string(),
    status: z.string(),
    createdAt: z.string(),
    lastUpdatedAt: z.string(),
  });

  test("gets a task for a document that takes long, and the result when it is written", async () => {
    provider("slow");
    const place = await ready();
    const write = { name: "write_document", arguments: place.args };
    const started = await call(place, "tools/call", write);
    const { taskId } = Task.parse(started?.result);
    expect(started?.result).toMatchObject({ resultType: "task", status: "working", ttlMs: null });
    const working = await call(place, "tasks/get", { taskId });
    expect(working?.result).toMatchObject({ resultType: "complete", taskId, status: "working" });
    await waitForBackground();
    const ended = await call(place, "tasks/get", { taskId });
    const { createdAt, lastUpdatedAt } = Task.parse(ended?.result);
    expect(Date.parse(lastUpdatedAt) - Date.parse(createdAt)).toBeGreaterThan(3_000);
    const records = await listCalls(place.workspaceId);
    expect(records.filter(({ tool }) => tool === "write_document")).toMatchObject([
      { action: "tool.called", outcome: "success" },
    ]);
    expect(records).toContainEqual(
      expect.objectContaining({ action: "document.generated", tool: null, outcome: "AI_TIMEOUT" }),
    );
    expect(ended?.result).toMatchObject({
      taskId,
      status: "completed",
      result: { isError: true, content: [{ text: expect.stringContaining("AI_TIMEOUT") }] },
    });
  });

  test("gets the result itself for a document that is written soon", async () => {
    provider("ok");
    const place = await ready();
    const write = { name: "write_document", arguments: place.args };
    const written = await call(place, "tools/call", write);
    expect(written?.result).toMatchObject({ structuredContent: { state: "done" } });
    const taskId = GenerationOutcome.parse(written?.result?.structuredContent).id;
    const task = await call(place, "tasks/get", { taskId });
    expect(task?.result).toMatchObject({
      status: "completed",
      result: {
        structuredContent: { id: taskId, state: "done" },
        _meta: { warnings: [expect.stringMatching(/^No evidence supports/)] },
      },
    });
  });

  test("cannot cancel a task over a connection that could not start one", async () => {
    provider("slow");
    const place = await ready();
    const write = { name: "write_document", arguments: place.args };
    const { taskId } = Task.parse((await call(place, "tools/call", write))?.result);
    const options = { headers: { "mcp-name": taskId }, meta: TAKES_TASKS._meta };
    const { body } = await place.assistant.rpc("tasks/cancel", { taskId }, options);
    expect(body?.error).toMatchObject({ code: -32602 });
    expect((await call(place, "tasks/get", { taskId }))?.result).toMatchObject({
      status: "working",
    });
    await waitForBackground();
  });

  test("cancels a task", async () => {
    provider("slow");
    const place = await ready();
    const write = { name: "write_document", arguments: place.args };
    const { taskId } = Task.parse((await call(place, "tools/call", write))?.result);
    expect((await call(place, "tasks/update", { taskId, inputResponses: {} }))?.result).toEqual(
      expect.objectContaining({ resultType: "complete" }),
    );
    expect((await call(place, "tasks/cancel", { taskId }))?.result).toBeDefined();
    const task = await call(place, "tasks/get", { taskId });
    expect(task?.result).toMatchObject({ status: "cancelled" });
    expect(task?.result).not.toHaveProperty("result");
    await waitForBackground();
    expect(await place.used()).toBe(0);
  });

  test("finds no task of another workspace, and no unknown task", async () => {
    provider("ok");
    const theirs = await ready();
    const write = { name: "write_document", arguments: theirs.args };
    const written = await call(theirs, "tools/call", write);
    const { id } = GenerationOutcome.parse(written?.result?.structuredContent);
    const mine = await ready();
    for (const taskId of [id, ABSENT_ID, "x", 5]) {
      for (const method of ["tasks/get", "tasks/update", "tasks/cancel"]) {
        const { error } = (await call(mine, method, { taskId })) ?? {};
        const data = { code: "NOT_FOUND", request_id: expect.any(String) };
        expect(error).toMatchObject({ code: -32602, message: "There is no such task.", data });
      }
    }
  });
});

test("MCP tasks: a client that does not declare them is refused, and gets a handle from the tool", async () => {
  provider("ok");
  const { assistant, args } = await ready();
  const discovered = await assistant.rpc("server/discover", {}, ALL_TOOLS);
  expect(discovered.body?.result).toMatchObject({
    capabilities: { extensions: { [EXTENSION]: {} } },
  });
  const { structuredContent } = await assistant.call("write_document", args, ALL_TOOLS);
  const taskId = String(structuredContent?.id);
  const options = { ...ALL_TOOLS, headers: { "mcp-name": taskId } };
  const { body } = await assistant.rpc("tasks/get", { taskId }, options);
  expect(body?.error).toMatchObject({
    code: -32021,
    data: { requiredCapabilities: { extensions: { [EXTENSION]: {} } } },
  });
  const again = { id: taskId };
  const read = await assistant.data(GenerationOutcome, "get_generation", again, ALL_TOOLS);
  expect(read).toEqual(structuredContent);
});

test.each([
  ["CANCELLED", "CONFLICT"],
  ["INTERRUPTED", "SERVICE_UNAVAILABLE"],
  ["STORAGE_LIMIT_EXCEEDED", "STORAGE_LIMIT_EXCEEDED"],
  ["QUOTA_EXCEEDED", "QUOTA_EXCEEDED"],
  ["toString", "AI_PROVIDER_ERROR"],
  [null, "AI_PROVIDER_ERROR"],
])("MCP write_document: a generation that ended with %s is refused with %s", (failure, code) => {
  const ended: GenerationStatus = {
    id: ABSENT_ID,
    initiative_id: ABSENT_ID,
    title: "PRD",
    document_type: "prd",
    document_type_id: null,
    state: "failed",
    document_id: null,
    failure,
    started_at: "2026-11-23T10:00:00.000Z",
    updated_at: "2026-11-23T10:01:00.000Z",
  };
  const isOver = code === "SERVICE_UNAVAILABLE";
  expect(toFailure(ended)).toMatchObject({ code, headers: isOver ? { "Retry-After": "5" } : {} });
});

test("MCP tasks: an earlier revision has none", async () => {
  const { assistant } = await open("2025-11-25");
  const { body } = await assistant.rpc("tasks/get", { taskId: ABSENT_ID });
  expect(body?.error).toMatchObject({ code: -32601 });
});
