import { createHash } from "node:crypto";
import type { Caller } from "@/lib/access/caller";
import { findPage, findRow, query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { moveToTrash } from "@/lib/domain/history/trash";
import { buildSourceUrl } from "@/lib/domain/source-url";
import { toList } from "@/lib/domain/to-list";
import { requireStorage } from "@/lib/domain/usage/storage";
import { countBytes } from "@/lib/domain/usage/storage-growth";
import { type Change, write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import { extractText } from "@/lib/extract/extract-text";
import { MEDIA_TYPES, type MediaType, PLAIN_TEXT } from "@/lib/extract/media-types";
import { refusal } from "@/lib/extract/refusals";
import { newId } from "@/lib/ids";
import type { FileAnswer } from "@/lib/schemas/file";
import type { NewUpload, Upload, UploadFilter, UploadSummary } from "@/lib/schemas/uploads";
import { requireFit } from "./upload-limits";

const SUMMARY = ["id", "initiativeId", "filename", "mediaType", "sizeBytes", "createdAt"] as const;
const summaries = table("upload", SUMMARY);
const uploads = table("upload", [...SUMMARY, "text"]);
type Row = RowOf<typeof summaries>;

const present =
  ({ workspaceId }: Caller) =>
  (row: Row): UploadSummary => ({
    id: row.id,
    initiative_id: row.initiativeId,
    filename: row.filename,
    media_type: toMediaType(row.mediaType),
    size_bytes: row.sizeBytes,
    url: buildSourceUrl("upload", row.id, workspaceId),
    created_at: row.createdAt.toISOString(),
  });

// Base64, since the embedded database takes seconds to convert the bytes of a large file one by one.
const STORE_CONTENT = statement(
  "INSERT INTO upload_content (workspace_id, upload_id, bytes) VALUES ($1, $2, decode($3, 'base64'))",
  ["uuid", "uuid", "text"],
);
const READ_CONTENT = statement(
  `
  SELECT u.filename, u.media_type AS "mediaType", encode(c.bytes, 'base64') AS content
  FROM upload u JOIN upload_content c ON c.workspace_id = u.workspace_id AND c.upload_id = u.id
  WHERE u.workspace_id = $1 AND u.id = $2`,
  ["uuid", "uuid"],
  { filename: "text", mediaType: "text", content: "text" },
);
const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");

const toMediaType = (stored: string): MediaType =>
  MEDIA_TYPES.find((type) => type === stored) ?? PLAIN_TEXT;

/** @throws 400, 413, 415, 503 as `extractText`, then 404; 409 for a full initiative or a copy; 422; 499 if the client left */
export async function createUpload(
  caller: Caller,
  {
    initiative_id: initiativeId,
    filename,
    bytes,
    declaredType,
  }: NewUpload & { bytes: Uint8Array; declaredType?: string | undefined },
): Promise<Upload> {
  await requireStorage(caller.workspaceId, bytes.length); // before the text is extracted, which is slow
  const { signal } = caller.request;
  const reader = { declaredType, owner: caller.workspaceId, signal };
  const { mediaType, text } = await extractText(bytes, filename, reader);
  // Computed before the transaction, because others wait for it.
  const hash = createHash("sha256").update(bytes).digest("hex");
  const content = toBase64(bytes);
  const run = async (tx: Transaction): Promise<Change<Upload>> => {
    await requireFit(tx, initiativeId, { size: bytes.length, hash });
    if (signal?.aborted) throw refusal("gone");
    const row = {
      id: newId(),
      initiativeId,
      filename,
      mediaType,
      sizeBytes: bytes.length,
      text,
      createdById: caller.userId,
      createdAt: new Date(),
    };
    tx.insert(summaries, row);
    tx.send(STORE_CONTENT, [tx.workspaceId, row.id, content]);
    const data = { ...present(caller)(row), text };
    return { data, activity: { action: "upload.created", target: { type: "upload", id: row.id } } };
  };
  return write(caller, run, {
    text: { type: "upload", text },
    growth: { bytes: bytes.length + countBytes({ filename, text }) },
  });
}

const absent = () => notFound("Upload", "Check the id with a search, or with GET /uploads.");

export async function listUploads(caller: Caller, filter: UploadFilter) {
  const initiativeId = filter.initiative_id;
  const rows = await findPage(summaries, caller.workspaceId, { initiativeId }, filter);
  return toList(rows, filter, present(caller));
}

export async function getUpload(caller: Caller, { id }: { id: string }): Promise<Upload> {
  const row = await findRow(uploads, caller.workspaceId, { id });
  if (!row) throw absent();
  return { ...present(caller)(row), text: row.text };
}

export async function readUploadContent(
  { workspaceId }: Caller,
  { id }: { id: string },
): Promise<FileAnswer> {
  const [row] = await query(READ_CONTENT, [workspaceId, id]);
  if (!row) throw absent();
  const { filename, mediaType, content } = row;
  return { filename, mediaType: toMediaType(mediaType), bytes: Buffer.from(content, "base64") };
}

export function deleteUpload(caller: Caller, { id }: { id: string }) {
  return moveToTrash(caller, { type: "upload", filter: { id } });
}
