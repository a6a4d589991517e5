import { actAsOperator, actInApp } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { listActivityForOperator } from "@/lib/domain/activity/activity-log";
import { administerWithoutRole } from "@/lib/domain/administer";
import { JOBS } from "@/lib/domain/jobs";
import {
  addMembership,
  endMembership,
  findMember,
  requireOwnerOfOthers,
  setRole,
} from "@/lib/domain/members/membership-rows";
import { notifyOfRemoval, notifyOfRole } from "@/lib/domain/members/notify-members";
import { endKey, listKeys, mintKey } from "@/lib/domain/workspace/keys";
import { lockWorkspace, readWorkspace, requireTeam } from "@/lib/domain/workspace/workspace-row";
import {
  createWorkspace,
  getWorkspace,
  presentWorkspace,
  updateWorkspace,
} from "@/lib/domain/workspace/workspaces";
import { ApiError, notFound } from "@/lib/errors";
import { createDueRunner } from "@/lib/jobs/run-due";
import { runRetention } from "@/lib/retention/retention";
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
import { accountDisabled, getUser } from "./accounts";

/** `personal` renames the person's own workspace and sets its plan instead. */
export async function createWorkspaceFor({ name, tier, ownerEmail, personal }: WorkspaceFor) {
  const owner = await getUser(ownerEmail);
  if (!personal) {
    const { id } = await createWorkspace({ userId: owner.id, name, tier, most: Infinity });
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

/** @throws 403 for a personal workspace, 409 as `requireOwnerOfOthers` */
export async function addMember({ workspaceId, email, role }: RoleInput) {
  const { id: userId } = await getUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const workspace = await lockTeam(tx);
    const member = await findMember(tx, userId);
    if (!member) return addMembership(tx, { userId, role });
    if (role !== "owner") await requireOwnerOfOthers(tx, member);
    const change = await setRole(tx, member, role);
    const mail = { workspace, actor: "operator", userId, from: member.role, role } as const;
    await notifyOfRole(tx, mail, change);
    return change;
  });
  return { workspace_id: workspaceId, ...member };
}

/** Revokes the person's keys. @throws 403, 409 as `addMember` */
export async function removeMemberByEmail({ workspaceId, email }: MemberInput) {
  const { id: userId } = await getUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const workspace = await lockTeam(tx);
    const member = await findMember(tx, userId);
    if (!member) throw notMember(email);
    await requireOwnerOfOthers(tx, member);
    await notifyOfRemoval(tx, { workspace, actor: "operator", userId });
    return endMembership(tx, member, null);
  });
  return { workspace_id: workspaceId, ...member };
}

const notMember = (email: string) =>
  new ApiError(
    "NOT_FOUND",
    `${email} is not a member of this workspace. “member add” adds people to it.`,
  );

async function lockTeam(tx: Transaction) {
  const workspace = await lockWorkspace(tx);
  requireTeam(workspace);
  return workspace;
}

const ROLE_AND_TIER = statement(
  `SELECT m.role, w.tier FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.workspace_id = $1 AND m.user_id = $2`,
  ["uuid", "uuid"],
  { role: "role", tier: "tier" },
);

/** @throws 403 for members and on the free plan, 409 also for a disabled account */
export async function createKeyFor({
  workspaceId,
  email,
  name,
  expiresInDays,
  readOnly,
}: KeyInput) {
  const { id: userId, disabledAt } = await getUser(email);
  if (disabledAt) throw accountDisabled();
  const workspace = await readWorkspace(workspaceId);
  const [member] = await query(ROLE_AND_TIER, [workspaceId, userId]);
  if (!member) {
    requireTeam(workspace);
    throw notMember(email);
  }
  const caller = { ...actInApp(workspaceId, userId), ...member };
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

const WORKSPACE_OF_KEY = statement(
  `SELECT workspace_id AS "workspaceId" FROM api_key WHERE id = $1`,
  ["uuid"],
  { workspaceId: "uuid" },
);

export async function revokeKeyById({ id }: { id: string }) {
  const [key] = await query(WORKSPACE_OF_KEY, [id]);
  if (!key) throw notFound("API key");
  return endKey(actAsOperator(key.workspaceId), id);
}

export async function listWorkspaceActivity({ workspaceId, limit }: ActivityInput) {
  await getWorkspace({ workspaceId });
  return (await listActivityForOperator({ workspaceId }, { limit, offset: 0 })).items;
}

const IDS = statement("SELECT id FROM workspace WHERE $1::uuid IS NULL OR id = $1", ["uuid?"], {
  id: "uuid",
});

export async function reindex({ workspaceId }: WorkspacesInput) {
  const workspaces = await query(IDS, [workspaceId ?? null]);
  if (workspaceId && workspaces.length === 0) throw notFound("Workspace");
  await makeVectors();
  let resources = 0;
  for (const { id } of workspaces) resources += await reindexWorkspace(id);
  // A slow provider of vectors must not delay the word index.
  for (const { id } of workspaces) await embedPending(id);
  return { workspaces: workspaces.length, resources };
}

/** Runs due jobs too, for installations without a lasting process. */
export async function cleanUpNow() {
  const removed = await runRetention();
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
