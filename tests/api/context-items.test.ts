import { expect, test } from "vitest";
import { ContextItem } from "@/lib/schemas/context-items";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

const NEW = { scope: "workspace", label: "risk", title: "x", content: "y" };
const open = async () => api((await makeWorkspace()).key);
const post = (client: Api, fields: object) =>
  client.call("POST", "/context-items", { body: { ...NEW, ...fields } });
const patch = (client: Api, id: string, fields: object) =>
  client.call("PATCH", `/context-items/${id}`, { body: { scope: "workspace", ...fields } });

test("context items: a new one is stored with every field, absent ones null", async () => {
  const client = await open();
  const { id } = await createInitiative(client);
  const item = await createContextItem(client, id, { title: " Dispatchers\n" });
  expect(item).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    scope: "initiative",
    initiative_id: id,
    label: "target_users",
    title: "Dispatchers",
    content: "They re-plan the day four times before noon.",
    source_url: null,
    created_at: item.updated_at,
    updated_at: expect.stringMatching(/Z$/),
  });
  expect(await client.data(ContextItem, "GET", `/context-items/${item.id}`)).toEqual(item);
});

test("context items: label, title and content are required", async () => {
  const client = await open();
  const reply = await client.call("POST", "/context-items", { body: { scope: "workspace" } });
  expect(reply.body.details?.map(({ path }) => path)).toEqual(["label", "title", "content"]);
});

test("context items: the label is one of the fifteen", async () => {
  const client = await open();
  for (const label of CONTEXT_LABELS) {
    expect((await post(client, { label })).body.data).toMatchObject({ label });
  }
  const { id } = await createContextItem(client);
  for (const label of ["Risk", "risks", "", null, 1, ["risk"]]) {
    for (const reply of [await post(client, { label }), await patch(client, id, { label })]) {
      expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "label" }] } });
    }
  }
});

test("context items: content is kept exactly as sent", async () => {
  const client = await open();
  const content = "\ufeff  one\r\ntwo\t \u2028\n\n";
  expect((await post(client, { content })).body.data).toMatchObject({ content });
});

test("context items: source_url is an http or https address", async () => {
  const client = await open();
  const { id } = await createContextItem(client);
  const good = [
    "https://example.com",
    "HTTPS://Example.com/a%20b",
    "http://localhost:8080/a?b=c#d",
    "https://müller.example/ä",
    "https://ja.wikipedia.org/wiki/計画|[x]{y}",
  ];
  for (const source_url of good) {
    for (const reply of [
      await post(client, { source_url }),
      await patch(client, id, { source_url }),
    ]) {
      expect(reply).toMatchObject({ status: 200, body: { data: { source_url } } });
    }
  }
  const bad = [
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "ftp://example.com",
    "data:text/html,x",
  ];
  const notOne = [
    "",
    "example.com",
    "//example.com",
    "/notes",
    "https://",
    "http:example.com",
    "https:///a",
    "https://////a",
    "http://.",
    "mailto:a@b.c",
    `https://${"計".repeat(301)}/`,
  ];
  for (const source_url of [...bad, ...notOne, "file:///etc/passwd", " javascript:alert(1)", 5]) {
    for (const reply of [
      await post(client, { source_url }),
      await patch(client, id, { source_url }),
    ]) {
      expect({ source_url, status: reply.status }).toEqual({ source_url, status: 400 });
      expect(reply.body.details?.map(({ path }) => path)).toEqual(["source_url"]);
    }
  }
});

test("context items: source_url has no character that a URI has to percent-encode", async () => {
  const client = await open();
  const marks = [
    " ",
    '"',
    "<",
    ">",
    "\\",
    "\t",
    "\n",
    "\r",
    "\u0001",
    "\u007f",
    "\u0085",
    "\u00a0",
  ];
  const wrong = marks.flatMap((mark) => [
    `https://a${mark}b.example`,
    `https://b.example/${mark}x`,
  ]);
  for (const source_url of wrong) {
    const { status, body } = await post(client, { source_url });
    expect({ source_url, status }).toEqual({ source_url, status: 400 });
    expect(body.details).toMatchObject([{ path: "source_url" }]);
    expect(body.error).toContain("percent-encode spaces (%20)");
  }
  const padded = await post(client, { source_url: " https://b.example/1\n" });
  expect(padded.body.data).toMatchObject({ source_url: "https://b.example/1" });
});

test("context items: an update changes only the fields that are sent; null removes the address", async () => {
  const client = await open();
  const before = await createContextItem(client, undefined, {
    source_url: "https://example.com/1",
  });
  const titled = await patch(client, before.id, { title: " New " });
  const { updated_at } = ContextItem.parse(titled.body.data);
  expect(titled.body.data).toEqual({ ...before, title: "New", updated_at });
  const emptied = await patch(client, before.id, {
    source_url: null,
    label: "decision",
    content: "",
  });
  expect(emptied.body.data).toMatchObject({
    source_url: null,
    label: "decision",
    content: "",
    title: "New",
  });
  expect((await patch(client, before.id, {})).body.data).toEqual(emptied.body.data);
});

test("context items: the list can be narrowed to one label, in either scope", async () => {
  const client = await open();
  const { id } = await createInitiative(client);
  const risk = await createContextItem(client, id, { label: "risk" });
  await createContextItem(client, id, { label: "decision" });
  const shared = await createContextItem(client, undefined, { label: "risk" });
  const list = async (query: Record<string, string>) =>
    (await client.data(defineList(ContextItem), "GET", "/context-items", { query })).items;
  expect(await list({ initiative_id: id, label: "risk" })).toEqual([risk]);
  expect(await list({ scope: "workspace", label: "risk" })).toEqual([shared]);
  expect(await list({ scope: "workspace", label: "tech_stack" })).toEqual([]);
  for (const label of ["risks", "", "RISK"]) {
    const query = { scope: "workspace", label };
    const reply = await client.call("GET", "/context-items", { query });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "label" }] } });
  }
});
