import { afterEach, describe, expect, test, vi } from "vitest";
import { Document } from "@/lib/schemas/documents";
import { freshDatabase } from "@/tests/support/database";
import { openDocument } from "@/tests/support/open-document";
import type { Reply } from "@/tests/support/request";

freshDatabase();
afterEach(() => vi.useRealTimers());

async function open() {
  const { client, document } = await openDocument();
  const path = `/documents/${document.id}`;
  const patch = (ifMatch?: string, body: object = { title: "New" }) =>
    client.call("PATCH", path, {
      body,
      headers: ifMatch === undefined ? {} : { "If-Match": ifMatch },
    });
  const etag = async () => (await client.call("GET", path)).headers.get("etag") ?? "";
  return { client, document, path, patch, etag };
}

const readTag = ({ body }: Reply) => {
  const { version, updated_at } = Document.parse(body.data);
  return `"${version}-${Date.parse(updated_at)}"`;
};

test("ETag: get and every write carry the tag of the document they show", async () => {
  const { client, document, path, patch } = await open();
  const body = { initiative_id: document.initiative_id, type: "epic", title: "x" };
  const replies = [
    await client.call("POST", "/documents", { body }),
    await client.call("GET", path),
    await patch(),
    await patch(undefined, { content_markdown: "two" }),
    await patch(undefined, {}),
    await client.call("POST", `${path}/versions/1/restore`),
  ];
  for (const reply of replies) {
    expect(reply.headers.get("etag")).toBe(readTag(reply));
    expect(reply.headers.get("etag")).toMatch(/^"\d+-\d{13}"$/);
  }
});

test("ETag: every change has a tag of its own, even within one millisecond", async () => {
  const { patch, etag } = await open();
  const tags = new Set([await etag()]);
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const title of ["1", "2", "3", "4", "5"]) {
    tags.add((await patch(undefined, { title })).headers.get("etag") ?? "");
  }
  expect(tags.size).toBe(6);
});

test("ETag: a change to the same title and status leaves the tag and the activity alone", async () => {
  const { client, document, patch, etag } = await open();
  const before = await etag();
  const { title, status } = document;
  const reply = await patch(undefined, { title, status });
  expect(reply.headers.get("etag")).toBe(before);
  expect(await etag()).toBe(before);
  const query = { action: "document.updated" };
  expect((await client.call("GET", "/activity", { query })).body.data).toMatchObject({ items: [] });
});

describe("ETag: If-Match lets through", () => {
  const forms = {
    "the tag": (tag: string) => tag,
    "*": () => "*",
    "a list that has it": (tag: string) => `"1-1", ${tag} ,"9-9"`,
    "a list without spaces": (tag: string) => `"1-1",${tag}`,
    "a weak one beside it": (tag: string) => `W/"1-1", ${tag}`,
  };
  test.each(Object.entries(forms))("%s", async (_name, form) => {
    const { client, path, patch, etag } = await open();
    expect((await patch(form(await etag()))).status).toBe(200);
    const headers = { "If-Match": form(await etag()) };
    expect((await client.call("DELETE", path, { headers })).status).toBe(200);
  });
});

describe("ETag: If-Match refuses with 412, changing nothing", () => {
  const forms = {
    "a stale tag": (_tag: string, stale: string) => stale,
    "a tag of another version": (tag: string) => tag.replace('"1-', '"2-'),
    "a list of stale ones": (_tag: string, stale: string) => `${stale}, "9-9"`,
    "the tag as a weak one": (tag: string) => `W/${tag}`,
    "the tag without its quotes": (tag: string) => tag.replaceAll('"', ""),
    "something else": () => "yesterday",
    "an empty one": () => "",
    "* among others": () => '*, "9-9"',
  };
  test.each(Object.entries(forms))("%s", async (_name, form) => {
    const { client, path, patch, etag } = await open();
    const stale = await etag();
    await patch(undefined, { title: "Somebody else's" });
    const before = await client.call("GET", path);
    const ifMatch = form(await etag(), stale);
    for (const reply of [
      await patch(ifMatch, { title: "Mine", content_markdown: "mine" }),
      await patch(ifMatch, {}),
      await client.call("DELETE", path, { headers: { "If-Match": ifMatch } }),
    ]) {
      expect(reply).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED" } });
    }
    expect((await client.call("GET", path)).body.data).toEqual(before.body.data);
  });
});

test.each([
  ["a stale tag", () => '"9-9"', "changed since you read it"],
  [
    "a stale tag beside a weak one",
    (tag: string) => `W/${tag}, "9-9"`,
    "changed since you read it",
  ],
  ["a weak tag", (tag: string) => `W/${tag}`, "holds no ETag of this API"],
  [
    "a tag without its quotes",
    (tag: string) => tag.replaceAll('"', ""),
    "with its quotation marks",
  ],
  ["an empty header", () => "", "holds no ETag of this API"],
])("ETag: the refusal of %s says what is wrong", async (_name, form, said) => {
  const { patch, etag } = await open();
  const current = await etag();
  const { status, body, headers } = await patch(form(current));
  expect({ status, error: body.error }).toEqual({
    status: 412,
    error: expect.stringContaining(said),
  });
  expect(headers.get("etag")).toBe(current);
});

test("ETag: without If-Match the last writer wins", async () => {
  const { patch } = await open();
  await patch(undefined, { title: "One" });
  expect((await patch(undefined, { title: "Two" })).body.data).toMatchObject({ title: "Two" });
});

test("ETag: the tag of a success can be sent with the next change, and only once", async () => {
  const { patch, etag } = await open();
  const first = await patch(await etag());
  const next = first.headers.get("etag") ?? "";
  expect((await patch(next, { title: "Newer" })).status).toBe(200);
  expect((await patch(next, { title: "Newest" })).status).toBe(412);
});

test("ETag: If-Match means nothing on a read", async () => {
  const { client, path } = await open();
  const headers = { "If-Match": '"9-9"' };
  expect((await client.call("GET", path, { headers })).status).toBe(200);
});
