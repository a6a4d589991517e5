import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import {
  createUpload,
  deleteUpload,
  getUpload,
  listUploads,
  readUploadContent,
} from "@/lib/domain/context/uploads";
import { generateDocument } from "@/lib/domain/generation/generate";
import { createInitiative, deleteInitiative } from "@/lib/domain/initiatives/initiatives";
import { searchWorkspace } from "@/lib/domain/search";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { DOCX, MARKDOWN } from "@/lib/extract/media-types";
import { filename } from "@/lib/schemas/uploads";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeWorkspace } from "@/tests/support/factories";
import { pdfFile } from "@/tests/unit/extract/pdf-file";
import { paragraph, wordFile } from "@/tests/unit/extract/word-file";

freshDatabase();

const NOTES = "# Ride-alongs\n\nSeven of twelve crews lost the signal in Zirbenholz basements.\n";
const toBytes = (text: string) => new TextEncoder().encode(text);
const PAGE = { limit: 100, offset: 0 };

async function planned() {
  const { caller, workspaceId } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Offline visits" });
  const upload = (name = "notes.md", bytes: Uint8Array = toBytes(NOTES)) =>
    createUpload(caller, { initiative_id, filename: name, bytes });
  const search = async (q = "Zirbenholz") => {
    const { items } = await searchWorkspace(caller, { q, limit: 20, offset: 0 });
    return items.map(({ type, id }) => `${type} ${id}`);
  };
  const list = async () => (await listUploads(caller, { initiative_id, ...PAGE })).items;
  return { caller, workspaceId, initiative_id, upload, search, list };
}

/** Counts a workspace's rows in each table that holds uploads. */
async function stored(workspaceId: string) {
  const { pool } = await database();
  const tables = ["public.upload", "search.chunk"];
  const counts = tables.map(async (table) => {
    const where = table === "search.chunk" ? "AND type = 'upload'" : "";
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE workspace_id = $1 ${where}`,
      [workspaceId],
    );
    return [table, rows[0].count];
  });
  return Object.fromEntries(await Promise.all(counts));
}

test("uploads: a file is kept byte for byte, its text is read, and the list leaves the text out", async () => {
  const { caller, upload, list, initiative_id, workspaceId } = await planned();
  const bytes = toBytes(`\ufeff${NOTES.replaceAll("\n", "\r\n")}`);
  const made = await upload("notes.md", bytes);
  expect(made).toEqual({
    id: made.id,
    initiative_id,
    filename: "notes.md",
    media_type: MARKDOWN,
    size_bytes: bytes.length,
    url: `http://localhost:3000/w/${workspaceId}/uploads/${made.id}`,
    text: NOTES,
    created_at: made.created_at,
  });
  const { text: _, ...summary } = made;
  expect(await list()).toEqual([summary]);
  expect(await getUpload(caller, { id: made.id })).toEqual(made);
  const content = await readUploadContent(caller, { id: made.id });
  expect(content).toMatchObject({ filename: "notes.md", mediaType: MARKDOWN });
  expect(Buffer.from(content.bytes).equals(bytes)).toBe(true);
  const { items } = await listActivity(caller, PAGE);
  expect(items[0]).toMatchObject({ action: "upload.created", target_id: made.id });
});

test("uploads: newest first, a page at a time; a Word document under its type", async () => {
  const { caller, upload, initiative_id } = await planned();
  const first = await upload("plan.docx", wordFile(paragraph("Signal in basements")));
  const second = await upload();
  expect(first.media_type).toBe(DOCX);
  const page = (offset: number) => listUploads(caller, { initiative_id, limit: 1, offset });
  const shown = ({ id }: { id: string }) => ({ items: [{ id }] });
  expect(await page(0)).toMatchObject({ ...shown(second), pagination: { has_more: true } });
  expect(await page(1)).toMatchObject({ ...shown(first), pagination: { has_more: false } });
});

test("uploads: search finds it, coverage counts it, a document is generated from it and links to it", async () => {
  const { caller, initiative_id, upload, search, workspaceId } = await planned();
  const slot = async () => {
    const coverage = await checkContextCoverage(caller, { id: initiative_id, documentType: "prd" });
    const present = coverage.coverage.find(({ kind }) => kind === "upload")?.present;
    return { present, count: coverage.metrics.uploadedDocsCount };
  };
  expect(await slot()).toEqual({ present: false, count: 0 });
  const { id } = await upload();
  expect(await slot()).toEqual({ present: true, count: 1 });
  expect(await search()).toEqual([`upload ${id}`]);
  expect(await search("notes.md")).toContain(`upload ${id}`);

  const request = { initiative_id, document_type: "prd" as const, title: "PRD" };
  const { document } = await generateDocument(caller, request);
  expect(document.content_markdown).toContain(
    `[notes.md](http://localhost:3000/w/${workspaceId}/uploads/${id})`,
  );
});

