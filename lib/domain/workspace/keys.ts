import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Actor, Caller } from "@/lib/access/caller";
import { createKey, cutKeyPrefix, hashKey } from "@/lib/access/keys/key-format";
import { writeLiveCondition } from "@/lib/access/keys/key-lookups";
import { explainMintRefusal } from "@/lib/access/plans";
import { canManage, mayRevokeKey } from "@/lib/access/roles";
import { DAY_MS } from "@/lib/clock";
import { lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import type { ReadColumns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { listColumns } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { administer, administerWithoutRole, type LiveCaller } from "@/lib/domain/administer";
import { getMember } from "@/lib/domain/members/membership-rows";
import type { Change } from "@/lib/domain/write";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import type { NewKey } from "@/lib/schemas/keys";
import { planExpiryNotice } from "./key-mails";

const MAX_LIVE_KEYS = 100;
const MAX_LISTED_KEYS = MAX_LIVE_KEYS + 100;

const KEY = {
  id: "uuid",
  name: "text",
  prefix: "text",
  scope: "key_scope",
  createdById: "uuid",
  createdAt: "timestamptz",
  lastUsedAt: "timestamptz?",
  expiresAt: "timestamptz?",
  revokedAt: "timestamptz?",
} as const;
type Row = ReadColumns<typeof KEY>;
const COLUMNS = listColumns(Object.keys(KEY), "k");

const LIST = statement(
  `SELECT ${COLUMNS}, u.name AS "creatorName", m.role AS "creatorRole"
   FROM api_key k JOIN "user" u ON u.id = k.created_by_id
   LEFT JOIN membership m ON m.workspace_id = k.workspace_id AND m.user_id = k.created_by_id
   WHERE k.workspace_id = $1 AND k.id IN (
     SELECT id FROM api_key WHERE workspace_id = $1
     ORDER BY coalesce(revoked_at, expires_at) DESC NULLS FIRST, id DESC LIMIT ${MAX_LISTED_KEYS}
   ) ORDER BY k.created_at DESC, k.id DESC`,
  ["uuid"],
  { ...KEY, creatorName: "text", creatorRole: "role?" },
);
const LOCK = statement(
  `SELECT ${COLUMNS} FROM api_key k WHERE k.workspace_id = $1 AND k.id = $2 ${lockSelected("NO KEY UPDATE")}`,
  ["uuid", "uuid"],
  KEY,
);
const COUNT_LIVE = statement(
  `SELECT count(*)::int AS count FROM api_key
   WHERE workspace_id = $1 AND ${writeLiveCondition("api_key", "$2")}`,
  ["uuid", "timestamptz"],
  { count: "int4" },
);
const ADD = statement(
  `INSERT INTO api_key (workspace_id, id, created_by_id, name, scope, prefix, hash, expires_at)
   VALUES (:workspaceId, :id, :userId, :name, :scope, :prefix, :hash, :expiresAt)`,
  {
    workspaceId: "uuid",
    id: "uuid",
    userId: "uuid",
    name: "text",
    scope: "key_scope",
    prefix: "text",
    hash: "bytea",
    expiresAt: "timestamptz?",
  },
);
const REVOKE = statement(
  `UPDATE api_key SET revoked_at = $3, revoked_by_id = $4 WHERE workspace_id = $1 AND id = $2`,
  ["uuid", "uuid", "timestamptz", "uuid?"],
);

function deriveStatus({ revokedAt, expiresAt }: Row): "active" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= new Date() ? "expired" : "active";
}

/** Lists those that work, and of the others those that ended last. */
export async function listKeys({ workspaceId }: Pick<Caller, "workspaceId">) {
  return (await query(LIST, [workspaceId])).map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    created_by: { id: row.createdById, name: row.creatorName, role: row.creatorRole },
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
  const make = async (tx: Transaction, now: LiveCaller) => {
    const refusal = explainMintRefusal(now);
    if (refusal)
      throw new ApiError(canManage(now.role) ? "PAID_PLAN_REQUIRED" : "FORBIDDEN", refusal);
    await requireBelowMaxKeys(tx);
    const key = createKey();
    const id = newId();
    const prefix = cutKeyPrefix(key);
    const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * DAY_MS) : null;
    const { workspaceId, userId } = caller;
    const hash = hashKey(key);
    tx.send(ADD, { workspaceId, id, userId, name, scope, prefix, hash, expiresAt });
    await planExpiryNotice(tx, { id, expiresAt });
    if (isMailSet()) {
      const { email: to } = await getMember(tx, userId);
      const by = actor.userId === userId ? {} : { by: "the operator of this service" };
      const workspace = now.workspace.name;
      await sendMail(tx, { kind: "new_key", to, key: name, workspace, workspaceId, ...by });
    }
    const activity: ActivityEntry = {
      action: "key.created",
      target: { type: "api_key", id },
      details: { name, scope },
    };
    return {
      data: { id, name, prefix, key, expires_at: expiresAt?.toISOString() ?? null },
      activity,
    };
  };
  return administer(caller, make, actor);
}

async function requireBelowMaxKeys(tx: Transaction) {
  const [live] = await tx.query(COUNT_LIVE, [tx.workspaceId, new Date()]);
  if (!live || live.count < MAX_LIVE_KEYS) return;
  throw new ApiError(
    "CONFLICT",
    `This workspace has ${MAX_LIVE_KEYS} working keys, which is the maximum. Revoke one that is no longer used.`,
  );
}

/** A second call keeps the first time. @throws 403 for another's key, except for owners and admins */
export function revokeKey(caller: Caller, { id }: { id: string }) {
  return administer(caller, async (tx, { role, userId }) => {
    const key = await lockKey(tx, id);
    if (!mayRevokeKey({ role, userId }, key.createdById)) {
      throw forbidden("Only owners and admins can revoke the keys of others. Ask one of them.");
    }
    return end(tx, key, userId);
  });
}

export function endKey(actor: Actor, id: string) {
  return administerWithoutRole(actor, async (tx) => end(tx, await lockKey(tx, id), actor.userId));
}

async function lockKey(tx: Transaction, id: string): Promise<Row> {
  const [key] = await tx.query(LOCK, [tx.workspaceId, id]);
  if (!key) throw notFound("API key");
  return key;
}

async function end(
  tx: Transaction,
  { id, name, revokedAt }: Row,
  revokedById: string | null,
): Promise<Change<{ id: string; revoked_at: string }>> {
  if (revokedAt) return { data: { id, revoked_at: revokedAt.toISOString() } };
  const now = new Date();
  await tx.query(REVOKE, [tx.workspaceId, id, now, revokedById]);
  return {
    data: { id, revoked_at: now.toISOString() },
    activity: { action: "key.revoked", target: { type: "api_key", id }, details: { name } },
  };
}
