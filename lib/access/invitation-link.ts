import { createHash, randomBytes } from "node:crypto";
import { database } from "@/lib/db/database";

/** The secret part of an invitation's link: 256 random bits. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashToken = (token: string) =>
  new Uint8Array(createHash("sha256").update(token).digest());

/** What makes an invitation one that can still be accepted. */
export const isOpen = () => ({ acceptedAt: null, expiresAt: { gt: new Date() } });

/** The open invitation of a link, with its workspace's name. An address alone finds none, anywhere. */
export async function findInvitation(token: string) {
  const { prisma } = await database();
  return prisma.invitation.findFirst({
    where: { tokenHash: hashToken(token), ...isOpen() },
    include: { workspace: { select: { name: true } } },
  });
}
