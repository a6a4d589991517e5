import type { Actor } from "@/lib/access/caller";
import { newId } from "@/lib/ids";

/**
 * What was done to what, `action` like `initiative.created`; `outcome` is `success` or the code of
 * the refusal. Details hold names, roles and states, never contents.
 */
export type ActivityEntry = {
  action: string;
  target?: { type: string; id: string };
  outcome?: string;
  details?: Record<string, string | number | boolean | null>;
};

/**
 * Stores rows of `activityRow`, as JSON. Nobody waits for the statements of a change before this one: the time
 * since the transaction began is added here.
 */
export const ADD_ACTIVITY = `
  INSERT INTO activity (workspace_id, id, action, origin, actor_id, key_id, tool, target_type,
                        target_id, outcome, duration_ms, request_id, details, created_at)
  SELECT $1, r."id", r."action", r."origin", r."actorId", r."keyId", r."tool", r."targetType", r."targetId",
         r."outcome", r."durationMs" + round(extract(epoch FROM clock_timestamp() - now()) * 1000),
         r."requestId", r."details", r."createdAt"
  FROM jsonb_to_recordset($2) AS r(
    "id" uuid, "action" text, "origin" origin, "actorId" uuid, "keyId" uuid, "tool" text,
    "targetType" text, "targetId" uuid, "outcome" text, "durationMs" int, "requestId" text,
    "details" jsonb, "createdAt" timestamptz)`;

/** The record of what was done, which took until `endedAt`; of a change, until its transaction began (`ADD_ACTIVITY`). */
export const activityRow = (
  actor: Actor,
  entry: ActivityEntry,
  endedAt: number = performance.now(),
) => {
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
    durationMs: Math.round(endedAt - actor.startedAt),
    requestId: actor.requestId,
    ...(details && { details }),
    createdAt: new Date(),
  };
};
