import type { Caller } from "@/lib/access/caller";
import { canManage } from "@/lib/access/plans";
import { config } from "@/lib/config";
import type { Tx } from "@/lib/db/tenant";
import type { Change } from "@/lib/domain/write";
import type { InvitationModel, WorkspaceModel } from "@/lib/generated/prisma/models";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { mailIsSet, sendMail } from "@/lib/mail/send-mail";
import type { Role } from "@/lib/schemas/enums";
import { keysEnd } from "./demotion";

/** People are told by mail what others do to them in a workspace; never what they did themselves. */

type Place = Pick<WorkspaceModel, "id" | "name">;
const there = ({ id, name }: Place) => ({ workspace: name, workspaceId: id });

/** Who did it: a member, or the operator. */
type Doer = { userId: string } | "operator";

async function nameOf(tx: Tx, doer: Doer) {
  if (doer === "operator") return {};
  const member = await findAble(tx, doer.userId);
  return { by: member?.user.name ?? "A former member" };
}

/** Whoever is kept out gets no mail. */
const findAble = (tx: Tx, userId: string) =>
  tx.membership.findFirst({
    where: { userId, user: { disabledAt: null } },
    select: { user: { select: { name: true, email: true } } },
  });

/** Whether this person is told what the caller does to them, so many times a day. Call it before the transaction. */
export async function mayTell({ workspaceId, userId, role }: Caller, whom: string) {
  if (!mailIsSet() || userId === whom || !canManage(role)) return false;
  return takeMailTry(`${workspaceId} ${whom}`, "membership");
}

type RoleMail = { place: Place; doer: Doer; userId: string; from: Role; role: Role };

/** Tells a member of the role that `change` gave them. */
export async function tellOfRole(
  tx: Tx,
  { place, doer, userId, from, role }: RoleMail,
  { activity = [] }: Pick<Change<unknown>, "activity">,
) {
  const member = from !== role && (await findAble(tx, userId));
  if (!member) return;
  const bounds = [activity].flat().some(({ action }) => action === "key.bounded");
  await sendMail(tx, {
    ...{ kind: "role_changed", to: member.user.email, ...there(place), from, role },
    ...(await nameOf(tx, doer)),
    ...(bounds && { keysEndAt: keysEnd().toISOString() }),
  });
}

type MemberMail = { place: Place; doer: Doer; userId: string };

/** Tells somebody that they are removed; call it while they are a member still. */
export async function tellOfRemoval(tx: Tx, { place, doer, userId }: MemberMail) {
  const member = await findAble(tx, userId);
  if (!member) return;
  const by = await nameOf(tx, doer);
  await sendMail(tx, { kind: "member_removed", to: member.user.email, ...there(place), ...by });
}

/** Tells the new owner. */
export async function tellOfHandOver(tx: Tx, { place, doer, userId }: MemberMail) {
  const member = await findAble(tx, userId);
  if (!member) return;
  const by = await nameOf(tx, doer);
  const to = member.user.email;
  await sendMail(tx, { kind: "workspace_handed_over", to, ...there(place), ...by });
}

/** Whether a demand of this workspace is told to its members. Call it before the transaction. */
export const mayTellOfDemand = async ({ workspaceId }: Caller) =>
  mailIsSet() && !config().OIDC_ONLY && (await takeMailTry(workspaceId, "demand"));

/** At once; the others learn of it when they come. */
const MOST_MAILS = 200;

/** Tells those who lack the second factor that the workspace demands from now on. */
export async function tellOfDemand(
  tx: Tx,
  { place, doer, userIds }: { place: Place; doer: Doer; userIds: string[] },
) {
  const members = await tx.membership.findMany({
    where: { userId: { in: userIds }, user: { disabledAt: null } },
    orderBy: { id: "asc" },
    take: MOST_MAILS,
    select: { user: { select: { email: true } } },
  });
  const by = await nameOf(tx, doer);
  for (const { user } of members) {
    await sendMail(tx, { kind: "factor_demanded", to: user.email, ...there(place), ...by });
  }
}

/** Tells who sent an invitation what came of it. */
export async function tellOfAnswer(
  tx: Tx,
  { workspaceId, invitedById, email, role }: InvitationModel,
  answer: "accepted" | "declined",
) {
  const inviter = mailIsSet() && (await findAble(tx, invitedById));
  if (!inviter) return;
  const { id, name } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const to = inviter.user.email;
  await sendMail(tx, {
    ...{ kind: "invitation_answered", to, ...there({ id, name }), email, role, answer },
  });
}
