import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "@/lib/config";
import { createUpload, deleteUpload } from "@/lib/domain/context/uploads";
import { startGeneration } from "@/lib/domain/generation/background-generations";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { measureStorage } from "@/lib/domain/usage/measure-storage";
import { getStorageUsage, noteFreed, requireStorage } from "@/lib/domain/usage/storage";
import { newId } from "@/lib/ids";
import { Document } from "@/lib/schemas/documents";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { generatingWorkspace } from "@/tests/support/generations";
import { mcp } from "@/tests/support/mcp";
import type { Call, Reply } from "@/tests/support/request";
import { createDocument } from "@/tests/support/samples";

freshDatabase();
const model = withModel();
const MB = 1 << 20;
const { STORAGE_LIMIT_MB } = config();
beforeEach(() => {
  config().STORAGE_LIMIT_MB = 1;
});
afterEach(() => {
  config().STORAGE_LIMIT_MB = STORAGE_LIMIT_MB;
});

/** A workspace of 1 MB, of which `left` bytes are free: a large file fills it. */
async function open(left: number) {
  const opened = await generatingWorkspace();
  const { client, initiative, caller, key, workspaceId } = opened;
  const used = () => measureStorage(workspaceId);
  const document = await createDocument(client, initiative.id, { content_markdown: "Some text." });
  const prisma = await fullClient();
  const file = { id: newId(), filename: "film.txt", mediaType: "text/plain", text: "" };
  const owner = { workspaceId, initiativeId: initiative.id, createdById: caller.userId };
  const free = MB - (await used()) - file.filename.length;
  await prisma.upload.create({ data: { ...file, ...owner, sizeBytes: free - left } });
  noteFreed(workspaceId); // forget the known size, since this row was not counted
  await getStorageUsage(workspaceId);
  const place = { initiative_id: initiative.id };
  return {
    ...opened,
    place,
    document,
    big: file,
    used,
    assistant: mcp(key, { search: "?toolsets=all" }),
    post: (path: string, body: object, options: Call = {}) =>
      client.call("POST", path, { body: { ...place, ...body }, ...options }),
    patch: (path: string, body: object) => client.call("PATCH", path, { body }),
    upload: (size: number, filename = "notes.txt") =>
      createUpload(caller, { ...place, filename, bytes: Buffer.alloc(size, "a") }),
  };
}

const REFUSED = { status: 422, body: { code: "STORAGE_LIMIT_EXCEEDED" } };
const readCode = (work: Promise<unknown>) => work.then(String, ({ code }) => code);

