import { expect, test } from "vitest";
import { extendRequest } from "@/lib/access/caller";
import { database } from "@/lib/db/database";
import { createUpload, deleteUpload, listUploads } from "@/lib/domain/context/uploads";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { newId } from "@/lib/ids";
import { MAX_UPLOADS } from "@/lib/schemas/uploads";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { paragraph, wordFile } from "@/tests/unit/extract/word-file";

freshDatabase();

const NOTES = "# Ride-alongs\n\nSeven of twelve crews lost the signal in Zirbenholz basements.\n";
const toBytes = (text: string) => new TextEncoder().encode(text);

async function planned() {
  const { caller, workspaceId } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Offline visits" });
  const upload = (name = "notes.md", bytes: Uint8Array = toBytes(NOTES)) =>
    createUpload(caller, { initiative_id, filename: name, bytes });
  const list = async () =>
    (await listUploads(caller, { initiative_id, limit: 100, offset: 0 })).items;
  return { caller, workspaceId, initiative_id, upload, list };
}

test("uploads: the same bytes are taken once in an initiative, even under another name", async () => {
  const { caller, upload, list } = await planned();
  const outcomes = await Promise.allSettled([upload(), upload()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [made] = await list();
  const day = made?.created_at.slice(0, 10);
  for (const name of ["notes.md", "notes-2.md"]) {
    await expect(upload(name)).rejects.toMatchObject({
      code: "CONFLICT",
      message: `This file is already uploaded in this initiative, as “notes.md” (${day}). Use that one, or delete it and try again.`,
    });
  }
  expect(await list()).toEqual([made]);

  await upload("notes.md", toBytes(NOTES.replace("Seven", "Eight")));
  const { id: initiative_id } = await createInitiative(caller, { title: "Another" });
  await createUpload(caller, { initiative_id, filename: "notes.md", bytes: toBytes(NOTES) });
  await deleteUpload(caller, { id: made?.id ?? "" });
  await upload();
  expect(await list()).toHaveLength(2);
});

test.each([
  ["notes.md", toBytes(NOTES)],
  ["plan.docx", wordFile(paragraph("Signal in basements"))],
])("uploads: %s whose client has disconnected is not stored", async (filename, bytes) => {
  const { caller, initiative_id, list } = await planned();
  const gone = extendRequest(caller, { signal: AbortSignal.abort() });
  await expect(createUpload(gone, { initiative_id, filename, bytes })).rejects.toMatchObject({
    code: "CLIENT_CLOSED",
  });
  expect(await list()).toEqual([]);
});

test("uploads: an initiative has a maximum number of uploads, even with two at once", async () => {
  const { caller, initiative_id, workspaceId, upload, list } = await planned();
  const { pool } = await database();
  const values = Array.from(
    { length: MAX_UPLOADS - 1 },
    () => `('${newId()}', $1, $2, 'a', 'text/plain', 1, 'a', $3)`,
  );
  await pool.query(
    `INSERT INTO upload (id, workspace_id, initiative_id, filename, media_type, size_bytes, text, created_by_id)
     VALUES ${values.join(", ")}`,
    [workspaceId, initiative_id, caller.userId],
  );
  const outcomes = await Promise.allSettled([upload("one.md"), upload("two.md", toBytes("Two"))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { reason } = outcomes.find((outcome) => outcome.status === "rejected") ?? {};
  expect(reason).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("200 uploads"),
  });
  const one = (await list()).find((each) => each.filename !== "a");
  await deleteUpload(caller, { id: one?.id ?? "" });
  expect(await upload("three.md")).toMatchObject({ filename: "three.md" });
});
