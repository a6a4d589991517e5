import { describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { Upload } from "@/lib/schemas/uploads";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey } from "@/tests/support/factories";
import { fileForm } from "@/tests/support/forms";
import { api, type Call } from "@/tests/support/request";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";
import { NOTES, openUploads } from "@/tests/support/uploads";
import { pdfFile } from "@/tests/unit/extract/pdf-file";
import { paragraph, wordFile } from "@/tests/unit/extract/word-file";

freshDatabase();

test("uploads over REST: a file is stored, listed without its text, read, downloaded and deleted", async () => {
  const { client, initiativeId, workspaceId, store, list } = await openUploads();
  const made = await store(NOTES);
  expect(made).toEqual({
    id: made.id,
    initiative_id: initiativeId,
    filename: "notes.md",
    media_type: "text/markdown",
    size_bytes: NOTES.length,
    text: NOTES,
    url: `http://localhost:3000/w/${workspaceId}/uploads/${made.id}`,
    created_at: made.created_at,
  });
  const { text: _, ...summary } = made;
  expect(await list({ initiative_id: initiativeId })).toEqual([summary]);
  expect(await client.data(Upload, "GET", `/uploads/${made.id}`)).toEqual(made);

  const { bytes, headers } = await client.file(`/uploads/${made.id}/content`);
  expect(bytes.toString()).toBe(NOTES);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/markdown",
    "content-length": String(NOTES.length),
    "content-disposition": `attachment; filename="notes.md"; filename*=UTF-8''notes.md`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
    "x-ratelimit-bucket": "crud",
  });

  const gone = await client.call("DELETE", `/uploads/${made.id}`);
  expect(gone).toMatchObject({ status: 200, body: { data: { deleted: true } } });
  for (const [method, path] of [
    ["GET", `/uploads/${made.id}`],
    ["GET", `/uploads/${made.id}/content`],
    ["DELETE", `/uploads/${made.id}`],
  ] as const) {
    expect(await client.call(method, path)).toMatchObject({ status: 404 });
  }
  expect(await list({ initiative_id: initiativeId })).toEqual([]);
});

test("uploads over REST: every kind of file is taken, byte for byte, the largest too", async () => {
  const { client, store } = await openUploads();
  const word = new Uint8Array(wordFile(paragraph("Signal in basements")));
  const pdf = new Uint8Array(pdfFile(["Signal in basements"]));
  const files: [name: string, content: Uint8Array<ArrayBuffer>, type: string][] = [
    ["a.txt", new Uint8Array(Buffer.from("\ufeffa\r\n")), "text/plain"],
    ["a.csv", new Uint8Array(Buffer.from("a;b\r\n1;2\r\n")), "text/csv"],
    ["a.pdf", pdf, "application/pdf"],
    ["a.docx", word, expect.stringContaining("wordprocessingml")],
    ["long.txt", new Uint8Array(MAX_FILE_BYTES).fill(0x61), "text/plain"],
  ];
  for (const [name, content, media_type] of files) {
    const made = await store(content, name);
    expect(made).toMatchObject({ filename: name, media_type, size_bytes: content.length });
    const { bytes } = await client.file(`/uploads/${made.id}/content`);
    expect(bytes.equals(content), name).toBe(true);
  }
});

test("uploads over REST: lists are newest first, of one initiative or of all", async () => {
  const { client, list, store, initiativeId } = await openUploads();
  const { id: other } = await createInitiative(client);
  const first = await store("first", "first.txt");
  const elsewhere = await client.data(
    Upload,
    "POST",
    `/initiatives/${other}/uploads`,
    await fileForm("first", "first.txt"), // the same bytes in another initiative
  );
  const last = await store("last", "last.txt");
  const ids = async (query: Call["query"]) => (await list(query)).map(({ id }) => id);
  expect(await ids({})).toEqual([last.id, elsewhere.id, first.id]);
  expect(await ids({ initiative_id: initiativeId })).toEqual([last.id, first.id]);
  expect(await ids({ limit: 1, offset: 1 })).toEqual([elsewhere.id]);
  expect(await ids({ initiative_id: ABSENT_ID })).toEqual([]);
  for (const query of [{ limit: 0 }, { limit: 101 }, { offset: -1 }, { initiative_id: "x" }]) {
    expect(await client.call("GET", "/uploads", { query })).toMatchObject({ status: 400 });
  }
});

describe("uploads over REST: Idempotency-Key", () => {
  const keyed = async (form: Promise<Call>, key = "k"): Promise<Call> => {
    const { headers, ...call } = await form;
    return { ...call, headers: { ...headers, "Idempotency-Key": key } };
  };

  test("a repeat gets the first answer, though its form has another boundary", async () => {
    const { send, list } = await openUploads();
    const first = await send(await keyed(fileForm(NOTES)));
    const again = await send(await keyed(fileForm(NOTES)));
    expect(again).toMatchObject({ status: 200, body: { data: first.body.data } });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await list({})).toHaveLength(1);
  });

  test("other bytes or another name are another request", async () => {
    const { send } = await openUploads();
    expect(await send(await keyed(fileForm(NOTES)))).toMatchObject({ status: 200 });
    for (const form of [fileForm(`${NOTES}!`), fileForm(NOTES, "other.md")]) {
      const reply = await send(await keyed(form));
      expect(reply).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
    }
  });

  test("a refusal frees the key, and two at once store one file", async () => {
    const { send, list } = await openUploads();
    expect(await send(await keyed(fileForm("", "a.md")))).toMatchObject({ status: 400 });
    const form = await keyed(fileForm(NOTES));
    const replies = await Promise.all([send(form), send(form)]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(await list({})).toHaveLength(1);
    expect(await send(await keyed(fileForm("x"), "\u00e4"))).toMatchObject({ status: 400 });
  });
});

test("uploads over REST: a member stores and deletes files", async () => {
  const { workspaceId, path } = await openUploads();
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  const client = api((await makeKey(member)).key);
  const made = await client.data(Upload, "POST", path, await fileForm("Mine"));
  expect(await client.call("DELETE", `/uploads/${made.id}`)).toMatchObject({ status: 200 });
});
