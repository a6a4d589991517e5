import { type Queryable, statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";
import type { ActivityAction, TargetType } from "@/lib/schemas/activity-actions";
import type { Origin } from "@/lib/schemas/enums";
import type { Actor, ToolCall } from "./caller";

/** Details hold names, roles and states, never contents. */
export type ActivityEntry = {
  action: ActivityAction;
  target?: { type: TargetType; id: string };
  outcome?: string;
  details?: Details;
};
export type Details = Record<string, string | number | boolean | null>;

type ActivityRow = {
  id: string;
  workspaceId: string;
  action: ActivityAction;
  origin: Origin;
  actorId: string | null;
  keyId?: string | null;
  tool?: string | null;
  targetType?: TargetType | null;
  targetId?: string | null;
  outcome: string;
  durationMs?: number;
  requestId?: string;
  details?: Details | object;
  createdAt: Date;
};

/** Adds the time since BEGIN, because a change sends this without awaiting earlier statements. */
const ADD_ACTIVITY = statement(
  `
  INSERT INTO activity (workspace_id, id, action, origin, actor_id, key_id, tool, target_type,
                        target_id, outcome, duration_ms, request_id, details, created_at)
  SELECT $1, r."id", r."action", r."origin", r."actorId", r."keyId", r."tool", r."targetType", r."targetId",
         r."outcome", r."durationMs" + round(extract(epoch FROM clock_timestamp() - now()) * 1000),
         r."requestId", r."details", r."createdAt"
  FROM jsonb_to_recordset($2) AS r(
    "id" uuid, "action" text, "origin" origin, "actorId" uuid, "keyId" uuid, "tool" text,
    "targetType" text, "targetId" uuid, "outcome" text, "durationMs" int, "requestId" text,
    "details" jsonb, "createdAt" timestamptz)`,
  ["uuid", "jsonb"],
);

/** Each call has one record that names the tool; records of its work after the answer do not. */
const recorded = new WeakSet<ToolCall>();
export const markRecorded = (toolCall: ToolCall) => void recorded.add(toolCall);
export const isRecorded = (toolCall: ToolCall) => recorded.has(toolCall);

/** The duration ends at `endedAt`: for a change, the start of the transaction (`ADD_ACTIVITY`). */
export const makeActivityRow = (
  actor: Actor,
  entry: ActivityEntry,
  endedAt: number = performance.now(),
) => {
  const { id: requestId, origin, startedAt, toolCall: by } = actor.request;
  const toolCall = by && !isRecorded(by) ? by : undefined;
  const call = toolCall && { client: toolCall.client, arguments: toolCall.ids };
  const details = (entry.details || call) && { ...entry.details, ...call };
  const row: ActivityRow = {
    id: newId(),
    workspaceId: actor.workspaceId,
    action: entry.action,
    origin,
    actorId: actor.userId,
    keyId: actor.keyId ?? null,
    tool: toolCall?.tool ?? null,
    targetType: entry.target?.type ?? null,
    targetId: entry.target?.id ?? null,
    outcome: entry.outcome ?? "success",
    durationMs: Math.round(endedAt - startedAt),
    requestId,
    ...(details && { details }),
    createdAt: new Date(),
  };
  return row;
};

type AccountActivity = Omit<ActivityRow, "id" | "createdAt" | "outcome"> & { outcome?: string };

export async function addAccountActivity(tx: Queryable, records: AccountActivity[]) {
  for (const record of records) {
    const row: ActivityRow = { id: newId(), outcome: "success", createdAt: new Date(), ...record };
    await tx.query(...toActivityInsert(record.workspaceId, [row]));
  }
}

/** Arguments for `query` or `send`. */
export const toActivityInsert = (
  workspaceId: string,
  rows: ActivityRow[],
): [typeof ADD_ACTIVITY, [string, string]] => [ADD_ACTIVITY, [workspaceId, JSON.stringify(rows)]];
