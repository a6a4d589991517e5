import type { Caller } from "@/lib/access/caller";
import { type PageRequest, query } from "@/lib/db/pool-query";
import { narrow, type ReadColumns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { NamedRecord } from "@/lib/domain/activity/activity-log";
import { toList } from "@/lib/domain/to-list";

const COLUMNS = {
  id: "uuid",
  action: "text",
  origin: "origin",
  actor_id: "uuid?",
  actor_name: "text?",
  key_name: "text?",
  tool: "text?",
  outcome: "text",
  target_type: "text?",
  target_id: "uuid?",
  details: narrow<NamedRecord["details"]>("jsonb?"),
  created_at: "timestamptz",
} as const;
export type RecentChange = Omit<ReadColumns<typeof COLUMNS>, "created_at"> & { created_at: string };

const LOOKED_THROUGH = 5000;

const buildWithinSql = (table: string) =>
  `SELECT id FROM ${table} WHERE workspace_id = $1 AND initiative_id = $2`;

const declareListing = (where: string) =>
  statement(
    `
  SELECT a.id, a.action, a.origin, a.actor_id, person.name AS actor_name, k.name AS key_name, a.tool,
    a.outcome, a.target_type, a.target_id, a.details, a.created_at
  FROM (
    SELECT * FROM activity WHERE workspace_id = $1
    ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_THROUGH}
  ) a
  LEFT JOIN "user" person ON person.id = a.actor_id
  LEFT JOIN api_key k ON k.workspace_id = $1 AND k.id = a.key_id
  WHERE a.outcome = 'success' AND a.action <> 'tool.called' AND (a.details ? 'replayed') IS NOT TRUE
    AND a.target_type IN ('initiative', 'document', 'context_item', 'goal', 'upload') AND ${where}
  ORDER BY a.created_at DESC, a.id DESC
  LIMIT (SELECT $3::bigint) OFFSET (SELECT $4::bigint)`,
    ["uuid", "uuid?", "int8", "int8"],
    COLUMNS,
  );

const OF_WORKSPACE = declareListing("$2::uuid IS NULL");
const OF_INITIATIVE = declareListing(`(a.target_id = $2 OR a.target_id IN (
    ${["document", "context_item", "goal", "upload"].map(buildWithinSql).join(" UNION ALL ")}))`);

/** Lists the newest first. Deletions from an initiative appear only in the workspace's list. */
export async function listRecentChanges(
  { workspaceId }: Caller,
  { initiativeId, limit, offset }: PageRequest & { initiativeId?: string },
) {
  const rows = await query(initiativeId ? OF_INITIATIVE : OF_WORKSPACE, [
    workspaceId,
    initiativeId ?? null,
    limit + 1,
    offset,
  ]);
  return toList(
    rows,
    { limit, offset },
    (row): RecentChange => ({ ...row, created_at: row.created_at.toISOString() }),
  );
}
