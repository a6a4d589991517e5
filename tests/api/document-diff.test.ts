import { expect, test } from "vitest";
import { DocumentDiff } from "@/lib/schemas/document-diff";
import { freshDatabase } from "@/tests/support/database";
import { heldShare } from "@/tests/support/event-loop";
import { openDocument } from "@/tests/support/open-document";
import type { Call } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();

async function open(first: string, ...later: string[]) {
  const { client, document } = await openDocument({ content_markdown: first });
  const { id } = document;
  for (const content_markdown of later) {
    await client.call("PATCH", `/documents/${id}`, { body: { content_markdown } });
  }
  const refused = (query?: Call["query"]) =>
    client.call("GET", `/documents/${id}/diff`, { ...(query && { query }) });
  const diff = (query?: Call["query"]) =>
    client.data(DocumentDiff, "GET", `/documents/${id}/diff`, { ...(query && { query }) });
  return { client, diff, refused };
}

test("document diff: the last two versions are compared unless others are named; 0 is the empty text", async () => {
  const { diff } = await open("one\ntwo\n", "one\n2\n", "one\n2\n3");
  expect(await diff()).toEqual({
    from: 2,
    to: 3,
    added: 1,
    removed: 0,
    unified:
      "--- version 2\n+++ version 3\n@@ -1,2 +1,3 @@\n one\n 2\n+3\n\\ No newline at end of file\n",
  });
  expect(await diff({ to: 2 })).toMatchObject({ from: 1, to: 2, added: 1, removed: 1 });
  expect(await diff({ from: 1 })).toMatchObject({ from: 1, to: 3, added: 2, removed: 1 });
  expect(await diff({ from: 3, to: 1 })).toMatchObject({ from: 3, to: 1, added: 1, removed: 2 });
  expect(await diff({ from: 0, to: 1 })).toEqual({
    from: 0,
    to: 1,
    added: 2,
    removed: 0,
    unified: "--- version 0\n+++ version 1\n@@ -0,0 +1,2 @@\n+one\n+two\n",
  });
});

test("document diff: the first version is compared with the empty text", async () => {
  const { diff } = await open("one");
  expect(await diff()).toMatchObject({ from: 0, to: 1, added: 1, removed: 0 });
});

test("document diff: equal texts have an empty diff", async () => {
  const { diff } = await open("same", "same");
  const none = { added: 0, removed: 0, unified: "" };
  expect(await diff()).toEqual({ from: 1, to: 2, ...none });
  expect(await diff({ from: 2, to: 2 })).toEqual({ from: 2, to: 2, ...none });
});

test("document diff: CRLF line ends stay in the diff", async () => {
  const { diff } = await open("a\r\nb\r\n", "a\r\nb\n");
  const { unified } = await diff();
  expect(unified).toContain(" a\r\n-b\r\n+b\n");
});

test("document diff: an unknown version is 404, a number out of bounds 400, an unknown document 404", async () => {
  const { client, refused } = await open("one", "two");
  const huge = "99999999999999";
  const unknown = [
    { to: 0 },
    { from: 0, to: 0 },
    { to: 3 },
    { from: 3 },
    { from: 9, to: 1 },
    { from: 1, to: 99 },
  ];
  for (const query of [...unknown, { from: huge }, { to: huge }, { to: 2 ** 31 }]) {
    expect(await refused(query)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  }
  for (const query of [
    { to: -1 },
    { from: -1 },
    { from: `-${huge}` },
    { to: "x" },
    { from: "1.5" },
  ]) {
    expect(await refused(query)).toMatchObject({
      status: 400,
      body: { details: [{ path: Object.keys(query)[0] }] },
    });
  }
  const absent = await client.call("GET", `/documents/${ABSENT_ID}/diff`);
  expect(absent).toMatchObject({ status: 404 });
});

test("document diff: others have their turn while long texts are compared", {
  timeout: 200_000,
}, async () => {
  const text = (seed: number) =>
    Array.from({ length: 250_000 }, (_, at) => "abcdefgh"[(at * at * seed + at) % 8]).join("\n");
  const { diff } = await open(text(3), text(5));
  expect(await heldShare(() => diff())).toBeLessThan(1 / 5);
});
