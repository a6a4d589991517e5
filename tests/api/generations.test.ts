import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { extendRequest } from "@/lib/access/caller";
import { waitForBackground } from "@/lib/background";
import { createDocumentType, deleteDocumentType } from "@/lib/domain/documents/document-types";
import {
  cancelGeneration,
  findDocumentGeneration,
  getGeneration,
  listRecentGenerations,
  listRunningGenerations,
  startGeneration,
  watchGeneration,
} from "@/lib/domain/generation/background-generations";
import { countAiCall, getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { ApiError } from "@/lib/errors";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { generatingWorkspace } from "@/tests/support/generations";

freshDatabase();
const { provider } = withModel({ timeoutMs: 1_000 });

async function start() {
  const { caller, initiative, left } = await generatingWorkspace();
  const request = {
    initiative_id: initiative.id,
    document_type: "epic" as const,
    title: "The plan",
  };
  const id = await startGeneration(caller, request);
  return { caller, initiative, left, id };
}

test("generation: a generation is running while the model writes", async () => {
  provider("slow");
  const { caller, initiative, id } = await start();
  const running = { id, title: "The plan", document_type: "epic", state: "running" };
  expect(await listRunningGenerations(caller, initiative.id)).toMatchObject([running]);
  expect(await listRecentGenerations(caller, initiative.id)).toMatchObject([running]);
  expect(await getGeneration(caller, { id })).toMatchObject({ ...running, document_id: null });
  await waitForBackground();
  expect(await getGeneration(caller, { id })).toMatchObject({ failure: "AI_TIMEOUT" });
});

test("generation: one whose id cannot be kept writes nothing and costs nothing", async () => {
  provider("ok");
  const { caller, initiative, left } = await generatingWorkspace();
  const request = { initiative_id: initiative.id, document_type: "epic" as const };
  const keep = () => Promise.reject(new ApiError("IDEMPOTENCY_IN_PROGRESS", "Still running."));
  await expect(startGeneration(caller, request, keep)).rejects.toMatchObject({
    code: "IDEMPOTENCY_IN_PROGRESS",
  });
  await waitForBackground();
  expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
  expect(await getAiCallsToday(caller)).toMatchObject({ used: 0 });
  expect(await listRecentGenerations(caller, initiative.id)).toEqual([]);
});

test("generation: a call that is given back after midnight is one of the day before", async () => {
  provider("ok");
  const { caller, initiative } = await generatingWorkspace();
  const request = { initiative_id: initiative.id, document_type: "epic" as const };
  const { ends_at } = await getAiCallsToday(caller);
  const refuse = () => Promise.reject(new ApiError("IDEMPOTENCY_IN_PROGRESS", "Still running."));
  const waitForMidnight = async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse(ends_at) + 1);
    await countAiCall(caller);
    return refuse();
  };
  await expect(startGeneration(caller, request, waitForMidnight)).rejects.toThrow();
  expect(await getAiCallsToday(caller)).toMatchObject({ used: 1 });
  vi.restoreAllMocks();
  expect(await getAiCallsToday(caller)).toMatchObject({ used: 0 });
});

