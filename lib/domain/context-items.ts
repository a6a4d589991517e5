import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/read";
import { table } from "@/lib/db/table";
import type { Transaction } from "@/lib/db/transaction";
import { toList } from "@/lib/domain/page";
import { inStore, scopeOf, storeFilter } from "@/lib/domain/scope";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { ContextItemModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { bytesIn, FREES, overwriting } from "@/lib/limits/storage";
import type {
  ContextItem,
  ContextItemChange,
  ContextItemFilter,
  NewContextItem,
  Relabel,
} from "@/lib/schemas/context-items";
import type { Scope } from "@/lib/schemas/enums";

/** What every read and write of a context item gives back. */
export const contextItems = table<ContextItemModel>()(
  "context_item",
  ["id", "initiativeId", "label", "title", "content", "sourceUrl", "createdAt", "updatedAt"],
  ["content"],
);
type Row = NonNullable<(typeof contextItems)["row"]>;
type Address = { id: string; scope: Scope };

const present = (row: Row): ContextItem => ({
  id: row.id,
  scope: scopeOf(row),
  initiative_id: row.initiativeId,
  label: row.label,
  title: row.title,
  content: row.content,
  source_url: row.sourceUrl,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const target = (id: string) => ({ type: "context_item", id });
const absent = () => notFound("Context item");

/** Newest first, of one scope, optionally of one label. */
export async function listContextItems(caller: Caller, filter: ContextItemFilter) {
  const { scope, initiative_id, label } = filter;
  const store = { ...storeFilter(scope, initiative_id), label };
  return toList(await findPage(contextItems, caller.workspaceId, store, filter), filter, present);
}

/** @throws 404, also when the id is in the other scope's store */
export async function getContextItem(caller: Caller, { id, scope }: Address): Promise<ContextItem> {
  const row = await findRow(contextItems, caller.workspaceId, { id });
  if (!row || scopeOf(row) !== scope) throw absent();
  return present(row);
}

/** @throws 404 when the initiative is not in the workspace */
export function createContextItem(caller: Caller, input: NewContextItem): Promise<ContextItem> {
  const run = async (tx: Transaction) => {
    const now = new Date();
    const row = {
      id: newId(),
      initiativeId: input.initiative_id ?? null,
      label: input.label,
      title: input.title,
      content: input.content,
      sourceUrl: input.source_url ?? null,
      createdById: caller.userId,
      createdAt: now,
      updatedAt: now,
    };
    tx.insert(contextItems, row);
    const activity = { action: "context_item.created", target: target(row.id) };
    return { data: present(row), activity };
  };
  return write(caller, run, {
    text: { type: "context_item", text: input.content },
    growth: { bytes: bytesIn(input) },
  });
}

/** Changes what is given; `source_url: null` removes it. @throws 404 */
export async function updateContextItem(
  caller: Caller,
  { id, scope, source_url: sourceUrl, ...change }: ContextItemChange & { id: string },
): Promise<ContextItem> {
  if (Object.keys(change).length === 0 && sourceUrl === undefined) {
    return getContextItem(caller, { id, scope });
  }
  const run = async (tx: Transaction) => {
    const fields = { ...change, sourceUrl, updatedAt: new Date() };
    const row = await tx.update(contextItems, { id, ...inStore(scope) }, fields);
    if (!row) throw absent();
    return { data: present(row), activity: { action: "context_item.updated", target: target(id) } };
  };
  const row = { workspaceId: caller.workspaceId, id };
  return write(caller, run, {
    text: { type: "context_item", id, text: change.content },
    growth: overwriting("context_item", row, { ...change, sourceUrl }),
  });
}

/** @throws 404 */
export function deleteContextItem(caller: Caller, { id, scope }: Address) {
  return write(
    caller,
    async (tx) => {
      if (!(await tx.remove(contextItems, { id, ...inStore(scope) }))) throw absent();
      return {
        data: { deleted: true as const },
        activity: { action: "context_item.deleted", target: target(id) },
      };
    },
    { growth: FREES },
  );
}

/** Changes only the label, and only of an initiative's item (`interface.md`, rule 6). @throws 404 */
export function relabelContextItem(caller: Caller, { id, label }: Relabel & { id: string }) {
  return write(caller, async (tx) => {
    const own = { id, ...inStore("initiative") };
    if (!(await tx.update(contextItems, own, { label, updatedAt: new Date() }))) throw absent();
    return {
      data: { id, label },
      activity: { action: "context_item.relabelled", target: target(id), details: { label } },
    };
  });
}
