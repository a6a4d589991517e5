import type { Caller } from "@/lib/access/caller";
import { requireManager } from "@/lib/access/roles";
import { lockWorkspaceRow } from "@/lib/db/locks";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import type { Role } from "@/lib/schemas/enums";

const ROLE = statement(
  "SELECT role FROM membership WHERE workspace_id = $1 AND user_id = $2",
  ["uuid", "uuid"],
  { role: "role" },
);

/**
 * The person's current role, inside a `write`; the caller's role was read earlier. It cannot change before the
 * transaction ends: changes of roles lock the workspace's row, which is locked here too.
 * @throws 404 if they are no longer a member
 */
export async function getLiveRole(
  tx: Transaction,
  { workspaceId, userId }: Pick<Caller, "workspaceId" | "userId">,
): Promise<Role> {
  await lockWorkspaceRow(tx, workspaceId, "KEY SHARE");
  const [member] = await tx.query(ROLE, [workspaceId, userId]);
  if (!member) throw notFound("Workspace");
  return member.role;
}

/**
 * @throws 403 for members without the power, whose sentence `action` completes as "Only owners and admins can …"; 404
 */
export const requireLiveManager = async (tx: Transaction, caller: Caller, action: string) =>
  requireManager(await getLiveRole(tx, caller), action);
