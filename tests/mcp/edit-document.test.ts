import { describe, expect, test } from "vitest";
import { extendRequest } from "@/lib/access/caller";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { getDocumentVersion, listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { createDocument, getDocument } from "@/lib/domain/documents/documents";
import { editDocument } from "@/lib/domain/documents/edit-document";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { ApiError } from "@/lib/errors";
import type { DocumentEdit } from "@/lib/schemas/documents";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();

async function open(text = "old") {
  const caller = extendRequest((await makeWorkspace()).caller, { origin: "mcp" });
  const initiative = await createInitiative(caller, { title: "Route planner" });
  const document = await createDocument(caller, {
    initiative_id: initiative.id,
    type: "prd",
    title: "Planner PRD",
    content_markdown: text,
  });
  const edit = async (change: Partial<DocumentEdit>) =>
    (await editDocument(caller, { id: document.id, expected_version: 1, ...change })).document;
  const refusal = async (change: Partial<DocumentEdit>) => {
    const error: unknown = await edit(change).catch((thrown) => thrown);
    if (!(error instanceof ApiError)) throw new Error("was not refused", { cause: error });
    expect(await getDocument(caller, document)).toEqual(document);
    const { status, code, message, details } = error;
    return { status, code, message, details };
  };
  const versions = async () =>
    (await listDocumentVersions(caller, { id: document.id, limit: 20, offset: 0 })).items;
  return { caller, document, edit, refusal, versions };
}

const refused = (path: string, message: RegExp) => ({
  status: 400,
  code: "VALIDATION_ERROR",
  message: expect.stringMatching(message),
  details: [{ path, code: "custom", message: expect.stringMatching(message) }],
});

/** Applies one edit to a text and returns the answer and the stored text. */
async function result(text: string, change: Partial<DocumentEdit>) {
  const { caller, document, edit } = await open(text);
  const answer = await edit(change);
  expect(answer).toEqual(await getDocument(caller, document));
  const version = await getDocumentVersion(caller, { id: document.id, version: 2 });
  expect(version.content_markdown === answer.content_markdown).toBe(true);
  return answer.content_markdown;
}

test("update of a document: a change of the text adds a version from the caller's door, and a record", async () => {
  const { caller, document, edit, versions } = await open();
  const change = { mode: "replace", content: "new", title: " New ", status: "approved" } as const;
  const answer = await edit(change);
  expect(answer).toEqual({
    ...document,
    content_markdown: "new",
    version: 2,
    title: "New",
    status: "approved",
    updated_at: expect.any(String),
  });
  expect(answer.updated_at > document.updated_at).toBe(true);
  expect(await getDocument(caller, document)).toEqual(answer);
  expect(await versions()).toMatchObject([
    { version: 2, title: "New", source: "mcp", created_by: caller.userId },
    { version: 1, title: "Planner PRD", source: "mcp" },
  ]);
  const { items } = await listActivity(caller, { limit: 1, offset: 0 });
  expect(items).toMatchObject([{ action: "document.updated", origin: "mcp" }]);
  expect(await edit({ ...change, expected_version: 2 })).toMatchObject({ version: 3 });
});

test("update of a document: changing only a title or a status changes no text and adds no version", async () => {
  const { document, edit, versions } = await open("long text");
  const renamed = await edit({ title: "New" });
  expect(renamed).toEqual({ ...document, title: "New", updated_at: renamed.updated_at });
  const approved = await edit({ status: "approved" });
  expect(approved).toEqual({ ...renamed, status: "approved", updated_at: approved.updated_at });
  expect(await versions()).toHaveLength(1);
});

describe("update of a document: the expected version", () => {
  test.each([1, 2, 4])("%i for a document at 3 is 412 and changes nothing", async (expected) => {
    const { caller, document, edit } = await open();
    await edit({ mode: "replace", content: "two" });
    await edit({ mode: "append", content: "three", expected_version: 2 });
    const before = await getDocument(caller, document);
    const change = { mode: "append", content: "mine", title: "Mine" } as const;
    await expect(edit({ ...change, expected_version: expected })).rejects.toMatchObject({
      status: 412,
      code: "PRECONDITION_FAILED",
      message: expect.stringMatching(/at version 3, not \d\. Read it again/),
    });
    expect(await getDocument(caller, document)).toEqual(before);
  });

  test("is checked before the edit", async () => {
    const { refusal } = await open();
    const change = { expected_version: 2, mode: "patch", find: "absent", content: "" } as const;
    expect(await refusal(change)).toMatchObject({ status: 412 });
  });

  test("of ten edits at once lets exactly one through", async () => {
    const { edit, versions } = await open();
    const edits = Array.from({ length: 10 }, (_, index) =>
      edit({ mode: "append", content: `${index}` }).catch(({ status }) => status),
    );
    const statuses = await Promise.all(edits);
    expect(statuses.filter((status) => status === 412)).toHaveLength(9);
    expect(await versions()).toHaveLength(2);
  });
});

test("update of a document: an unknown document and another workspace's are the same 404", async () => {
  const { edit } = await open();
  const { document } = await open();
  const change = { title: "Mine", expected_version: 1 };
  for (const id of [ABSENT_ID, document.id]) {
    await expect(edit({ ...change, id })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "Document not found. Check the id with the matching list call.",
    });
  }
});

