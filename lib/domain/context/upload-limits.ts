import { lockRow } from "@/lib/db/locks";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { heads } from "@/lib/domain/history/revisions";
import { ApiError, notFound } from "@/lib/errors";
import { MAX_UPLOADS } from "@/lib/schemas/uploads";

// Compares sizes first: only the few files of the same size are hashed.
const FIND_SAME = statement(
  `
  SELECT u.filename, u.created_at AS "createdAt" FROM upload u
  WHERE u.workspace_id = $1 AND u.initiative_id = $2 AND u.size_bytes = $3
    AND (
      SELECT sha256(c.bytes) FROM upload_content c
      WHERE c.workspace_id = u.workspace_id AND c.upload_id = u.id
    ) = decode($4, 'hex')
  LIMIT 1`,
  ["uuid", "uuid", "int4", "text"],
  { filename: "text", createdAt: "timestamptz" },
);
const MEASURE = statement(
  `SELECT octet_length(bytes) AS size, encode(sha256(bytes), 'hex') AS hash FROM upload_content
   WHERE workspace_id = $1 AND upload_id = $2`,
  ["uuid", "uuid"],
  { size: "int4", hash: "text" },
);
const COUNT = statement(
  "SELECT count(*)::int AS count FROM upload WHERE workspace_id = $1 AND initiative_id = $2",
  ["uuid", "uuid"],
  { count: "int4" },
);

type File = { size: number; hash: string };

/** @throws 409 if the initiative has `MAX_UPLOADS` files, or this one */
export async function requireFit(tx: Transaction, initiativeId: string, file: File) {
  await requireBelowMaxUploads(tx, initiativeId);
  await requireNew(tx, initiativeId, file);
}

export async function requireFitAgain(tx: Transaction, initiativeId: string, uploadId: string) {
  const [file] = await tx.query(MEASURE, [tx.workspaceId, uploadId]);
  if (file) await requireFit(tx, initiativeId, file);
}

/** Locks the initiative, so that simultaneous uploads take turns. */
async function requireBelowMaxUploads(tx: Transaction, initiativeId: string) {
  if (!(await lockRow(tx, heads.initiative, { id: initiativeId }))) throw notFound("Initiative");
  const [found] = await tx.query(COUNT, [tx.workspaceId, initiativeId]);
  if ((found?.count ?? 0) < MAX_UPLOADS) return;
  throw new ApiError(
    "CONFLICT",
    `This initiative has ${MAX_UPLOADS} uploads, which is the maximum. Delete one that is not needed, then try again.`,
  );
}

/** Duplicates, under any name, would count twice as evidence. */
async function requireNew(tx: Transaction, initiativeId: string, { size, hash }: File) {
  const [same] = await tx.query(FIND_SAME, [tx.workspaceId, initiativeId, size, hash]);
  if (!same) return;
  const day = same.createdAt.toISOString().slice(0, 10);
  throw new ApiError(
    "CONFLICT",
    `This file is already uploaded in this initiative, as “${same.filename}” (${day}). Use that one, or delete it and try again.`,
  );
}
