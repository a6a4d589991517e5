import type { Actor } from "@/lib/access/caller";
import type { Tx } from "@/lib/db/tenant";
import { newId } from "@/lib/ids";

/** What a change did to what, `action` like `initiative.created`. Details hold names and roles, never contents. */
export type ActivityEntry = {
  action: string;
  target?: { type: string; id: string };
  details?: Record<string, string | number | boolean | null>;
};

/** Writes the records of a change inside the transaction of that change. */
export async function recordActivity(tx: Tx, actor: Actor, entries: ActivityEntry[]) {
  await tx.activity.createMany({
    data: entries.map((entry) => ({
      id: newId(),
      workspaceId: actor.workspaceId,
      action: entry.action,
      origin: actor.origin,
      actorId: actor.userId,
      keyId: actor.keyId ?? null,
      targetType: entry.target?.type ?? null,
      targetId: entry.target?.id ?? null,
      outcome: "success",
      durationMs: Math.round(performance.now() - actor.startedAt),
      requestId: actor.requestId,
      ...(entry.details && { details: entry.details }),
      createdAt: new Date(),
    })),
  });
}
