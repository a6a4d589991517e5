import { type Actor, actInApp, type Caller } from "@/lib/access/caller";
import { requireManager } from "@/lib/access/roles";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import type { TenantTx } from "@/lib/db/prisma-models";
import { inWorkspace } from "@/lib/db/tenant";
import { administer, administerWithoutRole } from "@/lib/domain/administer";
import { countOwned } from "@/lib/domain/members/membership";
import { forbidden, notFound } from "@/lib/errors";
import type { WorkspaceModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import type { Role, Tier } from "@/lib/schemas/enums";
import type { NewWorkspace, WorkspaceName, WorkspaceTier } from "@/lib/schemas/workspaces";
import { lockWorkspace } from "./workspace-lock";

export type WorkspaceSummary = {
  id: string;
  name: string;
  kind: "personal" | "team" | "client";
  tier: Tier;
  role: Role;
};

/** `quota_limit` is null if the plan's number applies. */
export const presentWorkspace = (row: WorkspaceModel) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  tier: row.tier,
  created_at: row.createdAt.toISOString(),
  quota_limit: row.quotaLimit,
});

const toTarget = (id: string) => ({ type: "workspace", id });

export async function listWorkspaces(userId: string): Promise<WorkspaceSummary[]> {
  const prisma = await prismaClient();
  const memberships = await prisma.membership.findMany({
    where: { userId },
    select: { role: true, workspace: { select: { id: true, name: true, kind: true, tier: true } } },
  });
  const rank = ({ kind }: WorkspaceSummary) => (kind === "personal" ? 0 : 1);
  return memberships
    .map(({ role, workspace }) => ({ ...workspace, role }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

/** `most` bounds the workspaces that the person owns, besides the personal one. @throws 403 */
export function createWorkspace({
  userId,
  name,
  kind = "team",
  tier = config().DEFAULT_TIER,
  most = config().MAX_WORKSPACES_PER_PERSON,
}: {
  userId: string;
  name: string;
  kind?: NewWorkspace["kind"];
  tier?: Tier;
  most?: number;
}): Promise<WorkspaceSummary> {
  const id = newId();
  return administerWithoutRole(actInApp(id, userId), async (tx) => {
    const owned = await countOwned(tx, userId);
    if (owned >= most) throw tooMany(most);
    await tx.workspace.create({ data: { id, name, kind, tier } });
    const role = "owner";
    await tx.membership.create({ data: { id: newId(), workspaceId: id, userId, role } });
    return {
      data: { id, name, kind, tier, role },
      activity: { action: "workspace.created", target: toTarget(id) },
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

export async function getWorkspace({ workspaceId }: Pick<Caller, "workspaceId">) {
  const row = await (await inWorkspace(workspaceId)).workspace.findFirst();
  if (!row) throw notFound("Workspace");
  return presentWorkspace(row);
}

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
    if (role !== "owner") throw forbidden("Only owners can change the plan. Ask one of them.");
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
    changeHeld(tx, await lockWorkspace(tx, actor.workspaceId), change),
  );
}

async function changeHeld(tx: TenantTx, before: WorkspaceModel, change: WorkspaceChange) {
  const { id } = before;
  const after = await tx.workspace.update({ where: { id }, data: change });
  const activity = (["name", "tier", "quotaLimit"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      action: ACTIONS[field],
      target: toTarget(id),
      details: { from: before[field], to: after[field] },
    }));
  return { data: presentWorkspace(after), activity };
}
