import { describe, expect, test } from "vitest";
import { markPlace } from "@/lib/domain/documents/decision";
import { changeDocument } from "@/lib/domain/documents/merge-document";
import { Document } from "@/lib/schemas/documents";
import { freshDatabase } from "@/tests/support/database";
import { heldShare } from "@/tests/support/event-loop";
import { fullClient } from "@/tests/support/full-client";
import { openDocument } from "@/tests/support/open-document";

freshDatabase();

/** A document of these texts, one version each. */
async function open(first: string, ...later: string[]) {
  const { client, workspaceId, caller, document } = await openDocument({ content_markdown: first });
  const { id } = document;
  const patch = (body: object, headers = {}) =>
    client.call("PATCH", `/documents/${id}`, { body, headers });
  for (const content_markdown of later) await patch({ content_markdown });
  const read = () => client.data(Document, "GET", `/documents/${id}`);
  const text = async () => (await read()).content_markdown;
  return { client, workspaceId, caller, id, patch, read, text };
}

const FOUR = "one\ntwo\nthree\nfour\n";

test("document merge: a text made of an earlier version is merged with the current one, as one version", async () => {
  const { client, id, patch, text } = await open(FOUR, "ONE\ntwo\nthree\nfour\n");
  const { status, headers, body } = await patch({
    content_markdown: "one\ntwo\nthree\nFOUR\n",
    base_version: 1,
    title: "New",
    status: "approved",
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      data: {
        content_markdown: "ONE\ntwo\nthree\nFOUR\n",
        version: 3,
        title: "New",
        status: "approved",
      },
      meta: { merged: { base_version: 1, with_version: 2 } },
    },
  });
  expect(await text()).toBe("ONE\ntwo\nthree\nFOUR\n");
  const { headers: now } = await client.call("GET", `/documents/${id}`);
  expect(headers.get("etag")).toBe(now.get("etag"));
  const { body: versions } = await client.call("GET", `/documents/${id}/versions`);
  expect(versions.data).toMatchObject({ items: [{ version: 3, source: "api" }, {}, {}] });
});

test("document merge: a text made from the current version is stored unmerged", async () => {
  const { patch, text } = await open(FOUR, "ONE\n");
  const { status, body } = await patch({ content_markdown: "2\r\n", base_version: 2 });
  expect({ status, meta: body.meta }).toMatchObject({
    status: 200,
    meta: { requestId: expect.anything() },
  });
  expect(body.meta).not.toHaveProperty("merged");
  expect(await text()).toBe("2\r\n");
});

test("document merge: line ends survive byte for byte, and the same change on both sides is not merged", async () => {
  const { patch, text } = await open("a\r\nb\r\nc\r\nd", "A\r\nb\r\nc\r\nd");
  await patch({ content_markdown: "A\r\nb\r\nc\r\nD", base_version: 1 });
  expect(await text()).toBe("A\r\nb\r\nc\r\nD");
});

test("document merge: an overlap is 409 with each place and its three texts, and stores nothing", async () => {
  const { patch, read } = await open(FOUR, "zero\none\n2\nthree\n4\n");
  const before = await read();
  const content_markdown = "one\nII\nthree\nIV\nV\n";
  const conflict = await patch({ content_markdown, base_version: 1, title: "New" });
  const { status, body } = conflict;
  expect(conflict.headers.get("etag")).toMatch(/^"2-\d{13}"$/);
  expect({ status, body }).toMatchObject({
    status: 409,
    body: {
      code: "EDIT_CONFLICT",
      error: expect.stringMatching(/in 2 places.*Read the document again.*base_version 2\.$/),
      details: [
        {
          path: "content_markdown",
          code: "overlap",
          line: 3,
          base: "two",
          sent: "II",
          current: "2",
        },
        { line: 5, base: "four", sent: "IV\nV", current: "4" },
      ],
    },
  });
  expect(await read()).toEqual(before);
});

test("document merge: If-Match is judged first", async () => {
  const { client, id, patch } = await open(FOUR, "ONE\ntwo\nthree\nfour\n");
  const { headers } = await client.call("GET", `/documents/${id}`);
  const etag = headers.get("etag") ?? "";
  for (const base_version of [1, 99]) {
    const reply = await patch({ content_markdown: "x", base_version }, { "If-Match": '"1-1"' });
    expect(reply).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED" } });
  }
  const change = { content_markdown: "x\n", base_version: 1 };
  expect(await patch(change, { "If-Match": etag })).toMatchObject({ status: 409 });
  const fits = { content_markdown: "one\ntwo\nthree\nIV\n", base_version: 1 };
  expect(await patch(fits, { "If-Match": etag })).toMatchObject({ status: 200 });
});

describe("document merge: 400 for a base_version", () => {
  test.each([
    [{ content_markdown: "x", base_version: 0 }],
    [{ content_markdown: "x", base_version: -1 }],
    [{ content_markdown: "x", base_version: 3 }],
    [{ content_markdown: "x", base_version: 1.5 }],
    [{ content_markdown: "x", base_version: "1" }],
    [{ content_markdown: "x", base_version: null }],
    [{ base_version: 1 }],
    [{ base_version: 2, title: "New" }],
  ])("%j of a document at 2", async (change) => {
    const { patch, read } = await open("one", "two");
    const before = await read();
    expect(await patch(change)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_ERROR", details: [{ path: "base_version" }] },
    });
    expect(await read()).toEqual(before);
  });
});

