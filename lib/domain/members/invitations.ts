import type { Caller } from "@/lib/access/caller";
import { listOpenInvitations, toInvitationTarget } from "@/lib/access/credentials/invitation-rows";
import { createLinkToken, hashLinkToken } from "@/lib/access/credentials/link-token";
import { requireManager, requirePowerOver } from "@/lib/access/roles";
import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import { type Queryable, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { administer } from "@/lib/domain/administer";
import { readWorkspace, requireTeam } from "@/lib/domain/workspace/workspace-row";
import { ApiError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { links } from "@/lib/links";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import { INVITATION_DAYS, MAX_OPEN_INVITATIONS } from "@/lib/schemas/bounds";
import type { Role } from "@/lib/schemas/enums";
import type { NewInvitation } from "@/lib/schemas/members";
import { alreadyMember, getMember } from "./membership-rows";

type Row = { id: string; email: string; role: Role; expiresAt: Date };

const present = ({ id, email, role, expiresAt }: Row) => ({
  id,
  email,
  role,
  expires_at: expiresAt.toISOString(),
});

const ADD = statement(
  `INSERT INTO invitation (workspace_id, id, email, role, token_hash, invited_by_id, expires_at)
   VALUES (:workspaceId, :id, :email, :role, :hash, :userId, :expiresAt)`,
  {
    workspaceId: "uuid",
    id: "uuid",
    email: "text",
    role: "role",
    hash: "bytea",
    userId: "uuid",
    expiresAt: "timestamptz",
  },
);
const UNANSWERED = { id: "uuid", email: "text", role: "role" } as const;
const FIND_UNANSWERED = statement(
  "SELECT id, email, role FROM invitation WHERE workspace_id = $1 AND id = $2 AND accepted_at IS NULL",
  ["uuid", "uuid"],
  UNANSWERED,
);
const REMOVE_UNANSWERED = statement(
  `DELETE FROM invitation WHERE workspace_id = $1 AND email = $2 AND accepted_at IS NULL RETURNING id, email, role`,
  ["uuid", "text"],
  UNANSWERED,
);
const REMOVE = statement("DELETE FROM invitation WHERE workspace_id = $1 AND id = $2", [
  "uuid",
  "uuid",
]);
const FIND_MEMBER = statement(
  `SELECT m.user_id FROM membership m JOIN "user" u ON u.id = m.user_id
   WHERE m.workspace_id = $1 AND u.email = $2`,
  ["uuid", "text"],
  { user_id: "uuid" },
);

/** A new invitation replaces the one to the same address. */
const COUNT_OPEN_OF_OTHERS = statement(
  `SELECT count(*)::int AS count FROM invitation
   WHERE workspace_id = $1 AND email <> $2 AND accepted_at IS NULL AND expires_at > $3`,
  ["uuid", "text", "timestamptz"],
  { count: "int4" },
);

/** Makes a link that works once within seven days and replaces an earlier one. @throws 403, 409 also for a member */
export async function invite(caller: Caller, { email, role }: NewInvitation, resent?: string) {
  const { workspaceId } = caller;
  requireManager(caller.role, "invite people");
  requireTeam(await readWorkspace(workspaceId));
  requirePowerOver(caller.role, [role]);
  await requireNewcomer({ query }, workspaceId, email);
  const others = [workspaceId, email, new Date()] as const;
  requireBelowMaxInvitations(await query(COUNT_OPEN_OF_OTHERS, others));
  const token = createLinkToken();
  // A refused invitation must not use up the mails of the address.
  const mails = isMailSet() && (await takeMailTry(email, "invitation"));
  return administer(caller, async (tx, now) => {
    requirePowerOver(now.role, [role]);
    await requireNewcomer(tx, workspaceId, email);
    const replaced = await tx.query(REMOVE_UNANSWERED, [workspaceId, email]);
    if (resent && !replaced.some(({ id }) => id === resent)) throw notFound("Invitation");
    requirePowerOver(
      now.role,
      replaced.map((earlier) => earlier.role),
    );
    requireBelowMaxInvitations(await tx.query(COUNT_OPEN_OF_OTHERS, others));
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
    const row = { id: newId(), email, role, expiresAt };
    const hash = hashLinkToken(token);
    await tx.query(ADD, { ...row, workspaceId, userId: caller.userId, hash });
    const url = config().APP_URL + links.invitation(token);
    const mailed = mails && (await mailInvitation(tx, caller, row, now.workspace.name, url));
    return {
      data: { ...present(row), url, mailed },
      activity: {
        action: resent ? "invitation.resent" : "invitation.created",
        target: toInvitationTarget(row.id),
        details: { email, role },
      },
    };
  });
}

async function mailInvitation(
  tx: Transaction,
  { workspaceId, userId }: Caller,
  { email: to, role, expiresAt }: Row,
  workspace: string,
  url: string,
): Promise<boolean> {
  const { name: inviter } = await getMember(tx, userId);
  const until = expiresAt.toISOString();
  const mail = { kind: "invitation", to, workspace, inviter, role, url, expiresAt: until } as const;
  return sendMail(tx, mail, `invitation:${workspaceId}:${to}`);
}

export async function resendInvitation(caller: Caller, { id }: { id: string }) {
  requireManager(caller.role, "invite people");
  const [row] = await query(FIND_UNANSWERED, [caller.workspaceId, id]);
  if (!row) throw notFound("Invitation");
  return invite(caller, row, id);
}

async function requireNewcomer(db: Queryable, workspaceId: string, email: string) {
  const [member] = await db.query(FIND_MEMBER, [workspaceId, email]);
  if (member) throw alreadyMember();
}

function requireBelowMaxInvitations([open]: { count: number }[]) {
  if (!open || open.count < MAX_OPEN_INVITATIONS) return;
  throw new ApiError(
    "CONFLICT",
    `This workspace has ${MAX_OPEN_INVITATIONS} open invitations, which is the maximum. Withdraw one that is no longer needed, or wait until one is answered or expires.`,
  );
}

export async function listInvitations(caller: Caller) {
  requireManager(caller.role, "see invitations");
  return (await listOpenInvitations(caller.workspaceId)).map(present);
}

export async function revokeInvitation(caller: Caller, { id }: { id: string }) {
  return administer(caller, async (tx, now) => {
    requireManager(now.role, "withdraw invitations");
    const [row] = await tx.query(FIND_UNANSWERED, [tx.workspaceId, id]);
    if (!row) throw notFound("Invitation");
    requirePowerOver(now.role, [row.role]);
    await tx.query(REMOVE, [tx.workspaceId, id]);
    const { email, role } = row;
    return {
      data: { deleted: true as const },
      activity: {
        action: "invitation.revoked",
        target: toInvitationTarget(id),
        details: { email, role },
      },
    };
  });
}
