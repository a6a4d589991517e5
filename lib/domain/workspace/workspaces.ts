import type { ActivityEntry } from "@/lib/access/activity-rows";
import { type Actor, actInApp, type Caller } from "@/lib/access/caller";
import { requireManager, requireOwner } from "@/lib/access/roles";
import { ADD_MEMBERSHIP, ADD_WORKSPACE } from "@/lib/access/workspace-inserts";
import { config } from "@/lib/config";
import type { Transaction } from "@/lib/db/transaction";
import { listJoinedWorkspaces } from "@/lib/domain/account/joined-workspaces";
import { administer, administerWithoutRole } from "@/lib/domain/administer";
import { countOwned } from "@/lib/domain/members/membership-rows";
import { forbidden } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Role, Tier } from "@/lib/schemas/enums";
import type { NewWorkspace, WorkspaceName, WorkspaceTier } from "@/lib/schemas/workspaces";
import { lockWorkspace, readWorkspace, saveWorkspace, type WorkspaceRow } from "./workspace-row";

export type WorkspaceSummary = {
  id: string;
  name: string;
  kind: "personal" | "team" | "client";
  tier: Tier;
  role: Role;
};

type Presented = "id" | "name" | "kind" | "tier" | "createdAt" | "quotaLimit";

/** `quota_limit` is null if the plan's number applies. */
export const presentWorkspace = (row: Pick<WorkspaceRow, Presented>) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  tier: row.tier,
  created_at: row.createdAt.toISOString(),
  quota_limit: row.quotaLimit,
});

/** The personal one first, the others by name. */
export async function listWorkspaces(userId: string): Promise<WorkspaceSummary[]> {
  const rank = ({ kind }: WorkspaceSummary) => (kind === "personal" ? 0 : 1);
  return (await listJoinedWorkspaces(userId))
    .map(({ id, name, kind, tier, role }) => ({ id, name, kind, tier, role }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

/** The owner creates it, unless `act` names another actor. `most` bounds their workspaces besides the personal one. @throws 403 */
export function createWorkspace({
  userId,
  name,
  kind = "team",
  tier = config().DEFAULT_TIER,
  most = config().MAX_WORKSPACES_PER_PERSON,
  act = (id) => actInApp(id, userId),
}: {
  userId: string;
  name: string;
  kind?: NewWorkspace["kind"];
  tier?: Tier;
  most?: number;
  act?: (workspaceId: string) => Actor;
}): Promise<WorkspaceSummary> {
  const id = newId();
  return administerWithoutRole(act(id), async (tx) => {
    const owned = await countOwned(tx, userId);
    if (owned >= most) throw tooMany(most);
    await tx.query(ADD_WORKSPACE, [id, name, kind, tier, null]);
    const role = "owner";
    await tx.query(ADD_MEMBERSHIP, [id, newId(), userId, role]);
    return {
      data: { id, name, kind, tier, role },
      activity: { action: "workspace.created", target: { type: "workspace", id } },
    };
  });
}

function tooMany(most: number) {
  const have = most === 1 ? "1 workspace" : `${most} workspaces`;
  return forbidden(
    most === 0
      ? "You cannot create workspaces here. Ask the operator of this service for one."
      : `You own ${have} besides your personal one, which is the limit here. Use one of them, or ask the operator of this service for another.`,
  );
}

export const getWorkspace = async ({ workspaceId }: Pick<Caller, "workspaceId">) =>
  presentWorkspace(await readWorkspace(workspaceId));

/** @throws 403 for members */
export async function renameWorkspace(caller: Caller, change: WorkspaceName) {
  return administer(caller, (tx, { role, workspace }) => {
    requireManager(role, "rename this workspace");
    return changeHeld(tx, workspace, change);
  });
}

/** @throws 403 for all but owners, and if only the operator may change plans */
export async function changeTier(caller: Caller, change: WorkspaceTier) {
  if (!config().ALLOW_TIER_CHANGE) {
    throw forbidden(
      "The operator of this service sets the plan, with `npm run admin -- workspace tier`. Ask them.",
    );
  }
  return administer(caller, (tx, { role, workspace }) => {
    requireOwner(role, "change the plan");
    return changeHeld(tx, workspace, change);
  });
}

type WorkspaceChange = { name?: string; tier?: Tier; quotaLimit?: number | null };
const ACTIONS = {
  name: "workspace.renamed",
  tier: "workspace.tier_changed",
  quotaLimit: "workspace.quota_changed",
} as const;

export function updateWorkspace(actor: Actor, change: WorkspaceChange) {
  return administerWithoutRole(actor, async (tx) =>
    changeHeld(tx, await lockWorkspace(tx), change),
  );
}

async function changeHeld(tx: Transaction, before: WorkspaceRow, change: WorkspaceChange) {
  const { id } = before;
  const after = { ...before, ...change };
  await saveWorkspace(tx, after);
  const activity = (["name", "tier", "quotaLimit"] as const)
    .filter((field) => before[field] !== after[field])
    .map(
      (field): ActivityEntry => ({
        action: ACTIONS[field],
        target: { type: "workspace", id },
        details: { from: before[field], to: after[field] },
      }),
    );
  return { data: presentWorkspace(after), activity };
}
