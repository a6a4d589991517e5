import { expect, test } from "vitest";
import { prismaClient } from "@/lib/db/database";
import {
  acceptInvitation,
  declineByLink,
  joinInvited,
} from "@/lib/domain/members/answer-invitation";
import { demandFactor } from "@/lib/domain/members/factor-demand";
import { invite } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace, removeMember } from "@/lib/domain/members/members";
import { disableUser } from "@/lib/domain/operator/accounts";
import { addMember, removeMemberByEmail } from "@/lib/domain/operator/team-members";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, joinWorkspace, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { query } from "@/tests/support/query";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
freshLimiter();
const sink = smtpSink();

/** Returns the mails since the last call: recipient, subject and text. */
async function mailed() {
  await runJobs();
  const mails = sink.mails.splice(0);
  return mails.map(({ to, headers, text }) => ({ to: to[0], subject: headers.subject, text }));
}

async function makeTeam() {
  const { caller: owner, workspaceId } = await makeWorkspace();
  const grace = await makeUser({ name: "Grace Hopper" });
  const member = await joinAs(workspaceId, grace.id, "member");
  return { owner, workspaceId, grace, member };
}

test("mails to members: a member is told of a new role and of the keys that end with it, but not of their own changes", async () => {
  const { owner, workspaceId, grace } = await makeTeam();
  const { id: userId, email: to } = grace;
  await changeRole(owner, { userId, role: "owner" });
  await changeRole(owner, { userId, role: "owner" });
  const [promoted, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(promoted).toMatchObject({ to, subject: "You are an owner of Field planning now" });
  expect(promoted?.text).toMatch(
    /^Ada Lovelace has changed your role in “Field planning”: you were a member, and/,
  );
  expect(promoted?.text).toContain(`/w/${workspaceId}`);
  expect(promoted?.text).not.toContain("API keys");

  await makeKey({ workspaceId, userId });
  await changeRole(owner, { userId, role: "admin" });
  expect((await mailed())[0]?.text).not.toContain("API keys");
  await changeRole(owner, { userId, role: "member" });
  const [demoted] = await mailed();
  expect(demoted?.subject).toBe("You are a member of Field planning now");
  expect(demoted?.text).toContain("API keys that you made there end on");

  const second = await joinWorkspace(workspaceId, "owner");
  await changeRole(second.caller, { userId: second.userId, role: "member" });
  await removeMember(second.caller, { userId: second.userId });
  expect(await mailed()).toEqual([]);
});

test("mails to members: a removed member is told, whether an owner or the operator did it; a disabled one is not", async () => {
  const { owner, workspaceId, grace } = await makeTeam();
  await removeMember(owner, { userId: grace.id });
  const subject = "You are no longer a member of Field planning";
  const text = expect.stringContaining("Ada Lovelace has removed you");
  expect(await mailed()).toEqual([{ to: grace.email, subject, text }]);

  const { email } = await joinWorkspace(workspaceId);
  await addMember({ workspaceId, email, role: "admin" });
  await removeMemberByEmail({ workspaceId, email });
  const texts = (await mailed()).map((mail) => mail.text);
  expect(texts).toHaveLength(2);
  for (const said of texts) expect(said).toContain("The operator of this service has");

  const disabled = await joinWorkspace(workspaceId);
  await disableUser(disabled);
  await removeMember(owner, disabled);
  expect(await mailed()).toEqual([]);
});

test("mails to members: the new owner is told of a hand-over, once", async () => {
  const { owner, grace } = await makeTeam();
  await handOverWorkspace(owner, { userId: grace.id, name: "Field planning" });
  const text = expect.stringContaining("Ada Lovelace has handed “Field planning” over to you");
  const subject = "You are an owner of Field planning now";
  expect(await mailed()).toEqual([{ to: grace.email, subject, text }]);
});

test("mails to members: a demand of two-step sign-in is told to members who lack it, three times a day", async () => {
  const { owner, workspaceId } = await makeTeam();
  const lacking = await makeUser({ password: "correct horse battery" });
  await joinAs(workspaceId, lacking.id, "member");
  for (let n = 0; n < 4; n++) {
    await demandFactor(owner, { demanded: true });
    await demandFactor(owner, { demanded: false });
  }
  const mails = await mailed();
  expect(mails).toHaveLength(3);
  const subject = "Field planning demands two-step sign-in";
  for (const mail of mails) expect(mail).toMatchObject({ to: lacking.email, subject });
});

test("mails to members: at most 200 members are told of a demand at once", async () => {
  const { owner, workspaceId } = await makeTeam();
  await query(
    `WITH person AS (
       INSERT INTO "user" (id, name, email, updated_at)
       SELECT gen_random_uuid(), 'N', gen_random_uuid() || '@example.com', now() FROM generate_series(1, 205)
       RETURNING id
     ), password AS (
       INSERT INTO account (id, user_id, account_id, provider_id, password, updated_at)
       SELECT gen_random_uuid(), id, id, 'credential', 'x', now() FROM person
     )
     INSERT INTO membership (id, workspace_id, user_id, role)
     SELECT gen_random_uuid(), $1, id, 'member' FROM person`,
    [workspaceId],
  );
  await demandFactor(owner, { demanded: true });
  const jobs = await query("SELECT 1 FROM job WHERE queue = 'mail'", []);
  expect(jobs).toHaveLength(200);
});

test("mails to members: the inviter is told whether an invitation was accepted or declined", async () => {
  const { caller: owner, email: to } = await makeWorkspace();
  const [first, second, third] = [await makeUser(), await makeUser(), await makeUser()];
  const prisma = await prismaClient();
  await prisma.user.update({ where: { id: third.id }, data: { emailVerified: true } });
  const links: string[] = [];
  for (const { email } of [first, second]) {
    const { url } = await invite(owner, { email, role: "admin" });
    links.push(url.split("/invite/")[1] ?? "");
  }
  const waiting = await invite(owner, { email: third.email, role: "member" });
  await mailed();
  const [accepted = "", declined = ""] = links;
  await acceptInvitation({ userId: first.id, email: first.email }, accepted);
  const stranger = { userId: first.id, email: first.email };
  await expect(declineByLink(stranger, declined)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const invited = { userId: second.id, email: second.email };
  await declineByLink(invited, declined);
  await expect(declineByLink(invited, declined)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await joinInvited(third.id, waiting);
  const mails = await mailed();
  expect(mails).toHaveLength(3);
  expect(mails).toContainEqual({
    to,
    subject: `${first.email} has joined Field planning`,
    text: expect.stringContaining("is an admin there now"),
  });
  expect(mails).toContainEqual({
    to,
    subject: `${second.email} has declined your invitation`,
    text: expect.stringContaining("you can invite them again"),
  });
});

test("mails to members: one person is told twenty times a day at most, and members cannot use up this budget", async () => {
  const { owner, workspaceId, grace, member } = await makeTeam();
  const other = await joinWorkspace(workspaceId, "admin");
  for (let n = 0; n < 21; n++) {
    await expect(removeMember(member, { userId: other.userId })).rejects.toThrow();
  }
  await changeRole(owner, { userId: other.userId, role: "member" });
  expect(await mailed()).toHaveLength(1);
  for (let n = 0; n < 24; n++) {
    await changeRole(owner, { userId: grace.id, role: n % 2 ? "member" : "admin" });
  }
  const { caller: elsewhere, workspaceId: another } = await makeWorkspace();
  await joinAs(another, grace.id, "member");
  await changeRole(elsewhere, { userId: grace.id, role: "admin" });
  expect(await mailed()).toHaveLength(20);
});
