import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { POST } from "@/app/api/v1/initiatives/[id]/uploads/route";
import type { Caller } from "@/lib/access/caller";
import { enterForAccount } from "@/lib/limits/in-flight";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { FORM_TYPE } from "@/tests/support/forms";
import { mcp } from "@/tests/support/mcp";
import { WAIT } from "@/tests/support/own-server";
import { api } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";

freshDatabase();
const model = withModel({ timeoutMs: 60_000 });

test("overload: an account with too many simultaneous calls must wait; its other calls, and other accounts, are not held up", async () => {
  model.provider("slow");
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const body = { initiative_id: id, document_type: "prd", title: "PRD" };
  const calls = Array.from({ length: 70 }, () => client.call("POST", "/generate", { body }));
  let answered = 0;
  for (const call of calls) void call.then(() => answered++);
  const first = await Promise.race(calls);
  expect(first).toMatchObject({ status: 503, body: { code: "OVERLOADED" } });
  expect(first.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);

  expect((await client.call("GET", "/me")).status).toBe(200);
  expect((await api((await makeWorkspace()).key).call("GET", "/me")).status).toBe(200);
  await vi.waitFor(() => expect(answered).toBe(6), WAIT);
  model.api().finish(504);
  const codes = (await Promise.all(calls)).map((reply) => reply.body.code);
  expect(codes.filter((code) => code === "AI_TIMEOUT")).toHaveLength(64);
  expect(codes.filter((code) => code === "OVERLOADED")).toHaveLength(6);
  expect((await client.call("GET", "/me")).body.data).toMatchObject({ usage: { current: 0 } });
}, 60_000);

/** Lets no request of this account in, and no more wait, until the returned function is called. */
async function fill(bucket: string, { userId }: Caller) {
  const enter = (bytes = 0) => enterForAccount(`${bucket} ${userId}`, bytes);
  const leave = await enter(64 * 1024 * 1024);
  const waiting = Array.from({ length: 2_000 }, () => enter());
  return async () => {
    leave();
    for (const waited of waiting) (await waited)();
  };
}

test("overload: a refusal shows the budget of the caller, and costs nothing", async () => {
  const { key, caller } = await makeWorkspace();
  const empty = [await fill("crud", caller), await fill("ai", caller)];
  const rest = await api(key).call("GET", "/me");
  const rpc = await mcp(key).rpc("tools/list");
  for (const undo of empty) await undo();
  expect(rest).toMatchObject({ status: 503, body: { code: "OVERLOADED" } });
  expect(rpc).toMatchObject({
    status: 503,
    body: { error: { code: -32005, data: { code: "OVERLOADED" } } },
  });
  for (const [bucket, { headers }] of [["crud", rest] as const, ["ai", rpc] as const]) {
    const { limit } = getAccountRule(bucket, caller.tier);
    expect(headers.get("x-ratelimit-bucket")).toBe(bucket);
    expect(headers.get("x-ratelimit-limit")).toBe(`${limit}`);
    expect(headers.get("x-ratelimit-remaining")).toBe(`${limit}`);
    expect(headers.get("x-ratelimit-reset")).toMatch(/^\d+$/);
  }
});

test("overload: a burst of calls with one key, as many as its minute has, waits and is answered", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const calls = Array.from({ length: 100 }, () => client.call("GET", "/me"));
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
});

test("overload: endless uploads take only the share of their own account", async () => {
  const { key } = await makeWorkspace();
  const { id } = await createInitiative(api(key));
  const begun: ReadableStreamDefaultController[] = [];
  const send = () => {
    const body = new ReadableStream(
      { pull: (slow) => void begun.push(slow) },
      { highWaterMark: 0 },
    );
    const headers = {
      ...FORM_TYPE,
      Authorization: `Bearer ${key}`,
      "Transfer-Encoding": "chunked",
    };
    const init = { method: "POST", headers, body, duplex: "half" };
    return POST(new Request("http://localhost", init), { params: Promise.resolve({ id }) });
  };
  const sent = Array.from({ length: 20 }, send);
  const other = api((await makeWorkspace()).key);
  while (begun.length < 6) await turn();
  expect((await other.call("GET", "/me")).status).toBe(200);
  expect(begun).toHaveLength(6); // of 10 MiB each
  const over = Promise.all(sent);
  for (let ended = 0; ended < sent.length; await turn()) {
    for (const slow of begun.slice(ended)) slow.error(new Error("The sender has gone."));
    ended = begun.length;
  }
  for (const { status } of await over) expect(status).toBe(400);
});