test("document merge: a base_version without text is named next to the faults of other fields", async () => {
  const { patch } = await open("one");
  const { body } = await patch({ base_version: 1, title: 5 });
  expect(body.details?.map(({ path }) => path)).toEqual(["title", "base_version"]);
});

test("document merge: two additions at one place are 409 over REST, and the app can keep both", async () => {
  const { caller, patch, id, text } = await open("one\n", "one\n\nTheirs\n");
  const change = { content_markdown: "one\n\nMine\n", base_version: 1 };
  const details = [{ code: "overlap", base: "", sent: "\nMine", current: "\nTheirs" }];
  expect(await patch(change)).toMatchObject({ status: 409, body: { details } });
  await changeDocument(caller, { id, ...change, decision: { keeps: "both" } });
  expect(await text()).toBe("one\n\nTheirs\n\nMine\n");
});

describe("document merge: a decision for one side", () => {
  const change = { content_markdown: "1\nMine\n3\n4\n5\nmine, 6\n", base_version: 1 };
  const openBoth = () => open("1\n2\n3\n4\n5\n6\n", "theirs, 1\nTheirs\n3\n4\n5\n6\n");
  const place = { base: "1\n2", sent: "1\nMine", current: "theirs, 1\nTheirs" };
  const see = (keeps: "sent" | "current", shown = place) => ({
    ...{ keeps, seen: [markPlace(shown, keeps)] },
  });

  test.each([
    ["sent", "1\nMine\n3\n4\n5\nmine, 6\n"],
    ["current", "theirs, 1\nTheirs\n3\n4\n5\nmine, 6\n"],
  ] as const)("%s: counts in the listed places, and the rest is merged", async (keeps, result) => {
    const { caller, id, text } = await openBoth();
    await changeDocument(caller, { id, ...change, decision: see(keeps) });
    expect(await text()).toBe(result);
  });

  test("keeps a change that arrived elsewhere after the places were shown", async () => {
    const { caller, id, patch, text } = await openBoth();
    await patch({ content_markdown: "theirs, 1\nTheirs\n3\nlater\n5\n6\n" });
    await changeDocument(caller, { id, ...change, decision: see("sent") });
    expect(await text()).toBe("1\nMine\n3\nlater\n5\nmine, 6\n");
  });

  test("for the other side makes no version if nothing else was changed", async () => {
    const { caller, id, read } = await openBoth();
    const content_markdown = "1\nMine\n3\n4\n5\n6\n";
    const kept = { id, base_version: 1, content_markdown };
    await changeDocument(caller, { ...kept, decision: see("current") });
    expect((await read()).version).toBe(2);
  });

  test("is refused if a place has changed since, or was not shown", async () => {
    const { caller, id, patch, text } = await openBoth();
    const now = "theirs, 1\nTheirs, longer\n3\n4\n5\n6\n";
    await patch({ content_markdown: now });
    for (const keeps of ["sent", "current"] as const) {
      const decided = changeDocument(caller, { id, ...change, decision: see(keeps) });
      await expect(decided).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    }
    expect(await text()).toBe(now);
  });

  test("keeps what was written on since a place was shown, and does not discard it", async () => {
    const { caller, id, text } = await openBoth();
    const shown = { ...place, sent: "1\nMi" };
    const discarded = changeDocument(caller, { id, ...change, decision: see("current", shown) });
    await expect(discarded).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    await changeDocument(caller, { id, ...change, decision: see("sent", shown) });
    expect(await text()).toBe("1\nMine\n3\n4\n5\nmine, 6\n");
  });
});

test("document merge: a base version that is no longer kept is 409, with the next step", async () => {
  const { workspaceId, id, patch } = await open("one\n", "two\n");
  const prisma = await fullClient();
  await prisma.documentVersion.deleteMany({ where: { workspaceId, documentId: id, version: 1 } });
  expect(await patch({ content_markdown: "x", base_version: 1 })).toMatchObject({
    status: 409,
    body: {
      code: "EDIT_CONFLICT",
      error: expect.stringMatching(/Version 1 is no longer kept.*base_version 2\.$/),
      details: [{ path: "base_version", code: "not_kept" }],
    },
  });
});

test("document merge: a merge that gets too long is 400 and stores nothing", async () => {
  const half = "x".repeat(300_000);
  const { patch, text } = await open("a\nb\nc\n", `${half}\nb\nc\n`);
  const reply = await patch({ content_markdown: `a\nb\n${half}\n`, base_version: 1 });
  expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "content_markdown" }] } });
  expect(await text()).toBe(`${half}\nb\nc\n`);
});

test("document merge: twenty changes at once of the same version are all there in the end", async () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}\n`);
  const { patch, read } = await open(lines.join(""));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      patch({ content_markdown: lines.with(2 * nth, `mine ${nth}\n`).join(""), base_version: 1 }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const { version, content_markdown } = await read();
  expect(version).toBe(21);
  for (let nth = 0; nth < 20; nth++) expect(content_markdown).toContain(`mine ${nth}\nline`);
});

test("document merge: others have their turn while the longest texts are merged", {
  timeout: 200_000,
}, async () => {
  const long = "a\n".repeat(249_990);
  const { patch, text } = await open(long);
  const share = await heldShare(
    () => patch({ content_markdown: `${long}end\n`, base_version: 1 }),
    async () => {
      await patch({ content_markdown: `start\n${long}` });
    },
  );
  expect(await text()).toBe(`start\n${long}end\n`);
  expect(share).toBeLessThan(1 / 5);
});
