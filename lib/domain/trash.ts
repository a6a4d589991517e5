import type { Caller } from "@/lib/access/caller";
import { requireManager } from "@/lib/access/roles";
import { background } from "@/lib/background";
import { config } from "@/lib/config";
import { findPage, query } from "@/lib/db/read";
import { conditions, type Filter, table } from "@/lib/db/table";
import type { Transaction } from "@/lib/db/transaction";
import { toList } from "@/lib/domain/page";
import { holdMatching } from "@/lib/domain/revisions";
import { PARTS } from "@/lib/domain/trash-tables";
import { write } from "@/lib/domain/write";
import { ApiError, notFound } from "@/lib/errors";
import type { TrashModel } from "@/lib/generated/prisma/models";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import type { TrashEntry, TrashFilter, TrashRestored } from "@/lib/schemas/trash";
import { embedSoon } from "@/lib/search/embed-pending";
import { reindexThing } from "@/lib/search/reindex";

const DAY_MS = 86_400_000;
const MB = 1 << 20;

const trash = table<TrashModel>()("trash", [
  "id",
  "type",
  "title",
  "initiativeId",
  "deletedById",
  "createdAt",
  "expiresAt",
]);
type Row = NonNullable<(typeof trash)["row"]>;

const typeOf = (stored: string): SourceType =>
  SOURCE_TYPES.find((type) => type === stored) ?? "document";

const present = (row: Row): TrashEntry => ({
  id: row.id,
  type: typeOf(row.type),
  title: row.title,
  initiative_id: row.initiativeId,
  deleted_at: row.createdAt.toISOString(),
  deleted_by: row.deletedById,
  expires_at: row.expiresAt.toISOString(),
});

const WHAT: Record<SourceType, string> = {
  initiative: "Initiative",
  document: "Document",
  context_item: "Context item",
  goal: "Goal",
  upload: "Upload",
};

type Deleted = { type: SourceType; filter: Filter & { id: string }; ifMatch?: string | undefined };

/**
 * Removes a thing with all that belongs to it, and keeps it in the trash for `TRASH_DAYS`, or until what was deleted after it
 * fills `STORAGE_LIMIT_MB`. Rows are locked as they are copied, so that what is written meanwhile comes along or is refused.
 * @throws 404, and 412 for an `ifMatch` that is not its entity tag
 */
export async function putInTrash(
  tx: Transaction,
  caller: Caller,
  { type, filter, ifMatch }: Deleted,
) {
  const { id } = filter;
  if (ifMatch !== undefined) await holdMatching(tx, type, filter, ifMatch);
  const values: unknown[] = [tx.workspaceId];
  const where = conditions(filter, values);
  const [held] = await tx.query(`SELECT t.id FROM "${type}" t WHERE ${where} FOR UPDATE`, values);
  if (!held) throw notFound(WHAT[type]);
  const days = config().TRASH_DAYS;
  if (days > 0) keep(tx, caller, { id, type }, days);
  for (const part of PARTS[type]) {
    if (part.table !== "past_version") continue; // the others go with the thing, by their foreign keys
    tx.send(`DELETE FROM past_version t WHERE t.workspace_id = $1 AND ${part.where}`, [
      tx.workspaceId,
      id,
    ]);
  }
  await tx.remove({ name: type, columns: "" }, { id });
}

function keep(
  tx: Transaction,
  caller: Caller,
  { id, type }: { id: string; type: SourceType },
  days: number,
) {
  const title = type === "upload" ? "filename" : "title";
  const initiative = type === "initiative" ? "NULL" : "initiative_id";
  const now = new Date();
  tx.send(
    `INSERT INTO trash (workspace_id, id, type, title, initiative_id, deleted_by_id, created_at, expires_at)
     SELECT workspace_id, id, '${type}', ${title}, ${initiative}, $3, $4, $5 FROM "${type}"
     WHERE workspace_id = $1 AND id = $2`,
    [tx.workspaceId, id, caller.userId, now, new Date(now.getTime() + days * DAY_MS)],
  );
  for (const part of PARTS[type]) {
    const [value, bytes] =
      part.table === "upload_content"
        ? ["json_build_object('workspace_id', t.workspace_id, 'upload_id', t.upload_id)", "t.bytes"]
        : ["to_json(t)", "NULL"];
    tx.send(
      `INSERT INTO trashed_row (workspace_id, trash_id, table_name, value, bytes)
       SELECT t.workspace_id, $2, '${part.table}', ${value}::text, ${bytes}
       FROM "${part.table}" t WHERE t.workspace_id = $1 AND ${part.where} FOR UPDATE OF t`,
      [tx.workspaceId, id],
    );
  }
  tx.send(WEIGH, [tx.workspaceId, id]);
  tx.send(KEEP_WITHIN, [tx.workspaceId, config().STORAGE_LIMIT_MB * MB]);
}

const WEIGH = `
  UPDATE trash SET bytes = (
    SELECT sum(octet_length(r.value) + coalesce(octet_length(r.bytes), 0))
    FROM trashed_row r WHERE r.workspace_id = $1 AND r.trash_id = $2
  ) WHERE workspace_id = $1 AND id = $2`;

const KEEP_WITHIN = `
  DELETE FROM trash WHERE workspace_id = $1 AND id IN (
    SELECT id FROM (
      SELECT id, sum(bytes) OVER (ORDER BY created_at DESC, id DESC) AS held FROM trash WHERE workspace_id = $1
    ) AS newest_first WHERE held > $2::bigint
  )`;

