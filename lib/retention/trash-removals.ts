import { MIB } from "@/lib/bytes";
import { HOUR_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { statement } from "@/lib/db/statement";
import { BATCH, declareRemoval, type Removal } from "./declare-removal";

/** Rows that refer to a resource by id alone, without a foreign key; the trash leaves them in place, out of reach. */
export const ATTACHED = [
  { table: "document_version", owner: "document_id" },
  { table: "grounding", owner: "document_id" },
  { table: "upload_content", owner: "upload_id" },
  { table: "past_version", owner: "target_id" },
] as const;

/** After an hour, every restore that began before the expiry has ended. */
export const subtractHour = (now: Date) => new Date(now.getTime() - HOUR_MS);

const EMPTIED = `
  SELECT e.workspace_id, r.id FROM trash e
  JOIN trashed_row r ON r.workspace_id = e.workspace_id AND r.trash_id = e.id WHERE e.expires_at <= $1`;
const UNATTACHED = ATTACHED.map(
  ({ table, owner }) => `NOT EXISTS (
    SELECT FROM ${table} t WHERE t.workspace_id = trashed_row.workspace_id AND t.${owner} = trashed_row.id)`,
).join(" AND ");

/** Expires trash beyond `STORAGE_LIMIT_MB`, oldest deletion first. */
export const OVER_LIMIT: Removal<number> = {
  table: "trash_over_limit",
  statement: statement(
    `WITH gone AS (
    UPDATE trash SET expires_at = now() WHERE (workspace_id, id) IN (
      SELECT workspace_id, id FROM (
        SELECT workspace_id, id, created_at,
          sum(bytes) OVER (PARTITION BY workspace_id ORDER BY created_at DESC, id DESC) AS held
        FROM trash WHERE expires_at > now() AND workspace_id IN (
          SELECT workspace_id FROM trash WHERE expires_at > now() GROUP BY workspace_id HAVING sum(bytes) > $1::float8
        )
      ) AS newest_first WHERE held > $1::float8 ORDER BY created_at LIMIT $2
    ) RETURNING 1
  ) SELECT count(*)::int AS rows, count(*)::int AS removed FROM gone`,
    ["float8", "int8"],
    BATCH,
  ),
  border: () => config().STORAGE_LIMIT_MB * MIB,
};

/** A large initiative goes in steps: attached rows, resources, then the entry. */
export const TRASH_REMOVALS: readonly Removal[] = [
  ...ATTACHED.map(({ table, owner }) =>
    declareRemoval(table, `(workspace_id, ${owner}) IN (${EMPTIED})`, "timestamptz", subtractHour),
  ),
  declareRemoval(
    "trashed_row",
    `(workspace_id, id) IN (${EMPTIED}) AND ${UNATTACHED}`,
    "timestamptz",
    subtractHour,
  ),
  declareRemoval(
    "trash",
    `expires_at <= $1 AND NOT EXISTS (
       SELECT FROM trashed_row r WHERE r.workspace_id = trash.workspace_id AND r.trash_id = trash.id)`,
    "timestamptz",
    subtractHour,
  ),
];
