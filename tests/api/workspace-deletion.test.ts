import { expect, test, vi } from "vitest";
import { actInApp, type Caller } from "@/lib/access/caller";
import * as freshProof from "@/lib/access/credentials/fresh-proof";
import { getSessionCaller } from "@/lib/access/session";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { listWorkspaceActivity } from "@/lib/domain/operator/all-workspaces";
import { deleteByOwner, previewWorkspaceDeletion } from "@/lib/domain/workspace/delete-by-owner";
import { createWorkspace, listWorkspaces } from "@/lib/domain/workspace/workspaces";
import type { Role } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { populate } from "@/tests/support/populate";
import { freshLimiter } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";
import { PASSWORD, signedIn } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
freshLimiter();
const sink = smtpSink();

const NAME = "Field planning";

/** A workspace that a signed-in person owns, too, with contents, a key and a member. */
async function makePlace(role: Role = "owner") {
  const { workspaceId, key } = await makeWorkspace();
  await populate(api(key));
  const { user } = await signedIn();
  const caller = await joinAs(workspaceId, user.userId, role);
  const ask = (change: object = {}, by: Caller = caller) =>
    deleteByOwner(by, user, { name: NAME, currentPassword: PASSWORD, ...change });
  return { workspaceId, key, user, caller, ask };
}

const isThere = async (id: string) =>
  (await (await fullClient()).workspace.count({ where: { id } })) === 1;

test("deletion by an owner: keys, sessions and invitations end at once, and a job removes the contents", async () => {
  const { workspaceId, user, caller, key, ask } = await makePlace();
  const { userId: memberId } = await joinWorkspace(workspaceId);
  const { key: own } = await makeKey(caller);
  const kept = await makeWorkspace();
  const { workspace } = await fullClient();
  const where = { id: workspaceId };
  await workspace.update({ where, data: { joinDomain: "acme.example" } });
  expect(await previewWorkspaceDeletion({ workspaceId })).toMatchObject({ members: 3, keys: 2 });

  expect(await ask()).toEqual({ name: NAME });
  for (const ended of [key, own]) expect((await api(ended).call("GET", "/me")).status).toBe(401);
  expect(await getSessionCaller(user, workspaceId)).toBeUndefined();
  expect(await listWorkspaces(memberId)).toEqual([]);
  expect(await workspace.findUnique({ where })).toMatchObject({ joinDomain: null });
  await runJobs();
  expect(await isThere(workspaceId)).toBe(false);
  expect((await api(kept.key).call("GET", "/me")).status).toBe(200);
});

test("deletion by an owner: each member's own activity says that they are no longer a member", async () => {
  const { workspaceId, user, ask } = await makePlace();
  const { id: own } = await ensurePersonalWorkspace({ id: user.userId, name: user.name });
  await ask();
  const [record] = await listWorkspaceActivity({ workspaceId: own, limit: 1 });
  expect(record).toMatchObject({
    action: "member.removed",
    actor_id: user.userId,
    target_id: user.userId,
    details: { workspace: NAME },
  });
  await runJobs();
  expect(await isThere(workspaceId)).toBe(false);
});

test("deletion by an owner: the other members get a mail, and the owner none", async () => {
  const { workspaceId, user, ask } = await makePlace();
  const { email } = await joinWorkspace(workspaceId);
  await runJobs();
  sink.mails.splice(0);
  await ask();
  await runJobs();
  const told = sink.mails.map(({ to }) => to[0]);
  expect(told).toHaveLength(2);
  expect(told).toContain(email);
  expect(told).not.toContain(user.email);
  for (const { headers, text } of sink.mails) {
    expect(headers.subject).toBe("Field planning was deleted");
    expect(text).toContain(`${user.name} has deleted the workspace “Field planning” for good`);
  }
});

test("deletion by an owner: a proof whose session ended meanwhile deletes nothing", async () => {
  const { workspaceId, user, key, ask } = await makePlace();
  const prisma = await fullClient();
  const prove = freshProof.requireFreshProof;
  vi.spyOn(freshProof, "requireFreshProof").mockImplementationOnce(async (...given) => {
    const stillProven = await prove(...given);
    await prisma.session.delete({ where: { id: user.sessionId } });
    return stillProven;
  });
  await expect(ask()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await api(key).call("GET", "/me")).status).toBe(200);
  expect(await isThere(workspaceId)).toBe(true);
});

test.each(["admin", "member"] as const)(
  "deletion by an owner: it is refused to a person with the role %s",
  async (role) => {
    const { workspaceId, key, ask } = await makePlace(role);
    await expect(ask()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await api(key).call("GET", "/me")).status).toBe(200);
    expect(await isThere(workspaceId)).toBe(true);
  },
);

test("deletion by an owner: an owner who was demoted meanwhile is refused", async () => {
  const { caller, workspaceId, user, ask } = await makePlace();
  const prisma = await fullClient();
  const membership = { workspaceId, userId: user.userId };
  await prisma.membership.updateMany({ where: membership, data: { role: "admin" } });
  await expect(ask({}, caller)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await prisma.membership.deleteMany({ where: membership });
  await expect(ask({}, caller)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("deletion by an owner: it needs the name and the password, and changes nothing without them", async () => {
  const { key, ask } = await makePlace();
  for (const name of ["", "field planning"])
    await expect(ask({ name })).rejects.toMatchObject({ details: [{ path: "name" }] });
  for (const currentPassword of [undefined, "wrong"])
    await expect(ask({ currentPassword })).rejects.toMatchObject({
      details: [{ path: "currentPassword" }],
    });
  expect((await api(key).call("GET", "/me")).status).toBe(200);
});

test("deletion by an owner: a personal workspace stays, and other workspaces too", async () => {
  const { user, ask } = await makePlace();
  const { id: own } = await ensurePersonalWorkspace({ id: user.userId, name: user.name });
  const { id: other } = await createWorkspace({ userId: user.userId, name: NAME });
  const personal: Caller = { ...actInApp(own, user.userId), role: "owner", tier: "free" };
  await expect(ask({}, personal)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await ask();
  await runJobs();
  expect((await listWorkspaces(user.userId)).map(({ id }) => id)).toEqual([own, other]);
});