describe("update of a document: fields that exclude each other are 400", () => {
  const cases: [Partial<DocumentEdit>, string, RegExp][] = [
    [{}, "", /nothing to change/],
    [{ content: "x" }, "mode", /is required with content/],
    [{ mode: "replace" }, "content", /is required when mode is replace/],
    [{ mode: "append", title: "x" }, "content", /is required when mode is append/],
    [{ mode: "patch", content: "x" }, "find", /is required when mode is patch/],
    [{ mode: "replace", content: "x", find: "o" }, "find", /only with mode patch/],
    [{ mode: "append", content: "x", find: "o" }, "find", /only with mode patch/],
    [{ find: "o" }, "find", /only with mode patch/],
  ];
  test.each(cases)("%j", async (change, path, message) => {
    const { refusal } = await open();
    expect(await refusal(change)).toEqual(refused(path, message));
  });

  test("an empty find and a blank title are 400", async () => {
    const { refusal } = await open();
    const change = { mode: "patch", find: "", content: "x", title: " " } as const;
    const { details } = await refusal(change);
    expect(details?.map(({ path }) => path)).toEqual(["find", "title"]);
  });
});

describe("update of a document: append", () => {
  const cases: [text: string, content: string, result: string][] = [
    ["", "new", "new"],
    ["old", "new", "old\n\nnew"],
    ["old\n", "new", "old\n\nnew"],
    ["old\n\n", "new", "old\n\nnew"],
    ["old\n\n\n", "new", "old\n\n\nnew"],
    ["old\r\n", "new", "old\r\n\r\nnew"],
    ["old\r\n\r\n", "new", "old\r\n\r\nnew"],
    ["one\r\nold", "new", "one\r\nold\r\n\r\nnew"],
    ["one\ntwo\r\n", "new", "one\ntwo\r\n\r\nnew"],
    ["old", "new\r\nnew", "old\r\n\r\nnew\r\nnew"],
    ["old\r", "new", "old\r\rnew"],
    ["old\r\r\n", "new", "old\r\r\nnew"],
    ["old  ", "new", "old  \n\nnew"],
    ["old\n \t", "new", "old\n \t\nnew"],
    ["old\n \t\n", "new", "old\n \t\nnew"],
    ["\n", "new", "\nnew"],
    ["old", "", "old\n\n"],
    ["old", "\nnew $& 🚀\n", "old\n\n\nnew $& 🚀\n"],
  ];
  test.each(cases)("to %j of %j is %j", async (text, content, expected) => {
    expect(await result(text, { mode: "append", content })).toBe(expected);
  });
});

describe("update of a document: patch", () => {
  const cases: [text: string, find: string, content: string, result: string][] = [
    ["one two three", "two", "2", "one 2 three"],
    ["one two", "one", "", " two"],
    ["a.c abc", "a.c", "x", "x abc"],
    ["price", "price", "$& $1 $` $' $$", "$& $1 $` $' $$"],
    ["a\r\nb\r\n", "a\r\n", "c\n", "c\nb\r\n"],
    ["🚀🚁", "🚁", "🚂", "🚀🚂"],
    ["é e\u0301", "e\u0301", "x", "é x"],
    ["One one", "one", "two", "One two"],
    ["aab", "ab", "x", "ax"],
  ];
  test.each(cases)("in %j, %j becomes %j", async (text, find, content, expected) => {
    expect(await result(text, { mode: "patch", find, content })).toBe(expected);
  });

  test.each([
    ["one two", "One"],
    ["one two", "one  two"],
    ["one\r\ntwo", "one\ntwo"],
    ["", "x"],
  ])("in %j does not find %j", async (text, find) => {
    const { refusal } = await open(text);
    const error = await refusal({ mode: "patch", find, content: "x" });
    expect(error).toEqual(refused("find", /does not occur.*match exactly, spaces/));
  });

  test.each([
    ["one two one", "one", 2],
    ["aaa", "aa", 2],
    ["abababa", "aba", 3],
    ["\n\n\n\n", "\n", 4],
  ])("in %j finds %j more than once", async (text, find, count) => {
    const { refusal } = await open(text);
    const error = await refusal({ mode: "patch", find, content: "x" });
    expect(error).toEqual(
      refused("find", new RegExp(`occurs ${count} times.*Add text from around`)),
    );
  });

  test("stays linear on hostile text, or the test times out", async () => {
    const { refusal } = await open("a".repeat(500_000));
    const find = `${"a".repeat(100_000)}b${"a".repeat(100_000)}`;
    const error = await refusal({ mode: "patch", find, content: "" });
    expect(error).toEqual(refused("find", /does not occur/));
  });
});

describe("update of a document: the bound of 500,000 code points", () => {
  test.each([
    ["append", "🚀".repeat(499_997), { mode: "append", content: "x" }],
    ["patch", `${"🚀".repeat(499_999)}x`, { mode: "patch", find: "x", content: "🚀" }],
  ] as const)("%s reaches it", async (_name, text, change) => {
    expect(Array.from(await result(text, change))).toHaveLength(500_000);
  });

  test.each([
    ["append", "🚀".repeat(499_998), { mode: "append", content: "x" }],
    ["patch", `${"🚀".repeat(499_999)}x`, { mode: "patch", find: "x", content: "🚀🚀" }],
    ["replace", "", { mode: "replace", content: "x".repeat(500_001) }],
  ] as const)("%s beyond it is 400 and changes nothing", async (_name, text, change) => {
    const { refusal } = await open(text);
    const { status, details } = await refusal(change);
    expect({ status, paths: details?.map(({ path }) => path) }).toEqual({
      status: 400,
      paths: ["content"],
    });
  });
});
