import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";

type Address = { id: string };

const AS_VERSION_1 = `
  SELECT v.content_markdown = d.content_markdown AS same
  FROM document d JOIN document_version v ON v.workspace_id = $1 AND v.document_id = d.id
  WHERE d.workspace_id = $1 AND d.id = $2 AND v.version = 1`;

/** Whether a document says what its version 1 does, whatever was written and taken back between. */
export async function saysVersion1({ workspaceId }: Caller, { id }: Address): Promise<boolean> {
  const [row] = await query<{ same: boolean }>(AS_VERSION_1, [workspaceId, id]);
  return row?.same === true;
}

/** How many of the newest changes in the workspace are looked through for the approval. */
const LOOKED_THROUGH = 2000;

const AS_APPROVED = `
  SELECT v.version, v.content_markdown <> d.content_markdown AS differs
  FROM document d JOIN document_version v ON v.workspace_id = $1 AND v.document_id = d.id
  WHERE d.workspace_id = $1 AND d.id = $2 AND d.status = 'approved' AND v.version = (
    SELECT (a.details->>'version')::int FROM (
      SELECT id, target_id, details, created_at FROM activity
      WHERE workspace_id = $1 AND action = 'document.updated'
      ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_THROUGH}
    ) a
    WHERE a.target_id = $2 AND a.details->>'to' = 'approved'
    ORDER BY a.created_at DESC, a.id DESC LIMIT 1
  )`;

/** The version that an approved document had when it was approved, where its text is another one now. */
export async function changedSinceApproved(
  { workspaceId }: Caller,
  { id }: Address,
): Promise<number | undefined> {
  const [row] = await query<{ version: number; differs: boolean }>(AS_APPROVED, [workspaceId, id]);
  return row?.differs ? row.version : undefined;
}
