import { listActivityForOperator } from "@/lib/domain/activity/activity-log";

/** The records of a workspace, oldest first, reduced to action, actor, target and details. */
export async function listRecords(workspaceId: string) {
  const { items } = await listActivityForOperator({ workspaceId }, { limit: 100, offset: 0 });
  return items
    .map(({ action, actor_id, target_id, details }) => ({ action, actor_id, target_id, details }))
    .reverse();
}

/** The records that calls over MCP left in a workspace, oldest first. */
export async function listCalls(workspaceId: string) {
  const page = { limit: 100, offset: 0 };
  const { items } = await listActivityForOperator({ workspaceId }, { origin: "mcp", ...page });
  return items.reverse();
}
