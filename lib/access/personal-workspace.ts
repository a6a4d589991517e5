import { config } from "@/lib/config";
import { isCollision } from "@/lib/db/collision";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/read";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import type { Origin, Tier } from "@/lib/schemas/enums";

type Owner = { id: string; name: string };

/** A new personal workspace with its one member; `origin` is the door that its first record names. */
export function newPersonalWorkspace(owner: Owner, tier: Tier, origin: Origin) {
  const id = newId();
  return {
    id,
    name: `${owner.name}'s workspace`,
    kind: "personal",
    tier,
    memberships: { create: { id: newId(), userId: owner.id, role: "owner" } },
    activities: {
      create: {
        id: newId(),
        action: "workspace.created",
        origin,
        actorId: owner.id,
        targetType: "workspace",
        targetId: id,
        outcome: "success",
      },
    },
  } satisfies Prisma.WorkspaceUncheckedCreateWithoutPersonalOwnerInput;
}

const find = (userId: string) =>
  query<{ id: string }>("SELECT id FROM workspace WHERE personal_owner_id = $1", [userId]);

/**
 * A person's personal workspace, which is made if there is none yet; there is never a second one, as
 * its owner is unique: calls at the same time collide, and all get the one that was first.
 */
export async function ensurePersonalWorkspace(
  owner: Owner,
  origin: Origin = "app",
): Promise<{ id: string }> {
  const [existing] = await find(owner.id);
  if (existing) return existing;
  const prisma = await prismaClient();
  const workspace = newPersonalWorkspace(owner, config().DEFAULT_TIER, origin);
  try {
    await prisma.workspace.create({ data: { ...workspace, personalOwnerId: owner.id } });
  } catch (error) {
    if (!isCollision(error)) throw error;
  }
  const [created] = await find(owner.id);
  if (!created) throw new Error(`The personal workspace of ${owner.id} could not be made.`);
  return created;
}
