import { beforeEach, describe, expect, test, vi } from "vitest";
import { HEAD } from "@/app/account/export/route";
import type { Caller } from "@/lib/access/caller";
import { getCurrentUser } from "@/lib/access/session";
import { waitForBackground } from "@/lib/background";
import { confirmEmail, requestEmailChange } from "@/lib/domain/account/email-proofs";
import { requestReset } from "@/lib/domain/account/password-mails";
import { changePassword, resetPassword } from "@/lib/domain/account/passwords";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { invite, listInvitations } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace } from "@/lib/domain/members/members";
import { disableUser } from "@/lib/domain/operator/accounts";
import { newId } from "@/lib/ids";
import { ActivityFilter } from "@/lib/schemas/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { addKey, signedIn, signIn } from "@/tests/support/factors";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { NOWHERE } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();
freshLimiter();
beforeEach(() => {
  vi.useRealTimers();
});

const PASSWORD = "correct horse battery";
const NEW = "a better password";
const address = () => `${crypto.randomUUID()}@example.com`;
const linkIn = async (subject: string) => {
  await runJobs();
  const mail = sink.mails.findLast(({ headers }) => headers.subject === subject);
  return /\/(?:reset|verify)\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
};

test("accounts: a change of address that was requested with a stolen password ends with that password", async () => {
  const owner = await signedIn();
  const evil = address();
  const proof = { currentPassword: PASSWORD };
  await requestEmailChange(owner, { email: evil, ...proof });
  const token = await linkIn("Confirm your new email address");
  const subjects = sink.mails
    .filter(({ to }) => to[0] === owner.email)
    .map(({ headers }) => headers.subject);
  expect(subjects).toContain("Another email address was asked for");
  await changePassword(owner, { currentPassword: PASSWORD, newPassword: NEW });
  await expect(confirmEmail(owner, { token })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

describe("accounts: an account that a stranger made with another person's address", () => {
  test("has no passkey, key or session of theirs once the mailbox has set the password", async () => {
    const stranger = await signedIn();
    await addKey(stranger);
    const { caller } = await makeWorkspace();
    const { id } = await makeKey({ workspaceId: caller.workspaceId, userId: stranger.userId });
    await requestReset({ email: stranger.email }, NOWHERE);
    const token = await linkIn("Set a new password");
    await resetPassword({ token, newPassword: NEW }, NOWHERE);
    const prisma = await fullClient();
    const where = { userId: stranger.userId };
    expect(await prisma.passkey.count({ where })).toBe(0);
    expect(await prisma.recoveryCode.count({ where })).toBe(0);
    expect(await prisma.apiKey.findUnique({ where: { id } })).toMatchObject({
      revokedAt: expect.any(Date),
    });
    expect(await getCurrentUser(new Headers({ cookie: stranger.cookie }))).toBeUndefined();
    expect((await signIn(stranger.email, undefined, NEW)).status).toBe(200);
  });

  test("keeps its second factor where the address was proven before", async () => {
    const owner = await signedIn();
    const prisma = await fullClient();
    await prisma.user.update({ where: { id: owner.userId }, data: { emailVerified: true } });
    await addKey(owner);
    await requestReset({ email: owner.email }, NOWHERE);
    await resetPassword({ token: await linkIn("Set a new password"), newPassword: NEW }, NOWHERE);
    const answer = await signIn(owner.email, undefined, NEW);
    expect(await answer.json()).toMatchObject({ second_factor: ["passkey"] });
  });
});

test("accounts: the cookie of a first step does not make a browser a known one", async () => {
  const owner = await signedIn();
  await addKey(owner);
  const step = /second_step=([^;]+)/.exec(readCookies(await signIn(owner.email)))?.[1] ?? "";
  expect(step).not.toBe("");
  const forged = `groundwork.browser=${step}`;
  for (let n = 0; n < 10; n++) await signIn(owner.email, undefined, "wrong");
  expect((await signIn(owner.email, forged)).status).toBe(429);
  expect((await signIn(owner.email, owner.cookie)).status).toBe(200);
}, 30_000);

test("accounts: failed sign-ins at an address cannot flood its owner's records", async () => {
  const owner = await signedIn();
  for (let n = 0; n < 15; n++) {
    const headers = { "x-forwarded-for": `198.51.${n}.7` };
    await authCall("/sign-in/email", { body: { email: owner.email, password: "wrong" }, headers });
  }
  await waitForBackground();
  const where = { action: "sign_in.failed", targetId: owner.userId };
  expect(await (await fullClient()).activity.count({ where })).toBe(10);
}, 30_000);

test("accounts: members see nothing of how others sign in; owners and admins do", async () => {
  const { caller } = await makeWorkspace();
  const member = await joinWorkspace(caller.workspaceId, "member");
  const prisma = await fullClient();
  const row = (targetId: string, action: string) => ({
    ...{ id: newId(), workspaceId: caller.workspaceId, action, origin: "app" as const },
    ...{ targetType: "user", targetId, outcome: "success" },
  });
  await prisma.activity.createMany({
    data: [
      row(caller.userId, "sign_in.succeeded"),
      row(member.userId, "sign_in.succeeded"),
      row(caller.userId, "member.added"),
    ],
  });
  const seen = async (reader: Caller) => {
    const { items } = await listActivity(reader, ActivityFilter.parse({}));
    return items.map(({ action, target_id }) => [action, target_id]);
  };
  const theirs = ["sign_in.succeeded", caller.userId];
  expect(await seen(caller)).toContainEqual(theirs);
  const asMember = await seen({ ...caller, ...member.caller });
  expect(asMember).not.toContainEqual(theirs);
  expect(asMember).toContainEqual(["sign_in.succeeded", member.userId]);
  expect(asMember).toContainEqual(["member.added", caller.userId]);
});

test("accounts: invitations end when their sender is disabled or demoted, and stay after a promotion", async () => {
  const { caller, email } = await makeWorkspace();
  const admin = await joinWorkspace(caller.workspaceId, "admin");
  await invite(admin.caller, { email: address(), role: "member" });
  await changeRole(caller, { userId: admin.userId, role: "owner" });
  expect(await listInvitations(caller)).toHaveLength(1);
  await changeRole(caller, { userId: admin.userId, role: "member" });
  expect(await listInvitations(caller)).toHaveLength(0);
  await invite(caller, { email: address(), role: "member" });
  await disableUser({ email });
  expect(await listInvitations(caller)).toHaveLength(0);
});

test("accounts: a workspace is not handed over to a person who cannot act", async () => {
  const { caller } = await makeWorkspace();
  const { userId, email } = await joinWorkspace(caller.workspaceId, "admin");
  await disableUser({ email });
  const handOver = handOverWorkspace(caller, { userId, name: "Field planning" });
  await expect(handOver).rejects.toMatchObject({ code: "CONFLICT" });
});

test("accounts: a HEAD request begins no export", () => expect(HEAD().status).toBe(405));
