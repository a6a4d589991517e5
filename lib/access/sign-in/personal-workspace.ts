import { recordDeeds } from "@/lib/access/activity-rows";
import { config } from "@/lib/config";
import { isCollision, prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";
import type { Origin, Tier } from "@/lib/schemas/enums";

type Owner = { id: string; name: string };

export async function createPersonalWorkspace(
  tx: PeopleTx,
  owner: Owner,
  { tier, origin }: { tier: Tier; origin: Origin },
) {
  const id = newId();
  await tx.workspace.create({
    data: {
      id,
      name: `${owner.name}'s workspace`,
      kind: "personal",
      tier,
      personalOwnerId: owner.id,
      memberships: { create: { id: newId(), userId: owner.id, role: "owner" } },
    },
  });
  const by = { workspaceId: id, origin, actorId: owner.id };
  const target = { targetType: "workspace", targetId: id };
  await recordDeeds(tx, [{ ...by, action: "workspace.created", ...target }]);
}

const PERSONAL = statement("SELECT id FROM workspace WHERE personal_owner_id = $1", ["uuid"], {
  id: "uuid",
});

/** The owner is unique, so concurrent calls all get the first one. */
export async function ensurePersonalWorkspace(
  owner: Owner,
  origin: Origin = "app",
): Promise<{ id: string }> {
  const [existing] = await query(PERSONAL, [owner.id]);
  if (existing) return existing;
  const prisma = await prismaClient();
  const tier = config().DEFAULT_TIER;
  try {
    await prisma.$transaction((tx) => createPersonalWorkspace(tx, owner, { tier, origin }));
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
  const [created] = await query(PERSONAL, [owner.id]);
  if (!created) throw new Error(`The personal workspace of ${owner.id} could not be made.`);
  return created;
}
