import { actInApp } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { prismaClient } from "@/lib/db/database";
import { accountDisabled } from "@/lib/domain/account/passwords";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { administerWithoutRole } from "@/lib/domain/administer";
import { JOBS } from "@/lib/domain/jobs";
import { tellOfRemoval, tellOfRole } from "@/lib/domain/members/member-mails";
import { addMembership, endMembership, findMember, setRole } from "@/lib/domain/members/membership";
import { endKey, listKeys, mintKey } from "@/lib/domain/workspace/keys";
import { lockWorkspace } from "@/lib/domain/workspace/workspace-lock";
import {
  createWorkspace,
  getWorkspace,
  presentWorkspace,
  updateWorkspace,
} from "@/lib/domain/workspace/workspaces";
import { forbidden, notFound } from "@/lib/errors";
import { createDueRunner } from "@/lib/jobs/run-due";
import { runRetention as removeOld } from "@/lib/retention/run";
import type {
  ActivityInput,
  KeyInput,
  KeysInput,
  MemberInput,
  QuotaInput,
  RoleInput,
  TierInput,
  WorkspaceFor,
  WorkspacesInput,
} from "@/lib/schemas/operator";
import { embedPending } from "@/lib/search/embed-pending";
import { reindexWorkspace } from "@/lib/search/reindex";
import { makeVectors } from "@/lib/search/vectors";
import { findUser } from "./accounts";

const actAsOperator = (workspaceId: string) => actInApp(workspaceId, null);

/** `personal` renames the person's own workspace and sets its plan instead. */
export async function createWorkspaceFor({ name, tier, ownerEmail, personal }: WorkspaceFor) {
  const owner = await findUser(ownerEmail);
  if (!personal) {
    const { id } = await createWorkspace({ userId: owner.id, name, tier, most: Infinity });
    return { id, name, tier };
  }
  const { id } = await ensurePersonalWorkspace(owner);
  await updateWorkspace(actAsOperator(id), { name, tier });
  return { id, name, tier };
}

export async function listAllWorkspaces() {
  const prisma = await prismaClient();
  const rows = await prisma.workspace.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      memberships: { where: { role: "owner" }, select: { user: { select: { email: true } } } },
      _count: { select: { memberships: true } },
    },
  });
  return rows.map(({ memberships, _count, ...row }) => ({
    ...presentWorkspace(row),
    owners: memberships.map(({ user }) => user.email),
    members: _count.memberships,
  }));
}

export const setTier = ({ id, tier }: TierInput) => updateWorkspace(actAsOperator(id), { tier });

export const setQuota = ({ id, limit }: QuotaInput) =>
  updateWorkspace(actAsOperator(id), { quotaLimit: limit });

/** @throws 403 for a personal workspace */
export async function addMember({ workspaceId, email, role }: RoleInput) {
  const { id: userId } = await findUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const place = await lockTeam(tx, workspaceId);
    const existing = await tx.membership.findFirst({ where: { userId } });
    if (!existing) return addMembership(tx, { workspaceId, userId, role });
    const change = await setRole(tx, await findMember(tx, userId), role);
    const told = { place, doer: "operator", userId, from: existing.role, role } as const;
    await tellOfRole(tx, told, change);
    return change;
  });
  return { workspace_id: workspaceId, ...member };
}

/** Removes even the last owner, and revokes the keys. */
export async function removeMemberByEmail({ workspaceId, email }: MemberInput) {
  const { id: userId } = await findUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const place = await lockTeam(tx, workspaceId);
    await tellOfRemoval(tx, { place, doer: "operator", userId });
    return endMembership(tx, await findMember(tx, userId), null);
  });
  return { workspace_id: workspaceId, ...member };
}

async function lockTeam(tx: Parameters<typeof lockWorkspace>[0], workspaceId: string) {
  const workspace = await lockWorkspace(tx, workspaceId);
  if (workspace.kind !== "personal") return workspace;
  throw forbidden("A personal workspace has only one member.");
}

/** @throws 403 for members and on the free plan, 409 also for a disabled account */
export async function createKeyFor({
  workspaceId,
  email,
  name,
  expiresInDays,
  readOnly,
}: KeyInput) {
  const { id: userId, disabledAt } = await findUser(email);
  if (disabledAt) throw accountDisabled();
  const prisma = await prismaClient();
  const member = await prisma.membership.findUnique({
    where: { workspaceId_userId: { workspaceId, userId } },
    select: { role: true, workspace: { select: { tier: true } } },
  });
  if (!member) throw notFound("Member");
  const { role, workspace } = member;
  const caller = { ...actInApp(workspaceId, userId), role, tier: workspace.tier };
  const scope = readOnly ? "read_only" : "full";
  const made = { name, expiresInDays, scope } as const;
  const { id, prefix, key } = await mintKey(caller, made, actAsOperator(workspaceId));
  return { id, prefix, key };
}

export async function listWorkspaceKeys({ workspaceId }: KeysInput) {
  await getWorkspace({ workspaceId });
  return (await listKeys({ workspaceId })).map(({ created_by, ...key }) => ({
    ...key,
    created_by: created_by.name,
  }));
}

export async function revokeKeyById({ id }: { id: string }) {
  const prisma = await prismaClient();
  const key = await prisma.apiKey.findUnique({ where: { id }, select: { workspaceId: true } });
  if (!key) throw notFound("API key");
  return endKey(actAsOperator(key.workspaceId), id);
}

export async function listWorkspaceActivity({ workspaceId, limit }: ActivityInput) {
  await getWorkspace({ workspaceId });
  return (await listActivity({ workspaceId }, { limit, offset: 0 })).items;
}

export async function reindex({ workspaceId }: WorkspacesInput) {
  const prisma = await prismaClient();
  const workspaces = await prisma.workspace.findMany({
    where: { id: workspaceId },
    select: { id: true },
  });
  if (workspaceId && workspaces.length === 0) throw notFound("Workspace");
  await makeVectors();
  let things = 0;
  for (const { id } of workspaces) things += await reindexWorkspace(id);
  // Vectors last: a slow provider must not delay the word index.
  for (const { id } of workspaces) await embedPending(id);
  return { workspaces: workspaces.length, things };
}

/** Runs due jobs too, for installations without a lasting process. */
export async function runRetention() {
  const removed = await removeOld();
  await createDueRunner(JOBS)();
  return { removed };
}

/** Tokens signed before stay valid until they expire, within 15 minutes. */
export async function rotateSigningKey() {
  const prisma = await prismaClient();
  const now = new Date();
  const { count } = await prisma.jwks.updateMany({
    where: { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    data: { expiresAt: now },
  });
  return { retired: count };
}
