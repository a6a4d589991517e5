import type { PoolClient } from "pg";
import { describe, expect, test, vi } from "vitest";
import * as route from "@/app/api/v1/generate/route";
import { builtinEngine, engine } from "@/lib/ai/choose-engine";
import { database } from "@/lib/db/database";
import { Document } from "@/lib/schemas/documents";
import { Generated } from "@/lib/schemas/generate";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";
import type { MessagesApiMode } from "@/tests/support/messages-api";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();
const { provider } = withModel({ timeoutMs: 1_500 });

/** Runs `test` with an engine that calls `happens` before it drafts. */
async function whileDrafting(happens: () => Promise<unknown>, test: () => Promise<void>) {
  const draft: typeof builtinEngine.draft = async (...args) => {
    await happens();
    return builtinEngine.draft(...args);
  };
  const restore = replaceProcessWide(engine, { ...builtinEngine, draft });
  await test().finally(restore);
}

/** Runs `test` with a database that stores the document and then loses the connection. */
async function withLostCommit<Result>(test: () => Promise<Result>): Promise<Result> {
  const { pool } = await database();
  const usual = pool.connect;
  let hasLost = false;
  const losing = (query: PoolClient["query"]) => {
    let hasStored = false;
    return new Proxy(query, {
      async apply(run, client, args) {
        const result = await Reflect.apply(run, client, args);
        const text = String(args[0].text ?? args[0]);
        hasStored ||= text.includes('INSERT INTO "grounding"');
        if (hasLost || text !== "COMMIT" || !hasStored) return result;
        hasLost = true;
        throw new Error("Connection terminated unexpectedly");
      },
    });
  };
  pool.connect = new Proxy(usual, {
    async apply(connect, self, args) {
      if (args.length > 0) return Reflect.apply(connect, self, args); // by callback: one statement
      const client = await Reflect.apply(connect, self, args);
      return new Proxy(client, {
        get: (target, name) =>
          name === "query" ? losing(target.query.bind(target)) : Reflect.get(target, name, target),
      });
    },
  });
  return test().finally(() => {
    pool.connect = usual;
  });
}

describe("generation: a generation that fails leaves no document, gives the unit back and asked once", () => {
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
    const prisma = await fullClient();
    const expire = () =>
      prisma.generation.updateMany({
        where: { workspaceId },
        data: { expiresAt: new Date(Date.now() - 1_000) },
      });
    await whileDrafting(
      () => expire().then(left),
      async () => {
        expect(await generate()).toMatchObject({ status: 504, body: { code: "AI_TIMEOUT" } });
      },
    );
    expect(await left()).toEqual({ used: 0, documents: 0, states: { returned: 1 } });
  });

  test("its Idempotency-Key ran out meanwhile, so that another may do the same: 409", async () => {
    const { generate, workspaceId, left } = await generatingWorkspace();
    const prisma = await fullClient();
    await whileDrafting(
      () => prisma.idempotencyRecord.deleteMany({ where: { workspaceId } }),
      async () => {
        const reply = await generate({ headers: idempotencyKey() });
        expect(reply).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_IN_PROGRESS" } });
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

test("generation: the connection breaks after the document was stored: the answer is the document", async () => {
  const { hits } = provider("ok");
  const { generate, left, records, client } = await generatingWorkspace();
  const headers = idempotencyKey();
  const reply = await withLostCommit(() => generate({ headers }));
  const { document } = Generated.parse(reply.body.data);
  expect(document).toMatchObject({ engine: "claude", method: "ai" });
  const { content_markdown } = await client.data(Document, "GET", `/documents/${document.id}`);
  expect(document.content_markdown).toBe(content_markdown);
  const again = await generate({ headers });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.data).toEqual(reply.body.data);
  expect(hits()).toBe(1);
  expect(await left()).toEqual({ used: 1, documents: 1, states: { used: 1 } });
  expect(await records()).toMatchObject([{ outcome: "success" }, { details: { replayed: true } }]);
});

describe("generation: a request that is refused before a unit is reserved", () => {
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

test("generation: a refusal names the missing type next to the faults of other fields", async () => {
  const { generate } = await generatingWorkspace();
  const paths = async (body: object) =>
    (await generate({ body })).body.details?.map(({ path }) => path);
  expect(await paths({})).toEqual(["initiative_id", "document_type"]);
  const both = { document_type: "prd", document_type_id: ABSENT_ID };
  expect(await paths({ ...both, initiative_id: ABSENT_ID, title: 5 })).toEqual([
    "title",
    "document_type",
  ]);
});
