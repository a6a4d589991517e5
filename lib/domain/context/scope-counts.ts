import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

function makeCounter<Type extends "context_label" | "goal_type">(
  table: string,
  column: string,
  type: Type,
) {
  const writeCount = (scope: string) =>
    `SELECT ${column} AS kind, count(*)::int AS count FROM ${table}
     WHERE workspace_id = $1 AND ${scope} GROUP BY ${column}`;
  const row = { kind: type, count: "int4" } as const;
  const ofInitiative = statement(writeCount("initiative_id = $2"), ["uuid", "uuid"], row);
  const ofWorkspace = statement(writeCount("initiative_id IS NULL"), ["uuid"], row);
  return async ({ workspaceId }: Caller, initiativeId?: string) => {
    const rows = initiativeId
      ? await query(ofInitiative, [workspaceId, initiativeId])
      : await query(ofWorkspace, [workspaceId]);
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  };
}

export const countByLabel = makeCounter("context_item", "label", "context_label");

/** Makes a function that finds the active initiatives with the most rows of a table; at most three. */
function makeFinder(table: string) {
  const fullest = statement(
    `SELECT i.id, i.title, count(*)::int AS count
     FROM ${table} t JOIN initiative i ON i.workspace_id = $1 AND i.id = t.initiative_id
     WHERE t.workspace_id = $1 AND NOT i.archived
     GROUP BY i.id, i.title ORDER BY count DESC, i.id DESC LIMIT 3`,
    ["uuid"],
    { id: "uuid", title: "text", count: "int4" },
  );
  return ({ workspaceId }: Caller) => query(fullest, [workspaceId]);
}

export const findInitiativesWithItems = makeFinder("context_item");
export const findInitiativesWithGoals = makeFinder("goal");

export const countByGoalType = makeCounter("goal", "goal_type", "goal_type");