test("uploads: deleting one takes it and its place in search, and nothing else", async () => {
  const { caller, upload, workspaceId, search, list } = await planned();
  const kept = await upload("kept.md", toBytes(`${NOTES}Kept.`));
  const { id } = await upload();
  expect(await stored(workspaceId)).toMatchObject({
    "public.upload": 2,
    "search.chunk": 2,
  });
  expect(await deleteUpload(caller, { id })).toEqual({ deleted: true });
  expect(await list()).toMatchObject([{ id: kept.id }]);
  expect(await search()).toEqual([`upload ${kept.id}`]);
  expect(await stored(workspaceId)).toEqual({
    "public.upload": 1,
    "search.chunk": 1,
  });
  for (const verb of [getUpload, readUploadContent, deleteUpload]) {
    await expect(verb(caller, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const { items } = await listActivity(caller, PAGE);
  expect(items[0]).toMatchObject({ action: "upload.deleted", target_id: id });
});

test("uploads: deleting the initiative removes its uploads", async () => {
  const { caller, initiative_id, upload, workspaceId, search } = await planned();
  await upload();
  await deleteInitiative(caller, { id: initiative_id });
  expect(await search()).toEqual([]);
  expect(await stored(workspaceId)).toEqual({
    "public.upload": 0,
    "search.chunk": 0,
  });
});

test("uploads: another workspace sees, takes, changes and fills nothing", async () => {
  const [theirs, mine] = [await planned(), await planned()];
  const { id } = await theirs.upload();
  const { caller } = mine;
  for (const verb of [getUpload, readUploadContent, deleteUpload]) {
    await expect(verb(caller, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const { initiative_id } = theirs;
  expect((await listUploads(caller, { initiative_id, ...PAGE })).items).toEqual([]);
  expect(await mine.search()).toEqual([]);
  await expect(
    createUpload(caller, { initiative_id, filename: "a.md", bytes: toBytes(NOTES) }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await theirs.list()).toHaveLength(1);
  expect(Object.values(await stored(mine.workspaceId))).toEqual([0, 0]);
});

test("uploads: every member uploads and deletes", async () => {
  const { workspaceId, initiative_id, list } = await planned();
  const { caller } = await joinWorkspace(workspaceId, "member");
  const place = { initiative_id, filename: "a.txt", bytes: toBytes("Notes") };
  const { id } = await createUpload(caller, place);
  await deleteUpload(caller, { id });
  expect(await list()).toEqual([]);
});

test("uploads: a file that is too large, hostile or unreadable is refused with a reason, and leaves nothing", async () => {
  const { upload, workspaceId } = await planned();
  const bomb = wordFile(paragraph(" ".repeat(20 * 1024 ** 2)));
  const refused = [
    ["a.md", new Uint8Array(MAX_FILE_BYTES + 1), "PAYLOAD_TOO_LARGE", "larger than 10 MiB"],
    ["a.docx", bomb, "PAYLOAD_TOO_LARGE", "grows far too large"],
    [
      "a.pdf",
      pdfFile(new Array(5000).fill("x")),
      "PAYLOAD_TOO_LARGE",
      "5,000 pages; the limit is 1,000",
    ],
    ["a.md", new Uint8Array(0), "VALIDATION_ERROR", "empty"],
    ["a.md", toBytes("\x89PNG\r\n\x1a\n\0\0"), "UNSUPPORTED_MEDIA_TYPE", "PDF"],
    ["a.html", toBytes("<!doctype html><p>x"), "UNSUPPORTED_MEDIA_TYPE", "web page"],
  ] as const;
  for (const [name, bytes, code, words] of refused) {
    const error = await upload(name, bytes).catch((error) => error);
    const message = expect.stringContaining(words);
    const details = code === "VALIDATION_ERROR" ? [{ path: "file", message }] : undefined;
    expect(error, name).toMatchObject({ code, message, details });
  }
  expect(Object.values(await stored(workspaceId))).toEqual([0, 0]);
});

test("uploads: the largest file is taken, and comes back as it was", async () => {
  const { caller, upload } = await planned();
  const bytes = new Uint8Array(MAX_FILE_BYTES).fill(0x61);
  const large = await upload("large.txt", bytes);
  expect(large.size_bytes).toBe(MAX_FILE_BYTES);
  const content = await readUploadContent(caller, { id: large.id });
  expect(Buffer.from(content.bytes).equals(bytes)).toBe(true);
});

test.each([
  ["plan.md", "plan.md"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\plan.md", "plan.md"],
  ["a\r\nSet-Cookie: x=1.md", "aSet-Cookie: x=1.md"],
  ["plan\u0000.md", "plan.md"],
  ["\u202etxt.exe\u202c.md", "txt.exe.md"],
  ["  计划 👩‍👩‍👧 é.md ", "计划 👩‍👩‍👧 é.md"],
  ["\ud800.md", "\ufffd.md"],
  [`${"🙂".repeat(252)}.md`, `${"🙂".repeat(252)}.md`],
  ['"><img src=x onerror=alert(1)>.md', '"><img src=x onerror=alert(1)>.md'],
])("uploads: a file called %j is kept as %j", (sent, kept) => {
  expect(filename.parse(sent)).toBe(kept);
});

test.each(["", " ", "/", "folder/", "\u0007", `${"a".repeat(253)}.md`])(
  "uploads: the name %j is refused",
  (name) => {
    expect(filename.safeParse(name).success).toBe(false);
  },
);
