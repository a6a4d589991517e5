import { afterEach, describe, expect, test, vi } from "vitest";
import { extendRequest } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { startGeneration } from "@/lib/domain/generation/background-generations";
import * as gathering from "@/lib/domain/generation/gather-evidence";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { generatingWorkspace } from "@/tests/support/generations";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();
const { AI_DAILY_CALLS } = config();
afterEach(() => {
  config().AI_DAILY_CALLS = AI_DAILY_CALLS;
  vi.restoreAllMocks();
});

describe("generation: who has nothing left is refused before evidence is read", () => {
  test.each([
    ["no generation of the month", 0, AI_DAILY_CALLS, "generations"],
    ["no AI call of the day", 100, 0, "AI_DAILY_CALLS"],
  ])("%s", async (_, quota, calls, words) => {
    const { generate, caller, body, left } = await generatingWorkspace(quota);
    config().AI_DAILY_CALLS = calls;
    const gather = vi.spyOn(gathering, "gatherEvidence");
    const reply = await generate();
    expect(reply).toMatchObject({ status: 429, body: { code: "QUOTA_EXCEEDED" } });
    expect(reply.body.error).toContain(words);
    const inApp = extendRequest(caller, { origin: "app" });
    const started = startGeneration(inApp, { ...body, document_type: "prd" });
    await expect(started).rejects.toMatchObject({ code: "QUOTA_EXCEEDED" });
    expect(gather).not.toHaveBeenCalled();
    expect(await left()).toEqual({ used: 0, documents: 0, states: {} });
    expect((await getAiCallsToday(caller)).used).toBe(0);
  });
});

test("generation: an absent initiative is 404 although the quota is used up", async () => {
  const { generate, body } = await generatingWorkspace(0);
  const reply = await generate({ body: { ...body, initiative_id: ABSENT_ID } });
  expect(reply).toMatchObject({ status: 404 });
});

test("generation: a unit of a process that died is free again before the quota is checked", async () => {
  const { generate, workspaceId, left } = await generatingWorkspace(1);
  expect((await generate()).status).toBe(200);
  const prisma = await fullClient();
  const lost = { state: "reserved", documentId: null, expiresAt: new Date(0) } as const;
  await prisma.generation.updateMany({ where: { workspaceId }, data: lost });
  expect((await generate()).status).toBe(200);
  expect(await left()).toMatchObject({ used: 1, states: { returned: 1, used: 1 } });
});
