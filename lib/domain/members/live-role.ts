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
 * The role that a person has now, inside of a `write`; that of the caller was read before. It stays theirs until the
 * transaction ends: roles change under the workspace's row, which is held first, as by those who change them.
 * @throws 404 for who is no member any more, as for any outsider
 */
export async function liveRole(
  tx: Transaction,
  { workspaceId, userId }: Pick<Caller, "workspaceId" | "userId">,
): Promise<Role> {
  await lockWorkspaceRow(tx, workspaceId, "KEY SHARE");
  const [member] = await tx.query(ROLE, [workspaceId, userId]);
  if (!member) throw notFound("Workspace");
  return member.role;
}

/** @throws 403 for who is a member by now: `action` completes "Only owners and admins can …"; 404 */
export const requireLiveManager = async (tx: Transaction, caller: Caller, action: string) =>
  requireManager(await liveRole(tx, caller), action);
