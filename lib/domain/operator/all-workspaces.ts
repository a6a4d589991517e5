import { actAsOperator } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { listActivityForOperator } from "@/lib/domain/activity/activity-log";
import {
  createWorkspace,
  getWorkspace,
  presentWorkspace,
  updateWorkspace,
} from "@/lib/domain/workspace/workspaces";
import type { ActivityInput, QuotaInput, TierInput, WorkspaceFor } from "@/lib/schemas/operator";
import { getUser } from "./accounts";

/** `personal` renames the person's own workspace and sets its plan instead. */
export async function createWorkspaceFor({ name, tier, ownerEmail, personal }: WorkspaceFor) {
  const owner = await getUser(ownerEmail);
  if (!personal) {
    const { id } = await createWorkspace({
      userId: owner.id,
      name,
      tier,
      most: Infinity,
      act: actAsOperator,
    });
    return { id, name, tier };
  }
  const { id } = await ensurePersonalWorkspace(owner);
  await updateWorkspace(actAsOperator(id), { name, tier });
  return { id, name, tier };
}

const ALL = statement(
  `SELECT w.id, w.name, w.kind, w.tier, w.created_at AS "createdAt", w.quota_limit AS "quotaLimit",
     array_agg(u.email ORDER BY u.email) FILTER (WHERE m.role = 'owner') AS owners,
     count(m.id)::int AS members
   FROM workspace w LEFT JOIN membership m ON m.workspace_id = w.id LEFT JOIN "user" u ON u.id = m.user_id
   GROUP BY w.id ORDER BY w.created_at, w.id`,
  [],
  {
    id: "uuid",
    name: "text",
    kind: "workspace_kind",
    tier: "tier",
    createdAt: "timestamptz",
    quotaLimit: "int4?",
    owners: "text[]?",
    members: "int4",
  },
);

export async function listAllWorkspaces() {
  return (await query(ALL, [])).map(({ owners, members, ...row }) => ({
    ...presentWorkspace(row),
    owners: owners ?? [],
    members,
  }));
}

export const setTier = ({ id, tier }: TierInput) => updateWorkspace(actAsOperator(id), { tier });

export const setQuota = ({ id, limit }: QuotaInput) =>
  updateWorkspace(actAsOperator(id), { quotaLimit: limit });

export async function listWorkspaceActivity({ workspaceId, limit }: ActivityInput) {
  await getWorkspace({ workspaceId });
  return (await listActivityForOperator({ workspaceId }, { limit, offset: 0 })).items;
}
