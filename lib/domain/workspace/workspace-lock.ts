import { lockWorkspaceRow } from "@/lib/db/locks";
import type { TenantTx } from "@/lib/db/prisma-models";
import { notFound } from "@/lib/errors";

/** Rules that count members or keys see one change at a time. Inserts of activity need not wait. @throws 404 */
export async function lockWorkspace(tx: TenantTx, workspaceId: string) {
  await lockWorkspaceRow(tx, workspaceId);
  const workspace = await tx.workspace.findFirst();
  if (!workspace) throw notFound("Workspace");
  return workspace;
}
