import { lockRow } from "@/lib/db/locks";
import { query } from "@/lib/db/read";
import { makeByKey, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { NIL_ID } from "@/lib/ids";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { SearchIndex } from "./search-index";
import { forgetWords } from "./vocabulary";

/** Things that are listed at once. */
const PAGE = 100;

/** Things, by the table of their type. */
const THINGS = makeByKey(SOURCE_TYPES, (type) => table(type, ["id"]));

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
const NOT_INDEXED = statement(
  `SELECT DISTINCT workspace_id AS id FROM (${SOURCE_TYPES.map(
    (type) => `SELECT t.workspace_id FROM "${type}" t WHERE NOT EXISTS (
      SELECT 1 FROM search.chunk c WHERE c.workspace_id = t.workspace_id AND c.type = '${type}' AND c.id = t.id)`,
  ).join(" UNION ALL ")}) AS missing`,
  [],
  { id: "uuid" },
);

/**
 * Builds the index of a workspace from scratch, thing by thing: everything can be found meanwhile, but for
 * typing errors. @returns how many things it holds
 */
export async function reindexWorkspace(workspaceId: string): Promise<number> {
  let count = 0;
  await forgetWords(workspaceId);
  for (const type of SOURCE_TYPES) {
    // One at a time: locks on several would meet those of a delete that cascades in its own order.
    for await (const id of idsOf(workspaceId, type)) {
      await reindexThing(workspaceId, type, id);
      count++;
    }
    await query(REMOVE_GONE[type], [workspaceId]);
  }
  return count;
}

async function* idsOf(workspaceId: string, type: SourceType) {
  const now = new Date(); // what comes later is indexed as it comes
  let last = NIL_ID;
  for (;;) {
    const rows = await query(LIST[type], [workspaceId, now, last]);
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Builds the index of one thing from scratch. */
export const reindexThing = (workspaceId: string, type: SourceType, id: string) =>
  transaction(workspaceId, (tx) => rebuild(tx, type, id));

async function rebuild(tx: Transaction, type: SourceType, id: string) {
  // Whoever changes it meanwhile waits, and indexes it again.
  await lockRow(tx, THINGS[type], { id });
  await tx.query(REMOVE_CHUNKS, [tx.workspaceId, type, id]);
  const index = new SearchIndex(tx);
  index.note(type, id);
  await index.update();
}

/** The workspaces that hold something that is not in the index, like all from before there was search. */
export async function workspacesToIndex(): Promise<string[]> {
  const rows = await query(NOT_INDEXED, []);
  return rows.map(({ id }) => id);
}
