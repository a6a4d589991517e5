import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** Uses index-only scans. */
function makeCounter<Type extends "context_label" | "goal_type">(
  table: string,
  column: string,
  type: Type,
) {
  const counting = (scope: string) =>
    `SELECT ${column} AS kind, count(*)::int AS count FROM ${table}
     WHERE workspace_id = $1 AND ${scope} GROUP BY ${column}`;
  const row = { kind: type, count: "int4" } as const;
  const ofInitiative = statement(counting("initiative_id = $2"), ["uuid", "uuid"], row);
  const ofWorkspace = statement(counting("initiative_id IS NULL"), ["uuid"], row);
  return async ({ workspaceId }: Caller, initiativeId?: string) => {
    const rows = initiativeId
      ? await query(ofInitiative, [workspaceId, initiativeId])
      : await query(ofWorkspace, [workspaceId]);
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  };
}

export const countByLabel = makeCounter("context_item", "label", "context_label");

export const countByGoalType = makeCounter("goal", "goal_type", "goal_type");
