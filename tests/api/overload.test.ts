import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { POST } from "@/app/api/v1/initiatives/[id]/uploads/route";
import { POST as ask } from "@/app/w/[workspace]/chat/route";
import { POST as sendInApp } from "@/app/w/[workspace]/initiatives/[id]/uploads/route";
import { bodyMemory, makeBodyMemory } from "@/lib/limits/in-flight";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeUser, makeWorkspace } from "@/tests/support/factories";
import { FORM_TYPE, fileForm } from "@/tests/support/forms";
import { mcp } from "@/tests/support/mcp";
import { WAIT } from "@/tests/support/own-server";
import { fillPlaces } from "@/tests/support/places";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";
import { createInitiative } from "@/tests/support/samples";
import { authCall, readCookies } from "@/tests/support/sign-in";

const MIB = 1024 * 1024;

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

/** As if the process had so much heap, and nothing in flight. */
const withHeap = (bytes: number) =>
  onTestFinished(replaceProcessWide(bodyMemory, makeBodyMemory(bytes)));

test("overload: a refusal shows the budget of the caller, and costs nothing", async () => {
  const { key, caller } = await makeWorkspace();
  const empty = [await fillPlaces("crud", caller), await fillPlaces("ai", caller)];
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
  withHeap(4144 * MIB);
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

/** A member of a new workspace, signed in to the app. */
async function signedIn() {
  const { key, workspaceId } = await makeWorkspace();
  const password = "correct horse battery";
  const { email, id: userId } = await makeUser({ password });
  const caller = await joinAs(workspaceId, userId, "member");
  const cookie = readCookies(await authCall("/sign-in/email", { body: { email, password } }));
  const { id } = await createInitiative(api(key));
  const params = Promise.resolve({ workspace: workspaceId, id });
  const toRequest = (body: BodyInit, length: number) => {
    const own = { cookie, "sec-fetch-site": "same-origin", "content-length": String(length) };
    const init = { method: "POST", headers: own, body, duplex: "half" };
    return new Request("http://localhost:3000/?filename=notes.md", init);
  };
  return { caller, params, toRequest };
}

test("overload: stalled uploads in the app take only the share of their own account, and give it back when they break off", async () => {
  withHeap(512 * MIB); // room for three files, one of them for this account
  const { params, toRequest } = await signedIn();
  const begun: ReadableStreamDefaultController[] = [];
  const sent = Array.from({ length: 6 }, () => {
    const body = new ReadableStream(
      { pull: (slow) => void begun.push(slow) },
      { highWaterMark: 0 },
    );
    return sendInApp(toRequest(body, 10 * MIB), { params });
  });
  const other = api((await makeWorkspace()).key);
  const { id } = await createInitiative(other);
  while (begun.length < 1) await turn();
  expect((await other.call("GET", "/me")).status).toBe(200);
  const file = await fileForm("x".repeat(2 * MIB));
  const path = `/initiatives/${id}/uploads`;
  expect((await other.call("POST", path, file)).body.success).toBe(true);
  expect(begun).toHaveLength(1);
  const over = Promise.all(sent);
  for (let ended = 0; ended < sent.length; await turn()) {
    for (const slow of begun.slice(ended)) slow.error(new Error("The sender has gone."));
    ended = begun.length;
  }
  for (const { status } of await over) expect(status).toBe(400);
  const { small, large } = bodyMemory();
  expect([small.isIdle, large.isIdle]).toEqual([true, true]);
});

test("overload: uploads and questions in the app wait for a place of their account", async () => {
  const { caller, params, toRequest } = await signedIn();
  const empty = await fillPlaces("crud", caller);
  const replies = [
    await sendInApp(toRequest("Notes", 5), { params }),
    await ask(toRequest("{}", 2), { params }),
  ];
  await empty();
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
});
