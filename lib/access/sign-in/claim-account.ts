import { recordOnAccount } from "@/lib/access/account-events";
import { addAccountActivity } from "@/lib/access/activity-rows";
import { withdrawAllInvitations } from "@/lib/access/credentials/invitation-rows";
import { endLinks } from "@/lib/access/credentials/link-token";
import { filterPassword } from "@/lib/access/credentials/password-row";
import { personTransaction } from "@/lib/db/person-transaction";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { statement } from "@/lib/db/statement";
import { sendMail } from "@/lib/mail/send-mail";
import type { Origin } from "@/lib/schemas/enums";
import { ensurePersonalWorkspace } from "./personal-workspace";
import { nameProvider } from "./provider-settings";

type Identity = { id: string; providerId: string; accountId: string };

/** Calls `proveAddress` too, because somebody else may have signed up with this person's unproven address. */
export async function claimAccount(
  user: { id: string; name: string; email: string },
  identity: Identity,
  origin: Origin,
) {
  await ensurePersonalWorkspace(user, origin);
  await personTransaction(user.id, async (tx) => {
    // If the account's address has just changed, the caller searches again.
    if ((await tx.user.count({ where: { id: user.id, email: user.email } })) === 0) return;
    await tx.account.create({ data: { ...identity, userId: user.id } });
    const issuer = identity.providerId;
    await recordOnAccount(tx, {
      userId: user.id,
      by: user.id,
      origin,
      action: "account.linked",
      details: { issuer },
    });
    await proveAddress(tx, user.id, origin);
    const service = nameProvider(issuer);
    await sendMail(tx, { kind: "identity", to: user.email, service, change: "linked" });
  });
}

const REVOKE_KEYS = statement(
  `UPDATE api_key SET revoked_at = $2, revoked_by_id = $1 WHERE created_by_id = $1 AND revoked_at IS NULL
   RETURNING id, workspace_id AS "workspaceId", name`,
  ["uuid", "timestamptz"],
  { id: "uuid", workspaceId: "uuid", name: "text" },
);

/** Revokes all credentials of an unproven account: somebody else may have made it. Its contents stay. */
export async function proveAddress(tx: PeopleTx, userId: string, origin: Origin) {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerified: false },
    data: { emailVerified: true },
  });
  if (count === 0) return;
  const details = await shutOut(tx, userId, origin);
  await recordOnAccount(tx, { userId, by: userId, origin, action: "account.claimed", details });
}

async function shutOut(tx: PeopleTx, userId: string, origin: Origin) {
  const passwords = await tx.account.deleteMany({ where: filterPassword(userId) });
  const sessions = await tx.session.deleteMany({ where: { userId } });
  await endLinks(tx, userId);
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.totp.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await withdrawAllInvitations(tx, userId);
  const keys = await tx.query(REVOKE_KEYS, [userId, new Date()]);
  await addAccountActivity(
    tx,
    keys.map(({ id, workspaceId, name }) => ({
      workspaceId,
      action: "key.revoked",
      origin,
      actorId: userId,
      targetType: "api_key",
      targetId: id,
      details: { name },
    })),
  );
  return { passwords: passwords.count, sessions: sessions.count, keys: keys.length };
}
