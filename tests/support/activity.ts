import { listActivity } from "@/lib/domain/activity/activity-log";

/** The records of a workspace, oldest first, in short: action, who did it, to what. */
export async function recordsOf(workspaceId: string) {
  const { items } = await listActivity({ workspaceId }, { limit: 100, offset: 0 });
  return items
    .map(({ action, actor_id, target_id, details }) => ({ action, actor_id, target_id, details }))
    .reverse();
}
