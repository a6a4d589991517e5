import type { Actor } from "@/lib/access/caller";
import { newId } from "@/lib/ids";

/** What a change did to what, `action` like `initiative.created`. Details hold names and roles, never contents. */
export type ActivityEntry = {
  action: string;
  target?: { type: string; id: string };
  details?: Record<string, string | number | boolean | null>;
};

/** The record of a change, to be stored in the transaction of that change. */
export const activityRow = (actor: Actor, { action, target, details }: ActivityEntry) => ({
  id: newId(),
  workspaceId: actor.workspaceId,
  action,
  origin: actor.origin,
  actorId: actor.userId,
  keyId: actor.keyId ?? null,
  targetType: target?.type ?? null,
  targetId: target?.id ?? null,
  outcome: "success",
  durationMs: Math.round(performance.now() - actor.startedAt),
  requestId: actor.requestId,
  ...(details && { details }),
  createdAt: new Date(),
});
