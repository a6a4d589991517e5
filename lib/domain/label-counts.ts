import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import type { ContextLabel } from "@/lib/schemas/enums";

// Each stands on an index that begins with the scope and goes on with the label.
const OF_INITIATIVE = `
  SELECT label, count(*)::int AS count FROM context_item
  WHERE workspace_id = $1 AND initiative_id = $2 GROUP BY label`;
const OF_WORKSPACE = `
  SELECT label, count(*)::int AS count FROM context_item
  WHERE workspace_id = $1 AND initiative_id IS NULL GROUP BY label`;

/** How many context items an initiative, or else the workspace itself, has of each label. */
export async function countByLabel(
  { workspaceId }: Caller,
  initiativeId?: string,
): Promise<Map<ContextLabel, number>> {
  const rows = initiativeId
    ? await query<Row>(OF_INITIATIVE, [workspaceId, initiativeId])
    : await query<Row>(OF_WORKSPACE, [workspaceId]);
  return new Map(rows.map(({ label, count }) => [label, count]));
}
type Row = { label: ContextLabel; count: number };