/** Newest first; what went away with an initiative is not listed by itself. */
export async function listTrash(caller: Caller, filter: TrashFilter) {
  const page = await findPage(trash, caller.workspaceId, { type: filter.type }, filter);
  return toList(page, filter, present);
}

/**
 * Brings a thing back under its id, with all that went with it.
 * @throws 404 when it is not there, 409 when its initiative is gone, 422 when there is no room
 */
export async function restoreFromTrash(
  caller: Caller,
  { id }: { id: string },
): Promise<TrashRestored> {
  const [known] = await query<{ bytes: number }>(
    "SELECT bytes::float8 AS bytes FROM trash WHERE workspace_id = $1 AND id = $2",
    [caller.workspaceId, id],
  );
  const bytes = known?.bytes ?? 0;
  const back: Thing[] = [];
  const restored = await write(
    caller,
    async (tx) => {
      const entry = await hold(tx, id);
      if (entry.initiativeId) await requireInitiative(tx, entry.initiativeId);
      for (const { table: name } of PARTS[entry.type])
        back.push(...(await bringBack(tx, id, name)));
      if (bytes <= LITTLE) for (const thing of back) tx.onChange?.(thing.type, thing.id);
      tx.send("DELETE FROM trash WHERE workspace_id = $1 AND id = $2", [tx.workspaceId, id]);
      return {
        data: { id, type: entry.type },
        activity: { action: "trash.restored", target: { type: entry.type, id } },
      };
    },
    { growth: { bytes } },
  );
  if (bytes > LITTLE) background("search_index", () => index(caller.workspaceId, back));
  return restored;
}

type Thing = { type: SourceType; id: string };

/** Bytes that search reads in the transaction; of more, each thing has one of its own afterwards. */
const LITTLE = 200_000;

/** A process that ends midway leaves the rest to the next start, which compares what is stored with the index. */
async function index(workspaceId: string, things: Thing[]) {
  for (const { type, id } of things) await reindexThing(workspaceId, type, id);
  embedSoon(workspaceId);
}

/** Removes a thing from the trash for good. @throws 403 for a member, 404 */
export function deleteFromTrash(caller: Caller, { id }: { id: string }) {
  return write(caller, async (tx) => {
    requireManager(caller.role, "remove something from the trash for good");
    const { type } = await hold(tx, id);
    tx.send("DELETE FROM trash WHERE workspace_id = $1 AND id = $2", [tx.workspaceId, id]);
    return {
      data: { deleted: true as const },
      activity: { action: "trash.deleted", target: { type, id } },
    };
  });
}

async function hold(tx: Transaction, id: string) {
  const [entry] = await tx.query<{ type: string; initiativeId: string | null }>(
    `SELECT type, initiative_id AS "initiativeId" FROM trash
     WHERE workspace_id = $1 AND id = $2 AND expires_at > now() FOR UPDATE`, // what is expired may be half gone
    [tx.workspaceId, id],
  );
  if (!entry) {
    throw new ApiError(
      "NOT_FOUND",
      "Nothing in the trash has this id. GET /api/v1/trash lists what can come back.",
    );
  }
  return { ...entry, type: typeOf(entry.type) };
}

/** @throws 409 */
async function requireInitiative(tx: Transaction, id: string) {
  const [there] = await tx.query(
    "SELECT id FROM initiative WHERE workspace_id = $1 AND id = $2 FOR KEY SHARE",
    [tx.workspaceId, id],
  );
  if (there) return;
  throw new ApiError(
    "PARENT_DELETED",
    "The initiative that this belongs to is deleted. Restore the initiative from the trash first, then this; when it is not there any more, this cannot come back.",
  );
}

// All rows of one table went in together, so the first one tells their columns; one that was dropped since is left out.
const COLUMNS = `
  SELECT a.attname AS name FROM pg_attribute a WHERE a.attrelid = $3::text::regclass AND NOT a.attisdropped
    AND a.attname IN (
      SELECT json_object_keys(r.value::json) FROM (
        SELECT value FROM trashed_row WHERE workspace_id = $1 AND trash_id = $2 AND table_name = $3 LIMIT 1
      ) AS r
    )`;

/** @returns those of the things that search knows */
async function bringBack(tx: Transaction, id: string, name: string): Promise<Thing[]> {
  const own = [tx.workspaceId, id, name];
  const columns = (await tx.query<{ name: string }>(COLUMNS, own)).map((column) => column.name);
  if (columns.length === 0) return []; // nothing of it is in this table
  const isContent = name === "upload_content";
  const into = [...columns.map((column) => `"${column}"`), ...(isContent ? ["bytes"] : [])];
  const from = [...columns.map((column) => `v."${column}"`), ...(isContent ? ["r.bytes"] : [])];
  const type = SOURCE_TYPES.find((known) => known === name);
  const back = await tx.query<{ id: string }>(
    `INSERT INTO "${name}" (${into}) SELECT ${from}
     FROM trashed_row r, json_populate_record(NULL::"${name}", r.value::json) v
     WHERE r.workspace_id = $1 AND r.trash_id = $2 AND r.table_name = $3
     RETURNING ${type ? "id" : "NULL AS id"}`,
    own,
  );
  return type ? back.map((row) => ({ type, id: row.id })) : [];
}
