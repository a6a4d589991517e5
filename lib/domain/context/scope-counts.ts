import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** Counts the rows of an initiative, or else of the workspace itself, by a column of type `type`; both read an index alone. */
function countingBy<Type extends "context_label" | "goal_type">(
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

/** How many context items there are of each label. */
export const countByLabel = countingBy("context_item", "label", "context_label");

/** How many goals there are of each type. */
export const countByGoalType = countingBy("goal", "goal_type", "goal_type");
