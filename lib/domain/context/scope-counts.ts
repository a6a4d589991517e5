import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import type { ContextLabel, GoalType } from "@/lib/schemas/enums";

/** Counts the rows of an initiative, or else of the workspace itself, by a column; both read an index alone. */
function countingBy<Kind extends string>(table: string, column: string) {
  const countIn = (scope: string) => `
    SELECT ${column} AS kind, count(*)::int AS count FROM ${table}
    WHERE workspace_id = $1 AND ${scope} GROUP BY ${column}`;
  const ofInitiative = countIn("initiative_id = $2");
  const ofWorkspace = countIn("initiative_id IS NULL");
  return async ({ workspaceId }: Caller, initiativeId?: string): Promise<Map<Kind, number>> => {
    const rows = initiativeId
      ? await query<{ kind: Kind; count: number }>(ofInitiative, [workspaceId, initiativeId])
      : await query<{ kind: Kind; count: number }>(ofWorkspace, [workspaceId]);
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  };
}

/** How many context items there are of each label. */
export const countByLabel = countingBy<ContextLabel>("context_item", "label");

/** How many goals there are of each type. */
export const countByGoalType = countingBy<GoalType>("goal", "goal_type");
