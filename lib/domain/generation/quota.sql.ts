import { statement } from "@/lib/db/statement";

/**
 * A generation takes one unit of `quota_period.used` and has a state:
 *
 *     RESERVE ──► reserved ──► SETTLE ──► used        the unit stays taken
 *                    ├──────── RETURN ──► returned    the unit is given back
 *                    └──────── RECLAIM ─► returned    the same, after the reservation has expired
 *
 * Each transition is one statement, whose row locks serialize concurrent transitions and whose conditions check the count.
 */

export const OPEN_PERIOD = statement(
  "INSERT INTO quota_period (workspace_id, period) VALUES ($1, $2) ON CONFLICT DO NOTHING",
  ["uuid", "bpchar"],
);

export const RESERVE = statement(
  `WITH unit AS (
    UPDATE quota_period SET used = used + 1
    WHERE workspace_id = :workspaceId AND period = :period AND used < :limit RETURNING period
  )
  INSERT INTO generation
    (id, workspace_id, user_id, period, expires_at, initiative_id, document_type, document_type_id, title)
  SELECT :id, :workspaceId, :userId, period, now() + :keepMs * interval '1 millisecond', :initiativeId,
    :documentType, :documentTypeId, :title
  FROM unit RETURNING id`,
  {
    workspaceId: "uuid",
    period: "bpchar",
    limit: "int4",
    id: "uuid",
    userId: "uuid",
    keepMs: "float8",
    initiativeId: "uuid",
    documentType: "document_type",
    documentTypeId: "uuid?",
    title: "text",
  },
  { id: "uuid" },
);

export const SETTLE = statement(
  `UPDATE generation SET state = 'used', document_id = $3, draft = NULL, updated_at = now()
   WHERE workspace_id = $1 AND id = $2 AND state = 'reserved' RETURNING id`,
  ["uuid", "uuid", "uuid"],
  { id: "uuid" },
);

export const RETURN = statement(
  `WITH unit AS (
    UPDATE generation SET state = 'returned', failure = $3, draft = NULL, updated_at = now()
    WHERE workspace_id = $1 AND id = $2 AND state = 'reserved' RETURNING period
  )
  UPDATE quota_period q SET used = greatest(0, q.used - 1)
  FROM unit WHERE q.workspace_id = $1 AND q.period = unit.period`,
  ["uuid", "uuid", "text"],
);

/** A reservation that outlives the AI timeout by a minute belongs to a process that died. */
export const RECLAIM = statement(
  `WITH lost AS (
    UPDATE generation SET state = 'returned', failure = 'INTERRUPTED', draft = NULL, updated_at = expires_at
    WHERE workspace_id = $1 AND state = 'reserved' AND expires_at < now() RETURNING period
  ), counted AS (SELECT period, count(*)::int AS units FROM lost GROUP BY period)
  UPDATE quota_period q SET used = greatest(0, q.used - counted.units)
  FROM counted WHERE q.workspace_id = $1 AND q.period = counted.period`,
  ["uuid"],
);

export const READ_LIMIT = statement(
  `SELECT tier, quota_limit AS "quotaLimit" FROM workspace WHERE id = $1`,
  ["uuid"],
  { tier: "tier", quotaLimit: "int4?" },
);

export const READ_USED = statement(
  "SELECT used FROM quota_period WHERE workspace_id = $1 AND period = $2",
  ["uuid", "bpchar"],
  { used: "int4" },
);

export const READ_OUTCOME = statement(
  `SELECT document_id AS "documentId", failure FROM generation WHERE workspace_id = $1 AND id = $2`,
  ["uuid", "uuid"],
  { documentId: "uuid?", failure: "text?" },
);
