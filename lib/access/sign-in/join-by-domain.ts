import { whence } from "@/lib/access/account-events";
import { recordDeeds } from "@/lib/access/activity";
import type { Visit } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { queryInPrisma } from "@/lib/db/prisma-query";
import { statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";

/** The provider under which a removed link is kept, so that its next sign-in does not count as the first. */
export const removedFrom = (issuer: string) => `removed from ${issuer}`;

export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

type Newcomer = {
  id: string;
  name: string;
  /** The address that the provider vouches for at this sign-in. */
  vouched: string;
  identity: { providerId: string; accountId: string };
  visit: Visit;
  /** What the provider was asked for: kept with the identity, and none is kept before its first sign-in. */
  scope: string;
};

// Locked, so that an owner who turns this off meanwhile has turned it off.
const LOCK_JOINED = statement(
  `SELECT id FROM workspace WHERE join_domain = $1 AND kind <> 'personal' ORDER BY id FOR SHARE`,
  ["text"],
  { id: "uuid" },
);

/**
 * Makes who signs in through the identity provider for the first time a member of the workspaces that the domain
 * of their address joins. At that time alone, so that nobody comes back who was removed or has left; whoever has
 * signed in before a workspace named the domain is invited as anybody is.
 */
export async function joinByDomain(newcomer: Newcomer) {
  const { id: userId, name, vouched, identity, scope, visit } = newcomer;
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const first = { ...identity, scope: null, user: { disabledAt: null } };
    const { count } = await tx.account.updateMany({ where: first, data: { scope } });
    if (count === 0) return;
    const removed = { providerId: removedFrom(identity.providerId), accountId: identity.accountId };
    if ((await tx.account.count({ where: removed })) > 0) return;
    const places = await queryInPrisma(tx, LOCK_JOINED, [domainOf(vouched)]);
    const role = "member" as const;
    const joined = await tx.membership.createManyAndReturn({
      data: places.map(({ id: workspaceId }) => ({ id: newId(), workspaceId, userId, role })),
      skipDuplicates: true,
    });
    await recordDeeds(
      tx,
      joined.map(({ workspaceId }) => ({
        workspaceId,
        action: "member.added",
        origin: "app" as const,
        actorId: userId,
        targetType: "user",
        targetId: userId,
        details: { name, role, via: "domain", ...whence(visit) },
      })),
    );
  });
}
