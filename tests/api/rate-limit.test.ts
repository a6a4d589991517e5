import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/ids";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { type Api, api, type Reply } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();

const MINUTE = 60_000;

beforeEach(stopClock);

const budget = ({ headers }: Reply) => ({
  limit: headers.get("x-ratelimit-limit"),
  remaining: headers.get("x-ratelimit-remaining"),
  bucket: headers.get("x-ratelimit-bucket"),
});
const crud = (remaining: number) => ({ limit: "100", remaining: `${remaining}`, bucket: "crud" });

async function spend(client: Api, calls: number) {
  for (let call = 0; call < calls; call++) {
    expect((await client.call("GET", `/goals/${ABSENT_ID}`)).status).toBe(404);
  }
}

test("rate limit: exactly 100 calls in a minute, then 429 with Retry-After and before the body is looked at", async () => {
  const client = api((await makeWorkspace()).key);
  for (let call = 1; call <= 100; call++) {
    const reply = await client.call("GET", `/goals/${ABSENT_ID}`);
    expect({ status: reply.status, ...budget(reply) }).toEqual({
      status: 404,
      ...crud(100 - call),
    });
    expect(reply.headers.has("retry-after")).toBe(false);
  }
  for (const reply of [
    await client.call("GET", "/me"),
    await client.call("POST", "/initiatives", { raw: "{" }),
    await client.call("POST", "/initiatives", { raw: " ".repeat(5 << 20) }),
    await client.call("DELETE", `/documents/${ABSENT_ID}`),
  ]) {
    expect(reply).toMatchObject({ status: 429, body: { code: "RATE_LIMIT_EXCEEDED" } });
    expect(budget(reply)).toEqual(crud(0));
    expect(reply.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    const reset = Number(reply.headers.get("x-ratelimit-reset")) * 1000;
    expect(reset).toBeGreaterThan(Date.now());
    expect(reset).toBeLessThanOrEqual(Date.now() + MINUTE);
  }
});

test("rate limit: the window slides: each call comes back a minute after it was taken", async () => {
  const client = api((await makeWorkspace()).key);
  await spend(client, 60);
  vi.setSystemTime(Date.now() + MINUTE / 2);
  await spend(client, 40);
  expect((await client.call("GET", "/me")).status).toBe(429);
  vi.setSystemTime(Date.now() + MINUTE / 2);
  expect(budget(await client.call("GET", "/me"))).toEqual(crud(59));
  vi.setSystemTime(Date.now() + MINUTE / 2);
  expect(budget(await client.call("GET", "/me"))).toEqual(crud(98));
});

test("rate limit: waiting for Retry-After is enough", async () => {
  const client = api((await makeWorkspace()).key);
  await spend(client, 100);
  const refused = await client.call("GET", "/me");
  vi.setSystemTime(Date.now() + Number(refused.headers.get("retry-after")) * 1000);
  expect((await client.call("GET", "/me")).status).toBe(200);
});

test("rate limit: the budget belongs to the account: shared by its keys and its workspaces, by nobody else", async () => {
  const prisma = await fullClient();
  const { caller, userId, key, workspaceId } = await makeWorkspace();
  const elsewhere = await makeWorkspace();
  const membership = { workspaceId: elsewhere.workspaceId, userId, role: "member" } as const;
  await prisma.membership.create({ data: { id: newId(), ...membership } });
  const second = await makeKey(caller);
  const abroad = await makeKey({ workspaceId: elsewhere.workspaceId, userId });
  const colleague = await makeKey((await joinWorkspace(workspaceId)).caller);

  await spend(api(key), 50);
  expect(budget(await api(second.key).call("GET", "/me"))).toEqual(crud(49));
  expect(budget(await api(abroad.key).call("GET", "/me"))).toEqual(crud(48));
  await spend(api(second.key), 48);
  for (const own of [key, second.key, abroad.key]) {
    expect((await api(own).call("GET", "/me")).status).toBe(429);
  }
  expect(budget(await api(colleague.key).call("GET", "/me"))).toEqual(crud(99));
  expect(budget(await api(elsewhere.key).call("GET", "/me"))).toEqual(crud(99));
});

test("rate limit: every answer to a proven key carries the budget, whatever its status", async () => {
  const { caller, key } = await makeWorkspace();
  const client = api(key);
  const readOnly = api((await makeKey(caller, { scope: "read_only" })).key);
  const headers = { "Idempotency-Key": "k" };
  const body = { title: "x" };
  const replies = [
    [200, await client.call("POST", "/initiatives", { body, headers })],
    [200, await client.call("POST", "/initiatives", { body, headers })],
    [422, await client.call("POST", "/initiatives", { body: { title: "y" }, headers })],
    [400, await client.call("POST", "/initiatives", { body: {} })],
    [400, await client.call("POST", "/initiatives", { raw: "" })],
    [
      415,
      await client.call("POST", "/initiatives", { raw: "x", headers: { "Content-Type": "x/y" } }),
    ],
    [413, await client.call("POST", "/initiatives", { raw: " ".repeat(5 << 20) })],
    [404, await client.call("GET", `/documents/${ABSENT_ID}`)],
  ] as const;
  for (const [index, [status, reply]] of replies.entries()) {
    expect({ status: reply.status, ...budget(reply) }).toEqual({ status, ...crud(99 - index) });
  }
  const refused = await readOnly.call("POST", "/initiatives", { body });
  expect({ status: refused.status, ...budget(refused) }).toEqual({ status: 403, ...crud(92) });
});

test("rate limit: a refused plan shows the budget and uses nothing of it", async () => {
  const client = api((await makeWorkspace({ tier: "free" })).key);
  for (const _again of [1, 2]) {
    const reply = await client.call("GET", "/me");
    expect({ status: reply.status, ...budget(reply) }).toEqual({ status: 403, ...crud(100) });
  }
});

test("rate limit: a refusal that waiting does not change has no Retry-After", async () => {
  const { caller, key } = await makeWorkspace();
  const readOnly = api((await makeKey(caller, { scope: "read_only" })).key);
  await spend(api(key), 100);
  const reply = await readOnly.call("POST", "/initiatives", { body: { title: "x" } });
  expect({ status: reply.status, ...budget(reply) }).toEqual({ status: 403, ...crud(0) });
  expect(reply.headers.has("retry-after")).toBe(false);
  expect((await readOnly.call("GET", "/me")).headers.has("retry-after")).toBe(true);
});

test("rate limit: without a proven key there is no budget to show", async () => {
  const { key } = await makeWorkspace();
  const replies = [
    await api().call("GET", "/me"),
    await api(key).call("GET", "/nowhere"),
    await api(key).call("PUT", "/initiatives"),
    await api(key).call("GET", "/openapi.json"),
  ];
  for (const reply of replies) {
    expect(budget(reply)).toEqual({ limit: null, remaining: null, bucket: null });
  }
  expect(budget(await api(key).call("GET", "/me"))).toEqual(crud(99));
});

test("rate limit: the description is not rate limited", async () => {
  for (let call = 0; call < 120; call++) {
    expect((await api().call("GET", "/openapi.json")).status).toBe(200);
  }
});

test("rate limit: the limits of all buckets are those of the contract", () => {
  const tiers = ["free", "pro", "team", "consultant", "internal"] as const;
  expect(tiers.map((tier) => getAccountRule("crud", tier).limit)).toEqual([
    100, 100, 100, 100, 100,
  ]);
  expect(tiers.map((tier) => getAccountRule("search", tier).limit)).toEqual([30, 30, 30, 30, 30]);
  expect(tiers.map((tier) => getAccountRule("ai", tier).limit)).toEqual([30, 60, 120, 240, 240]);
});
