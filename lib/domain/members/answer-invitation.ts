import type { ActivityEntry } from "@/lib/access/activity-rows";
import { type AccountCaller, actInApp } from "@/lib/access/caller";
import {
  findInvitation,
  findInvitationsTo,
  type InvitationRow,
  toInvitationTarget,
} from "@/lib/access/credentials/invitation-rows";
import type { Visit } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { statement } from "@/lib/db/statement";
import { administerWithoutRole } from "@/lib/domain/administer";
import { lockWorkspace } from "@/lib/domain/workspace/workspace-row";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";
import { addMembership, findMember, requireMayOwn } from "./membership-rows";
import { notifyOfAnswer } from "./notify-members";

const present = (row: InvitationRow) => ({
  id: row.id,
  workspaceName: row.workspaceName,
  email: row.email,
  role: row.role,
  invitedBy: row.inviterName ?? FORMER_MEMBER,
  expiresAt: row.expiresAt.toISOString(),
});

export type Invitation = ReturnType<typeof present>;

/** Undefined if the link is unknown, used, withdrawn or too old. */
export async function previewInvitation(token: string): Promise<Invitation | undefined> {
  const invitation = await findInvitation(token);
  return invitation && present(invitation);
}

const gone = () =>
  new ApiError(
    "NOT_FOUND",
    "This invitation was used, withdrawn, declined or replaced by a newer one, or is too old. Ask for a new one.",
  );

type Invited = Pick<AccountCaller, "userId" | "email"> & { visit?: Visit };

/** A member keeps their role, and the link is used up. @throws 403 for another address than the invited one, 404 */
export async function acceptInvitation(
  caller: Invited,
  token: string,
): Promise<{ workspaceId: string }> {
  return join(caller, await findForAddress(caller.email, token));
}

async function findForAddress(own: string, token: string) {
  const invitation = await findInvitation(token);
  if (!invitation) throw gone();
  const { email } = invitation;
  if (email === own.toLowerCase()) return invitation;
  throw forbidden(`This invitation is for ${email}. Sign in with that address to answer it.`);
}

const ACCEPT = statement(
  `UPDATE invitation SET accepted_at = $3
   WHERE workspace_id = $1 AND id = $2 AND accepted_at IS NULL AND expires_at > $3 RETURNING id`,
  ["uuid", "uuid", "timestamptz"],
  { id: "uuid" },
);
const DECLINE = statement(
  `DELETE FROM invitation
   WHERE workspace_id = $1 AND id = $2 AND accepted_at IS NULL AND expires_at > $3 RETURNING id`,
  ["uuid", "uuid", "timestamptz"],
  { id: "uuid" },
);

function join({ userId, visit }: Omit<Invited, "email">, invitation: InvitationRow) {
  const { id, workspaceId, role, email } = invitation;
  return administerWithoutRole(actInApp(workspaceId, userId, visit), async (tx) => {
    const { name: workspaceName } = await lockWorkspace(tx);
    const [answered] = await tx.query(ACCEPT, [workspaceId, id, new Date()]);
    if (!answered) throw gone();
    const accepted: ActivityEntry = {
      action: "invitation.accepted",
      target: toInvitationTarget(id),
      details: { email, role },
    };
    if (await findMember(tx, userId)) return { data: { workspaceId }, activity: accepted };
    if (role === "owner") await requireMayOwn(tx, userId);
    await notifyOfAnswer(tx, { ...invitation, workspaceName }, "accepted");
    const { activity = [] } = await addMembership(tx, { userId, role });
    return { data: { workspaceId }, activity: [accepted, activity].flat() };
  });
}

type OwnInvitations = {
  email: string;
  isProven: boolean;
  any: boolean;
  /** Empty until the address is proven. */
  answerable: Invitation[];
};

/** Anybody can sign up with an address: until it is proven, they learn only that there is an invitation. */
export async function listOwnInvitations(userId: string): Promise<OwnInvitations> {
  const { email, emailVerified } = await findPerson(userId);
  const found = await findInvitationsTo(email, userId);
  const answerable = emailVerified ? found.map(present) : [];
  return { email, isProven: emailVerified, any: found.length > 0, answerable };
}

export async function joinInvited(userId: string, { id }: { id: string }, visit?: Visit) {
  return join({ userId, ...(visit && { visit }) }, await findOwn(userId, id));
}

export async function declineInvitation(userId: string, { id }: { id: string }) {
  return decline(userId, await findOwn(userId, id));
}

/** The link proves the address. @throws 403 for another address than the invited one, 404 */
export async function declineByLink({ userId, email }: Invited, token: string) {
  return decline(userId, await findForAddress(email, token));
}

function decline(userId: string, invitation: InvitationRow) {
  const { id, workspaceId, email, role } = invitation;
  return administerWithoutRole(actInApp(workspaceId, userId), async (tx) => {
    const [answered] = await tx.query(DECLINE, [workspaceId, id, new Date()]);
    if (!answered) throw gone();
    await notifyOfAnswer(tx, invitation, "declined");
    return {
      data: { declined: true as const },
      activity: {
        action: "invitation.declined",
        target: toInvitationTarget(id),
        details: { email, role },
      },
    };
  });
}

async function findOwn(userId: string, id: string): Promise<InvitationRow> {
  const { email, emailVerified } = await findPerson(userId);
  if (!emailVerified) {
    throw forbidden(
      "This needs the link of the invitation, or proof that the address of your account is yours. Open the link, or ask whoever invited you for a new one.",
    );
  }
  const invitation = (await findInvitationsTo(email, userId)).find((found) => found.id === id);
  if (!invitation) throw gone();
  return invitation;
}

async function findPerson(id: string) {
  const prisma = await prismaClient();
  const select = { email: true, emailVerified: true } as const;
  const person = await prisma.user.findUnique({ where: { id }, select });
  if (!person) throw notFound("Account");
  return person;
}
