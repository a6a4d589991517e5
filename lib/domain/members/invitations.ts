import type { Caller } from "@/lib/access/caller";
import { isOpen } from "@/lib/access/credentials/invitation-link";
import { createLinkToken, hashLinkToken } from "@/lib/access/credentials/link-token";
import { requireManager, requirePowerOver } from "@/lib/access/roles";
import { config } from "@/lib/config";
import type { TenantTx } from "@/lib/db/prisma-models";
import { inWorkspace } from "@/lib/db/tenant";
import { administer } from "@/lib/domain/administer";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import type { InvitationModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { links } from "@/lib/links";
import { mailIsSet, sendMail } from "@/lib/mail/send-mail";
import type { NewInvitation } from "@/lib/schemas/members";

const DAYS_OPEN = 7;
const DAY_MS = 86_400_000;

const toTarget = (id: string) => ({ type: "invitation", id });

const present = ({ id, email, role, expiresAt }: InvitationModel) => ({
  id,
  email,
  role,
  expires_at: expiresAt.toISOString(),
});

/** Makes a link that works once within seven days and replaces an earlier one. @throws 403, 409 for a member */
export async function invite(caller: Caller, { email, role }: NewInvitation, resent?: string) {
  const token = createLinkToken();
  const mails = mailIsSet() && (await takeMailTry(email, "invitation"));
  return administer(caller, async (tx, now) => {
    requirePowerOver(now.role, [role]);
    if (now.workspace.kind === "personal") {
      throw forbidden(
        "A personal workspace is for one person. Make a team workspace to work together.",
      );
    }
    await requireNewcomer(tx, email);
    const replaced = await tx.invitation.findMany({ where: { email, acceptedAt: null } });
    if (resent && !replaced.some(({ id }) => id === resent)) throw notFound("Invitation");
    requirePowerOver(
      now.role,
      replaced.map((earlier) => earlier.role),
    );
    await tx.invitation.deleteMany({ where: { email, acceptedAt: null } });
    const row = await tx.invitation.create({
      data: {
        id: newId(),
        workspaceId: caller.workspaceId,
        email,
        role,
        tokenHash: hashLinkToken(token),
        invitedById: caller.userId,
        expiresAt: new Date(Date.now() + DAYS_OPEN * DAY_MS),
      },
    });
    const url = config().APP_URL + links.invitation(token);
    const mailed = mails && (await mailInvitation(tx, row, now.workspace.name, url));
    return {
      data: { ...present(row), url, mailed },
      activity: {
        action: resent ? "invitation.resent" : "invitation.created",
        target: toTarget(row.id),
        details: { email, role },
      },
    };
  });
}

async function mailInvitation(
  tx: TenantTx,
  { email: to, role, expiresAt, invitedById, workspaceId }: InvitationModel,
  workspace: string,
  url: string,
): Promise<boolean> {
  const by = await tx.membership.findFirst({
    where: { userId: invitedById },
    select: { user: { select: { name: true } } },
  });
  const inviter = by?.user.name ?? "Somebody";
  const until = expiresAt.toISOString();
  const mail = { kind: "invitation", to, workspace, inviter, role, url, expiresAt: until } as const;
  return sendMail(tx, mail, `invitation:${workspaceId}:${to}`);
}

export async function resendInvitation(caller: Caller, { id }: { id: string }) {
  requireManager(caller.role, "invite people");
  const db = await inWorkspace(caller.workspaceId);
  const row = await db.invitation.findFirst({ where: { id, acceptedAt: null } });
  if (!row) throw notFound("Invitation");
  return invite(caller, row, id);
}

async function requireNewcomer(tx: TenantTx, email: string) {
  const member = await tx.membership.findFirst({ where: { user: { email } } });
  if (member) throw new ApiError("CONFLICT", "This person is a member of the workspace already.");
}

export async function listInvitations(caller: Caller) {
  requireManager(caller.role, "see invitations");
  const rows = await (await inWorkspace(caller.workspaceId)).invitation.findMany({
    where: isOpen(),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(present);
}

export async function revokeInvitation(caller: Caller, { id }: { id: string }) {
  return administer(caller, async (tx, now) => {
    requireManager(now.role, "withdraw invitations");
    const row = await tx.invitation.findFirst({ where: { id, acceptedAt: null } });
    if (!row) throw notFound("Invitation");
    requirePowerOver(now.role, [row.role]);
    await tx.invitation.deleteMany({ where: { id } });
    const { email, role } = row;
    return {
      data: { deleted: true as const },
      activity: { action: "invitation.revoked", target: toTarget(id), details: { email, role } },
    };
  });
}
