import { afterEach, describe, expect, test, vi } from "vitest";
import { extendRequest } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { critiqueDocument } from "@/lib/domain/advisors";
import { classifyContext } from "@/lib/domain/context/classify";
import { startGeneration } from "@/lib/domain/generation/background-generations";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";
import { mcp } from "@/tests/support/mcp";
import { ABSENT_ID, createDocument } from "@/tests/support/samples";

freshDatabase();
const model = withModel();
const { AI_DAILY_CALLS } = config();
afterEach(() => {
  config().AI_DAILY_CALLS = AI_DAILY_CALLS;
  vi.useRealTimers();
});

/** A workspace that has `left` calls of the AI a day, and every way to make one. */
async function open(left: number) {
  config().AI_DAILY_CALLS = left;
  const opened = await generatingWorkspace();
  const { client, initiative, key } = opened;
  const { id } = await createDocument(client, initiative.id, { content_markdown: "We think so." });
  const classify = { id: initiative.id, blob: "We agreed to start with iOS." };
  return {
    ...opened,
    document: { document_id: id },
    classify,
    assistant: mcp(key),
    postClassify: (options = {}) =>
      client.call("POST", `/initiatives/${initiative.id}/classify`, { body: classify, ...options }),
    used: async () => (await getAiCallsToday(opened.caller)).used,
  };
}
const advice = { summary: "Mend the first sentence.", proposals: [] };

/** The code of the error that a verb throws. */
const readCode = (work: Promise<unknown>) => work.then(String, ({ code }) => code);

describe("AI calls: the AI calls of a day", () => {
  test("run out for every door and every kind at once, before the provider is asked", async () => {
    const opened = await open(3);
    const { assistant, document, initiative, classify, caller, body } = opened;
    model.api().says(advice);
    expect((await opened.postClassify()).status).toBe(200);
    await assistant.call("advisor_prd_critic", document);
    model.api().reply(({ messages }) => ({ text: `## Problem\n\n${messages.length} [^E1].\n` }));
    expect((await opened.generate()).status).toBe(200);

    const { hits } = model.provider("ok");
    const { used: usedUnits } = await opened.left();
    for (const reply of [await opened.postClassify(), await opened.generate()]) {
      expect(reply).toMatchObject({ status: 429, body: { code: "QUOTA_EXCEEDED" } });
      const [, day = ""] =
        /^All 3 AI calls .* on (\d{4}-\d\d-\d\d) at 00:00 UTC;/.exec(String(reply.body.error)) ??
        [];
      expect(reply.body.error).toContain("AI_DAILY_CALLS");
      const wait = Number(reply.headers.get("retry-after"));
      expect(Math.abs(Date.now() / 1000 + wait - Date.parse(day) / 1000)).toBeLessThan(60);
      expect(reply.headers.get("x-ratelimit-bucket")).toBe("ai");
    }
    const place = { initiative_id: initiative.id };
    const tools: [string, Record<string, unknown>][] = [
      ["advisor_prd_critic", document],
      ["advisor_assumption_map", document],
      ["advisor_launch_readiness", place],
      ["advisor_prioritization", place],
      ["advisor_stakeholder_update", { ...place, audience: "sales" }],
      ["advisor_competitive_battlecard", { ...place, competitor_name: "Nordlift" }],
      ["classify_context", { ...place, blob: "Users want iOS." }],
    ];
    for (const [name, args] of tools) {
      expect(await assistant.refusal(name, args), name).toMatchObject({ code: "QUOTA_EXCEEDED" });
    }
    const inApp = extendRequest(caller, { origin: "app" });
    expect(await readCode(startGeneration(inApp, { ...body, document_type: "prd" }))).toBe(
      "QUOTA_EXCEEDED",
    );
    expect(await readCode(critiqueDocument(inApp, document))).toBe("QUOTA_EXCEEDED");
    expect(await readCode(classifyContext(inApp, classify))).toBe("QUOTA_EXCEEDED");
    expect(hits()).toBe(0);
    expect(await opened.left()).toMatchObject({ used: usedUnits, documents: 2 });
    expect(await opened.used()).toBe(3);
  }, 60_000);

  test("are as many again on the next day (UTC)", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T23:59:58.000Z") });
    const opened = await open(1);
    model.api().says(advice);
    expect((await opened.postClassify()).status).toBe(200);
    const refused = await opened.postClassify();
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(refused.body.error).toContain("2026-11-23 at 00:00 UTC");
    vi.setSystemTime(new Date("2026-11-23T00:00:00.000Z"));
    expect((await opened.postClassify()).status).toBe(200);
  });

  test("include failures at the provider, and no request that was refused earlier", async () => {
    const opened = await open(10);
    const { assistant, initiative } = opened;
    model.provider(529);
    expect((await opened.postClassify()).status).toBe(503);
    expect((await opened.generate()).status).toBe(503);
    expect(await opened.used()).toBe(2);
    model.provider("ok");
    model.api().says(advice);
    await assistant.refusal("advisor_prd_critic", { document_id: ABSENT_ID });
    await opened.postClassify({ body: { blob: "" } });
    await assistant.call("generate_document", {
      initiative_id: initiative.id,
      document_type: "prd",
      title: "Outline",
      instructions: "",
    });
    expect(await opened.used()).toBe(2);
    const once = { headers: idempotencyKey() };
    await opened.postClassify(once);
    const again = await opened.postClassify(once);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await opened.used()).toBe(3);
  });

  test("a month without generations costs no call of the day", async () => {
    const opened = await generatingWorkspace(0);
    expect(await opened.generate()).toMatchObject({ status: 429 });
    expect((await getAiCallsToday(opened.caller)).used).toBe(0);
  });

  test("can be none", async () => {
    const reply = await (await open(0)).postClassify();
    expect(reply).toMatchObject({ status: 429, body: { code: "QUOTA_EXCEEDED" } });
    expect(reply.body.error).toContain("set AI_DAILY_CALLS to 0");
  });
});
