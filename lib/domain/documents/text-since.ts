import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

type Address = { id: string };

const AS_VERSION_1 = statement(
  `
  SELECT v.content_markdown = d.content_markdown AS same
  FROM document d JOIN document_version v ON v.workspace_id = $1 AND v.document_id = d.id
  WHERE d.workspace_id = $1 AND d.id = $2 AND v.version = 1`,
  ["uuid", "uuid"],
  { same: "bool" },
);

export async function equalsVersion1({ workspaceId }: Caller, { id }: Address): Promise<boolean> {
  const [row] = await query(AS_VERSION_1, [workspaceId, id]);
  return row?.same === true;
}

const AS_APPROVED = statement(
  `
  SELECT v.version, v.content_markdown <> d.content_markdown AS differs
  FROM document d JOIN document_version v ON v.workspace_id = $1 AND v.document_id = d.id
  WHERE d.workspace_id = $1 AND d.id = $2 AND d.status = 'approved' AND v.version = (
    SELECT (details->>'version')::int FROM activity
    WHERE workspace_id = $1 AND target_id = $2 AND action = 'document.updated'
      AND details->>'to' = 'approved'
    ORDER BY created_at DESC, id DESC LIMIT 1
  )`,
  ["uuid", "uuid"],
  { version: "int4", differs: "bool" },
);

/** Undefined unless the text has changed since the approval. */
export async function findChangedApproval(
  { workspaceId }: Caller,
  { id }: Address,
): Promise<number | undefined> {
  const [row] = await query(AS_APPROVED, [workspaceId, id]);
  return row?.differs ? row.version : undefined;
}
