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

type MemberRef = Pick<Caller, "workspaceId" | "userId">;

/** @throws 404 */
export async function readLiveRole(
  tx: Transaction,
  { workspaceId, userId }: MemberRef,
): Promise<Role> {
  const [member] = await tx.query(ROLE, [workspaceId, userId]);
  if (!member) throw notFound("Workspace");
  return member.role;
}

/** Locks the workspace's row, so that the role cannot change before the transaction ends. @throws 404 */
export async function lockLiveRole(tx: Transaction, member: MemberRef): Promise<Role> {
  await lockWorkspaceRow(tx, member.workspaceId, "KEY SHARE");
  return readLiveRole(tx, member);
}

/** @throws 403 with "Only owners and admins can <action>" */
export const requireLiveManager = async (tx: Transaction, caller: Caller, action: string) =>
  requireManager(await lockLiveRole(tx, caller), action);