test("generation: it names its document when that is written", async () => {
  provider("ok");
  const { caller, initiative, id } = await start();
  await waitForBackground();
  const generation = await getGeneration(caller, { id });
  expect(generation).toMatchObject({ state: "done", failure: null });
  expect(generation.document_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
  expect(await listRecentGenerations(caller, initiative.id)).toMatchObject([{ id, state: "done" }]);
  const prisma = await fullClient();
  const before = new Date(Date.now() - 121_000);
  await prisma.generation.update({ where: { id }, data: { createdAt: before } });
  expect(await listRecentGenerations(caller, initiative.id)).toMatchObject([{ id }]); // it took long
  await prisma.generation.update({ where: { id }, data: { updatedAt: before } });
  expect(await listRecentGenerations(caller, initiative.id)).toEqual([]);
});

test("generation: a document knows its generation, and its workspace's own type while that type exists", async () => {
  provider("ok");
  const { caller, initiative } = await generatingWorkspace();
  const sections = [{ heading: "Ask", guidance: "" }];
  const type = { name: "Pitch", base_type: "prd" as const, sections };
  const { id: document_type_id } = await createDocumentType(caller, type);
  const place = { initiative_id: initiative.id };
  const id = await startGeneration(caller, { ...place, document_type_id });
  const builtIn = await startGeneration(caller, { ...place, document_type: "prd" });
  await waitForBackground();
  const findDocument = async (generation: string) => {
    const { document_id } = await getGeneration(caller, { id: generation });
    return { id: document_id ?? "" };
  };
  const made = await findDocument(id);
  expect(await findDocumentGeneration(caller, made)).toEqual({ id, ownType: "Pitch" });
  expect(await findDocumentGeneration(caller, await findDocument(builtIn))).toEqual({
    id: builtIn,
    ownType: null,
  });
  await deleteDocumentType(caller, { id: document_type_id });
  expect(await findDocumentGeneration(caller, made)).toEqual({ id, ownType: null });
  expect(await findDocumentGeneration(caller, { id: randomUUID() })).toBeUndefined();
  const { caller: stranger } = await makeWorkspace();
  expect(await findDocumentGeneration(stranger, made)).toBeUndefined();
});

test("generation: it goes on when the client disconnects", async () => {
  provider("ok");
  const { caller, initiative } = await generatingWorkspace();
  const request = { initiative_id: initiative.id, document_type: "epic" as const };
  const gone = extendRequest(caller, { signal: AbortSignal.abort() });
  const id = await startGeneration(gone, request);
  await waitForBackground();
  expect(await getGeneration(caller, { id })).toMatchObject({ state: "done" });
});

test("generation: a failed one says why, and its unit is given back", async () => {
  provider("refusal");
  const { caller, id, left } = await start();
  await waitForBackground();
  const failed = { state: "failed", failure: "AI_REFUSED", document_id: null };
  expect(await getGeneration(caller, { id })).toMatchObject(failed);
  expect(await left()).toMatchObject({ used: 0 });
});

test("generation: it names the workspace's own type that was requested, even after the type's removal", async () => {
  provider("refusal");
  const { caller, initiative } = await generatingWorkspace();
  const sections = [{ heading: "Ask", guidance: "" }];
  const type = { name: "Pitch", base_type: "business_case" as const, sections };
  const { id: document_type_id } = await createDocumentType(caller, type);
  const id = await startGeneration(caller, { initiative_id: initiative.id, document_type_id });
  await waitForBackground();
  await deleteDocumentType(caller, { id: document_type_id });
  expect(await getGeneration(caller, { id })).toMatchObject({
    document_type: "business_case",
    document_type_id,
    state: "failed",
  });
});

test("generation: one whose process died counts as failed once its time is over", async () => {
  provider("slow");
  const { caller, initiative, id } = await start();
  const prisma = await fullClient();
  await prisma.generation.update({ where: { id }, data: { expiresAt: new Date(0) } });
  const lost = { state: "failed", failure: "INTERRUPTED" };
  expect(await getGeneration(caller, { id })).toMatchObject(lost);
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
  await waitForBackground();
});

test("generation: another workspace sees nothing of it", async () => {
  provider("ok");
  const { initiative, id } = await start();
  const { caller } = await makeWorkspace();
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
  await expect(getGeneration(caller, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(getGeneration(caller, { id: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await waitForBackground();
});

test("generation: the unfinished text is visible while it is written, and gone at the end", async () => {
  provider("stalled");
  const { caller, id } = await start();
  const seen: { state: string; draft: string }[] = [];
  const signal = new AbortController().signal;
  for await (const { generation, draft } of watchGeneration(caller, { id }, signal)) {
    seen.push({ state: generation.state, draft });
  }
  expect(seen[0]).toEqual({ state: "running", draft: "" });
  expect(seen[1]).toEqual({ state: "running", draft: expect.stringMatching(/^## /) });
  expect(seen.at(-1)).toEqual({ state: "failed", draft: "" });
});

test("generation: a generation that is canceled ends, makes no document and gives its unit back once", async () => {
  const { open } = provider("stalled");
  const { caller, left, id } = await start();
  await vi.waitFor(() => expect(open()).toBe(1));
  await cancelGeneration(caller, { id });
  expect(await getGeneration(caller, { id })).toMatchObject({ failure: "CANCELLED" });
  expect((await left()).used).toBe(0);
  await vi.waitFor(() => expect(open()).toBe(0));
  await waitForBackground();
  await cancelGeneration(caller, { id });
  expect(await getGeneration(caller, { id })).toMatchObject({
    state: "failed",
    failure: "CANCELLED",
    document_id: null,
  });
  expect((await left()).used).toBe(0);
});

test("generation: canceling one that REST waits for refuses that request, and a finished one stays", async () => {
  const { open } = provider("stalled");
  const { caller, generate, left, initiative } = await generatingWorkspace();
  const answer = generate();
  await vi.waitFor(() => expect(open()).toBe(1));
  const [running] = await listRunningGenerations(caller, initiative.id);
  const id = running?.id ?? "";
  await cancelGeneration(caller, { id });
  expect(await answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect((await left()).used).toBe(0);
  provider("ok");
  const done = await startGeneration(caller, {
    initiative_id: initiative.id,
    document_type: "epic",
  });
  await waitForBackground();
  await cancelGeneration(caller, { id: done });
  expect(await getGeneration(caller, { id: done })).toMatchObject({ state: "done" });
  await expect(cancelGeneration(caller, { id: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
