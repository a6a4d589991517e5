import type { Actor, Caller } from "@/lib/access/caller";
import { cutKeyPrefix, hashKey, mintKey as newKey } from "@/lib/access/keys/key-format";
import { canManage, explainMintRefusal } from "@/lib/access/plans";
import type { TenantTx } from "@/lib/db/prisma-models";
import { inWorkspace } from "@/lib/db/tenant";
import { administer, administerWithoutRole, type Present } from "@/lib/domain/administer";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import type { ApiKeyModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { mailIsSet } from "@/lib/mail/send-mail";
import type { NewKey } from "@/lib/schemas/keys";
import { planExpiryNotice, tellOfKey } from "./key-mails";

const MAX_LIVE_KEYS = 25;
const DAY_MS = 86_400_000;

const toTarget = (id: string) => ({ type: "api_key", id });

function deriveStatus({ revokedAt, expiresAt }: ApiKeyModel): "active" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= new Date() ? "expired" : "active";
}

export async function listKeys({ workspaceId }: Pick<Caller, "workspaceId">) {
  const roleHere = { where: { workspaceId }, select: { role: true } };
  const rows = await (await inWorkspace(workspaceId)).apiKey.findMany({
    include: { createdBy: { select: { id: true, name: true, memberships: roleHere } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ createdBy: { memberships, ...maker }, ...row }) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    created_by: { ...maker, role: memberships[0]?.role ?? null },
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    status: deriveStatus(row),
  }));
}
export type KeySummary = Awaited<ReturnType<typeof listKeys>>[number];

/** `actor` is recorded. @throws 403 for members and on the free plan, 409 beyond `MAX_LIVE_KEYS` */
export function mintKey(
  caller: Caller,
  { name, expiresInDays, scope = "full" }: Omit<NewKey, "scope"> & Partial<NewKey>,
  actor: Actor = caller,
) {
  const make = async (tx: TenantTx, now: Present) => {
    const refusal = explainMintRefusal(now);
    if (refusal)
      throw new ApiError(canManage(now.role) ? "PAID_PLAN_REQUIRED" : "FORBIDDEN", refusal);
    const { name: workspace } = now.workspace;
    await requireRoom(tx);
    const key = newKey();
    const row = await tx.apiKey.create({
      data: {
        id: newId(),
        workspaceId: caller.workspaceId,
        createdById: caller.userId,
        name,
        scope,
        prefix: cutKeyPrefix(key),
        hash: new Uint8Array(hashKey(key)),
        expiresAt: expiresInDays ? new Date(Date.now() + expiresInDays * DAY_MS) : null,
      },
    });
    await planExpiryNotice(tx, row);
    if (mailIsSet()) await tellOfKey(tx, { key: name, workspace, owner: caller, actor });
    const { id, prefix, expiresAt } = row;
    return {
      data: { id, name, prefix, key, expires_at: expiresAt?.toISOString() ?? null },
      activity: { action: "key.created", target: toTarget(id), details: { name, scope } },
    };
  };
  return administer(caller, make, actor);
}

async function requireRoom(tx: TenantTx) {
  const live = await tx.apiKey.count({
    where: { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
  });
  if (live < MAX_LIVE_KEYS) return;
  throw new ApiError(
    "CONFLICT",
    `This workspace has ${MAX_LIVE_KEYS} working keys, which is the maximum. Revoke one that is no longer used.`,
  );
}

/** A second call keeps the first time. @throws 403 for another's key, except for owners and admins */
export function revokeKey(caller: Caller, { id }: { id: string }) {
  return administer(caller, async (tx, { role, userId }) => {
    const key = await findKey(tx, id);
    if (!canManage(role) && key.createdById !== userId) {
      throw forbidden("Only owners and admins can revoke the keys of others. Ask one of them.");
    }
    return end(tx, key, userId);
  });
}

export function endKey(actor: Actor, id: string) {
  return administerWithoutRole(actor, async (tx) => end(tx, await findKey(tx, id), actor.userId));
}

async function findKey(tx: TenantTx, id: string): Promise<ApiKeyModel> {
  const key = await tx.apiKey.findFirst({ where: { id } });
  if (!key) throw notFound("API key");
  return key;
}

async function end(tx: TenantTx, { id, name }: ApiKeyModel, revokedById: string | null) {
  const now = new Date();
  const { count } = await tx.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: now, revokedById },
  });
  if (count === 0) {
    const { revokedAt } = await tx.apiKey.findFirstOrThrow({ where: { id } });
    return { data: { id, revoked_at: (revokedAt ?? now).toISOString() } };
  }
  return {
    data: { id, revoked_at: now.toISOString() },
    activity: { action: "key.revoked", target: toTarget(id), details: { name } },
  };
}
