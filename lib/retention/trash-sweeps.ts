import { config } from "@/lib/config";
import { removing, type Sweep } from "./sweep";

/**
 * The rows that belong to a thing by its id alone, without a foreign key: the trash leaves them where they are. Nobody
 * finds them there, for reads come to them by their thing; they go when the thing goes for good.
 */
export const ATTACHED = [
  { table: "document_version", owner: "document_id" },
  { table: "grounding", owner: "document_id" },
  { table: "upload_content", owner: "upload_id" },
  { table: "past_version", owner: "target_id" },
] as const;

const MB = 1 << 20;
const HOUR_MS = 3_600_000;

/** What expired before it is emptied; a restore that began in time has ended by then. */
export const emptiedBefore = (now: Date) => new Date(now.getTime() - HOUR_MS);

/** The things of the entries that are emptied, at `$1`. */
const EMPTIED = `
  SELECT e.workspace_id, r.id FROM trash e
  JOIN trashed_row r ON r.workspace_id = e.workspace_id AND r.trash_id = e.id WHERE e.expires_at <= $1`;
const UNATTACHED = ATTACHED.map(
  ({ table, owner }) => `NOT EXISTS (
    SELECT FROM ${table} t WHERE t.workspace_id = trashed_row.workspace_id AND t.${owner} = trashed_row.id)`,
).join(" AND ");

/** What a workspace has in its trash beyond `STORAGE_LIMIT_MB` expires, what was deleted first before the rest. */
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

/** A large initiative goes piece by piece: what is attached, then the things, then the entry. */
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
