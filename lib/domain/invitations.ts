import { type Caller, inApp } from "@/lib/access/caller";
import { findInvitation, isOpen } from "@/lib/access/invitation-link";
import { hashLinkToken, newLinkToken } from "@/lib/access/link-token";
import { requireManager, requirePowerOver } from "@/lib/access/roles";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { administer } from "@/lib/domain/administer";
import { addMembership, requireMayOwn } from "@/lib/domain/membership";
import { lockWorkspace } from "@/lib/domain/workspace-lock";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import type { InvitationModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { links } from "@/lib/links";
import { sendMail } from "@/lib/mail/send-mail";
import type { NewInvitation } from "@/lib/schemas/members";

const DAYS_OPEN = 7;
const DAY_MS = 86_400_000;

const target = (id: string) => ({ type: "invitation", id });

const present = ({ id, email, role, expiresAt }: InvitationModel) => ({
  id,
  email,
  role,
  expires_at: expiresAt.toISOString(),
});

/**
 * Makes a link that lets one person join, for seven days and once; it replaces an earlier link for
 * the same address. This answer is the only place where `url` is ever shown, beside the mail to the
 * address where mail is set (`mailed`).
 * @throws 403, 409 when the person is a member already
 */
export async function invite(caller: Caller, { email, role }: NewInvitation) {
  requirePowerOver(caller.role, [role]);
  const token = newLinkToken();
  return administer(caller, async (tx) => {
    const { kind, name: workspace } = await lockWorkspace(tx, caller.workspaceId);
    if (kind === "personal") {
      throw forbidden(
        "A personal workspace is for one person. Make a team workspace to work together.",
      );
    }
    await requireNewcomer(tx, email);
    const replaced = await tx.invitation.findMany({ where: { email, acceptedAt: null } });
    requirePowerOver(
      caller.role,
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
    const mailed = await mailInvitation(tx, row, workspace, url);
    return {
      data: { ...present(row), url, mailed },
      activity: { action: "invitation.created", target: target(row.id), details: { email, role } },
    };
  });
}

/** @returns whether it will be sent */
async function mailInvitation(
  tx: Tx,
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

async function requireNewcomer(tx: Tx, email: string) {
  const member = await tx.membership.findFirst({ where: { user: { email } } });
  if (member) throw new ApiError("CONFLICT", "This person is a member of the workspace already.");
}

/** The invitations that can still be accepted, newest first. @throws 403 for members */
export async function listInvitations(caller: Caller) {
  requireManager(caller.role, "see invitations");
  const rows = await (await inWorkspace(caller.workspaceId)).invitation.findMany({
    where: isOpen(),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(present);
}

/** Makes an open invitation's link worthless. @throws 403 for members, 404 */
export async function revokeInvitation(caller: Caller, { id }: { id: string }) {
  requireManager(caller.role, "revoke invitations");
  return administer(caller, async (tx) => {
    const row = await tx.invitation.findFirst({ where: { id, acceptedAt: null } });
    if (!row) throw notFound("Invitation");
    requirePowerOver(caller.role, [row.role]);
    await tx.invitation.deleteMany({ where: { id } });
    const { email, role } = row;
    return {
      data: { deleted: true as const },
      activity: { action: "invitation.revoked", target: target(id), details: { email, role } },
    };
  });
}

/** What a link invites to; undefined for one that is unknown, used, revoked or too old. */
export async function previewInvitation(token: string) {
  const invitation = await findInvitation(token);
  if (!invitation) return undefined;
  const { email, role, workspace, invitedById: id } = invitation;
  const prisma = await prismaClient();
  const inviter = await prisma.user.findUnique({ where: { id }, select: { name: true } });
  return {
    workspaceName: workspace.name,
    email,
    role,
    invitedBy: inviter?.name ?? "A former member",
  };
}

/** What a link invites to. */
export type Invitation = NonNullable<Awaited<ReturnType<typeof previewInvitation>>>;

const gone = () =>
  new ApiError(
    "NOT_FOUND",
    "This invitation has been used, revoked or is too old. Ask for a new one.",
  );

/**
 * Makes the person a member. Somebody who is one already keeps their role, and the link is used up.
 * @throws 403 for another e-mail address than the invited one, 404 when the link does not work any more
 */
export async function acceptInvitation(
  user: { userId: string; email: string },
  token: string,
): Promise<{ workspaceId: string }> {
  const invitation = await findInvitation(token);
  if (!invitation) throw gone();
  const { id, workspaceId, role, email } = invitation;
  if (email !== user.email.toLowerCase()) {
    throw forbidden(`This invitation is for ${email}. Sign in with that address to accept it.`);
  }
  return administer(inApp(workspaceId, user.userId), async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { count } = await tx.invitation.updateMany({
      where: { id, ...isOpen() },
      data: { acceptedAt: new Date() },
    });
    if (count === 0) throw gone();
    const accepted = {
      action: "invitation.accepted",
      target: target(id),
      details: { email, role },
    };
    const member = await tx.membership.findFirst({ where: { userId: user.userId } });
    if (member) return { data: { workspaceId }, activity: accepted };
    if (role === "owner") await requireMayOwn(tx, user.userId);
    const { activity } = await addMembership(tx, { workspaceId, userId: user.userId, role });
    return { data: { workspaceId }, activity: [accepted, activity] };
  });
}
