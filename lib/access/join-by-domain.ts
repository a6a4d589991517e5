import { prismaClient } from "@/lib/db/database";
import { newId } from "@/lib/ids";

export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

type Newcomer = {
  id: string;
  name: string;
  /** The address that the provider vouches for at this sign-in. */
  vouched: string;
  identity: { providerId: string; accountId: string };
  /** What the provider was asked for: kept with the identity, and none is kept before its first sign-in. */
  scope: string;
};

/**
 * Makes who signs in through the identity provider for the first time a member of the workspaces that the domain
 * of their address joins. At that time alone, so that nobody comes back who was removed or has left; whoever has
 * signed in before a workspace named the domain is invited as anybody is.
 */
export async function joinByDomain({ id: userId, name, vouched, identity, scope }: Newcomer) {
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const first = { ...identity, scope: null, user: { disabledAt: null } };
    const { count } = await tx.account.updateMany({ where: first, data: { scope } });
    if (count === 0) return;
    // Held, so that an owner who ends this meanwhile has ended it.
    const places = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM workspace WHERE join_domain = ${domainOf(vouched)} AND kind <> 'personal'
      ORDER BY id FOR SHARE`;
    const role = "member" as const;
    const joined = await tx.membership.createManyAndReturn({
      data: places.map(({ id: workspaceId }) => ({ id: newId(), workspaceId, userId, role })),
      skipDuplicates: true,
    });
    await tx.activity.createMany({
      data: joined.map(({ workspaceId }) => ({
        id: newId(),
        workspaceId,
        action: "member.added",
        origin: "app" as const,
        actorId: userId,
        targetType: "user",
        targetId: userId,
        outcome: "success",
        details: { name, role, via: "domain" },
      })),
    });
  });
}
