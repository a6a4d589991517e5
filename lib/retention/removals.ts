import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { statement } from "@/lib/db/statement";
import { BATCH, declareRemoval, type Removal } from "./declare-removal";
import { OVER_LIMIT, TRASH_REMOVALS } from "./trash-removals";

const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const subtractMonth = (now: Date) => subtractDays(now, 30);

/** Makes the lowest id of a time, to find rows by time without another index. */
export function makeLowestId(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const declareExpired = (table: string) =>
  declareRemoval(table, "expires_at <= $1 ORDER BY expires_at", "timestamptz", (now) => now);

const VERSION_DAYS = 90;

/**
 * Keeps version 1, the newest, and the last of each UTC day. `mark` is where the last run ended, `live` the
 * time of the newest version if that is not in `table`.
 */
const declareThinning = (
  table: string,
  target: string,
  mark: string,
  live = "NULL",
): Removal<string> => ({
  table,
  statement: statement(
    `WITH slice AS (
      SELECT id, workspace_id, ${target}, version, created_at FROM ${table}
      WHERE id > coalesce((SELECT ${mark} FROM retention_run), '00000000-0000-0000-0000-000000000000')
        AND id < $1 ORDER BY id LIMIT $2
    ), gone AS (
      DELETE FROM ${table} v USING slice s
      WHERE v.id = s.id AND s.version > 1 AND coalesce((
        SELECT next.created_at FROM ${table} next
        WHERE next.workspace_id = s.workspace_id AND next.${target} = s.${target} AND next.version > s.version
        ORDER BY next.version LIMIT 1
      ), ${live}) < date_trunc('day', s.created_at, 'UTC') + interval '1 day'
      RETURNING 1
    ), moved AS (
      UPDATE retention_run SET ${mark} = (SELECT id FROM slice ORDER BY id DESC LIMIT 1)
      WHERE EXISTS (SELECT FROM slice)
    )
    SELECT (SELECT count(*)::int FROM slice) AS rows, (SELECT count(*)::int FROM gone) AS removed`,
    ["uuid", "int8"],
    BATCH,
  ),
  border: (now) => makeLowestId(new Date(subtractDays(now, VERSION_DAYS).setUTCHours(0, 0, 0, 0))),
});

/** Initiatives, context items and goals are themselves their newest version. */
const LIVE = `(${["initiative", "context_item", "goal"]
  .map(
    (table) =>
      `SELECT updated_at FROM ${table} t WHERE t.workspace_id = s.workspace_id AND t.id = s.target_id`,
  )
  .join(" UNION ALL ")})`;

/** Retention periods: `docs/contract/additions.md#storage-and-retention`. */
export const REMOVALS: readonly Removal[] = [
  declareExpired("idempotency_record"),
  declareExpired("session"),
  declareExpired("verification"),
  declareExpired("email_proof"),
  // Signed tokens expire within minutes, and verifiers refetch the keys within a day.
  declareRemoval("jwks", "expires_at <= $1 ORDER BY expires_at", "timestamptz", (now) =>
    subtractDays(now, 1),
  ),
  declareExpired("invitation"),
  declareRemoval("activity", "id < $1 ORDER BY id", "uuid", (now) =>
    makeLowestId(subtractDays(now, config().ACTIVITY_DAYS)),
  ),
  // Records of activity name the key that they were made with.
  declareRemoval("api_key", "coalesce(revoked_at, expires_at) < $1", "timestamptz", (now) =>
    subtractDays(now, config().ACTIVITY_DAYS),
  ),
  declareThinning("document_version", "document_id", "versions_up_to"),
  declareThinning("past_version", "target_id", "past_versions_up_to", LIVE),
  OVER_LIMIT,
  ...TRASH_REMOVALS,
  // Kept for a month, so that failures can be looked into.
  declareRemoval(
    "generation",
    "state = 'returned' AND expires_at < $1 ORDER BY expires_at",
    "timestamptz",
    subtractMonth,
  ),
  declareRemoval("job", "run_at < $1 ORDER BY run_at", "timestamptz", subtractMonth),
  declareRemoval("ai_day", "day < $1 ORDER BY day", "date", subtractMonth),
];
