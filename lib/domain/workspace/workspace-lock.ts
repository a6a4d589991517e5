import { lockWorkspaceRow } from "@/lib/db/locks";
import type { Tx } from "@/lib/db/tenant";
import { notFound } from "@/lib/errors";

/** Rules that count members or keys see one change at a time. Inserts of activity need not wait. @throws 404 */
export async function lockWorkspace(tx: Tx, workspaceId: string) {
  await lockWorkspaceRow(tx, workspaceId);
  const workspace = await tx.workspace.findFirst();
  if (!workspace) throw notFound("Workspace");
  return workspace;
}
