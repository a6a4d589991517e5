import { expect, test } from "vitest";
import { Document, DocumentSummary } from "@/lib/schemas/documents";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { defineList } from "@/lib/schemas/fields";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import { ABSENT_ID, createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

const list = async (client: Api, query = {}) =>
  (await client.data(defineList(DocumentSummary), "GET", "/documents", { query })).items;
const patch = (client: Api, id: string, body: object) =>
  client.data(Document, "PATCH", `/documents/${id}`, { body });

async function open() {
  const client = api((await makeWorkspace()).key);
  return { client, initiative: await createInitiative(client) };
}

test("documents: a new one is a draft at version 1, empty unless a body is sent", async () => {
  const { client, initiative } = await open();
  const empty = await createDocument(client, initiative.id, { title: "  Planner PRD " });
  expect(empty).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    initiative_id: initiative.id,
    title: "Planner PRD",
    type: "prd",
    status: "draft",
    content_markdown: "",
    version: 1,
    created_at: empty.updated_at,
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(await client.data(Document, "GET", `/documents/${empty.id}`)).toEqual(empty);
  const filled = await createDocument(client, initiative.id, { content_markdown: "# Goal\n" });
  expect(filled).toMatchObject({ content_markdown: "# Goal\n", version: 1 });
});

test("documents: a status cannot be chosen on create", async () => {
  const { client, initiative } = await open();
  const body = {
    initiative_id: initiative.id,
    type: "epic",
    title: "x",
    status: "approved",
    version: 9,
  };
  const reply = await client.call("POST", "/documents", { body });
  expect(reply.body.data).toMatchObject({ status: "draft", version: 1 });
  expect(reply.body.meta?.warnings).toEqual([
    "unknown field 'status' was ignored",
    "unknown field 'version' was ignored",
  ]);
});

test("documents: creating a document does not use the quota", async () => {
  const { client, initiative } = await open();
  await createDocument(client, initiative.id);
  expect((await client.data(Me, "GET", "/me")).usage.current).toBe(0);
});

test.each(DOCUMENT_TYPES)("documents: the type %s can be created", async (type) => {
  const { client, initiative } = await open();
  expect((await createDocument(client, initiative.id, { type })).type).toBe(type);
});

test("documents: initiative, type and title are required, and the type is one of the fourteen", async () => {
  const { client, initiative } = await open();
  const none = await client.call("POST", "/documents", { body: {} });
  expect(none.body.details?.map(({ path }) => path)).toEqual(["initiative_id", "type", "title"]);
  for (const type of ["PRD", "memo", "", null, 3]) {
    const body = { initiative_id: initiative.id, type, title: "x" };
    const reply = await client.call("POST", "/documents", { body });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "type" }] } });
  }
});

test("documents: an unknown initiative is 404 and stores nothing", async () => {
  const { client } = await open();
  const body = { initiative_id: ABSENT_ID, type: "prd", title: "x" };
  const reply = await client.call("POST", "/documents", { body });
  expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(reply.body.error).toMatch(/^Initiative not found/);
  expect(await list(client)).toEqual([]);
});

test("documents: an archived initiative takes documents, and they are listed", async () => {
  const { client, initiative } = await open();
  await client.call("PATCH", `/initiatives/${initiative.id}`, { body: { archived: true } });
  const document = await createDocument(client, initiative.id);
  const query = { initiative_id: initiative.id };
  expect((await list(client, query)).map(({ id }) => id)).toEqual([document.id]);
});

test("documents: the list has summaries, filtered by initiative and by status", async () => {
  const { client, initiative } = await open();
  const other = await createInitiative(client);
  const first = await createDocument(client, initiative.id, { content_markdown: "secret body" });
  const second = await createDocument(client, other.id);
  await patch(client, second.id, { status: "approved" });
  const ids = async (query = {}) => (await list(client, query)).map(({ id }) => id);

  const reply = await client.call("GET", "/documents");
  expect(JSON.stringify(reply.body)).not.toMatch(/content_markdown|secret body|"version"/);
  expect(await ids()).toEqual([second.id, first.id]);
  expect(await ids({ initiative_id: initiative.id })).toEqual([first.id]);
  expect(await ids({ status: "approved" })).toEqual([second.id]);
  expect(await ids({ status: "draft", initiative_id: other.id })).toEqual([]);
  expect(await ids({ status: "archived" })).toEqual([]);
  expect(await ids({ initiative_id: ABSENT_ID })).toEqual([]);
  expect(await ids({ initiative_id: initiative.id.toUpperCase() })).toEqual([first.id]);
  const wrong: Record<string, string>[] = [
    { initiative_id: "1" },
    { initiative_id: "" },
    { status: "done" },
    { status: "" },
  ];
  for (const query of wrong) {
    const refused = await client.call("GET", "/documents", { query });
    expect(refused.body.details?.map(({ path }) => path)).toEqual(Object.keys(query));
  }
});

test("documents: any status may follow any, and adds no version", async () => {
  const { client, initiative } = await open();
  const { id } = await createDocument(client, initiative.id);
  for (const from of DOCUMENT_STATUSES) {
    for (const to of DOCUMENT_STATUSES) {
      await patch(client, id, { status: from });
      expect(await patch(client, id, { status: to })).toMatchObject({ status: to, version: 1 });
    }
  }
  for (const status of ["Draft", "published", "", null]) {
    const reply = await client.call("PATCH", `/documents/${id}`, { body: { status } });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "status" }] } });
  }
});

test("documents: an update changes only the fields that are sent", async () => {
  const { client, initiative } = await open();
  const before = await createDocument(client, initiative.id, { content_markdown: "one" });
  const renamed = await patch(client, before.id, { title: "New" });
  expect(renamed).toEqual({ ...before, title: "New", updated_at: renamed.updated_at });
  const rewritten = await patch(client, before.id, { content_markdown: "" });
  expect(rewritten).toMatchObject({
    title: "New",
    status: "draft",
    content_markdown: "",
    version: 2,
  });
  expect(await patch(client, before.id, {})).toEqual(rewritten);
  expect((await client.call("PATCH", `/documents/${ABSENT_ID}`, { body: {} })).status).toBe(404);
});

test("documents: type and initiative cannot be changed", async () => {
  const { client, initiative } = await open();
  const before = await createDocument(client, initiative.id);
  const body = { type: "epic", initiative_id: ABSENT_ID, version: 7, created_at: "1970-01-01" };
  const reply = await client.call("PATCH", `/documents/${before.id}`, { body });
  expect(reply.body.data).toEqual(before);
  expect(reply.body.meta?.warnings).toHaveLength(4);
});

test("documents: a delete is permanent", async () => {
  const { client, initiative } = await open();
  const { id } = await createDocument(client, initiative.id);
  expect((await client.call("DELETE", `/documents/${id}`)).body.data).toEqual({ deleted: true });
  for (const method of ["GET", "DELETE"] as const) {
    expect((await client.call(method, `/documents/${id}`)).status).toBe(404);
  }
  for (const path of [`/documents/${id}/versions`, `/documents/${id}/versions/1`]) {
    expect((await client.call("GET", path)).status).toBe(404);
  }
});
