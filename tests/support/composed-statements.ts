import type { Pool, PoolClient } from "pg";
import { actInApp } from "@/lib/access/caller";
import { makeDatabase, provideDatabase } from "@/lib/db/database";
import { lockRow } from "@/lib/db/locks";
import { findPage, findRow } from "@/lib/db/pool-query";
import { type Table, table } from "@/lib/db/table-declaration";
import { Transaction } from "@/lib/db/transaction";
import { revise, TIME_UNLESS_SET } from "@/lib/domain/history/revisions";
import { moveToTrash } from "@/lib/domain/history/trash";
import { restoreRows } from "@/lib/domain/history/trashed-rows";
import { measureOverwrite } from "@/lib/domain/usage/storage-growth";
import { newId } from "@/lib/ids";
import { SOURCE_TYPES } from "@/lib/schemas/enums";

const REVISED = ["id", "title", "version", "createdAt", "updatedAt"] as const;
const initiatives = table("initiative", REVISED);
const contextItems = table("context_item", REVISED);
const goals = table("goal", REVISED);

type AnyTable = Table<Record<string, unknown>, Record<string, unknown>>;

/** Answers every statement with no rows, except the query for the columns of a row in the trash. */
const client = {
  query: async (query: string | { text: string }) => {
    const text = typeof query === "string" ? query : query.text;
    const names = [{ name: "id" }, { name: "workspace_id" }];
    return { rows: text.includes("pg_attribute") ? names : [], command: text };
  },
  on() {},
  off() {},
  release() {},
};

/** Runs every function that composes statements, with all fields of each declared table. */
export async function runComposed(tables: readonly object[]) {
  const workspaceId = newId();
  // No other member of a pool or client is used.
  const pool = { ...client, connect: async () => client } as unknown as Pool;
  provideDatabase(Promise.resolve(makeDatabase({ pool })));
  const tx = new Transaction(client as unknown as PoolClient, workspaceId, () => {});
  const caller = { ...actInApp(workspaceId, newId()), role: "owner", tier: "internal" } as const;
  // The declarations differ only in their types.
  for (const table of tables as AnyTable[]) {
    const { id: _, ...fields } = Object.fromEntries(table.keys.map((key) => [key, "a value"]));
    const filter = { ...fields, sources: undefined, sections: undefined, id: newId() }; // PostgreSQL cannot compare json.
    await findRow(table, workspaceId, filter);
    for (const limit of [5, 100]) await findPage(table, workspaceId, filter, { limit, offset: 0 });
    await lockRow(tx, table, filter);
    tx.insert(table, { ...fields, id: newId() });
    if (table.keys.length > 1) await tx.update(table, filter, fields);
    await tx.remove(table, filter);
  }
  const revision = {
    filter: { id: newId() },
    fields: { title: "a", createdAt: TIME_UNLESS_SET } as const,
  };
  await revise(tx, caller, initiatives, revision);
  await revise(tx, caller, contextItems, revision);
  await revise(tx, caller, goals, revision);
  for (const type of SOURCE_TYPES) {
    await moveToTrash(caller, { type, filter: { id: newId() } }).catch(() => {}); // throws, since no row exists
    await restoreRows(tx, { type, id: newId() });
  }
  const own = { workspaceId, id: newId() };
  await measureOverwrite("document", own, { title: "a", contentMarkdown: "b" }).countReplaced?.();
  await measureOverwrite("goal", own, { title: "a", keyResult: "b" }).countReplaced?.();
}
