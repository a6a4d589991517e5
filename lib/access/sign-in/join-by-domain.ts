import { toVisitDetails } from "@/lib/access/account-events";
import { addAccountActivity } from "@/lib/access/activity-rows";
import type { Visit } from "@/lib/access/visit";
import { ADD_MEMBERSHIP } from "@/lib/access/workspace-inserts";
import { prismaClient } from "@/lib/db/database";
import { lockSelected } from "@/lib/db/locks";
import { statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";

/** Kept after unlinking, so that the next sign-in does not count as the first. */
export const nameRemovedProvider = (issuer: string) => `removed from ${issuer}`;

export const extractDomain = (email: string) => email.slice(email.lastIndexOf("@") + 1);

type Newcomer = {
  id: string;
  name: string;
  vouched: string;
  identity: { providerId: string; accountId: string };
  visit: Visit;
  scope: string;
};

// Locked, so that nobody joins after an owner has turned this off.
const LOCK_JOINED = statement(
  `SELECT id FROM workspace WHERE join_domain = $1 AND kind <> 'personal'
   ORDER BY id ${lockSelected("SHARE")}`,
  ["text"],
  { id: "uuid" },
);

/** Runs only at the first sign-in, so that removed people do not come back. */
export async function joinByDomain(newcomer: Newcomer) {
  const { id: userId, name, vouched, identity, scope, visit } = newcomer;
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const first = { ...identity, scope: null, user: { disabledAt: null } };
    const { count } = await tx.account.updateMany({ where: first, data: { scope } });
    if (count === 0) return;
    const removed = {
      providerId: nameRemovedProvider(identity.providerId),
      accountId: identity.accountId,
    };
    if ((await tx.account.count({ where: removed })) > 0) return;
    const places = await tx.query(LOCK_JOINED, [extractDomain(vouched)]);
    const role = "member" as const;
    const joined: { workspaceId: string }[] = [];
    for (const { id } of places) {
      joined.push(...(await tx.query(ADD_MEMBERSHIP, [id, newId(), userId, role])));
    }
    await addAccountActivity(
      tx,
      joined.map(({ workspaceId }) => ({
        workspaceId,
        action: "member.added",
        origin: "app" as const,
        actorId: userId,
        targetType: "user",
        targetId: userId,
        details: { name, role, via: "domain", ...toVisitDetails(visit) },
      })),
    );
  });
}
