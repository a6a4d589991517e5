import { describe, expect, test } from "vitest";
import { classifyForReview } from "@/lib/domain/context/classify";
import { Proposals } from "@/lib/schemas/classify";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { makeKey, makeWorkspace } from "@/tests/support/factories";
import { generatingWorkspace, idempotencyKey } from "@/tests/support/generations";
import { api } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();
const model = withModel({ timeoutMs: 1_000 });
const PROPOSAL = { label: "decision", title: "Start with iOS", content: "81 % carry iPhones." };

async function open() {
  const { client, initiative, key, caller } = await generatingWorkspace();
  const path = `/initiatives/${initiative.id}/classify`;
  const classify = (body: object, headers = {}) => client.call("POST", path, { body, headers });
  return { client, classify, initiative, key, caller, path };
}

describe("classify: POST /initiatives/{id}/classify", () => {
  test("asks once, saves nothing, spends one ai call", async () => {
    const { hits } = model.provider("ok");
    model.api().says({ proposals: [PROPOSAL] });
    const { classify, client, initiative } = await open();
    const list = () =>
      client.call("GET", "/context-items", { query: { initiative_id: initiative.id } });
    const before = await list();
    const reply = await classify({ blob: "We start with iOS.", targetLabels: ["decision"] });
    expect(reply.headers.get("x-ratelimit-bucket")).toBe("ai");
    expect(Proposals.parse(reply.body.data)).toEqual({
      proposals: [{ ...PROPOSAL, other_label: null, keep: true }],
      goals: [],
      removed_proposals: 0,
      method: "ai",
    });
    expect((await list()).body.data).toEqual(before.body.data);
    expect(hits()).toBe(1);
    const { system, messages } = model.api().requests.at(-1)?.body ?? {};
    expect(`${system} ${JSON.stringify(messages)}`).toContain("We start with iOS.");
  });

  test("takes as many target labels as are sent, and counts repeated ones once", async () => {
    model.provider("ok");
    model.api().says({ proposals: [PROPOSAL] });
    const { classify } = await open();
    const reply = await classify({
      blob: "We start with iOS.",
      targetLabels: Array(101).fill("decision"),
    });
    expect(reply.status).toBe(200);
    const { system, messages } = model.api().requests.at(-1)?.body ?? {};
    expect(`${JSON.stringify(system)} ${JSON.stringify(messages)}`).toContain(
      "these labels: decision. They",
    );
  });

  test("a key that can only read may: nothing changes", async () => {
    model.provider("ok");
    model.api().says({ proposals: [PROPOSAL] });
    const { caller, path } = await open();
    const reader = api((await makeKey(caller, { scope: "read_only" })).key);
    const reply = await reader.call("POST", path, { body: { blob: "We start with iOS." } });
    expect(reply.status).toBe(200);
  });

  test("a model's proposals are held to the contract's bounds", async () => {
    model.provider("ok");
    const long = "word ".repeat(100);
    model
      .api()
      .says([
        PROPOSAL,
        { ...PROPOSAL, label: "Target Users" },
        { ...PROPOSAL, label: "gossip" },
        { ...PROPOSAL, title: long },
        { ...PROPOSAL, content: "" },
      ]);
    const { classify } = await open();
    const { proposals, removed_proposals } = Proposals.parse(
      (await classify({ blob: "x" })).body.data,
    );
    expect(removed_proposals).toBe(2);
    expect(proposals.map(({ label }) => label)).toEqual(["decision", "target_users", "decision"]);
    for (const { title, label, content } of proposals) {
      expect([...title].length).toBeLessThanOrEqual(200);
      expect(CONTEXT_LABELS).toContain(label);
      expect(content).not.toBe("");
    }
  });

  test.each([
    [529, 503, "AI_UNAVAILABLE"],
    ["dropped", 502, "AI_PROVIDER_ERROR"],
    ["garbage", 502, "AI_PROVIDER_ERROR"],
    ["refusal", 422, "AI_REFUSED"],
    ["slow", 504, "AI_TIMEOUT"],
  ] as const)("%s: %i %s, asked once", async (mode, status, code) => {
    const { hits } = model.provider(mode);
    const { classify } = await open();
    expect(await classify({ blob: "x" })).toMatchObject({ status, body: { code } });
    expect(hits()).toBe(1);
  });

  test("a repeat with the same Idempotency-Key gets the stored answer", async () => {
    const { hits } = model.provider("ok");
    model.api().says({ proposals: [PROPOSAL] });
    const { classify } = await open();
    const headers = idempotencyKey();
    const first = await classify({ blob: "x" }, headers);
    const again = await classify({ blob: "x" }, headers);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.body.data).toEqual(first.body.data);
    expect(hits()).toBe(1);
  });

  test.each([
    ["no blob", {}],
    ["an empty blob", { blob: "" }],
    ["a long blob", { blob: "x".repeat(50_001) }],
    ["an unknown label", { blob: "x", targetLabels: ["gossip"] }],
  ])("%s: 400", async (_, body) => {
    const { hits } = model.provider("ok");
    const { classify } = await open();
    expect(await classify(body)).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    expect(hits()).toBe(0);
  });

  test("an absent or foreign initiative: 404, not asked", async () => {
    const { hits } = model.provider("ok");
    const { path } = await open();
    const stranger = api((await makeWorkspace()).key);
    for (const address of [path, `/initiatives/${ABSENT_ID}/classify`]) {
      const reply = await stranger.call("POST", address, { body: { blob: "x" } });
      expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    }
    expect(hits()).toBe(0);
  });
});

test("classify: a review names what the initiative or the workspace has already", async () => {
  const { client, caller, initiative } = await generatingWorkspace();
  const other = await createInitiative(client, { title: "Elsewhere" });
  const texts = ["The phone is quiet now.", "SMS is the fallback.", "Begin with Plus."];
  const [own = "", shared = "", foreign = ""] = texts;
  await createContextItem(client, initiative.id, { content: own });
  await createContextItem(client, undefined, { content: shared });
  await createContextItem(client, other.id, { content: foreign });
  model.provider("ok");
  await createGoal(client, initiative.id, { title: "Fewer no-shows" });
  await createGoal(client, undefined, { title: "No-shows under 5% by June" });
  const named = ["Fewer no-shows", "No-shows below 5% by June"];
  const goals = [...named, "No-shows over 5% by June", own].map((title) => ({
    goal_type: "general",
    title,
  }));
  model.api().says({ proposals: texts.map((content) => ({ ...PROPOSAL, content })), goals });
  const blob = texts.join("\n");
  const { proposals, saved } = await classifyForReview(caller, { id: initiative.id, blob });
  expect(proposals.map(({ content }) => content)).toEqual(texts);
  expect(saved.titles).toEqual(named);
  expect(saved.contents.toSorted()).toEqual([own, shared].toSorted());
});
