import { setImmediate } from "node:timers/promises";
import { query } from "@/lib/db/pool-query";
import type { TenantTx } from "@/lib/db/prisma-models";
import { statement } from "@/lib/db/statement";
import { inWorkspace } from "@/lib/db/tenant";
import { lockWorkspace } from "./workspace-lock";

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

/** `close` must keep everybody out and may refuse. Rows go in batches; run it again after an interruption. */
export async function deleteWorkspace(
  id: string,
  close: (tx: TenantTx) => Promise<void> = removeMembers,
  signal?: AbortSignal,
) {
  const db = await inWorkspace(id);
  const { name } = await db.$transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, id);
    await close(tx);
    await tx.apiKey.deleteMany({});
    await tx.invitation.deleteMany({});
    return workspace;
  });
  for (const step of STEPS) await empty(step, id, signal);
  await db.workspace.deleteMany({});
  return { id, name, deleted: true as const };
}

async function removeMembers(tx: TenantTx) {
  await tx.membership.deleteMany({});
  await tx.workspace.updateMany({ data: { personalOwnerId: null } });
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
