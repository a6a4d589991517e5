import type { Caller } from "@/lib/access/caller";
import { canManage } from "@/lib/access/plans";
import { config } from "@/lib/config";
import type { TenantTx } from "@/lib/db/prisma-models";
import type { Change } from "@/lib/domain/write";
import type { InvitationModel, WorkspaceModel } from "@/lib/generated/prisma/models";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { mailIsSet, sendMail } from "@/lib/mail/send-mail";
import type { Role } from "@/lib/schemas/enums";
import { getKeysEnd } from "./demotion";

/** Mails to members about acts of others; never about their own. */

type Place = Pick<WorkspaceModel, "id" | "name">;
const toMailFields = ({ id, name }: Place) => ({ workspace: name, workspaceId: id });

type Doer = { userId: string } | "operator";

async function findDoerName(tx: TenantTx, doer: Doer) {
  if (doer === "operator") return {};
  const member = await findAble(tx, doer.userId);
  return { by: member?.user.name ?? "A former member" };
}

const findAble = (tx: TenantTx, userId: string) =>
  tx.membership.findFirst({
    where: { userId, user: { disabledAt: null } },
    select: { user: { select: { name: true, email: true } } },
  });

/** Limits the mails a day. Call it before the transaction. */
export async function mayTell({ workspaceId, userId, role }: Caller, whom: string) {
  if (!mailIsSet() || userId === whom || !canManage(role)) return false;
  return takeMailTry(`${workspaceId} ${whom}`, "membership");
}

type RoleMail = { place: Place; doer: Doer; userId: string; from: Role; role: Role };

export async function tellOfRole(
  tx: TenantTx,
  { place, doer, userId, from, role }: RoleMail,
  { activity = [] }: Pick<Change<unknown>, "activity">,
) {
  const member = from !== role && (await findAble(tx, userId));
  if (!member) return;
  const bounds = [activity].flat().some(({ action }) => action === "key.bounded");
  await sendMail(tx, {
    ...{ kind: "role_changed", to: member.user.email, ...toMailFields(place), from, role },
    ...(await findDoerName(tx, doer)),
    ...(bounds && { keysEndAt: getKeysEnd().toISOString() }),
  });
}

type MemberMail = { place: Place; doer: Doer; userId: string };

/** Call it before the membership is deleted. */
export async function tellOfRemoval(tx: TenantTx, { place, doer, userId }: MemberMail) {
  const member = await findAble(tx, userId);
  if (!member) return;
  const by = await findDoerName(tx, doer);
  await sendMail(tx, {
    kind: "member_removed",
    to: member.user.email,
    ...toMailFields(place),
    ...by,
  });
}

export async function tellOfHandOver(tx: TenantTx, { place, doer, userId }: MemberMail) {
  const member = await findAble(tx, userId);
  if (!member) return;
  const by = await findDoerName(tx, doer);
  const to = member.user.email;
  await sendMail(tx, { kind: "workspace_handed_over", to, ...toMailFields(place), ...by });
}

/** Call it before the transaction. */
export const mayTellOfDemand = async ({ workspaceId }: Caller) =>
  mailIsSet() && !config().OIDC_ONLY && (await takeMailTry(workspaceId, "demand"));

/** Members beyond this number see the demand at their next visit. */
const MOST_MAILS = 200;

export async function tellOfDemand(
  tx: TenantTx,
  { place, doer, userIds }: { place: Place; doer: Doer; userIds: string[] },
) {
  const members = await tx.membership.findMany({
    where: { userId: { in: userIds }, user: { disabledAt: null } },
    orderBy: { id: "asc" },
    take: MOST_MAILS,
    select: { user: { select: { email: true } } },
  });
  const by = await findDoerName(tx, doer);
  for (const { user } of members) {
    await sendMail(tx, { kind: "factor_demanded", to: user.email, ...toMailFields(place), ...by });
  }
}

export async function tellOfAnswer(
  tx: TenantTx,
  { workspaceId, invitedById, email, role }: InvitationModel,
  answer: "accepted" | "declined",
) {
  const inviter = mailIsSet() && (await findAble(tx, invitedById));
  if (!inviter) return;
  const { id, name } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const to = inviter.user.email;
  await sendMail(tx, {
    ...{ kind: "invitation_answered", to, ...toMailFields({ id, name }), email, role, answer },
  });
}
