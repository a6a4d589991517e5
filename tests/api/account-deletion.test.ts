import { describe, expect, test } from "vitest";
import { actInApp } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { getCurrentUser } from "@/lib/access/session";
import { previewDeletion, requestDeletion } from "@/lib/domain/account/account-deletion";
import { removeMember } from "@/lib/domain/members/members";
import { changeEmail, enableUser, issueResetLink, listUsers } from "@/lib/domain/operator/accounts";
import { deleteUser } from "@/lib/domain/operator/delete-user";
import { cleanUpNow } from "@/lib/domain/operator/maintenance";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { formatLongDate } from "@/lib/format-time";
import { newId } from "@/lib/ids";
import type { Role } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { query } from "@/tests/support/query";
import { authCall } from "@/tests/support/sign-in";
import { PASSWORD, signedIn } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();
freshLimiter();

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const ask = ({ user }: SignedIn, change: object = {}) =>
  requestDeletion(user, { email: user.email, currentPassword: PASSWORD, ...change });

async function join(workspaceId: string, userId: string, role: Role = "member") {
  const data = { id: newId(), workspaceId, userId, role };
  await (await fullClient()).membership.create({ data });
}

const userRow = async (id: string) => (await fullClient()).user.findUnique({ where: { id } });
const workspaceRow = async (id: string) =>
  (await fullClient()).workspace.findUnique({ where: { id } });

/** Makes the deletion of the account due now. */
async function comeDue(userId: string) {
  await query(`UPDATE "user" SET delete_after = now() - interval '1 s' WHERE id = $1`, [userId]);
  await query("UPDATE job SET run_at = now() WHERE key = $1", [`account_deletion:${userId}`]);
}

const findJob = async (userId: string) => {
  const rows = await query<{ failed_at: Date | null; attempts: number; last_error: string | null }>(
    "SELECT failed_at, attempts, last_error FROM job WHERE key = $1",
    [`account_deletion:${userId}`],
  );
  return rows[0];
};

