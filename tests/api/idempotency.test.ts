import { expect, test } from "vitest";
import { reserveKey } from "@/lib/idempotency/idempotency";
import { defineList } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { type Api, api } from "@/tests/support/request";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";

freshDatabase();

const HOUR = 3_600_000;
const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });
const post = (client: Api, body: object, key = "k") =>
  client.call("POST", "/initiatives", { body, ...withKey(key) });
const count = async (client: Api) =>
  (await client.data(defineList(Initiative), "GET", "/initiatives")).items.length;
const open = async () => {
  const workspace = await makeWorkspace();
  return { ...workspace, client: api(workspace.key) };
};

test("idempotency: a repeat may word the same body differently, but null is not the same as nothing", async () => {
  const { client } = await open();
  const first = await post(client, { title: "x", description: "y" });
  const again = await client.call("POST", "/initiatives", {
    raw: ' { "description" : "y", "title":"x" } ',
    ...withKey("k"),
  });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.data).toEqual(first.body.data);
  await post(client, { title: "x" }, "null");
  const other = await post(client, { title: "x", description: null }, "null");
  expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  expect(await count(client)).toBe(2);
});

test("idempotency: the stored answer outlives the resource that was created", async () => {
  const { client } = await open();
  const first = await post(client, { title: "x" });
  const { id } = Initiative.parse(first.body.data);
  await client.call("PATCH", `/initiatives/${id}`, { body: { title: "Renamed" } });
  expect((await post(client, { title: "x" })).body.data).toEqual(first.body.data);
  await client.call("DELETE", `/initiatives/${id}`);
  expect((await post(client, { title: "x" })).body.data).toEqual(first.body.data);
  expect(await count(client)).toBe(0);
});

test("idempotency: while the first request is running a repeat is 409", async () => {
  const { client, caller } = await open();
  const input = { title: "x" };
  await reserveKey(caller, { path: "/api/v1/initiatives", key: "k", input });
  const reply = await post(client, input);
  expect(reply).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_IN_PROGRESS" } });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(await count(client)).toBe(0);
});

test("idempotency: a request that never ended blocks its key for a while only", async () => {
  const { client, caller, workspaceId } = await open();
  await reserveKey(caller, { path: "/api/v1/initiatives", key: "k", input: { title: "x" } });
  const prisma = await fullClient();
  const data = { expiresAt: new Date(Date.now() - 1) };
  await prisma.idempotencyRecord.updateMany({ where: { workspaceId }, data });
  expect((await post(client, { title: "other" })).status).toBe(200);
  expect((await post(client, { title: "other" })).headers.get("idempotent-replayed")).toBe("true");
});

test("idempotency: a stored answer is kept for 24 hours, then the key is as new", async () => {
  const { client, workspaceId } = await open();
  await post(client, { title: "x" });
  const prisma = await fullClient();
  const where = { workspaceId };
  const { expiresAt } = await prisma.idempotencyRecord.findFirstOrThrow({ where });
  const hours = (expiresAt.getTime() - Date.now()) / HOUR;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  const data = { expiresAt: new Date(Date.now() - 1) };
  await prisma.idempotencyRecord.updateMany({ where, data });
  const reply = await post(client, { title: "different" });
  expect(reply.headers.has("idempotent-replayed")).toBe(false);
  expect(await count(client)).toBe(2);
  expect(await prisma.idempotencyRecord.count({ where })).toBe(1);
});

test("idempotency: errors are not stored: the key may be tried again, with another request too", async () => {
  const { client } = await open();
  const body = { initiative_id: ABSENT_ID, type: "prd", title: "x" };
  const send = (fields: object) =>
    client.call("POST", "/documents", { body: { ...body, ...fields }, ...withKey("k") });
  expect((await send({ title: "" })).status).toBe(400);
  expect((await send({})).status).toBe(404);
  expect((await send({})).status).toBe(404);
  const { id } = await createInitiative(client);
  const first = await send({ initiative_id: id });
  expect(first.status).toBe(200);
  const again = await send({ initiative_id: id });
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
});

test("idempotency: a path is the same with its id in upper case", async () => {
  const { client } = await open();
  const { id } = await createInitiative(client);
  const body = { items: [{ label: "risk", title: "x", content: "x" }] };
  const send = (spelled: string) =>
    client.call("POST", `/initiatives/${spelled}/context-items/batch`, { body, ...withKey("k") });
  const first = await send(id);
  const again = await send(id.toUpperCase());
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.data).toEqual(first.body.data);
});

test("idempotency: a key holds for all of a workspace, within its path", async () => {
  const mine = await open();
  const colleague = api((await makeKey(mine.caller)).key);
  const first = await post(mine.client, { title: "x" });
  expect((await post(colleague, { title: "x" })).body.data).toEqual(first.body.data);
  const goal = { scope: "workspace", goal_type: "general", title: "x" };
  const elsewhere = await mine.client.call("POST", "/goals", { body: goal, ...withKey("k") });
  expect(elsewhere).toMatchObject({ status: 200, body: { data: { goal_type: "general" } } });
  const items = [await createInitiative(mine.client), await createInitiative(mine.client)];
  for (const { id } of items) {
    const path = `/initiatives/${id}/context-items/batch`;
    const body = { items: [{ label: "risk", title: "x", content: "" }] };
    const reply = await mine.client.call("POST", path, { body, ...withKey("k") });
    expect(reply.headers.has("idempotent-replayed")).toBe(false);
  }
});

test("idempotency: a repeat costs a rate-limit call", async () => {
  const { client } = await open();
  const left = async () =>
    Number((await post(client, { title: "x" })).headers.get("x-ratelimit-remaining"));
  const first = await left();
  expect([await left(), await left()]).toEqual([first - 1, first - 2]);
});
