import { setImmediate } from "node:timers/promises";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { lockWorkspace } from "./workspace-row";

/** Large tables, children first, with an index that begins with the workspace; others go with the workspace's row. */
const TABLES = [
  { name: "search.chunk", order: "type, id, hash", rows: 200 },
  { name: "search.term", order: "term", rows: 2000 },
  { name: "grounding", order: "id", rows: 200 },
  { name: "document_version", order: "id", rows: 50 },
  { name: "document", order: "id", rows: 50 },
  { name: "upload_content", order: "upload_id", rows: 2 },
  { name: "upload", order: "id", rows: 20 },
  { name: "context_item", order: "id", rows: 200 },
  { name: "goal", order: "id", rows: 500 },
  { name: "past_version", order: "id", rows: 200 },
  { name: "trashed_row", order: "id", rows: 2 },
  { name: "trash", order: "id", rows: 200 },
  { name: "initiative", order: "id", rows: 200 },
  { name: "generation", order: "id", rows: 500 },
  { name: "idempotency_record", order: "id", rows: 100 },
  { name: "activity", order: "id", rows: 500 },
];
const STEPS = TABLES.map(({ name, order, rows }) =>
  statement(
    `WITH gone AS (
      DELETE FROM ${name} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${name} WHERE workspace_id = $1 ORDER BY ${order} LIMIT ${rows}))
      RETURNING 1
    ) SELECT count(*)::int AS count FROM gone`,
    ["uuid"],
    { count: "int4" },
  ),
);

const REMOVE_KEYS = statement("DELETE FROM api_key WHERE workspace_id = $1", ["uuid"]);
const REMOVE_INVITATIONS = statement("DELETE FROM invitation WHERE workspace_id = $1", ["uuid"]);
const REMOVE_MEMBERS = statement("DELETE FROM membership WHERE workspace_id = $1", ["uuid"]);
const DISOWN = statement("UPDATE workspace SET personal_owner_id = NULL WHERE id = $1", ["uuid"]);
const STOP_JOINING = statement("UPDATE workspace SET join_domain = NULL WHERE id = $1", ["uuid"]);
const REMOVE = statement("DELETE FROM workspace WHERE id = $1", ["uuid"]);

/** `close` must keep everybody out and may refuse. Rows go in batches; run it again after an interruption. */
export async function deleteWorkspace(
  id: string,
  close: (tx: Transaction) => Promise<void> = removeMembers,
  signal?: AbortSignal,
) {
  const { name } = await transaction(id, async (tx) => {
    const workspace = await lockWorkspace(tx);
    await close(tx);
    removeAccess(tx);
    return workspace;
  });
  await removeContents(id, signal);
  return { id, name, deleted: true as const };
}

export async function removeMembers(tx: Transaction) {
  tx.send(REMOVE_MEMBERS, [tx.workspaceId]);
  tx.send(DISOWN, [tx.workspaceId]);
}

/** The keys, the invitations to become a member, and joining by the domain of an address. */
export function removeAccess(tx: Transaction) {
  tx.send(REMOVE_KEYS, [tx.workspaceId]);
  tx.send(REMOVE_INVITATIONS, [tx.workspaceId]);
  tx.send(STOP_JOINING, [tx.workspaceId]);
}

/** Of a workspace that is closed to everybody. Does nothing if it is gone. */
export async function removeContents(id: string, signal?: AbortSignal) {
  for (const step of STEPS) await empty(step, id, signal);
  await transaction(id, (tx) => tx.query(REMOVE, [id]));
}

async function empty(
  step: (typeof STEPS)[number],
  workspaceId: string,
  signal: AbortSignal | undefined,
) {
  for (;;) {
    signal?.throwIfAborted();
    const [gone] = await query(step, [workspaceId]);
    if (!gone?.count) return;
    await setImmediate(); // the embedded database runs in this thread
  }
}
