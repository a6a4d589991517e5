import { beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "@/lib/ids";
import { getAccountRule, spendBudget } from "@/lib/limits/rate-limit";
import { TIERS } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { ERAS, mcp, postMcp, type RpcReply } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { type Opened, open } from "@/tests/support/scene";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();

const MINUTE = 60_000;

beforeEach(stopClock);

const budget = ({ headers }: Pick<RpcReply, "headers">) => ({
  limit: headers.get("x-ratelimit-limit"),
  remaining: headers.get("x-ratelimit-remaining"),
  bucket: headers.get("x-ratelimit-bucket"),
});
const left = (remaining: number, limit = 240) => ({
  limit: `${limit}`,
  remaining: `${remaining}`,
  bucket: "ai",
});

/** Uses up all of a person's budget but `rest` calls. */
async function spend({ caller }: Opened, rest = 0) {
  const calls = getAccountRule("ai", caller.tier).limit - rest;
  for (let spent = 0; spent < calls; spent++) await spendBudget(caller, "ai", new Headers());
}

const initialize = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "test-client", version: "1" },
};
const REQUESTS = [
  ["initialize", initialize],
  ["ping", {}],
  ["tools/list", {}],
  ["tools/call", { name: "list_initiatives" }],
  ["tools/call", { name: "get_document", arguments: { id: ABSENT_ID } }],
  ["tools/call", { name: "create_initiative", arguments: { title: "" } }],
  ["tools/call", { name: "no_such_tool" }],
  ["tools/call", {}],
  ["prompts/list", {}],
  ["prompts/get", { name: "plan-a-launch" }],
  ["resources/list", {}],
  ["resources/templates/list", {}],
  ["resources/read", { uri: "workspace://nothing" }],
  ["server/discover", {}],
  ["no/such/method", {}],
] as const;

describe.each(ERAS)("MCP rate limit: in %s", (era) => {
  test("each request with an id uses one call, whether it succeeds or not", async () => {
    const { assistant } = await open(era);
    for (const [index, [method, params]] of REQUESTS.entries()) {
      const reply = await assistant.rpc(method, params);
      expect(budget(reply), `${method} ${JSON.stringify(params)}`).toEqual(left(239 - index));
    }
  });

  test("over the budget nothing runs: 429 with the id, and when to try again", async () => {
    const opened = await open(era);
    const { assistant } = opened;
    await spend(opened, 1);
    const create = { name: "create_initiative", arguments: { title: "x" } };
    expect((await assistant.rpc("tools/call", create)).status).toBe(200);
    for (const [id, [method, params]] of REQUESTS.entries()) {
      const reply = await assistant.rpc(method, params, { id });
      const seconds = Number(reply.headers.get("retry-after"));
      expect(reply).toMatchObject({
        status: 429,
        body: {
          jsonrpc: "2.0",
          id,
          error: {
            code: -32004,
            data: {
              code: "RATE_LIMIT_EXCEEDED",
              request_id: reply.headers.get("x-request-id"),
              retry_after_seconds: seconds,
            },
          },
        },
      });
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(reply.headers.get("x-ratelimit-reset")).toMatch(/^\d{10}$/);
      expect(budget(reply)).toEqual(left(0));
    }
    await assistant.rpc("tools/call", create, { id: "text" }).then(({ status, body }) => {
      expect({ status, id: body?.id }).toEqual({ status: 429, id: "text" });
    });
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    const { structuredContent } = await assistant.call("list_initiatives");
    expect(structuredContent).toMatchObject({ items: [{ title: "x" }] });
  });

  test("a refused plan uses nothing of the budget", async () => {
    const { assistant } = await open(era, { tier: "free" });
    for (const _again of [1, 2]) {
      const reply = await assistant.rpc("tools/list");
      expect({ status: reply.status, ...budget(reply) }).toEqual({ status: 403, ...left(30, 30) });
    }
  });
});

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const NOTE = { jsonrpc: "2.0", method: "notifications/progress" };
/** A message of slightly more than `bytes` bytes. */
const padded = (message: object, bytes: number) =>
  JSON.stringify({ ...message, params: { _: "x".repeat(bytes) } });

