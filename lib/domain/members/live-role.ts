import type { Caller } from "@/lib/access/caller";
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

/**
 * Waits for `administer()` and keeps it out, so that the role cannot change before the transaction ends. Call it before
 * every other lock; two transactions that hold `SHARE` could not both go on to `NO KEY UPDATE`. @throws 404
 */
export async function lockLiveRole(
  tx: Transaction,
  member: MemberRef,
  strength: "NO KEY UPDATE" | "SHARE" = "SHARE",
): Promise<Role> {
  await lockWorkspaceRow(tx, member.workspaceId, strength);
  return readLiveRole(tx, member);
}
