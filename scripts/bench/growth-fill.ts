import type pg from "pg";
import { newId } from "@/lib/ids";

/** The title of documents that a measured call has created. */
export const CREATED = "Created";

/** The workspace and its resources that the measured calls use. */
export type Spot = { workspaceId: string; initiativeId: string; documentId: string };

/** The contents of each initiative, as SQL over its row `i` and a number `n`; nothing enters the search index. */
const ITEMS = [
  `INSERT INTO document (id, workspace_id, initiative_id, title, type, content_markdown, created_by_id, created_at)
   SELECT gen_random_uuid(), i.workspace_id, i.id, 'Document ' || n, (enum_range(NULL::document_type))[1 + n % 14],
     'What we want, and why.', i.created_by_id, i.created_at + n * interval '1 second'`,
  `INSERT INTO context_item (id, workspace_id, initiative_id, label, title, content, created_by_id, created_at)
   SELECT gen_random_uuid(), i.workspace_id, i.id, (enum_range(NULL::context_label))[1 + n % 15], 'Item ' || n,
     'What we know.', i.created_by_id, i.created_at + n * interval '1 second'`,
  `INSERT INTO goal (id, workspace_id, initiative_id, goal_type, title, created_by_id, created_at)
   SELECT gen_random_uuid(), i.workspace_id, i.id, (enum_range(NULL::goal_type))[1 + n % 5], 'Goal ' || n,
     i.created_by_id, i.created_at + n * interval '1 second'`,
  `INSERT INTO activity (id, workspace_id, action, origin, actor_id, target_type, target_id, outcome, created_at)
   SELECT gen_random_uuid(), i.workspace_id, 'document.created', 'api', i.created_by_id, 'initiative', i.id, 'ok',
     i.created_at + n * interval '1 second'`,
];

/** Initiatives that are filled by one statement, which must end within ten seconds. */
const AT_ONCE = 2_000;

/** Workspaces of the person, each with a key that is the workspace's id. */
export async function addWorkspaces(pool: pg.Pool, userId: string, count: number) {
  const ids = Array.from({ length: count }, newId);
  await pool.query(
    `INSERT INTO workspace (id, name, tier, updated_at)
     SELECT id, 'Bench', 'internal', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO membership (id, workspace_id, user_id, role)
     SELECT gen_random_uuid(), id, $2, 'owner' FROM unnest($1::uuid[]) AS id`,
    [ids, userId],
  );
  await pool.query(
    `INSERT INTO api_key (id, workspace_id, created_by_id, name, prefix, hash)
     SELECT gen_random_uuid(), id, $2, 'Bench', 'gwk_live_', sha256(id::text::bytea)
     FROM unnest($1::uuid[]) AS id`,
    [ids, userId],
  );
  return ids;
}

/** Adds `count` initiatives to each of the workspaces. @returns their ids */
export async function addInitiatives(
  pool: pg.Pool,
  userId: string,
  workspaceIds: string[],
  count: number,
) {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO initiative (id, workspace_id, title, created_by_id, created_at)
     SELECT gen_random_uuid(), w, 'Initiative ' || n, $2, now() - n * interval '1 hour'
     FROM unnest($1::uuid[]) AS w, generate_series(1, $3::int) AS n RETURNING id`,
    [workspaceIds, userId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds documents, context items, goals and activity records numbered `from` to `to` to each initiative.
 * Their foreign keys are valid, so PostgreSQL is told not to check them.
 * @param pool has one connection
 */
export async function addItems(pool: pg.Pool, initiativeIds: string[], from: number, to: number) {
  await pool.query("SET session_replication_role = replica");
  for (let start = 0; start < initiativeIds.length; start += AT_ONCE) {
    const ids = initiativeIds.slice(start, start + AT_ONCE);
    for (const insert of ITEMS) {
      await pool.query(
        `${insert} FROM initiative i, generate_series($2::int, $3::int) AS n WHERE i.id = ANY($1::uuid[])`,
        [ids, from, to],
      );
    }
  }
  await pool.query("SET session_replication_role = DEFAULT");
}

/** Deletes documents created at a smaller size, updates the statistics, and returns the ids of the initiative. */
export async function resetSpot(pool: pg.Pool, initiativeId: string): Promise<Spot> {
  await pool.query("DELETE FROM document WHERE title = $1", [CREATED]);
  await pool.query("VACUUM ANALYZE");
  const { rows } = await pool.query<Spot>(
    `SELECT workspace_id AS "workspaceId", initiative_id AS "initiativeId", id AS "documentId"
     FROM document WHERE initiative_id = $1 LIMIT 1`,
    [initiativeId],
  );
  const [spot] = rows;
  if (!spot) throw new Error("The initiative has no document.");
  return spot;
}
