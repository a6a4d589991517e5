import { prismaClient } from "@/lib/db/database";
import { hashLinkToken } from "./link-token";

export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

const WITH_WORKSPACE = { workspace: { select: { name: true } } } as const;

export async function findInvitation(token: string) {
  const prisma = await prismaClient();
  return prisma.invitation.findFirst({
    where: { tokenHash: hashLinkToken(token), ...isOpen() },
    include: WITH_WORKSPACE,
  });
}

const MOST = 20;

/** The address alone proves nothing, so callers decide what the person may see. */
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
