import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

const FIRST = statement(
  `
  SELECT a.tool, a.details ->> 'client' AS client, k.name AS key_name, a.outcome, a.created_at
  FROM activity a LEFT JOIN api_key k ON k.workspace_id = a.workspace_id AND k.id = a.key_id
  WHERE a.workspace_id = $1 AND a.origin = 'mcp' AND a.created_at >= $2 AND a.tool <> ''
  ORDER BY a.created_at, a.id LIMIT 1`,
  ["uuid", "timestamptz"],
  { tool: "text!", client: "text?", key_name: "text?", outcome: "text", created_at: "timestamptz" },
);

/** Finds successful and refused calls; `key_name` is null for a session's call. */
export async function findFirstToolCall(
  { workspaceId }: Pick<Caller, "workspaceId">,
  { since }: { since: Date },
) {
  const [row] = await query(FIRST, [workspaceId, since]);
  return row ? { ...row, created_at: row.created_at.toISOString() } : null;
}
export type FirstCall = NonNullable<Awaited<ReturnType<typeof findFirstToolCall>>>;