describe("storage: a full workspace", () => {
  test("refuses additions over REST, MCP and in the app, with the next step", async () => {
    const opened = await open(5);
    const { document, item, goal, initiative, place, post, patch, assistant, caller } = opened;
    const before = await opened.used();
    const long = "y".repeat(3_000);
    const scope = { scope: "initiative" };
    const noted = { ...scope, label: "risk", title: "Risk", content: long };
    const replies: Record<string, Promise<Reply>> = {
      initiative: post("/initiatives", { title: "New", description: long }),
      renamed: patch(`/initiatives/${initiative.id}`, { description: long }),
      document: post("/documents", { type: "prd", title: "PRD", content_markdown: long }),
      version: patch(`/documents/${document.id}`, { content_markdown: long }),
      restored: post(`/documents/${document.id}/versions/1/restore`, {}),
      item: post("/context-items", noted),
      items: post(`/initiatives/${initiative.id}/context-items/batch`, { items: [noted] }),
      longer: patch(`/context-items/${item.id}`, { ...scope, content: long }),
      goal: post("/goals", { ...scope, goal_type: "general", title: "Goal", description: long }),
      goalLonger: patch(`/goals/${goal.id}`, { ...scope, description: long }),
    };
    for (const [name, reply] of Object.entries(replies)) {
      expect(await reply, name).toMatchObject(REFUSED);
    }
    expect((await replies.document)?.body.error).toMatch(
      /takes up to [\d.]+ [KM]iB, and \d+ (KiB|bytes) of this workspace's 1 MiB are free\. Delete .* operator .* \(STORAGE_LIMIT_MB\)\.$/,
    );
    const edit = { id: document.id, expected_version: 1, mode: "append", content: "." };
    for (const [tool, args] of [
      ["create_context_item", { ...place, ...noted }],
      ["update_document", edit],
      ["restore_document_version", { id: document.id, version: 1 }],
      ["generate_document", { ...place, document_type: "prd", title: "x", instructions: long }],
    ] as const) {
      expect(await assistant.refusal(tool, args), tool).toMatchObject({
        code: "STORAGE_LIMIT_EXCEEDED",
      });
    }
    expect(await readCode(opened.upload(3_000))).toBe("STORAGE_LIMIT_EXCEEDED");

    const { hits } = model.provider("ok");
    expect(await opened.generate()).toMatchObject(REFUSED);
    expect(await readCode(startGeneration(caller, { ...place, document_type: "prd" }))).toBe(
      "STORAGE_LIMIT_EXCEEDED",
    );
    expect(hits()).toBe(0);
    expect(await opened.left()).toMatchObject({ used: 0, states: {} });
    expect((await getAiCallsToday(caller)).used).toBe(0);
    expect(await opened.used()).toBe(before);
    const shown = await getStorageUsage(caller.workspaceId);
    expect(shown.limit).toBe(MB);
    expect(Math.abs((shown.used ?? 0) - before)).toBeLessThan(2_000);
  }, 60_000);

  test("still takes changes that add nothing, reads and deletes", async () => {
    const opened = await open(100);
    const { document, item, goal, initiative, patch, client } = opened;
    const scope = { scope: "initiative" };
    for (const reply of [
      await patch(`/documents/${document.id}`, { status: "approved" }),
      await patch(`/initiatives/${initiative.id}`, { archived: true }),
      await patch(`/context-items/${item.id}`, { ...scope, content: "x".repeat(40) }),
      await patch(`/goals/${goal.id}`, { ...scope, priority: 7, description: null }),
      await client.call("POST", `/context-items/${item.id}/relabel`, { body: { label: "risk" } }),
      await client.call("GET", `/documents/${document.id}`),
      await client.call("DELETE", `/goals/${goal.id}`, { query: scope }),
    ]) {
      expect(reply.status).toBe(200);
    }
  });

  test("has room again as soon as something is deleted", async () => {
    const opened = await open(300_000);
    const { caller, big, post } = opened;
    const file = await opened.upload(140_000); // its text counts too
    const body = { type: "prd", title: "PRD", content_markdown: "z".repeat(100_000) };
    expect(await post("/documents", body)).toMatchObject(REFUSED);
    await deleteUpload(caller, file);
    const made = await post("/documents", body);
    expect(made.status).toBe(200);
    expect(await post("/documents", body)).toMatchObject(REFUSED);
    await deleteUpload(caller, big);
    expect((await post("/documents", body)).status).toBe(200);
    // Each change of a text keeps the previous version.
    const { id } = Document.parse(made.body.data);
    const content_markdown = "w".repeat(100_000);
    const statuses = [];
    for (let times = 0; times < 7; times++) {
      statuses.push((await opened.patch(`/documents/${id}`, { content_markdown })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 422]);
  });
});

test("storage: the size counts the bytes of texts, versions and files", async () => {
  const { used, upload, client, initiative, post } = await open(500_000);
  const before = await used();
  await post("/documents", { type: "prd", title: "é", content_markdown: "é".repeat(1_000) });
  expect((await used()) - before).toBe(2 * 2_002);
  await client.call("PATCH", `/initiatives/${initiative.id}`, { body: { title: "Offline visit" } });
  const prisma = await fullClient();
  const past = await prisma.pastVersion.findFirstOrThrow({ where: { targetId: initiative.id } });
  const kept = Buffer.byteLength(past.value);
  expect((await used()) - before).toBe(4_004 - 1 + kept);
  await upload(5_000, "a.txt");
  expect((await used()) - before).toBe(4_003 + kept + 10_000 + 5);
});

test("storage: an answer kept for an Idempotency-Key counts, even after its document is deleted", async () => {
  const { post, client, used, caller } = await open(500_000);
  const before = await used();
  const body = { type: "prd", title: "PRD", content_markdown: "\u{1F600}".repeat(10_000) };
  const keyed = (nth: number) =>
    post("/documents", body, { headers: { "Idempotency-Key": `k${nth}` } });
  const first = await keyed(0);
  let last = first;
  let made = 0;
  while (last.status === 200 && made < 15) {
    const { id } = Document.parse(last.body.data);
    expect((await client.call("DELETE", `/documents/${id}`)).status).toBe(200);
    made++;
    last = await keyed(made);
  }
  expect(last).toMatchObject(REFUSED);
  expect(last.body.error).toContain("Answers stored for an Idempotency-Key");
  const kept = (await used()) - before;
  expect(kept).toBeGreaterThan(made * 40_000);
  expect(kept).toBeLessThan(500_000);
  expect(((await getStorageUsage(caller.workspaceId)).used ?? 0) - before).toBeGreaterThan(
    made * 40_000,
  );
  const again = await keyed(0);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body.data).toEqual(first.body.data);
});

test("storage: 50 writes at once do not pass the limit", async () => {
  const { post, used } = await open(300_000);
  const body = { type: "prd", title: "PRD", content_markdown: "z".repeat(20_000) };
  const replies = await Promise.all(Array.from({ length: 50 }, () => post("/documents", body)));
  const made = replies.filter(({ status }) => status === 200);
  for (const reply of replies) if (!made.includes(reply)) expect(reply).toMatchObject(REFUSED);
  // Simultaneous writes may be refused with room left, but never stored without room.
  expect(made.length).toBeGreaterThan(0);
  let more = 0;
  while ((await post("/documents", body)).status === 200) more++;
  expect(made.length + more).toBe(7);
  expect(await used()).toBeLessThanOrEqual(MB);
});

test("storage: a generation that had room at its beginning is stored, even if the room is used meanwhile", async () => {
  const opened = await open(300_000);
  model.provider("ok");
  model.api().reply(() => ({ text: "## Problem\n\nReports get lost [^E1].\n" }));
  const [generated] = await Promise.all([
    opened.generate(),
    opened.upload(140_000).catch(() => undefined),
  ]);
  expect(generated.status).toBe(200);
});

test("storage: other processes are seen before a refusal, and their writes after a tenth of what was left", async () => {
  const { workspaceId, client, initiative, used } = await open(400_000);
  expect(await used()).toBeGreaterThan(600_000);
  // A write by another process, which this process does not count.
  const prisma = await fullClient();
  await prisma.initiative.update({
    where: { id: initiative.id },
    data: { description: "x".repeat(380_000) },
  });
  await requireStorage(workspaceId, 10_000);
  noteFreed(workspaceId); // otherwise a slow machine would not measure again so soon
  await expect(requireStorage(workspaceId, 41_000)).rejects.toMatchObject(REFUSED.body);
  const change = { body: { description: null } }; // it would keep the long description as a version
  expect(await client.call("PATCH", `/initiatives/${initiative.id}`, change)).toMatchObject(
    REFUSED,
  );
  await client.call("DELETE", `/initiatives/${initiative.id}`);
  await requireStorage(workspaceId, 300_000);
});
