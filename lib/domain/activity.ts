import type { Actor } from "@/lib/access/caller";
import { newId } from "@/lib/ids";

/**
 * What was done to what, `action` like `initiative.created`; `outcome` is `success` or the code of
 * the refusal. Details hold names and roles, never contents.
 */
export type ActivityEntry = {
  action: string;
  target?: { type: string; id: string };
  outcome?: string;
  details?: Record<string, string | number | boolean | null>;
};

/** The record of a change, to be stored in the transaction of that change. */
export const activityRow = (actor: Actor, entry: ActivityEntry) => {
  const { toolCall } = actor;
  const call = toolCall && { client: toolCall.client, arguments: toolCall.ids };
  const details = (entry.details || call) && { ...entry.details, ...call };
  return {
    id: newId(),
    workspaceId: actor.workspaceId,
    action: entry.action,
    origin: actor.origin,
    actorId: actor.userId,
    keyId: actor.keyId ?? null,
    tool: toolCall?.tool ?? null,
    targetType: entry.target?.type ?? null,
    targetId: entry.target?.id ?? null,
    outcome: entry.outcome ?? "success",
    durationMs: Math.round(performance.now() - actor.startedAt),
    requestId: actor.requestId,
    ...(details && { details }),
    createdAt: new Date(),
  };
};