describe("deletion of an account: an account that its person deletes", () => {
  test("is kept out at once, is brought back by the operator, and can be deleted again", async () => {
    const ada = await signedIn();
    const { userId: id, email } = ada.user;
    const { id: workspaceId } = await createWorkspace({ userId: id, name: "Alone", tier: "pro" });
    const { key } = await makeKey({ workspaceId, userId: id });
    await issueResetLink({ email });
    await runJobs();
    sink.mails.length = 0;

    const { delete_after } = await ask(ada);
    const days = (new Date(delete_after).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(await getCurrentUser(new Headers({ cookie: ada.cookie }))).toBeUndefined();
    await expect(verifyKey(`Bearer ${key}`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const prisma = await fullClient();
    for (const count of [
      prisma.session.count({ where: { userId: id } }),
      prisma.passwordReset.count({ where: { userId: id } }),
      prisma.emailProof.count({ where: { userId: id } }),
    ]) {
      expect(await count).toBe(0);
    }
    const refused = await authCall("/sign-in/email", { body: { email, password: PASSWORD } });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(`Until ${formatLongDate(new Date(delete_after))} `);
    await runJobs();
    expect(sink.mails).toMatchObject([{ to: [email] }]);
    expect((await listUsers()).find((user) => user.id === id)).toMatchObject({ delete_after });

    await runJobs(); // nothing is due for fourteen days
    expect(await userRow(id)).not.toBeNull();
    await enableUser({ email });
    expect(await verifyKey(`Bearer ${key}`)).toMatchObject({ userId: id });
    await comeDue(newId());
    await query("UPDATE job SET run_at = now() WHERE key = $1", [`account_deletion:${id}`]);
    await runJobs();
    expect(await userRow(id)).toMatchObject({ disabledAt: null, deleteAfter: null });
    expect(await findJob(id)).toBeUndefined();
    const records = await prisma.activity.findMany({
      where: { targetId: id, action: { startsWith: "account.deletion" }, workspaceId },
      orderBy: { id: "asc" },
    });
    expect(records.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["account.deletion_requested", id],
      ["account.deletion_undone", null],
    ]);
  });

  test("is gone when its time is over, with the workspaces that have no other member; the rest stays", async () => {
    const ada = await signedIn();
    const { userId: id } = ada.user;
    const { id: alone } = await createWorkspace({ userId: id, name: "Alone", tier: "pro" });
    const shared = await makeWorkspace();
    await join(shared.workspaceId, id, "admin");
    const { id: keyId } = await makeKey({ workspaceId: shared.workspaceId, userId: id });
    expect((await previewDeletion(ada.user)).alone.map(({ id }) => id)).toContain(alone);
    await ask(ada);
    await comeDue(id);
    await runJobs();
    expect(await userRow(id)).toBeNull();
    expect(await workspaceRow(alone)).toBeNull();
    expect(await workspaceRow(shared.workspaceId)).not.toBeNull();
    const prisma = await fullClient();
    expect(await prisma.workspace.count({ where: { personalOwnerId: id } })).toBe(0);
    expect(await prisma.apiKey.count({ where: { id: keyId } })).toBe(0);
    expect(await findJob(id)).toBeUndefined();
  });

  test("is also deleted by the hourly run, which needs no mail", async () => {
    const ada = await signedIn();
    await ask(ada);
    await comeDue(ada.user.userId);
    await cleanUpNow();
    expect(await userRow(ada.user.userId)).toBeNull();
  });

  test("is deleted only with its own address and its password", async () => {
    const ada = await signedIn();
    const refused = (path: string) => ({ code: "VALIDATION_ERROR", details: [{ path }] });
    await expect(ask(ada, { email: "eve@example.com" })).rejects.toMatchObject(refused("email"));
    for (const currentPassword of ["wrong", undefined]) {
      await expect(ask(ada, { currentPassword })).rejects.toMatchObject(refused("currentPassword"));
    }
    expect(await userRow(ada.user.userId)).toMatchObject({ deleteAfter: null, disabledAt: null });
    expect(await findJob(ada.user.userId)).toBeUndefined();
  });

  test("is scheduled for deletion once by ten simultaneous requests", async () => {
    const ada = await signedIn();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => ask(ada)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const prisma = await fullClient();
    const where = { action: "account.deletion_requested", targetId: ada.user.userId };
    expect(await prisma.activity.count({ where })).toBe(1);
  });

  test("is gone if the operator deletes it meanwhile, and its job finds nothing", async () => {
    const ada = await signedIn();
    await ask(ada);
    await deleteUser({ email: ada.user.email });
    await query("UPDATE job SET run_at = now() WHERE queue = 'account_deletion'", []);
    await runJobs();
    expect(await findJob(ada.user.userId)).toBeUndefined();
  });
});

describe("deletion of an account: the last owner", () => {
  test("first has to hand over each workspace that has other members", async () => {
    const [ada, eve] = [await signedIn(), await signedIn()];
    const { id: workspaceId } = await createWorkspace({
      userId: ada.user.userId,
      name: "Roundsman",
      tier: "pro",
    });
    await join(workspaceId, eve.user.userId);
    expect(await previewDeletion(ada.user)).toMatchObject({ stranded: [{ name: "Roundsman" }] });
    await expect(ask(ada)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("“Roundsman”"),
    });
    expect(await userRow(ada.user.userId)).toMatchObject({ deleteAfter: null });
    const prisma = await fullClient();
    const where = { workspaceId_userId: { workspaceId, userId: eve.user.userId } };
    await prisma.membership.update({ where, data: { role: "owner" } });
    await ask(ada);
    // A deleted account owns nothing, so Eve is the last owner now.
    await expect(ask(eve)).rejects.toMatchObject({ code: "CONFLICT" });
    const { userId } = eve.user;
    const caller = { ...actInApp(workspaceId, userId), role: "owner", tier: "pro" } as const;
    await expect(removeMember(caller, { userId })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await comeDue(ada.user.userId);
    await runJobs();
    expect(await userRow(ada.user.userId)).toBeNull();
  });

  test("stays when two owners delete their accounts at once", async () => {
    const [ada, eve, guest] = [await signedIn(), await signedIn(), await signedIn()];
    const { id: workspaceId } = await createWorkspace({
      userId: ada.user.userId,
      name: "Both",
      tier: "pro",
    });
    await join(workspaceId, eve.user.userId, "owner");
    await join(workspaceId, guest.user.userId);
    const tries = await Promise.allSettled([ask(ada), ask(eve)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is kept out when others have joined the workspace meanwhile, and the workspace loses nothing", async () => {
    const ada = await signedIn();
    const guest = await signedIn();
    const { id: workspaceId } = await createWorkspace({
      userId: ada.user.userId,
      name: "Joined",
      tier: "pro",
    });
    await ask(ada);
    await join(workspaceId, guest.user.userId);
    await comeDue(ada.user.userId);
    await runJobs();
    expect(await userRow(ada.user.userId)).toMatchObject({ disabledAt: expect.any(Date) });
    expect(await workspaceRow(workspaceId)).not.toBeNull();
    expect(await findJob(ada.user.userId)).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining(workspaceId),
    });
  });
});

test("deletion of an account: the operator gives an account another address, proven; sessions stay and links end", async () => {
  const [ada, eve] = [await signedIn(), await signedIn()];
  const to = `${crypto.randomUUID()}@example.com`;
  await issueResetLink({ email: ada.user.email });
  await runJobs();
  sink.mails.length = 0;
  expect(await changeEmail({ email: ada.user.email, to })).toEqual({
    id: ada.user.userId,
    email: to,
  });
  expect(await userRow(ada.user.userId)).toMatchObject({ email: to, emailVerified: true });
  expect(await getCurrentUser(new Headers({ cookie: ada.cookie }))).toMatchObject({ email: to });
  const prisma = await fullClient();
  expect(await prisma.passwordReset.count({ where: { userId: ada.user.userId } })).toBe(0);
  await runJobs();
  expect(sink.mails).toMatchObject([{ to: [ada.user.email] }]);
  await expect(changeEmail({ email: to, to: eve.user.email })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Choose another address, or"),
  });
  await expect(changeEmail({ email: ada.user.email, to })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
