import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { requireManager } from "@/lib/access/roles";
import { runInBackground } from "@/lib/background";
import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { lockRow, lockSelected } from "@/lib/db/locks";
import { findPage, query } from "@/lib/db/pool-query";
import { compose, type RowOf, statement } from "@/lib/db/statement";
import { type RowFilter, table, writeConditions } from "@/lib/db/table-declaration";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";
import type { Transaction } from "@/lib/db/transaction";
import { requireFitAgain } from "@/lib/domain/context/upload-limits";
import type { Conditional } from "@/lib/domain/etag";
import { lockLiveRole } from "@/lib/domain/members/live-role";
import { toList } from "@/lib/domain/to-list";
import { FREES_ROOM } from "@/lib/domain/usage/storage-growth";
import { write } from "@/lib/domain/write";
import { ApiError, notFound } from "@/lib/errors";
import { subtractHour } from "@/lib/retention/trash-removals";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import type { TrashEntry, TrashFilter, TrashRestored } from "@/lib/schemas/trash";
import { embedSoon } from "@/lib/search/embed-pending";
import { reindexResource } from "@/lib/search/reindex";
import { heads, lockMatching } from "./revisions";
import { type Entry, restoreRows, storeRows } from "./trashed-rows";

const trash = table("trash", [
  "id",
  "type",
  "title",
  "initiativeId",
  "deletedById",
  "createdAt",
  "expiresAt",
]);
type Row = RowOf<typeof trash>;

const Type = z.enum(SOURCE_TYPES);

const present = (row: Row): TrashEntry => ({
  id: row.id,
  type: Type.parse(row.type),
  title: row.title,
  initiative_id: row.initiativeId,
  deleted_at: row.createdAt.toISOString(),
  deleted_by: row.deletedById,
  expires_at: row.expiresAt.toISOString(),
});

type TrashedResource = { id: string; initiativeId: string | null };
type Deletion = {
  type: SourceType;
  filter: RowFilter<TrashedResource>;
  absent?: () => ApiError;
} & Conditional;

/** Moves a resource and its contents to the trash, for at most `TRASH_DAYS`. @throws 404, 412 */
export async function moveToTrash(caller: Caller, deletion: Deletion) {
  const { type, filter, ifMatch } = deletion;
  const { id } = filter;
  const days = config().TRASH_DAYS;
  const deleted = await write(
    caller,
    async (tx) => {
      if (days === 0) expire(tx, id); // first, since a restore locks its entry before the initiative
      if (ifMatch !== undefined && type !== "upload")
        await lockMatching(tx, heads[type], filter, ifMatch);
      await addEntry(tx, caller, { ...deletion, days });
      await storeRows(tx, { type, id });
      return {
        data: { deleted: true as const },
        activity: { action: `${type}.deleted`, target: { type, id } },
      };
    },
    { growth: FREES_ROOM },
  );
  if (days === 0) emptySoon();
  return deleted;
}

/** Locks the resource, so that nothing is added to it. */
async function addEntry(
  tx: Transaction,
  { userId }: Caller,
  { type, filter, days, absent = () => notFound(humanize(type)) }: Deletion & { days: number },
) {
  const now = new Date();
  const expires = days > 0 ? new Date(now.getTime() + days * DAY_MS) : subtractHour(now);
  const values: unknown[] = [tx.workspaceId];
  const where = writeConditions(filter, values);
  const made = [userId, now, expires].map((value) => `$${values.push(value)}`);
  const initiative = type === "initiative" ? "NULL" : "initiative_id";
  const sql = `
    INSERT INTO trash (workspace_id, id, type, title, initiative_id, deleted_by_id, created_at, expires_at)
    SELECT workspace_id, id, '${type}', ${TITLE_COLUMNS[type]}, ${initiative}, ${made} FROM (
      SELECT t.* FROM "${type}" t WHERE ${where} ${lockSelected("UPDATE")}
    ) AS held RETURNING id`;
  const [entry] = await tx.query(compose(sql, ["id"]), values);
  if (!entry) throw absent();
}

/** Lists the newest first. Contents of a deleted initiative have no entry of their own. */
export async function listTrash(caller: Caller, filter: TrashFilter) {
  const there = { type: filter.type, expiresAt: { from: new Date(), before: undefined } };
  const rows = await findPage(trash, caller.workspaceId, there, filter);
  return toList(rows, filter, present);
}

