import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/read";
import { table } from "@/lib/db/table";
import { toList } from "@/lib/domain/page";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { InitiativeModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { bytesIn, FREES, overwriting } from "@/lib/limits/storage";
import type {
  Initiative,
  InitiativeChange,
  InitiativeFilter,
  NewInitiative,
} from "@/lib/schemas/initiatives";

const initiatives = table<InitiativeModel>()("initiative", [
  "id",
  "title",
  "description",
  "archived",
  "archivedAt",
  "createdAt",
  "updatedAt",
]);
type Row = NonNullable<(typeof initiatives)["row"]>;

const present = (row: Row): Initiative => ({
  id: row.id,
  title: row.title,
  description: row.description,
  archived: row.archived,
  archived_at: row.archivedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const target = (id: string) => ({ type: "initiative", id });

/** Newest first; active ones, or only archived ones. */
export async function listInitiatives(caller: Caller, filter: InitiativeFilter) {
  const { archived } = filter;
  const page = await findPage(initiatives, caller.workspaceId, { archived }, filter);
  return toList(page, filter, present);
}

/** @throws 404 */
export async function getInitiative(caller: Caller, { id }: { id: string }): Promise<Initiative> {
  const row = await findRow(initiatives, caller.workspaceId, { id });
  if (!row) throw notFound("Initiative");
  return present(row);
}

/** Creates an active initiative. */
export function createInitiative(caller: Caller, input: NewInitiative): Promise<Initiative> {
  return write(
    caller,
    async (tx) => {
      const now = new Date();
      const row = {
        id: newId(),
        title: input.title,
        description: input.description ?? null,
        archived: false,
        archivedAt: null,
        createdById: caller.userId,
        createdAt: now,
        updatedAt: now,
      };
      tx.insert(initiatives, row);
      return {
        data: present(row),
        activity: { action: "initiative.created", target: target(row.id) },
      };
    },
    { growth: { bytes: bytesIn(input) } },
  );
}

/** Changes what is given. Archiving twice keeps the first time. @throws 404 */
export async function updateInitiative(
  caller: Caller,
  { id, ...change }: InitiativeChange & { id: string },
): Promise<Initiative> {
  if (Object.keys(change).length === 0) return getInitiative(caller, { id });
  const { archived } = change;
  return write(
    caller,
    async (tx) => {
      const now = new Date();
      if (archived) await tx.update(initiatives, { id, archived: false }, { archivedAt: now });
      const row = await tx.update(
        initiatives,
        { id },
        { ...change, ...(archived === false && { archivedAt: null }), updatedAt: now },
      );
      if (!row) throw notFound("Initiative");
      return { data: present(row), activity: { action: "initiative.updated", target: target(id) } };
    },
    { growth: overwriting("initiative", { workspaceId: caller.workspaceId, id }, change) },
  );
}

/** Removes the initiative with its documents, versions, context items, goals and uploads. @throws 404 */
export function deleteInitiative(caller: Caller, { id }: { id: string }) {
  return write(
    caller,
    async (tx) => {
      if (!(await tx.remove(initiatives, { id }))) throw notFound("Initiative");
      return {
        data: { deleted: true as const },
        activity: { action: "initiative.deleted", target: target(id) },
      };
    },
    { growth: FREES },
  );
}
