import type { Caller } from "@/lib/access/caller";
import type { InvitationRow } from "@/lib/access/credentials/invitation-rows";
import { canManage } from "@/lib/access/roles";
import { config } from "@/lib/config";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import type { WorkspaceRow } from "@/lib/domain/workspace/workspace-row";
import type { Change } from "@/lib/domain/write";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import type { Role } from "@/lib/schemas/enums";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";
import { getKeysEnd } from "./demotion";

// These mails notify members of changes that others made, never of their own.

type Workspace = Pick<WorkspaceRow, "id" | "name">;
const toMailFields = ({ id, name }: Workspace) => ({ workspace: name, workspaceId: id });

type MailActor = { userId: string } | "operator";

async function findActorName(tx: Transaction, actor: MailActor) {
  if (actor === "operator") return {};
  const member = await findAble(tx, actor.userId);
  return { by: member?.name ?? FORMER_MEMBER };
}

const ABLE = statement(
  `SELECT u.name, u.email FROM membership m JOIN "user" u ON u.id = m.user_id
   WHERE m.workspace_id = $1 AND m.user_id = ANY($2) AND u.disabled_at IS NULL ORDER BY m.id LIMIT $3`,
  ["uuid", "uuid[]", "int8"],
  { name: "text", email: "text" },
);

async function findAble(tx: Transaction, userId: string) {
  const [member] = await tx.query(ABLE, [tx.workspaceId, [userId], 1]);
  return member;
}

/** Limits the mails a day to a person, from all workspaces together. Call it before the transaction. */
export async function mayNotify({ userId, role }: Caller, whom: string) {
  if (!isMailSet() || userId === whom || !canManage(role)) return false;
  return takeMailTry(whom, "membership");
}

type RoleMail = { workspace: Workspace; actor: MailActor; userId: string; from: Role; role: Role };

export async function notifyOfRole(
  tx: Transaction,
  { workspace, actor, userId, from, role }: RoleMail,
  { activity = [] }: Pick<Change<unknown>, "activity">,
) {
  const member = from !== role && (await findAble(tx, userId));
  if (!member) return;
  const bounds = [activity].flat().some(({ action }) => action === "key.bounded");
  await sendMail(tx, {
    kind: "role_changed",
    to: member.email,
    ...toMailFields(workspace),
    from,
    role,
    ...(await findActorName(tx, actor)),
    ...(bounds && { keysEndAt: getKeysEnd().toISOString() }),
  });
}

type MemberNotice = { workspace: Workspace; actor: MailActor; userId: string };

const notifyOne =
  (kind: "member_removed" | "workspace_handed_over") =>
  async (tx: Transaction, { workspace, actor, userId }: MemberNotice) => {
    const member = await findAble(tx, userId);
    if (!member) return;
    const by = await findActorName(tx, actor);
    await sendMail(tx, { kind, to: member.email, ...toMailFields(workspace), ...by });
  };

/** Call it before the membership is deleted. */
export const notifyOfRemoval = notifyOne("member_removed");

export const notifyOfHandOver = notifyOne("workspace_handed_over");

/** Call it before the transaction. */
export const mayNotifyOfDemand = async ({ workspaceId }: Caller) =>
  isMailSet() && !config().OIDC_ONLY && (await takeMailTry(workspaceId, "demand"));

/** Members beyond this number see the change at their next visit. */
const MAX_MAILS = 200;

const notifyMany =
  (kind: "factor_demanded" | "workspace_deleted") =>
  async (
    tx: Transaction,
    { workspace, actor, userIds }: { workspace: Workspace; actor: MailActor; userIds: string[] },
  ) => {
    const members = await tx.query(ABLE, [tx.workspaceId, userIds, MAX_MAILS]);
    const by = await findActorName(tx, actor);
    for (const { email: to } of members) {
      await sendMail(tx, { kind, to, ...toMailFields(workspace), ...by });
    }
  };

export const notifyOfDemand = notifyMany("factor_demanded");

/** Needs no limit a day: a workspace is deleted once. Call it before the memberships are deleted. */
export const notifyOfDeletion = notifyMany("workspace_deleted");

export async function notifyOfAnswer(
  tx: Transaction,
  { workspaceId, workspaceName, invitedById, email, role }: InvitationRow,
  answer: "accepted" | "declined",
) {
  const inviter = isMailSet() && (await findAble(tx, invitedById));
  if (!inviter) return;
  const workspace = toMailFields({ id: workspaceId, name: workspaceName });
  const to = inviter.email;
  await sendMail(tx, { kind: "invitation_answered", to, ...workspace, email, role, answer });
}
