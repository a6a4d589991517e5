import type { Caller } from "@/lib/access/caller";
import { canManage, requireManager } from "@/lib/access/roles";
import { findPage, query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import { toList } from "@/lib/domain/to-list";
import type { ActivityFilter, ActivityRecord } from "@/lib/schemas/activity";

const activities = table("activity", [
  "id",
  "action",
  "origin",
  "actorId",
  "keyId",
  "tool",
  "targetType",
  "targetId",
  "outcome",
  "durationMs",
  "requestId",
  "details",
  "createdAt",
]);
type Row = RowOf<typeof activities>;
type Tenant = Pick<Caller, "workspaceId">;

/** Finds all records of the workspace, or those that the reader may see. */
const findRecords = (workspaceId: string, filter: ActivityFilter, reader?: Reader) => {
  const { origin, actor_id: actorId, key_id: keyId, tool, action, since, until } = filter;
  const createdAt = { from: since, before: until };
  const where = { origin, actorId, keyId, tool, action, createdAt };
  return findPage(activities, workspaceId, where, filter, reader && buildVisibleSql(reader));
};

const present = (row: Row): ActivityRecord => ({
  id: row.id,
  action: row.action,
  origin: row.origin,
  actor_id: row.actorId,
  key_id: row.keyId,
  tool: row.tool,
  target_type: row.targetType,
  target_id: row.targetId,
  outcome: row.outcome,
  duration_ms: row.durationMs,
  request_id: row.requestId,
  created_at: row.createdAt.toISOString(),
});

export async function readActivity({ workspaceId, role }: Caller, filter: ActivityFilter) {
  requireManager(role, "read the activity of a workspace");
  return toList(await findRecords(workspaceId, filter), filter, present);
}

type Reader = Pick<Caller, "workspaceId" | "userId" | "role">;

/** Hides from members the events of others' accounts, like sign-ins and second factors, and others' invitations. */
const buildVisibleSql = (reader: Reader) => (values: unknown[]) => {
  if (canManage(reader.role)) return "true";
  const person = `$${values.push(reader.userId)}`;
  return `(t.target_type IS DISTINCT FROM 'user' OR t.target_id = ${person}
      OR t.action LIKE 'member.%' OR t.action LIKE 'workspace.%')
    AND (t.target_type IS DISTINCT FROM 'invitation' OR t.actor_id = ${person})`;
};

/** Hides others' addresses and browsers from members. */
function selectDetails({ details, actorId, targetId }: Row, { userId, role }: Reader) {
  const isOwn = actorId === userId || (actorId === null && targetId === userId);
  const isOpen = canManage(role) || isOwn;
  if (isOpen || typeof details !== "object" || details === null || Array.isArray(details)) {
    return details;
  }
  const { ip_address, browser, ...rest } = details;
  return rest;
}

/** Lists the records that the reader may see, with details, and with names; null for removed people and keys. */
export async function listActivity(reader: Reader, filter: ActivityFilter) {
  const rows = await findRecords(reader.workspaceId, filter, reader);
  return addNames(reader, rows, filter, (row) => selectDetails(row, reader));
}

/** Like `listActivity`, but hides nothing. */
export async function listActivityForOperator({ workspaceId }: Tenant, filter: ActivityFilter) {
  const rows = await findRecords(workspaceId, filter);
  return addNames({ workspaceId }, rows, filter, ({ details }) => details);
}

async function addNames(
  { workspaceId }: Tenant,
  rows: Row[],
  filter: ActivityFilter,
  readDetails: (row: Row) => Row["details"],
) {
  const actors = await findActorNames(rows);
  const keys = await findKeyNames(workspaceId, rows);
  return toList(rows, filter, (row) => ({
    ...present(row),
    actor_name: actors.get(row.actorId) ?? null,
    key_name: keys.get(row.keyId) ?? null,
    details: readDetails(row),
  }));
}
export type NamedRecord = Awaited<ReturnType<typeof listActivity>>["items"][number];

/** Writes a loose index scan: many records have few values, so a plain DISTINCT would read the whole index. */
const buildDistinctSql = (column: "actor_id" | "tool") => {
  const writeNext = (rest: string) =>
    `SELECT ${column} FROM activity WHERE workspace_id = $1 AND ${rest} ORDER BY ${column} LIMIT 1`;
  return `WITH RECURSIVE occurring (value) AS (
      (${writeNext(`${column} IS NOT NULL`)})
      UNION ALL
      SELECT (${writeNext(`${column} > occurring.value`)}) FROM occurring WHERE value IS NOT NULL
    )`;
};

const ACTORS = statement(
  `${buildDistinctSql("actor_id")} SELECT id, name FROM "user"
   WHERE id IN (SELECT value FROM occurring) ORDER BY name, id`,
  ["uuid"],
  { id: "uuid", name: "text" },
);

export const listActors = ({ workspaceId }: Tenant) => query(ACTORS, [workspaceId]);

const MAX_NAMES = 500;
const MAX_RECORDS = 1000;

const TOOLS = statement(
  `${buildDistinctSql("tool")}
   SELECT value AS tool
   FROM (SELECT value FROM occurring WHERE value <> '' LIMIT ${MAX_NAMES}) names
   WHERE EXISTS (
     SELECT FROM (
       SELECT outcome FROM activity WHERE workspace_id = $1 AND tool = names.value
       ORDER BY created_at DESC, id DESC LIMIT ${MAX_RECORDS}
     ) newest WHERE outcome <> 'UNKNOWN_TOOL'
   )`,
  ["uuid"],
  { tool: "text" },
);

/** Includes removed tools, unlike the tool registry, but no names that clients invented. */
export async function listCalledTools({ workspaceId }: Tenant) {
  const rows = await query(TOOLS, [workspaceId]);
  return rows.map(({ tool }) => tool).sort();
}

type Names = Map<string | null, string>;
const mapNames = (rows: { id: string; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));
const collectIds = (values: (string | null)[]) => [...new Set(values)].filter((id) => id !== null);

const NAMED = { id: "uuid", name: "text" } as const;
const ACTOR_NAMES = statement(`SELECT id, name FROM "user" WHERE id = ANY($1)`, ["uuid[]"], NAMED);
const KEY_NAMES = statement(
  "SELECT id, name FROM api_key WHERE workspace_id = $1 AND id = ANY($2)",
  ["uuid", "uuid[]"],
  NAMED,
);

const findActorNames = async (rows: Row[]): Promise<Names> =>
  mapNames(await query(ACTOR_NAMES, [collectIds(rows.map(({ actorId }) => actorId))]));

const findKeyNames = async (workspaceId: string, rows: Row[]): Promise<Names> =>
  mapNames(await query(KEY_NAMES, [workspaceId, collectIds(rows.map(({ keyId }) => keyId))]));
