import { config } from "@/lib/config";
import { query } from "@/lib/db/read";
import { newId } from "@/lib/ids";

// One statement, so it is whole or not there; the unique owner makes concurrent calls agree on one.
const CREATE = `
  WITH created AS (
    INSERT INTO workspace (id, name, kind, tier, personal_owner_id, updated_at)
    VALUES ($1, $2, 'personal', $3, $4, now())
    ON CONFLICT (personal_owner_id) DO NOTHING RETURNING id
  ), joined AS (
    INSERT INTO membership (id, workspace_id, user_id, role) SELECT $5, id, $4, 'owner' FROM created
  )
  INSERT INTO activity (id, workspace_id, action, origin, actor_id, target_type, target_id, outcome)
  SELECT $6, id, 'workspace.created', 'app', $4, 'workspace', id, 'success' FROM created`;

const find = (userId: string) =>
  query<{ id: string }>("SELECT id FROM workspace WHERE personal_owner_id = $1", [userId]);

/** A person's personal workspace, which is made if there is none yet; there is never a second one. */
export async function ensurePersonalWorkspace(user: {
  id: string;
  name: string;
}): Promise<{ id: string }> {
  const [existing] = await find(user.id);
  if (existing) return existing;
  const ids = { workspace: newId(), membership: newId(), activity: newId() };
  const name = `${user.name}'s workspace`;
  const { DEFAULT_TIER } = config();
  await query(CREATE, [ids.workspace, name, DEFAULT_TIER, user.id, ids.membership, ids.activity]);
  const [created] = await find(user.id);
  if (!created) throw new Error(`The personal workspace of ${user.id} could not be made.`);
  return created;
}
