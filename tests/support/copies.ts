import type { Caller } from "@/lib/access/caller";
import { database } from "@/lib/db/database";
import { TABLES_OF } from "@/lib/domain/history/trashed-rows";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import { ATTACHED } from "@/lib/retention/trash-removals";
import { joinAs, makeWorkspace } from "@/tests/support/factories";
import { plannedResources } from "@/tests/support/trash";

/** An initiative with one of everything, and another workspace in which the same person is a member. */
export async function twoPlaces() {
  const source = await plannedResources();
  const { workspaceId } = await makeWorkspace();
  const target = await joinAs(workspaceId, source.caller.userId, "member");
  const { id } = source.initiative;
  const copy = (from: Caller = source.caller, to: Caller = target) =>
    copyInitiative(from, to, { id });
  return { source, target, copy };
}

/** Every row in the initiative or attached to it, without ids, so that two copies can be compared. */
export async function contents({ workspaceId }: Pick<Caller, "workspaceId">, initiativeId: string) {
  const { pool } = await database();
  const found: Record<string, unknown[]> = {};
  for (const table of TABLES_OF.initiative) {
    const where = table === "initiative" ? "t.id" : "t.initiative_id";
    const { rows } = await pool.query(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE workspace_id = $1 AND ${where} = $2`,
      [workspaceId, initiativeId],
    );
    found[table] = rows.map(({ row }) => row);
  }
  const owners = Object.values(found).flatMap((rows) => rows.map((row) => readId(row)));
  for (const { table, owner } of ATTACHED) {
    const { rows } = await pool.query(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE workspace_id = $1 AND ${owner} = ANY($2::uuid[])`,
      [workspaceId, owners],
    );
    found[table] = rows.map(({ row }) => readable(row));
  }
  const ids = new Set(
    Object.values(found)
      .flat()
      .flatMap((row) => (row && typeof row === "object" ? Object.entries(row) : []))
      .flatMap(([name, value]) => (OWN_IDS.has(name) && value ? [String(value)] : [])),
  );
  const plain = (row: unknown) =>
    JSON.stringify(row).replace(UUID, (id) => (ids.has(id) ? "its own" : id));
  const rows = Object.entries(found).map(([table, each]) => [table, each.map(plain).sort()]);
  return { ids, rows: Object.fromEntries(rows) };
}
/** Parses values that are stored as text, so that the order of their fields does not matter. */
const readable = (row: unknown) =>
  row && typeof row === "object" && "value" in row
    ? { ...row, value: sorted(JSON.parse(String(row.value))) }
    : row;
const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const OWN_IDS = new Set([
  ...["id", "workspace_id", "initiative_id", "document_id", "target_id", "upload_id", "version_id"],
]);
const readId = (row: unknown) =>
  row && typeof row === "object" && "id" in row ? String(row.id) : "none";

/** Counts a workspace's rows of planning data and trash. */
export async function countRows(workspaceId: string): Promise<number> {
  const { pool } = await database();
  const tables = [
    ...TABLES_OF.initiative,
    ...ATTACHED.map(({ table }) => table),
    "trash",
    "trashed_row",
  ];
  const counts = await Promise.all(
    tables.map((table) =>
      pool.query(`SELECT count(*)::int AS n FROM "${table}" WHERE workspace_id = $1`, [
        workspaceId,
      ]),
    ),
  );
  return counts.reduce((sum, { rows }) => sum + Number(rows[0]?.n), 0);
}
