import { actAsOperator } from "@/lib/access/caller";
import { prismaClient } from "@/lib/db/database";
import { type Queryable, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { administerWithoutRole } from "@/lib/domain/administer";
import {
  endMembership,
  getMember,
  hasOtherMembers,
  IS_ABLE_OWNER,
  requireAnotherOwner,
} from "@/lib/domain/members/membership-rows";
import { deleteWorkspace } from "@/lib/domain/workspace/delete-workspace";
import { lockWorkspace } from "@/lib/domain/workspace/workspace-row";
import { ApiError } from "@/lib/errors";

export type JoinedWorkspace = { id: string; name: string; others: number };
type WorkspacesToLeave = {
  stranded: JoinedWorkspace[];
  alone: JoinedWorkspace[];
  shared: JoinedWorkspace[];
};

const WORKSPACES = statement(
  `SELECT w.id, w.name, own.role, count(m.id)::int AS others,
     count(m.id) FILTER (WHERE ${IS_ABLE_OWNER})::int AS "otherOwners"
   FROM membership own JOIN workspace w ON w.id = own.workspace_id
   LEFT JOIN membership m ON m.workspace_id = own.workspace_id AND m.user_id <> own.user_id
   LEFT JOIN "user" u ON u.id = m.user_id
   WHERE own.user_id = $1 GROUP BY w.id, own.id ORDER BY w.id`,
  ["uuid"],
  { id: "uuid", name: "text", role: "role", others: "int4", otherOwners: "int4" },
);

/** `stranded` are those in which `requireAnotherOwner` would refuse the person's removal. */
export async function findWorkspacesToLeave(
  db: Queryable,
  userId: string,
): Promise<WorkspacesToLeave> {
  const workspaces: WorkspacesToLeave = { stranded: [], alone: [], shared: [] };
  for (const { role, otherOwners, ...workspace } of await db.query(WORKSPACES, [userId])) {
    if (workspace.others === 0) workspaces.alone.push(workspace);
    else if (role === "owner" && otherOwners === 0) workspaces.stranded.push(workspace);
    else workspaces.shared.push(workspace);
  }
  return workspaces;
}

type Removal = {
  /** Runs in each transaction that removes something, and may refuse by throwing. */
  check?: (tx: Queryable) => Promise<void>;
  onDeleted?: (workspaceId: string) => void;
  signal?: AbortSignal;
};

/** @throws 409 if a workspace gained or lost members meanwhile */
export async function removePerson(
  userId: string,
  { alone, shared }: WorkspacesToLeave,
  { check, onDeleted, signal }: Removal,
) {
  for (const { id } of shared) {
    await administerWithoutRole(actAsOperator(id), async (tx) => {
      await lockWorkspace(tx);
      await check?.(tx);
      const member = await getMember(tx, userId);
      await requireAnotherOwner(tx, member);
      return endMembership(tx, member, null);
    });
  }
  for (const { id } of alone) {
    const close = async (tx: Transaction) => {
      await check?.(tx);
      await requireNoOther(tx, userId);
    };
    await deleteWorkspace(id, close, signal);
    onDeleted?.(id);
  }
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await check?.(tx);
    await tx.user.delete({ where: { id: userId } });
  });
}

async function requireNoOther(tx: Transaction, userId: string) {
  if (!(await hasOtherMembers(tx, userId))) return;
  throw new ApiError("CONFLICT", "Somebody has joined a workspace of this person. Try again.");
}
