import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { activityRow } from "@/lib/domain/activity";

const INSERT = `
  INSERT INTO activity (workspace_id, id, action, origin, actor_id, key_id, tool, target_type,
                        target_id, outcome, duration_ms, request_id, details, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

type Outcome = { outcome: string; target?: { type: string; id: string } };

/**
 * Leaves the record of a call over MCP that changed nothing: a read, or a refusal. A change has
 * left its own, with the tool and the client in it. `interface.md`, "Events".
 */
export async function recordCall(caller: Caller, { outcome, target }: Outcome) {
  if (caller.toolCall?.recorded) return;
  const row = activityRow(caller, { action: "tool.called", target, outcome });
  await query(INSERT, [
    row.workspaceId,
    row.id,
    row.action,
    row.origin,
    row.actorId,
    row.keyId,
    row.tool,
    row.targetType,
    row.targetId,
    row.outcome,
    row.durationMs,
    row.requestId,
    row.details,
    row.createdAt,
  ]);
}
