import type { Evidence } from "@/lib/ai/evidence";
import type { Unread } from "@/lib/ai/inquiry";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

const COUNT = statement(
  `SELECT t.label, count(*)::int AS "all" FROM context_item t
   WHERE t.workspace_id = $1 AND (t.initiative_id = $2 OR t.initiative_id IS NULL)
   GROUP BY t.label ORDER BY t.label`,
  ["uuid", "uuid"],
  { label: "context_label", all: "int4" },
);

/** Lists the labels of which the evidence has not all items of the initiative and the workspace. */
export async function countUnread(
  workspaceId: string,
  initiativeId: string,
  evidence: readonly Evidence[],
): Promise<Unread[]> {
  const counts = await query(COUNT, [workspaceId, initiativeId]);
  return counts
    .map(({ label, all }) => {
      const read = evidence.filter((each) => each.type === "context_item" && each.label === label);
      return { label, all, read: read.length };
    })
    .filter(({ all, read }) => read < all);
}
