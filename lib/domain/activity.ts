import type { Caller } from "@/lib/access/caller";
import type { Tx } from "@/lib/db/tenant";
import { newId } from "@/lib/ids";

/** What a change did to what, `action` like `initiative.created`. Details hold names and roles, never contents. */
export type ActivityEntry = {
  action: string;
  target?: { type: string; id: string };
  details?: Record<string, string | number | boolean | null>;
};

/** Writes the record of a change inside the transaction of that change. */
export async function recordActivity(tx: Tx, caller: Caller, entry: ActivityEntry) {
  await tx.activity.createMany({
    data: [
      {
        id: newId(),
        workspaceId: caller.workspaceId,
        action: entry.action,
        origin: caller.origin,
        actorId: caller.userId,
        keyId: caller.keyId ?? null,
        targetType: entry.target?.type ?? null,
        targetId: entry.target?.id ?? null,
        outcome: "success",
        durationMs: Math.round(performance.now() - caller.startedAt),
        requestId: caller.requestId,
        ...(entry.details && { details: entry.details }),
        createdAt: new Date(),
      },
    ],
  });
}
