import { hashLinkToken } from "@/lib/access/link-token";
import { prismaClient } from "@/lib/db/database";

/** What makes an invitation one that can still be accepted. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

/** The open invitation of a link, with its workspace's name. An address alone finds none, anywhere. */
export async function findInvitation(token: string) {
  const prisma = await prismaClient();
  return prisma.invitation.findFirst({
    where: { tokenHash: hashLinkToken(token), ...isOpen() },
    include: { workspace: { select: { name: true } } },
  });
}
