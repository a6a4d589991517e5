import { readRows } from "@/lib/db/batches";
import { lockRow } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { makeByKey, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { logFailure } from "@/lib/outage";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { SearchIndex } from "./search-index";
import { forgetWords } from "./vocabulary";

const PAGE = 100;

const RESOURCES = makeByKey(SOURCE_TYPES, (type) => table(type, ["id"]));

const REMOVE_GONE = makeByKey(SOURCE_TYPES, (type) =>
  statement(
    `DELETE FROM search.chunk c WHERE c.workspace_id = $1 AND c.type = '${type}'
     AND NOT EXISTS (SELECT 1 FROM "${type}" t WHERE t.workspace_id = $1 AND t.id = c.id)`,
    ["uuid"],
  ),
);
const LIST = makeByKey(SOURCE_TYPES, (type) =>
  statement(
    `SELECT id FROM "${type}" WHERE workspace_id = $1 AND created_at <= $2 AND id > $3
     ORDER BY id LIMIT ${PAGE}`,
    ["uuid", "timestamptz", "uuid"],
    { id: "uuid" },
  ),
);
const REMOVE_CHUNKS = statement(
  "DELETE FROM search.chunk WHERE workspace_id = $1 AND type = $2 AND id = $3",
  ["uuid", "text", "uuid"],
);
/** Rows of all workspaces: in one statement, a large installation would exceed the time limit. */
const COMPARED = 1_000;
const COMPARE = makeByKey(SOURCE_TYPES, (type) =>
  statement(
    `SELECT t.workspace_id, t.id, EXISTS (
       SELECT 1 FROM search.chunk c WHERE c.workspace_id = t.workspace_id AND c.type = '${type}' AND c.id = t.id
     ) AS is_indexed
     FROM "${type}" t WHERE t.id > $1 ORDER BY t.id LIMIT ${COMPARED}`,
    ["uuid"],
    { workspace_id: "uuid", id: "uuid", is_indexed: "bool" },
  ),
);

/** Everything stays findable in the meantime, except by misspelled words. @returns how many resources were indexed */
export async function reindexWorkspace(workspaceId: string): Promise<number> {
  let count = 0;
  await forgetWords(workspaceId);
  for (const type of SOURCE_TYPES) {
    // Several locks could deadlock with a delete that cascades in its own order.
    for await (const { id } of listIds(workspaceId, type)) {
      await reindexResource(workspaceId, type, id);
      count++;
    }
    await query(REMOVE_GONE[type], [workspaceId]);
  }
  return count;
}

function listIds(workspaceId: string, type: SourceType) {
  const now = new Date(); // later resources are indexed as they are created
  return readRows(PAGE, (last) => query(LIST[type], [workspaceId, now, last]));
}

export const reindexResource = (workspaceId: string, type: SourceType, id: string) =>
  transaction(workspaceId, (tx) => rebuild(tx, type, id));

async function rebuild(tx: Transaction, type: SourceType, id: string) {
  // Concurrent writers wait for the lock, then index their own change.
  await lockRow(tx, RESOURCES[type], { id });
  await tx.query(REMOVE_CHUNKS, [tx.workspaceId, type, id]);
  const index = new SearchIndex(tx);
  index.note(type, id);
  await index.update();
}

const compare = (type: SourceType) => readRows(COMPARED, (last) => query(COMPARE[type], [last]));

/**
 * Indexes what the index lacks, as after a restore or a process that died. What fails is logged and left.
 * @returns the workspaces of which something was indexed
 */
export async function indexMissing(stop?: AbortSignal): Promise<Set<string>> {
  const workspaces = new Set<string>();
  for (const type of SOURCE_TYPES)
    for await (const { workspace_id: workspaceId, id, is_indexed: isIndexed } of compare(type)) {
      if (stop?.aborted) return workspaces;
      if (isIndexed) continue;
      try {
        await reindexResource(workspaceId, type, id);
        workspaces.add(workspaceId);
      } catch (error) {
        const target = `${type}:${id}`;
        logFailure("search_index_failed", error, { workspaceId, target });
      }
    }
  return workspaces;
}
