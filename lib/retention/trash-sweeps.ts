import { config } from "@/lib/config";
import { removing, type Sweep } from "./sweep";

/**
 * Tables whose rows refer to a thing by its id alone, without a foreign key. The trash leaves them in place, where
 * nobody can reach them; they are removed together with the thing.
 */
export const ATTACHED = [
  { table: "document_version", owner: "document_id" },
  { table: "grounding", owner: "document_id" },
  { table: "upload_content", owner: "upload_id" },
  { table: "past_version", owner: "target_id" },
] as const;

const MB = 1 << 20;
const HOUR_MS = 3_600_000;

/** An hour after an entry expired, every restore that began in time has ended. */
export const emptiedBefore = (now: Date) => new Date(now.getTime() - HOUR_MS);

/** The things of all entries that expired before `$1`. */
const EMPTIED = `
  SELECT e.workspace_id, r.id FROM trash e
  JOIN trashed_row r ON r.workspace_id = e.workspace_id AND r.trash_id = e.id WHERE e.expires_at <= $1`;
const UNATTACHED = ATTACHED.map(
  ({ table, owner }) => `NOT EXISTS (
    SELECT FROM ${table} t WHERE t.workspace_id = trashed_row.workspace_id AND t.${owner} = trashed_row.id)`,
).join(" AND ");

/** Expires a workspace's trash beyond `STORAGE_LIMIT_MB`, oldest deletion first. */
export const OVER_LIMIT: Sweep = {
  table: "trash_over_limit",
  statement: `
  WITH gone AS (
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
  border: () => config().STORAGE_LIMIT_MB * MB,
};

/** Removes a large initiative in steps: attached rows, things, then the entry. */
export const TRASH_SWEEPS: readonly Sweep[] = [
  ...ATTACHED.map(({ table, owner }) => ({
    table,
    statement: removing(table, `(workspace_id, ${owner}) IN (${EMPTIED})`),
    border: emptiedBefore,
  })),
  {
    table: "trashed_row",
    statement: removing("trashed_row", `(workspace_id, id) IN (${EMPTIED}) AND ${UNATTACHED}`),
    border: emptiedBefore,
  },
  {
    table: "trash",
    statement: removing(
      "trash",
      `expires_at <= $1 AND NOT EXISTS (
         SELECT FROM trashed_row r WHERE r.workspace_id = trash.workspace_id AND r.trash_id = trash.id)`,
    ),
    border: emptiedBefore,
  },
];
