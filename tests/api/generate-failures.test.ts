import { describe, expect, test, vi } from "vitest";
import * as route from "@/app/api/v1/generate/route";
import { builtinEngine } from "@/lib/ai/builtin";
import { database } from "@/lib/db/database";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";
import type { MessagesApiMode } from "@/tests/support/messages-api";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();
const { provider } = withModel({ timeoutMs: 1_500 });

/** Runs `test` with an engine during whose work something else happens. */
async function whileDrafting(happens: () => Promise<unknown>, test: () => Promise<void>) {
  const usual = globalThis.aiEngine;
  const draft: typeof builtinEngine.draft = async (...args) => {
    await happens();
    return builtinEngine.draft(...args);
  };
  globalThis.aiEngine = { ...builtinEngine, draft };
  await test().finally(() => {
    globalThis.aiEngine = usual;
  });
}

describe("a generation that fails leaves no document, gives the unit back and asked once", () => {
  const AI_FAILURES: [MessagesApiMode, number, string][] = [
    [429, 503, "AI_UNAVAILABLE"],
    [529, 503, "AI_UNAVAILABLE"],
    ["overloaded", 503, "AI_UNAVAILABLE"],
    [500, 502, "AI_PROVIDER_ERROR"],
    [401, 502, "AI_PROVIDER_ERROR"],
    ["dropped", 502, "AI_PROVIDER_ERROR"],
    ["cut", 502, "AI_PROVIDER_ERROR"],
    ["max_tokens", 502, "AI_PROVIDER_ERROR"],
    ["garbage", 502, "AI_PROVIDER_ERROR"],
    ["refusal", 422, "AI_REFUSED"],
    ["slow", 504, "AI_TIMEOUT"],
    ["stalled", 504, "AI_TIMEOUT"],
  ];
  test.each(AI_FAILURES)("%s: %i %s", async (mode, status, code) => {
    const { hits } = provider(mode);
    const { generate, left, records } = await generatingWorkspace();
    const headers = idempotencyKey();
    const reply = await generate({ headers });
    expect(reply).toMatchObject({ status, body: { code } });
    if (status === 503) expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(hits()).toBe(1);
    expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
    expect(await records()).toMatchObject([{ outcome: code, origin: "api" }]);

    provider("ok");
    expect((await generate({ headers })).status).toBe(200); // the key is free again
    expect(await left()).toMatchObject({ used: 1, documents: 1 });
  });

  test("the caller goes away: the provider's connection is closed too", async () => {
    const { hits, open } = provider("slow");
    const { body, key, left } = await generatingWorkspace();
    const caller = new AbortController();
    const request = new Request("http://localhost:3000/api/v1/generate", {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: caller.signal,
    });
    const answer = route.POST(request, {});
    await vi.waitFor(() => expect(open()).toBe(1));
    caller.abort();
    expect((await answer).status).toBe(499);
    await vi.waitFor(() => expect(open()).toBe(0));
    expect(hits()).toBe(1);
    expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
  });

  test("the initiative is deleted meanwhile: 404", async () => {
    const { generate, client, initiative, left } = await generatingWorkspace();
    await whileDrafting(
      () => client.call("DELETE", `/initiatives/${initiative.id}`),
      async () => {
        expect(await generate()).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
      },
    );
    expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
  });

  test("the unit was given back meanwhile, since it took too long: 504", async () => {
    const { generate, workspaceId, left } = await generatingWorkspace();
    const { prisma } = await database();
    const expire = () =>
      prisma.generation.updateMany({ where: { workspaceId }, data: { expiresAt: new Date(0) } });
    await whileDrafting(
      () => expire().then(left),
      async () => {
        expect(await generate()).toMatchObject({ status: 504, body: { code: "AI_TIMEOUT" } });
      },
    );
    expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
  });

  test("no unit is left: QUOTA_EXCEEDED without asking, with Retry-After", async () => {
    const { hits } = provider("ok");
    const { generate, left, records } = await generatingWorkspace(0);
    const reply = await generate();
    expect(reply).toMatchObject({ status: 429, body: { code: "QUOTA_EXCEEDED" } });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(hits()).toBe(0);
    expect(await left()).toEqual({ used: 0, documents: 0, states: {} });
    expect(await records()).toMatchObject([{ outcome: "QUOTA_EXCEEDED" }]);
  });
});

describe("what is refused before anything is reserved", () => {
  test.each([
    ["neither type", { document_type: undefined }, 400, "VALIDATION_ERROR"],
    ["both types", { document_type_id: ABSENT_ID }, 400, "VALIDATION_ERROR"],
    ["an unknown type", { document_type: "novel" }, 400, "VALIDATION_ERROR"],
    ["long instructions", { instructions: "x".repeat(10_001) }, 400, "VALIDATION_ERROR"],
    ["a blank title", { title: " " }, 400, "VALIDATION_ERROR"],
    ["no initiative", { initiative_id: undefined }, 400, "VALIDATION_ERROR"],
    ["an absent initiative", { initiative_id: ABSENT_ID }, 404, "NOT_FOUND"],
    [
      "an absent custom type",
      { document_type: undefined, document_type_id: ABSENT_ID },
      404,
      "NOT_FOUND",
    ],
  ])("%s", async (_, change, status, code) => {
    const { hits } = provider("ok");
    const { generate, body, left } = await generatingWorkspace();
    expect(await generate({ body: { ...body, ...change } })).toMatchObject({
      status,
      body: { code },
    });
    expect(hits()).toBe(0);
    expect(await left()).toEqual({ used: 0, documents: 0, states: {} });
  });
});
