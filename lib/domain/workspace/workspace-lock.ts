import { lockWorkspaceRow } from "@/lib/db/locks";
import type { Tx } from "@/lib/db/tenant";
import { notFound } from "@/lib/errors";

/**
 * Holds the workspace's row until the transaction ends, so that rules which count members or keys
 * see them one change at a time. Records of activity, which refer to it, need not wait.
 * @throws 404
 */
export async function lockWorkspace(tx: Tx, workspaceId: string) {
  await lockWorkspaceRow(tx, workspaceId);
  const workspace = await tx.workspace.findFirst();
  if (!workspace) throw notFound("Workspace");
  return workspace;
}
