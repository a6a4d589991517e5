import { expect, test } from "vitest";
import { defineList } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { type Api, api } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const UUID_V7 = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
const patch = (client: Api, id: string, body: object) =>
  client.data(Initiative, "PATCH", `/initiatives/${id}`, { body });
const list = async (client: Api, query = {}) =>
  (await client.data(defineList(Initiative), "GET", "/initiatives", { query })).items;

test("initiatives: a new one is active, with every field, absent ones null", async () => {
  const client = api((await makeWorkspace()).key);
  const created = await createInitiative(client, { title: "Route planner" });
  expect(created).toEqual({
    id: UUID_V7,
    title: "Route planner",
    description: null,
    archived: false,
    archived_at: null,
    created_at: INSTANT,
    updated_at: created.created_at,
  });
  expect(await client.data(Initiative, "GET", `/initiatives/${created.id}`)).toEqual(created);
  const described = await createInitiative(client, { description: "Fewer\nmissed visits." });
  expect(described.description).toBe("Fewer\nmissed visits.");
});

test("initiatives: title is required", async () => {
  const client = api((await makeWorkspace()).key);
  const reply = await client.call("POST", "/initiatives", { body: {} });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "title" }] } });
  expect(await list(client)).toEqual([]);
});

test("initiatives: archived cannot be set on create: it is an unknown field there", async () => {
  const client = api((await makeWorkspace()).key);
  const body = { title: "x", archived: true };
  const reply = await client.call("POST", "/initiatives", { body });
  expect(reply.body.data).toMatchObject({ archived: false });
  expect(reply.body.meta?.warnings).toEqual(["unknown field 'archived' was ignored"]);
});

test("initiatives: an update changes only the fields that are sent, and updated_at", async () => {
  const client = api((await makeWorkspace()).key);
  const before = await createInitiative(client, { description: "Old" });
  const renamed = await patch(client, before.id, { title: "Planner 2" });
  expect(renamed).toEqual({ ...before, title: "Planner 2", updated_at: INSTANT });
  expect(Date.parse(renamed.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
  const emptied = await patch(client, before.id, { description: null });
  expect(emptied).toEqual({ ...renamed, description: null, updated_at: INSTANT });
});

test("initiatives: an empty update does not change the initiative", async () => {
  const client = api((await makeWorkspace()).key);
  const before = await createInitiative(client);
  expect(await patch(client, before.id, {})).toEqual(before);
  expect(await patch(client, before.id, { titel: "x" })).toEqual(before);
  expect((await client.call("PATCH", `/initiatives/${ABSENT_ID}`, { body: {} })).status).toBe(404);
});

test("initiatives: archiving keeps the first time, reactivating clears it", async () => {
  const client = api((await makeWorkspace()).key);
  const { id } = await createInitiative(client);
  const first = await patch(client, id, { archived: true });
  expect(first).toMatchObject({ archived: true, archived_at: INSTANT });
  expect(first.archived_at).toBe(first.updated_at);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const again = await patch(client, id, { archived: true, title: "Renamed" });
  expect(again).toMatchObject({ archived: true, archived_at: first.archived_at, title: "Renamed" });
  const renamed = await patch(client, id, { title: "Once more" });
  expect(renamed.archived_at).toBe(first.archived_at);
  for (const _twice of [1, 2]) {
    const active = await patch(client, id, { archived: false });
    expect(active).toMatchObject({ archived: false, archived_at: null });
  }
  const later = await patch(client, id, { archived: true });
  expect(Date.parse(later.archived_at ?? "")).toBeGreaterThan(Date.parse(first.archived_at ?? ""));
});

test.each([null, "true", 1, []])("initiatives: archived %j is 400", async (archived) => {
  const client = api((await makeWorkspace()).key);
  const { id } = await createInitiative(client);
  const reply = await client.call("PATCH", `/initiatives/${id}`, { body: { archived } });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "archived" }] } });
});

test("initiatives: the list is of active ones, or of archived ones only", async () => {
  const client = api((await makeWorkspace()).key);
  const active = await createInitiative(client);
  const { id } = await createInitiative(client);
  const archived = await patch(client, id, { archived: true });
  expect(await list(client)).toEqual([active]);
  expect(await list(client, { archived: false })).toEqual([active]);
  expect(await list(client, { archived: true })).toEqual([archived]);
  await patch(client, id, { archived: false });
  expect((await list(client)).map((initiative) => initiative.id)).toEqual([id, active.id]);
  expect(await list(client, { archived: true })).toEqual([]);
});

test.each(["", "1", "TRUE", "yes", "null"])("initiatives: archived=%s is 400", async (archived) => {
  const client = api((await makeWorkspace()).key);
  const reply = await client.call("GET", "/initiatives", { query: { archived } });
  const detail = { path: "archived", message: "`archived` must be true or false." };
  expect(reply).toMatchObject({ status: 400, body: { details: [detail] } });
});

test("initiatives: a repeated parameter is 400", async () => {
  const client = api((await makeWorkspace()).key);
  const query = [
    ["archived", "true"],
    ["archived", "false"],
  ];
  expect((await client.call("GET", "/initiatives", { query })).status).toBe(400);
});

test("initiatives: a delete takes everything in the initiative along", async () => {
  const { key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const [doomed, kept] = [await createInitiative(client), await createInitiative(client)];
  const inside = {
    documents: await createDocument(client, doomed.id),
    "context-items": await createContextItem(client, doomed.id),
    goals: await createGoal(client, doomed.id),
  };
  const elsewhere = [await createContextItem(client), await createContextItem(client, kept.id)];
  const prisma = await fullClient();
  await prisma.upload.create({
    data: {
      id: ABSENT_ID,
      workspaceId,
      initiativeId: doomed.id,
      createdById: ABSENT_ID,
      filename: "notes.md",
      mediaType: "text/markdown",
      sizeBytes: 5,
      text: "notes",
    },
  });

  const reply = await client.call("DELETE", `/initiatives/${doomed.id}`);
  expect(reply.body.data).toEqual({ deleted: true });
  expect((await client.call("GET", `/initiatives/${doomed.id}`)).status).toBe(404);
  expect((await client.call("DELETE", `/initiatives/${doomed.id}`)).status).toBe(404);
  for (const [collection, { id }] of Object.entries(inside)) {
    expect((await client.call("GET", `/${collection}/${id}`)).status).toBe(404);
  }
  const where = { workspaceId };
  expect(await prisma.document.count({ where })).toBe(0);
  expect(await prisma.upload.count({ where })).toBe(0);
  expect(await prisma.contextItem.count({ where })).toBe(elsewhere.length);
  expect(await list(client)).toEqual([kept]);
});
