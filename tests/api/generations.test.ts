import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { backgroundDone } from "@/lib/background";
import { database } from "@/lib/db/database";
import { getGeneration, listRunningGenerations, startGeneration } from "@/lib/domain/generations";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
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

test("a generation is running while the model writes", async () => {
  provider("slow");
  const { caller, initiative, id } = await start();
  const running = { id, title: "The plan", document_type: "epic", state: "running" };
  expect(await listRunningGenerations(caller, initiative.id)).toMatchObject([running]);
  expect(await getGeneration(caller, { id })).toMatchObject({ ...running, document_id: null });
  await backgroundDone();
  expect(await getGeneration(caller, { id })).toMatchObject({ failure: "AI_TIMEOUT" });
});

test("it names its document when that is written", async () => {
  provider("ok");
  const { caller, initiative, id } = await start();
  await backgroundDone();
  const generation = await getGeneration(caller, { id });
  expect(generation).toMatchObject({ state: "done", failure: null });
  expect(generation.document_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
});

test("it goes on when the one who asked leaves", async () => {
  provider("ok");
  const { caller, initiative } = await generatingWorkspace();
  const request = { initiative_id: initiative.id, document_type: "epic" as const };
  const gone = { ...caller, signal: AbortSignal.abort() };
  const id = await startGeneration(gone, request);
  await backgroundDone();
  expect(await getGeneration(caller, { id })).toMatchObject({ state: "done" });
});

test("one that fails says why, and its unit is given back", async () => {
  provider("refusal");
  const { caller, id, left } = await start();
  await backgroundDone();
  const failed = { state: "failed", failure: "AI_REFUSED", document_id: null };
  expect(await getGeneration(caller, { id })).toMatchObject(failed);
  expect(await left()).toMatchObject({ used: 0 });
});

test("one whose process died counts as failed once its time is over", async () => {
  provider("slow");
  const { caller, initiative, id } = await start();
  const { prisma } = await database();
  await prisma.generation.update({ where: { id }, data: { expiresAt: new Date(0) } });
  const lost = { state: "failed", failure: "INTERRUPTED" };
  expect(await getGeneration(caller, { id })).toMatchObject(lost);
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
  await backgroundDone();
});

test("another workspace sees nothing of it", async () => {
  provider("ok");
  const { initiative, id } = await start();
  const { caller } = await makeWorkspace();
  expect(await listRunningGenerations(caller, initiative.id)).toEqual([]);
  await expect(getGeneration(caller, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(getGeneration(caller, { id: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await backgroundDone();
});
