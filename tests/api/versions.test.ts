import { expect, test } from "vitest";
import { Document, DocumentVersion, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { openDocument } from "@/tests/support/open-document";
import type { Api } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();

const open = (content_markdown = "one") => openDocument({ content_markdown });
const patch = (client: Api, id: string, body: object) =>
  client.data(Document, "PATCH", `/documents/${id}`, { body });
const version = (client: Api, id: string, number: number) =>
  client.data(DocumentVersion, "GET", `/documents/${id}/versions/${number}`);
const versions = async (client: Api, id: string) =>
  (await client.data(defineList(DocumentVersionSummary), "GET", `/documents/${id}/versions`)).items;

test("versions: the first version is the document as created", async () => {
  const { client, userId, document } = await open();
  const record = await version(client, document.id, 1);
  expect(record).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    document_id: document.id,
    version: 1,
    title: document.title,
    content_markdown: "one",
    source: "api",
    created_by: userId,
    created_by_name: "Ada Lovelace",
    created_at: document.created_at,
  });
  const { content_markdown: _body, ...summary } = record;
  expect(await versions(client, document.id)).toEqual([summary]);
});

test("versions: every text that is sent adds one, even an equal text; titles and statuses add none", async () => {
  const { client, document } = await open();
  expect(await patch(client, document.id, { content_markdown: "one" })).toMatchObject({
    version: 2,
  });
  expect(await patch(client, document.id, { title: "Later" })).toMatchObject({ version: 2 });
  expect(await patch(client, document.id, { status: "approved" })).toMatchObject({ version: 2 });
  expect(await patch(client, document.id, {})).toMatchObject({ version: 2 });
  const body = { content_markdown: "three", title: "Third", status: "draft" };
  expect(await patch(client, document.id, body)).toMatchObject({ version: 3 });

  const listed = await versions(client, document.id);
  expect(listed.map((record) => [record.version, record.title, record.source])).toEqual([
    [3, "Third", "api"],
    [2, "Planner PRD", "api"],
    [1, "Planner PRD", "api"],
  ]);
  expect((await version(client, document.id, 2)).content_markdown).toBe("one");
  expect((await version(client, document.id, 3)).content_markdown).toBe("three");
});

test("versions: the list leaves out the bodies", async () => {
  const { client, document } = await open("secret body");
  const reply = await client.call("GET", `/documents/${document.id}/versions`);
  expect(JSON.stringify(reply.body)).not.toMatch(/content_markdown|secret body/);
});

test("versions: restoring adds a version with the earlier content and loses nothing", async () => {
  const { client, document } = await open("one");
  await patch(client, document.id, {
    content_markdown: "two",
    title: "Second",
    status: "approved",
  });
  const path = `/documents/${document.id}/versions/1/restore`;
  const reply = await client.call("POST", path);
  const restored = Document.parse(reply.body.data);
  expect(restored).toMatchObject({
    id: document.id,
    content_markdown: "one",
    version: 3,
    title: "Second",
    status: "approved",
  });
  expect(reply.headers.get("etag")).toBe(`"3-${Date.parse(restored.updated_at)}"`);
  expect(await client.data(Document, "GET", `/documents/${document.id}`)).toEqual(restored);
  const listed = await versions(client, document.id);
  expect(listed.map(({ source }) => source)).toEqual(["restore", "api", "api"]);
  expect((await version(client, document.id, 2)).content_markdown).toBe("two");
});

test("versions: restoring the newest version is a version too", async () => {
  const { client, document } = await open();
  const path = `/documents/${document.id}/versions/1/restore`;
  expect(await client.data(Document, "POST", path)).toMatchObject({ version: 2 });
});

test("versions: a restore checks a body like any other, and takes nothing from it", async () => {
  const { client, document } = await open();
  const path = `/documents/${document.id}/versions/1/restore`;
  expect((await client.call("POST", path, { raw: "{" })).status).toBe(400);
  const { body } = await client.call("POST", path, { body: { content_markdown: "x" } });
  expect(body.data).toMatchObject({ content_markdown: "one" });
  expect(body.meta?.warnings).toEqual(["unknown field 'content_markdown' was ignored"]);
});

test("versions: an unknown version or document is 404, and restores nothing", async () => {
  const { client, document } = await open();
  const numbers = ["0", "2", "-1", "1.5", "abc", "99999999999", "1'", "%00", "NaN", "null"];
  const paths = [
    ...numbers.map((number) => `/documents/${document.id}/versions/${number}`),
    `/documents/${ABSENT_ID}/versions/1`,
    "/documents/1/versions/1",
  ];
  for (const path of paths) {
    const reply = await client.call("GET", path);
    expect({ path, status: reply.status }).toEqual({ path, status: 404 });
    expect((await client.call("POST", `${path}/restore`)).status).toBe(404);
  }
  for (const id of [ABSENT_ID, "1"]) {
    expect((await client.call("GET", `/documents/${id}/versions`)).status).toBe(404);
  }
  expect(await versions(client, document.id)).toHaveLength(1);
});
