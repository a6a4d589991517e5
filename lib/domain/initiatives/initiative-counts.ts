import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

export type InitiativeCounts = {
  documents: number;
  contextItems: number;
  goals: number;
  uploads: number;
};

const COUNTS = statement(
  `
  SELECT i.id,
    (SELECT count(*)::int FROM document d WHERE d.workspace_id = $1 AND d.initiative_id = i.id) AS documents,
    (SELECT count(*)::int FROM context_item c WHERE c.workspace_id = $1 AND c.initiative_id = i.id) AS "contextItems",
    (SELECT count(*)::int FROM goal g WHERE g.workspace_id = $1 AND g.initiative_id = i.id) AS goals,
    (SELECT count(*)::int FROM upload u WHERE u.workspace_id = $1 AND u.initiative_id = i.id) AS uploads
  FROM initiative i WHERE i.workspace_id = $1 AND i.id = ANY($2::uuid[])`,
  ["uuid", "uuid[]"],
  { id: "uuid", documents: "int4", contextItems: "int4", goals: "int4", uploads: "int4" },
);

export async function countInitiativeContents(
  caller: Caller,
  ids: string[],
): Promise<Map<string, InitiativeCounts>> {
  const rows = await query(COUNTS, [caller.workspaceId, ids]);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
