import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import type { RowOf } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import type { Conditional } from "@/lib/domain/etag";
import { makeHistory } from "@/lib/domain/history/history";
import {
  changeAll,
  presentOne,
  recordRevision,
  writeFirst,
  writeRevision,
} from "@/lib/domain/history/revisions";
import { moveToTrash } from "@/lib/domain/history/trash";
import { toList } from "@/lib/domain/to-list";
import { GROWS_BY_HISTORY } from "@/lib/domain/usage/storage-growth";
import { write } from "@/lib/domain/write";
import {
  ContextItem,
  type ContextItemChange,
  type ContextItemFilter,
  type NewContextItem,
  type Relabel,
} from "@/lib/schemas/context-items";
import type { Scope } from "@/lib/schemas/enums";
import { filterAddress, filterList, getScope, notInScope, type ScopedAddress } from "./scope";

export const contextItems = table(
  "context_item",
  [
    "id",
    "initiativeId",
    "label",
    "title",
    "content",
    "sourceUrl",
    "createdAt",
    "updatedAt",
    "version",
  ],
  ["content"],
);
type Row = RowOf<typeof contextItems>;

const present = (row: Row): ContextItem => ({
  id: row.id,
  scope: getScope(row),
  initiative_id: row.initiativeId,
  label: row.label,
  title: row.title,
  content: row.content,
  source_url: row.sourceUrl,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const resource = { type: "context_item", table: contextItems, present } as const;

export const contextItemHistory = makeHistory({
  ...resource,
  names: Object.keys(ContextItem.shape),
  fields: ["label", "title", "content", "sourceUrl"],
});

const absent = (scope?: Scope) => notInScope("Context item", scope);

export async function listContextItems(caller: Caller, filter: ContextItemFilter) {
  const { scope, initiative_id, label } = filter;
  const store = { ...filterList(scope, initiative_id), label };
  return toList(await findPage(contextItems, caller.workspaceId, store, filter), filter, present);
}

export async function getContextItem(caller: Caller, { id, scope }: ScopedAddress) {
  const row = await findRow(contextItems, caller.workspaceId, filterAddress({ id, scope }));
  if (!row) throw absent(scope);
  return presentOne(resource, row);
}

export const createContextItem = (caller: Caller, input: NewContextItem) =>
  writeFirst(
    caller,
    resource,
    {
      initiativeId: input.initiative_id ?? null,
      label: input.label,
      title: input.title,
      content: input.content,
      sourceUrl: input.source_url ?? null,
    },
    { type: "context_item", text: input.content },
  );

export async function updateContextItem(
  caller: Caller,
  {
    id,
    scope,
    ifMatch,
    source_url: sourceUrl,
    ...change
  }: Omit<ContextItemChange, "scope"> & Conditional & ScopedAddress,
) {
  return writeRevision(
    caller,
    resource,
    {
      filter: filterAddress({ id, scope }),
      fields: { ...change, sourceUrl },
      ifMatch,
      absent: () => absent(scope),
    },
    { type: "context_item", id, text: change.content },
  );
}

export function deleteContextItem(
  caller: Caller,
  { id, scope, ifMatch }: ScopedAddress & Conditional,
) {
  return moveToTrash(caller, {
    type: "context_item",
    filter: filterAddress({ id, scope }),
    ifMatch,
    absent: () => absent(scope),
  });
}

/** Accepts only an initiative's item (`docs/contract/interface.md#rest-endpoints`, rule 6). @throws 404, 412 */
export function relabelContextItem(
  caller: Caller,
  { id, label, ifMatch }: Relabel & Conditional & { id: string },
) {
  const revision = { ...makeRelabeling({ id, scope: "initiative", label }), ifMatch };
  const run = (tx: Transaction) => recordRevision(tx, caller, relabeled, revision);
  return write(caller, run, { growth: GROWS_BY_HISTORY });
}

/** Relabels all or none. @throws 404 */
export const relabelContextItems = (
  caller: Caller,
  { ids, scope, label }: Relabel & { ids: string[]; scope: Scope },
) =>
  write(
    caller,
    (tx) =>
      changeAll(ids, (id) =>
        recordRevision(tx, caller, relabeled, makeRelabeling({ id, scope, label })),
      ),
    { growth: GROWS_BY_HISTORY },
  );

const relabeled = {
  ...resource,
  present: ({ id, label, updatedAt }: Row) => ({ id, label, updated_at: updatedAt.toISOString() }),
};

const makeRelabeling = ({ id, scope, label }: Relabel & { id: string; scope: Scope }) => ({
  filter: filterAddress({ id, scope }),
  fields: { label },
  action: "context_item.relabelled" as const,
  details: { label },
  absent: () => notInScope(`Context item of ${OWNERS[scope]}`),
});

const OWNERS: Record<Scope, string> = { initiative: "an initiative", workspace: "the workspace" };
