import { recordOnAccount } from "@/lib/access/account-events";
import { getProofAsked } from "@/lib/access/credentials/fresh-proof";
import type { SessionUser } from "@/lib/access/session";
import { readVisit } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import { mailIsSet } from "@/lib/mail/send-mail";
import type { PersonName } from "@/lib/schemas/members";
import { getPendingEmail } from "./email-proofs";
import { hasPassword } from "./passwords";

export async function getProfile(user: SessionUser) {
  const prisma = await prismaClient();
  const [row, proof, has_password, pending_email] = await Promise.all([
    prisma.user.findUniqueOrThrow({ where: { id: user.id } }),
    getProofAsked(user),
    hasPassword(user.id),
    getPendingEmail(user),
  ]);
  return {
    name: row.name,
    picture: row.image,
    email: row.email,
    email_verified: row.emailVerified,
    pending_email,
    created_at: row.createdAt.toISOString(),
    has_password: has_password && !config().OIDC_ONLY,
    proof,
    sends_mail: mailIsSet(),
  };
}
export type Profile = Awaited<ReturnType<typeof getProfile>>;

export async function renameAccount(
  { id: userId }: SessionUser,
  { name }: PersonName,
  headers: Headers,
) {
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { name: from } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (from === name) return { name };
    await tx.user.update({ where: { id: userId }, data: { name } });
    const event = { userId, by: userId, action: "account.renamed", visit: readVisit(headers) };
    await recordOnAccount(tx, { ...event, details: { from, to: name } });
    return { name };
  });
}

export async function listPowers({ id: userId }: Pick<SessionUser, "id">) {
  const prisma = await prismaClient();
  const works = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
  const rows = await prisma.membership.findMany({
    where: { userId },
    include: {
      workspace: {
        include: {
          apiKeys: { where: { createdById: userId, ...works }, orderBy: { createdAt: "desc" } },
        },
      },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ role, createdAt, workspace }) => ({
    workspace_id: workspace.id,
    name: workspace.name,
    kind: workspace.kind,
    role,
    since: createdAt.toISOString(),
    keys: workspace.apiKeys.map((key) => ({
      id: key.id,
      name: key.name,
      prefix: key.prefix,
      scope: key.scope,
      created_at: key.createdAt.toISOString(),
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
      expires_at: key.expiresAt?.toISOString() ?? null,
    })),
  }));
}
export type Power = Awaited<ReturnType<typeof listPowers>>[number];
