import { prismaClient } from "@/lib/db/database";
import { hashLinkToken } from "./link-token";

/** What makes an invitation one that can still be accepted. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

const WITH_WORKSPACE = { workspace: { select: { name: true } } } as const;

/** The open invitation of a link, with its workspace's name. */
export async function findInvitation(token: string) {
  const prisma = await prismaClient();
  return prisma.invitation.findFirst({
    where: { tokenHash: hashLinkToken(token), ...isOpen() },
    include: WITH_WORKSPACE,
  });
}

/** How many invitations to one address are looked at. */
const MOST = 20;

/**
 * The open invitations to an address, the newest first, but for workspaces that the person is a member of. The address alone
 * proves nothing: whoever asks for them decides what that person may see.
 */
export async function findInvitationsTo(email: string, userId: string) {
  const prisma = await prismaClient();
  return prisma.invitation.findMany({
    where: {
      email: email.toLowerCase(),
      ...isOpen(),
      workspace: { memberships: { none: { userId } } },
    },
    include: WITH_WORKSPACE,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
}