test("MCP rate limit: notifications and answers use no call, and show the budget", async () => {
  const { key } = await open();
  const sent = [
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", method: "tools/call", params: { name: "x" } },
    { jsonrpc: "2.0", method: "tools/call" },
    { jsonrpc: "2.0", id: 1, result: {} },
  ];
  for (const message of sent) {
    const reply = await postMcp(key, JSON.stringify(message));
    expect({ status: reply.status, ...budget(reply) }).toEqual({ status: 202, ...left(240) });
  }
  expect(budget(await postMcp(key, padded(NOTE, 60_000)))).toEqual(left(240));
});

test("MCP rate limit: an invalid message uses a call, and so does a large notification", async () => {
  const { key } = await open();
  const sent = [
    [400, JSON.stringify([LIST, LIST])],
    [400, "[]"],
    [400, "{"],
    [400, ""],
    [400, JSON.stringify({ id: 1, method: "tools/list" })],
    [400, JSON.stringify({ ...LIST, id: null })],
    [413, padded(LIST, 4 * 1024 * 1024)],
    [202, padded(NOTE, 66_000)],
    [400, "[".repeat(66_000)],
  ] as const;
  for (const [index, [status, body]] of sent.entries()) {
    const reply = await postMcp(key, body);
    expect({ status: reply.status, ...budget(reply) }, body.slice(0, 80)).toEqual({
      status,
      ...left(239 - index),
    });
  }
});

test("MCP rate limit: over the budget a notification is still taken, and a broken body is refused like a request", async () => {
  const opened = await open();
  await spend(opened);
  const initialized = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
  const { status, headers } = await postMcp(opened.key, initialized);
  expect({ status, wait: headers.get("retry-after") }).toEqual({ status: 202, wait: null });
  expect((await postMcp(opened.key, "{")).status).toBe(429);
});

test.each(TIERS.filter((tier) => tier !== "free"))(
  "MCP rate limit: the plan %s has its own limit",
  async (tier) => {
    const limits = { pro: 60, team: 120, consultant: 240, internal: 240 };
    const { assistant } = await open(undefined, { tier });
    const reply = await assistant.rpc("ping");
    expect(budget(reply)).toEqual(left(limits[tier] - 1, limits[tier]));
  },
);

test("MCP rate limit: exactly the limit of calls passes", async () => {
  const { assistant } = await open(undefined, { tier: "pro" });
  const statuses = [];
  for (let call = 0; call < 62; call++) statuses.push((await assistant.rpc("ping")).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
});

test("MCP rate limit: the budget belongs to the person: shared by keys and workspaces, apart from REST's CRUD", async () => {
  const opened = await open();
  const { caller, userId, workspaceId, rest } = opened;
  const prisma = await fullClient();
  const elsewhere = await makeWorkspace();
  const membership = { workspaceId: elsewhere.workspaceId, userId, role: "member" } as const;
  await prisma.membership.create({ data: { id: newId(), ...membership } });
  const second = mcp((await makeKey(caller)).key);
  const abroad = mcp((await makeKey({ workspaceId: elsewhere.workspaceId, userId })).key);
  const colleague = mcp((await makeKey((await joinWorkspace(workspaceId)).caller)).key);
  await spend(opened, 3);
  expect(budget(await opened.assistant.rpc("ping"))).toEqual(left(2));
  expect(budget(await second.rpc("ping"))).toEqual(left(1));
  expect(budget(await abroad.rpc("ping"))).toEqual(left(0));
  for (const own of [opened.assistant, second, abroad]) {
    expect((await own.rpc("ping")).status).toBe(429);
  }
  expect(budget(await colleague.rpc("ping"))).toEqual(left(239));
  const { status, headers } = await rest.call("GET", "/me");
  expect({ status, ...budget({ headers }) }).toEqual({
    status: 200,
    limit: "100",
    remaining: "99",
    bucket: "crud",
  });
});

test("MCP rate limit: without a proven key there is no budget to show, and the manifest is not limited", async () => {
  const nobody = { limit: null, remaining: null, bucket: null };
  expect(budget(await mcp().rpc("tools/list"))).toEqual(nobody);
  expect(budget(await mcp("gwk_live_x").rpc("tools/list"))).toEqual(nobody);
});
