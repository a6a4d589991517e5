import type { Caller } from "@/lib/access/caller";
import { type PageRequest, query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { toList } from "@/lib/domain/to-list";
import type { InitiativeCounts } from "./initiative-counts";

export type InitiativeOverview = InitiativeCounts & {
  id: string;
  title: string;
  description: string | null;
  lastActivity: string;
};

const buildHeldSql = (table: string, changedAt: string) => `
  (SELECT initiative_id, count(*)::int AS count, max(${changedAt}) AS changed FROM ${table}
   WHERE workspace_id = $1 AND initiative_id IS NOT NULL GROUP BY initiative_id)`;

// Each table is scanned once, not once per initiative: no index has the last change.
const LIST = statement(
  `
  SELECT i.id, i.title, i.description,
    coalesce(d.count, 0) AS documents, coalesce(c.count, 0) AS "contextItems",
    coalesce(g.count, 0) AS goals, coalesce(u.count, 0) AS uploads,
    greatest(i.updated_at, d.changed, c.changed, g.changed, u.changed) AS "lastActivity"
  FROM initiative i
  LEFT JOIN ${buildHeldSql("document", "updated_at")} d ON d.initiative_id = i.id
  LEFT JOIN ${buildHeldSql("context_item", "updated_at")} c ON c.initiative_id = i.id
  LEFT JOIN ${buildHeldSql("goal", "updated_at")} g ON g.initiative_id = i.id
  LEFT JOIN ${buildHeldSql("upload", "created_at")} u ON u.initiative_id = i.id
  WHERE i.workspace_id = $1 AND i.archived = $2
  ORDER BY "lastActivity" DESC, i.id DESC
  LIMIT (SELECT $3::bigint) OFFSET (SELECT $4::bigint)`,
  ["uuid", "bool", "int8", "int8"],
  {
    id: "uuid",
    title: "text",
    description: "text?",
    documents: "int4",
    contextItems: "int4",
    goals: "int4",
    uploads: "int4",
    lastActivity: "timestamptz",
  },
);

/** Sorts for people, latest activity first; `listInitiatives` uses the order of an index, creation. */
export async function listInitiativesByActivity(
  { workspaceId }: Caller,
  { archived, limit, offset }: PageRequest & { archived: boolean },
) {
  const rows = await query(LIST, [workspaceId, archived, limit + 1, offset]);
  return toList(
    rows,
    { limit, offset },
    (row): InitiativeOverview => ({ ...row, lastActivity: row.lastActivity.toISOString() }),
  );
}

const LAST = statement(
  `
  SELECT greatest(i.updated_at,
    (SELECT max(updated_at) FROM document WHERE workspace_id = $1 AND initiative_id = $2),
    (SELECT max(updated_at) FROM context_item WHERE workspace_id = $1 AND initiative_id = $2),
    (SELECT max(updated_at) FROM goal WHERE workspace_id = $1 AND initiative_id = $2),
    (SELECT max(created_at) FROM upload WHERE workspace_id = $1 AND initiative_id = $2)) AS changed
  FROM initiative i WHERE i.workspace_id = $1 AND i.id = $2`,
  ["uuid", "uuid"],
  { changed: "timestamptz" },
);

export async function findLastActivity({ workspaceId }: Caller, { id }: { id: string }) {
  const [row] = await query(LAST, [workspaceId, id]);
  return row?.changed.toISOString();
}
