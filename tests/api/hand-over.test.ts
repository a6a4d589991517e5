import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { actInApp } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { invite, listInvitations } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace } from "@/lib/domain/members/members";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const NAME = "Field planning";

async function makeTeam() {
  const { caller: owner, workspaceId } = await makeWorkspace();
  const { caller: member, userId } = await joinWorkspace(workspaceId);
  const roles = async () => (await listMembers(owner)).map(({ role }) => role);
  return { owner, member, userId, workspaceId, roles };
}

test("hand-over of a workspace: the other person becomes the owner, the former owner an admin, and both changes are recorded", async () => {
  const { owner, userId, workspaceId, roles } = await makeTeam();
  await invite(owner, { email: "grace@example.com", role: "owner" });
  const given = await handOverWorkspace(owner, { userId, name: NAME });
  expect(given).toMatchObject({ user_id: userId, role: "owner" });
  expect(await roles()).toEqual(["admin", "owner"]);
  expect(await listInvitations(owner)).toEqual([]); // an admin makes no owners
  const name = "Ada Lovelace";
  const change = { action: "member.role_changed", actor_id: owner.userId };
  expect((await listRecords(workspaceId)).slice(1)).toMatchObject([
    {
      action: "workspace.handed_over",
      actor_id: owner.userId,
      target_id: userId,
      details: { name },
    },
    { ...change, target_id: userId, details: { name, from: "member", to: "owner" } },
    { ...change, target_id: owner.userId, details: { name, from: "owner", to: "admin" } },
    { action: "invitation.revoked", details: { email: "grace@example.com", role: "owner" } },
  ]);
  const again = handOverWorkspace(owner, { userId, name: NAME });
  await expect(again).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("hand-over of a workspace: one of two owners hands over to the other, who stays an owner", async () => {
  const { owner, roles, workspaceId } = await makeTeam();
  const { userId } = await joinWorkspace(workspaceId, "owner");
  await handOverWorkspace(owner, { userId, name: NAME });
  expect(await roles()).toEqual(["admin", "member", "owner"]);
});

test("hand-over of a workspace: it needs the name of the workspace, and another person who is a member", async () => {
  const { owner, userId, roles, workspaceId } = await makeTeam();
  for (const name of ["", "field planning", "Field planning 2"]) {
    await expect(handOverWorkspace(owner, { userId, name })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path: "name", message: expect.stringContaining(NAME) }],
    });
  }
  const self = handOverWorkspace(owner, { userId: owner.userId, name: NAME });
  await expect(self).rejects.toMatchObject({ status: 400 });
  for (const stranger of [randomUUID(), (await makeWorkspace()).userId]) {
    const work = handOverWorkspace(owner, { userId: stranger, name: NAME });
    await expect(work).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const byAdmin = handOverWorkspace(admin, { userId, name: NAME });
  await expect(byAdmin).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await roles()).toEqual(["owner", "member", "admin"]);
});

test("hand-over of a workspace: an account that is disabled or being deleted is marked, and cannot become an owner", async () => {
  const { owner, userId, roles } = await makeTeam();
  const prisma = await prismaClient();
  const deleteAfter = new Date("2026-12-07T08:00:00Z");
  const states = [
    { disabledAt: new Date(), deleteAfter: null },
    { disabledAt: new Date(), deleteAfter },
  ];
  for (const data of states) {
    await prisma.user.update({ where: { id: userId }, data });
    const [, marked] = await listMembers(owner);
    const delete_after = data.deleteAfter?.toISOString() ?? null;
    expect(marked).toMatchObject({ disabled: true, delete_after });
    const refused = { code: "CONFLICT", message: expect.stringContaining("disabled or being") };
    const handedOver = handOverWorkspace(owner, { userId, name: NAME });
    await expect(handedOver).rejects.toMatchObject(refused);
    await expect(changeRole(owner, { userId, role: "owner" })).rejects.toMatchObject(refused);
  }
  expect(await roles()).toEqual(["owner", "member"]);
  await changeRole(owner, { userId, role: "admin" });
  expect(await roles()).toEqual(["owner", "admin"]);
  expect((await listMembers(owner))[0]).toMatchObject({ disabled: false, delete_after: null });
});

test("hand-over of a workspace: nobody gets a workspace past the limit, and a personal one stays with its person", async () => {
  const { owner, userId, roles } = await makeTeam();
  const { MAX_WORKSPACES_PER_PERSON } = config();
  config().MAX_WORKSPACES_PER_PERSON = 0;
  try {
    const work = handOverWorkspace(owner, { userId, name: NAME });
    await expect(work).rejects.toMatchObject({ code: "FORBIDDEN" });
  } finally {
    Object.assign(config(), { MAX_WORKSPACES_PER_PERSON });
  }
  expect(await roles()).toEqual(["owner", "member"]);
  const user = await makeUser();
  const { id } = await ensurePersonalWorkspace(user);
  const personal = { ...actInApp(id, user.id), role: "owner" as const, tier: "internal" as const };
  const work = handOverWorkspace(personal, { userId, name: NAME });
  await expect(work).rejects.toMatchObject({ code: "FORBIDDEN" });
});
