import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import type { Conditional } from "@/lib/domain/etag";
import { makeHistory } from "@/lib/domain/history/history";
import { makeFirstVersion, revise } from "@/lib/domain/history/revisions";
import { moveToTrash } from "@/lib/domain/history/trash";
import { toList } from "@/lib/domain/to-list";
import { countBytes, GROWS_BY_HISTORY, measureOverwrite } from "@/lib/domain/usage/storage";
import { write } from "@/lib/domain/write";
import { newId } from "@/lib/ids";
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
type Row = NonNullable<(typeof contextItems)["row"]>;

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

const presentOne = (row: Row) => ({ ...present(row), version: row.version });

export const contextItemHistory = makeHistory({
  type: "context_item",
  table: contextItems,
  present,
  names: Object.keys(ContextItem.shape),
  fields: ["label", "title", "content", "sourceUrl"],
});

const toTarget = (id: string) => ({ type: "context_item", id });
const absent = (scope: Scope | undefined) => notInScope("Context item", scope);

export async function listContextItems(caller: Caller, filter: ContextItemFilter) {
  const { scope, initiative_id, label } = filter;
  const store = { ...filterList(scope, initiative_id), label };
  return toList(await findPage(contextItems, caller.workspaceId, store, filter), filter, present);
}

export async function getContextItem(caller: Caller, { id, scope }: ScopedAddress) {
  const row = await findRow(contextItems, caller.workspaceId, filterAddress({ id, scope }));
  if (!row) throw absent(scope);
  return presentOne(row);
}

export function createContextItem(caller: Caller, input: NewContextItem) {
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
      ...makeFirstVersion(caller),
    };
    tx.insert(contextItems, row);
    const activity = { action: "context_item.created", target: toTarget(row.id) };
    return { data: presentOne(row), activity };
  };
  return write(caller, run, {
    text: { type: "context_item", text: input.content },
    growth: { bytes: countBytes(input) },
  });
}

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
  const fields = { ...change, sourceUrl };
  const run = async (tx: Transaction) => {
    const filter = filterAddress({ id, scope });
    const revised = await revise(tx, caller, contextItems, { filter, fields, ifMatch });
    if (!revised) throw absent(scope);
    const activity = { action: "context_item.updated", target: toTarget(id) };
    return { data: presentOne(revised.row), ...(revised.isChanged && { activity }) };
  };
  return write(caller, run, {
    text: { type: "context_item", id, text: change.content },
    growth: measureOverwrite("context_item", { workspaceId: caller.workspaceId, id }, fields),
  });
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
  const address = { id, scope: "initiative", ifMatch } as const;
  return write(caller, (tx) => relabel(tx, caller, { ...address, label }), {
    growth: GROWS_BY_HISTORY,
  });
}

/** Relabels all or none. @throws 404 */
export function relabelContextItems(
  caller: Caller,
  { ids, scope, label }: Relabel & { ids: string[]; scope: Scope },
) {
  const run = async (tx: Transaction) => {
    const changes = [];
    // Sorted, so that two such changes lock rows in the same order.
    for (const id of ids.toSorted()) {
      changes.push(await relabel(tx, caller, { id, scope, label }));
    }
    return {
      data: changes.map(({ data }) => data),
      activity: changes.flatMap(({ activity = [] }) => activity),
    };
  };
  return write(caller, run, { growth: GROWS_BY_HISTORY });
}

async function relabel(
  tx: Transaction,
  caller: Caller,
  { id, scope, label, ifMatch }: Relabel & { id: string; scope: Scope } & Conditional,
) {
  const filter = filterAddress({ id, scope });
  const revised = await revise(tx, caller, contextItems, { filter, fields: { label }, ifMatch });
  if (!revised) throw notInScope(`Context item of ${OWNERS[scope]}`);
  const { updated_at, version } = presentOne(revised.row);
  const activity = { action: "context_item.relabelled", target: toTarget(id), details: { label } };
  return { data: { id, label, updated_at, version }, ...(revised.isChanged && { activity }) };
}

const OWNERS: Record<Scope, string> = { initiative: "an initiative", workspace: "the workspace" };
