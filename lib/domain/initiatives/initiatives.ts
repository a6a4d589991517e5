import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import type { RowOf } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Conditional } from "@/lib/domain/etag";
import { makeHistory } from "@/lib/domain/history/history";
import {
  type Changes,
  presentOne,
  TIME_UNLESS_SET,
  writeFirst,
  writeRevision,
} from "@/lib/domain/history/revisions";
import { moveToTrash } from "@/lib/domain/history/trash";
import { toList } from "@/lib/domain/to-list";
import { notFound } from "@/lib/errors";
import type { InitiativeModel } from "@/lib/generated/prisma/models";
import {
  Initiative,
  type InitiativeChange,
  type InitiativeFilter,
  type NewInitiative,
} from "@/lib/schemas/initiatives";

const initiatives = table("initiative", [
  "id",
  "title",
  "description",
  "archived",
  "archivedAt",
  "createdAt",
  "updatedAt",
  "version",
]);
type Row = RowOf<typeof initiatives>;

const present = (row: Row): Initiative => ({
  id: row.id,
  title: row.title,
  description: row.description,
  archived: row.archived,
  archived_at: row.archivedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const resource = { type: "initiative", table: initiatives, present } as const;

export const initiativeHistory = makeHistory({
  ...resource,
  names: Object.keys(Initiative.shape),
  fields: ["title", "description", "archived", "archivedAt"],
});

type Address = { id: string };

export async function listInitiatives(caller: Caller, filter: InitiativeFilter) {
  const { archived } = filter;
  const rows = await findPage(initiatives, caller.workspaceId, { archived }, filter);
  return toList(rows, filter, present);
}

export async function getInitiative(caller: Caller, { id }: Address) {
  const row = await findRow(initiatives, caller.workspaceId, { id });
  if (!row) throw notFound("Initiative");
  return presentOne(resource, row);
}

export const createInitiative = (caller: Caller, input: NewInitiative) =>
  writeFirst(caller, resource, {
    title: input.title,
    description: input.description ?? null,
    archived: false,
    archivedAt: null,
  });

/** Archiving again keeps the first `archived_at`. @throws 404, 412 */
export async function updateInitiative(
  caller: Caller,
  { id, ifMatch, ...change }: InitiativeChange & Conditional & Address,
) {
  const { archived } = change;
  const fields: Changes<InitiativeModel> = { ...change };
  if (archived !== undefined) fields.archivedAt = archived ? TIME_UNLESS_SET : null;
  const absent = () => notFound("Initiative");
  return writeRevision(caller, resource, { filter: { id }, fields, ifMatch, absent });
}

export function deleteInitiative(caller: Caller, { id, ifMatch }: Address & Conditional) {
  return moveToTrash(caller, { type: "initiative", filter: { id }, ifMatch });
}