const BYTES = statement(
  "SELECT bytes::float8 AS bytes FROM trash WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { bytes: "float8" },
);
const REMOVE = statement("DELETE FROM trash WHERE workspace_id = $1 AND id = $2", ["uuid", "uuid"]);
const EXPIRE = statement(
  "UPDATE trash SET expires_at = $3 WHERE workspace_id = $1 AND (id = $2 OR initiative_id = $2) RETURNING id",
  ["uuid", "uuid", "timestamptz"],
  { id: "uuid" },
);

/** The entries of resources that were deleted from an expired initiative expire too: they could never be restored. */
const expire = (tx: Transaction, id: string) =>
  tx.send(EXPIRE, [tx.workspaceId, id, subtractHour(new Date())]);

/** @throws 404, 409 if its initiative is deleted or has no room for the file, 422 if the workspace has no room */
export async function restoreFromTrash(
  caller: Caller,
  { id }: { id: string },
): Promise<TrashRestored> {
  const [known] = await query(BYTES, [caller.workspaceId, id]);
  const bytes = known?.bytes ?? 0;
  let finish = () => {};
  const restored = await write(
    caller,
    async (tx) => {
      const entry = await lockEntry(tx, id);
      const { type, initiativeId } = entry;
      if (initiativeId) await requireInitiative(tx, initiativeId);
      if (initiativeId && type === "upload") await requireFitAgain(tx, initiativeId, id);
      finish = await restoreEntry(tx, { type, id, bytes });
      return {
        data: { id, type },
        activity: { action: "trash.restored", target: { type, id } },
      };
    },
    { growth: { bytes, answerRepeatsNothing: true } },
  );
  finish();
  return restored;
}

/** Ends an entry by a restore. Returns a function to call after the commit, which indexes resources too long for the transaction. */
export async function restoreEntry(
  tx: Transaction,
  { bytes, ...entry }: Entry & { bytes: number },
): Promise<() => void> {
  const { workspaceId } = tx;
  const back = await restoreRows(tx, entry);
  tx.send(REMOVE, [workspaceId, entry.id]);
  if (bytes > LITTLE) return () => runInBackground("search_index", () => index(workspaceId, back));
  for (const { type, id } of back) tx.onChange?.(type, id);
  return () => {};
}

/** Bytes indexed in the transaction. For more, each resource is indexed in a transaction of its own after the commit. */
const LITTLE = 200_000;

/** If the process dies midway, the next start or hourly run finishes the work. */
async function index(workspaceId: string, resources: Entry[]) {
  for (const { type, id } of resources) await reindexResource(workspaceId, type, id);
  embedSoon(workspaceId);
}

export async function deleteFromTrash(caller: Caller, { id }: { id: string }) {
  const deleted = await write(caller, async (tx) => {
    requireManager(await lockLiveRole(tx, caller), "remove something from the trash for good");
    const { type } = await lockEntry(tx, id);
    expire(tx, id);
    return {
      data: { deleted: true as const },
      activity: { action: "trash.deleted", target: { type, id } },
    };
  });
  emptySoon();
  return deleted;
}

/** Discards an unfinished copy. */
export async function discardEntry({ workspaceId }: Caller, id: string) {
  const discarded = await query(EXPIRE, [workspaceId, id, subtractHour(new Date())]);
  if (discarded.length > 0) emptySoon();
}

/** Loads the removals lazily: most processes never delete anything for good. */
const emptySoon = () =>
  runInBackground("trash", async () => (await import("@/lib/retention/retention")).emptyTrash());

async function lockEntry(tx: Transaction, id: string) {
  // An expired entry may be partly removed.
  const isLeft = { from: new Date(), before: undefined };
  const entry = await lockRow(tx, trash, { id, expiresAt: isLeft }, "UPDATE");
  if (!entry) {
    throw new ApiError(
      "NOT_FOUND",
      "Nothing in the trash has this id. GET /api/v1/trash lists the resources that can be restored.",
    );
  }
  return { initiativeId: entry.initiativeId, type: Type.parse(entry.type) };
}

async function requireInitiative(tx: Transaction, id: string) {
  if (await lockRow(tx, heads.initiative, { id }, "KEY SHARE")) return;
  throw new ApiError(
    "PARENT_DELETED",
    "The initiative that this belongs to is deleted. Restore the initiative from the trash first, then this. If the initiative is no longer there, this cannot be restored.",
  );
}
