import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { getProofAsked } from "@/lib/access/credentials/fresh-proof";
import { hasPassword } from "@/lib/access/credentials/password-row";
import { writeLiveCondition } from "@/lib/access/keys/key-lookups";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { personTransaction } from "@/lib/db/person-transaction";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { isMailSet } from "@/lib/mail/send-mail";
import type { PersonName } from "@/lib/schemas/members";
import { findOpenProof } from "./email-proofs";
import { listJoinedWorkspaces } from "./joined-workspaces";

export async function getProfile(caller: AccountCaller) {
  const { userId } = caller;
  const prisma = await prismaClient();
  const [row, proof, has_password, mailed] = await Promise.all([
    prisma.user.findUniqueOrThrow({ where: { id: userId } }),
    getProofAsked(caller),
    hasPassword(prisma, userId),
    findOpenProof(caller),
  ]);
  return {
    name: row.name,
    picture: row.image,
    email: row.email,
    email_verified: row.emailVerified,
    pending_email: mailed.pending,
    has_open_link: mailed.confirms,
    created_at: row.createdAt.toISOString(),
    has_password: has_password && !config().OIDC_ONLY,
    proof,
    sends_mail: isMailSet(),
  };
}
export type Profile = Awaited<ReturnType<typeof getProfile>>;

export async function renameAccount(caller: AccountCaller, { name }: PersonName) {
  const { userId } = caller;
  return personTransaction(userId, async (tx) => {
    const { name: from } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (from === name) return { name };
    await tx.user.update({ where: { id: userId }, data: { name } });
    await recordOwn(tx, caller, "account.renamed", { from, to: name });
    return { name };
  });
}

const LIVE_KEYS = statement(
  `SELECT id, workspace_id AS "workspaceId", name, prefix, scope, created_at, last_used_at, expires_at FROM api_key
   WHERE created_by_id = $1 AND ${writeLiveCondition("api_key", "$2")}
   ORDER BY created_at DESC, id DESC`,
  ["uuid", "timestamptz"],
  {
    id: "uuid",
    workspaceId: "uuid",
    name: "text",
    prefix: "text",
    scope: "key_scope",
    created_at: "timestamptz",
    last_used_at: "timestamptz?",
    expires_at: "timestamptz?",
  },
);

/** Lists the workspaces of a person, with the working keys that they made in each. */
export async function listMembershipsWithKeys({ userId }: Pick<AccountCaller, "userId">) {
  const [places, keys] = await Promise.all([
    listJoinedWorkspaces(userId),
    query(LIVE_KEYS, [userId, new Date()]),
  ]);
  return places.map(({ id, name, kind, role, joinedAt }) => ({
    workspace_id: id,
    name,
    kind,
    role,
    since: joinedAt.toISOString(),
    keys: keys
      .filter(({ workspaceId }) => workspaceId === id)
      .map(({ workspaceId: _, ...key }) => ({
        ...key,
        created_at: key.created_at.toISOString(),
        last_used_at: key.last_used_at?.toISOString() ?? null,
        expires_at: key.expires_at?.toISOString() ?? null,
      })),
  }));
}
export type MembershipWithKeys = Awaited<ReturnType<typeof listMembershipsWithKeys>>[number];
