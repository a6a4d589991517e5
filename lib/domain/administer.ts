import type { Actor } from "@/lib/access/caller";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { activityRow } from "@/lib/domain/activity";
import type { Change } from "@/lib/domain/write";

/**
 * Changes what belongs to a workspace itself: its name and plan, members, invitations, keys. The
 * change and its activity records are one transaction, on Prisma inside the tenant guard; inside
 * `run` only `tx` may touch the database. Planning data changes through `write`.
 */
export async function administer<Data>(
  actor: Actor,
  run: (tx: Tx) => Promise<Change<Data>>,
): Promise<Data> {
  const db = await inWorkspace(actor.workspaceId);
  return db.$transaction(async (tx) => {
    const { data, activity = [] } = await run(tx);
    const rows = [activity].flat().map((entry) => activityRow(actor, entry));
    if (rows.length > 0) await tx.activity.createMany({ data: rows });
    return data;
  });
}
