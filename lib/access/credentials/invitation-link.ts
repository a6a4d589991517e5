import { prismaClient } from "@/lib/db/database";
import { hashLinkToken } from "./link-token";

/** The condition for invitations that can still be accepted. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

const WITH_WORKSPACE = { workspace: { select: { name: true } } } as const;

/** Finds the open invitation of a link, with its workspace's name. */
export async function findInvitation(token: string) {
  const prisma = await prismaClient();
  return prisma.invitation.findFirst({
    where: { tokenHash: hashLinkToken(token), ...isOpen() },
    include: WITH_WORKSPACE,
  });
}

/** Invitations read per address. */
const MOST = 20;

/**
 * Finds the open invitations to an address, newest first, except for workspaces that the person is already in. The
 * address alone proves nothing, so callers decide what the person may see.
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
