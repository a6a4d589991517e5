import { addAccountActivity } from "@/lib/access/activity-rows";
import { ADD_MEMBERSHIP, ADD_WORKSPACE } from "@/lib/access/workspace-inserts";
import { config } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import { type Queryable, statement } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids";
import type { Origin, Tier } from "@/lib/schemas/enums";

type Owner = { id: string; name: string };

/** Does nothing if the person already has one. */
export async function createPersonalWorkspace(
  tx: Queryable,
  { id: userId, name }: Owner,
  { id = newId(), tier, origin }: { id?: string; tier: Tier; origin: Origin },
) {
  const values = [id, `${name}'s workspace`, "personal", tier, userId] as const;
  const [added] = await tx.query(ADD_WORKSPACE, values);
  if (!added) return;
  await tx.query(ADD_MEMBERSHIP, [id, newId(), userId, "owner"]);
  await addAccountActivity(tx, [
    {
      workspaceId: id,
      origin,
      actorId: userId,
      action: "workspace.created",
      targetType: "workspace",
      targetId: id,
    },
  ]);
}

const PERSONAL = statement("SELECT id FROM workspace WHERE personal_owner_id = $1", ["uuid"], {
  id: "uuid",
});

export async function findPersonalWorkspace(userId: string): Promise<{ id: string } | undefined> {
  const [found] = await query(PERSONAL, [userId]);
  return found;
}

/** The owner is unique, so concurrent calls all get the first one. */
export async function ensurePersonalWorkspace(
  owner: Owner,
  origin: Origin = "app",
): Promise<{ id: string }> {
  const existing = await findPersonalWorkspace(owner.id);
  if (existing) return existing;
  const id = newId();
  const tier = config().DEFAULT_TIER;
  await transaction(id, (tx) => createPersonalWorkspace(tx, owner, { id, tier, origin }));
  const created = await findPersonalWorkspace(owner.id);
  if (!created) throw new Error(`The personal workspace of ${owner.id} could not be made.`);
  return created;
}
