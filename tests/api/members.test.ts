import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { actInApp, type Caller, extendRequest } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { listHanded } from "@/lib/domain/members/demotion";
import { invite } from "@/lib/domain/members/invitations";
import { changeRole, removeMember } from "@/lib/domain/members/members";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { listKeys } from "@/lib/domain/workspace/keys";
import { newId } from "@/lib/ids";
import type { Role } from "@/lib/schemas/enums";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();

async function makeTeam() {
  const { workspaceId, caller: owner } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  return { workspaceId, owner, admin, member };
}
const roles = async (team: Awaited<ReturnType<typeof makeTeam>>) =>
  (await listMembers(team.owner)).map(({ role }) => role);

describe("members: changing roles", () => {
  test("owners give any role, and the change is recorded", async () => {
    const team = await makeTeam();
    const { owner, member, workspaceId } = team;
    const changed = await changeRole(owner, { userId: member.userId, role: "owner" });
    expect(changed).toMatchObject({ user_id: member.userId, role: "owner", name: "Ada Lovelace" });
    await changeRole(owner, { userId: member.userId, role: "owner" });
    expect(await roles(team)).toEqual(["owner", "admin", "owner"]);
    expect(await listRecords(workspaceId)).toEqual([
      {
        action: "member.role_changed",
        actor_id: owner.userId,
        target_id: member.userId,
        details: { name: "Ada Lovelace", from: "member", to: "owner" },
      },
    ]);
  });

  test("a change is refused if the role is no longer the one that the person saw", async () => {
    const team = await makeTeam();
    const { owner, member } = team;
    const { userId } = member;
    await changeRole(owner, { userId, role: "owner" });
    await expect(changeRole(owner, { userId, role: "admin", from: "member" })).rejects.toThrow(
      "Somebody else has changed the role of Ada Lovelace in the meantime. Reload the page, then choose again.",
    );
    await changeRole(owner, { userId, role: "owner", from: "member" });
    expect(await roles(team)).toEqual(["owner", "admin", "owner"]);
    await changeRole(owner, { userId, role: "admin", from: "owner" });
    expect(await roles(team)).toEqual(["owner", "admin", "admin"]);
  });

  test("is in the person's own activity too; only owners and admins see from where it was made", async () => {
    const { owner, admin, member, workspaceId } = await makeTeam();
    const prisma = await fullClient();
    for (const { userId } of [owner, admin, member]) {
      await ensurePersonalWorkspace({ id: userId, name: "Ada Lovelace" });
    }
    const visit = { address: "192.0.2.7", userAgent: null };
    const whence = { ip_address: "192.0.2.7", browser: "An unknown program" };
    await changeRole(extendRequest(owner, { visit }), { userId: admin.userId, role: "member" });
    const page = { limit: 10, offset: 0 };
    await prisma.activity.create({
      data: {
        id: newId(),
        workspaceId,
        action: "sign_in.failed",
        origin: "app",
        targetType: "user",
        targetId: admin.userId,
        outcome: "refused",
        details: whence,
        createdAt: new Date(0),
      },
    });
    const seenBy = async (reader: Caller) =>
      (await listActivity(reader, page)).items.map(({ details }) => details);
    const change = { name: "Ada Lovelace", from: "admin", to: "member" };
    expect(await seenBy(owner)).toEqual([{ ...change, ...whence }, whence]);
    expect(await seenBy(member)).toEqual([change]);
    expect(await seenBy({ ...admin, role: "member" })).toEqual([change, whence]);
    const personalOwnerId = admin.userId;
    const where = { action: "member.role_changed", workspace: { personalOwnerId } };
    expect(await prisma.activity.findMany({ where })).toMatchObject([
      {
        action: "member.role_changed",
        actorId: owner.userId,
        targetId: admin.userId,
        details: { ...change, workspace: "Field planning" },
      },
    ]);
    const personal = (await prisma.activity.findFirstOrThrow({ where })).details;
    expect(personal).not.toHaveProperty("ip_address");
  });

  test("admins rule below owners only, members not at all", async () => {
    const { owner, admin, member, workspaceId } = await makeTeam();
    const refused = { code: "FORBIDDEN" };
    const change = (by: Caller, of: Caller, role: Role) =>
      changeRole(by, { userId: of.userId, role });
    await expect(change(admin, owner, "member")).rejects.toMatchObject(refused);
    await expect(change(admin, member, "owner")).rejects.toMatchObject(refused);
    await expect(change(admin, admin, "owner")).rejects.toMatchObject(refused);
    await expect(change(member, member, "admin")).rejects.toMatchObject(refused);
    expect(await listRecords(workspaceId)).toEqual([]);
    expect(await change(admin, member, "admin")).toMatchObject({ role: "admin" });
  });

  test("the last owner stays an owner", async () => {
    const { owner, admin } = await makeTeam();
    const stepDown = () => changeRole(owner, { userId: owner.userId, role: "member" });
    await expect(stepDown()).rejects.toMatchObject({ code: "CONFLICT" });
    await changeRole(owner, { userId: admin.userId, role: "owner" });
    expect(await stepDown()).toMatchObject({ role: "member" });
  });

  test("the keys of a person who may no longer make keys end within 30 days, with records", async () => {
    const { owner, admin, workspaceId } = await makeTeam();
    const DAY_MS = 86_400_000;
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const endless = await makeKey(admin, { name: "Endless" });
    const long = await makeKey(admin, { name: "Long", expiresAt: inDays(365) });
    const short = await makeKey(admin, { name: "Short", expiresAt: inDays(5) });
    const gone = await makeKey(admin, { name: "Gone", revokedAt: inDays(-1) });
    const others = await makeKey(owner, { name: "Others" });
    const ends = async () =>
      new Map((await listKeys(owner)).map(({ id, expires_at }) => [id, expires_at]));
    const before = await ends();
    await changeRole(owner, { userId: admin.userId, role: "owner" });
    await changeRole(owner, { userId: admin.userId, role: "admin" });
    expect(await ends()).toEqual(before);

    await invite(admin, { email: "grace@example.com", role: "admin" });
    const invitations = [{ email: "grace@example.com", role: "admin" }];
    expect((await listHanded(owner))[admin.userId]).toEqual({ keys: 2, invitations });
    await changeRole(owner, { userId: admin.userId, role: "member" });
    expect((await listHanded(owner))[admin.userId]).toBeUndefined();
    await expect(listHanded({ ...admin, role: "member" })).rejects.toMatchObject({ status: 403 });
    const after = await ends();
    for (const { id } of [endless, long]) {
      const days = (Date.parse(after.get(id) ?? "") - Date.now()) / DAY_MS;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
    }
    for (const { id } of [short, gone, others]) expect(after.get(id)).toBe(before.get(id));
    const bounded = (await listRecords(workspaceId)).filter(
      ({ action }) => action === "key.bounded",
    );
    expect(bounded.map(({ target_id }) => target_id).sort()).toEqual([endless.id, long.id].sort());
    expect(bounded).toMatchObject([{ actor_id: owner.userId }, { actor_id: owner.userId }]);
    await expect(verifyKey(`Bearer ${endless.key}`)).resolves.toMatchObject({ role: "member" });
    const [newest] = (await listKeys(owner)).filter(({ id }) => id === endless.id);
    expect(newest?.created_by).toMatchObject({ id: admin.userId, role: "member" });
  });

  test("a person of another workspace is not found", async () => {
    const { owner } = await makeTeam();
    const { member: stranger } = await makeTeam();
    const change = changeRole(owner, { userId: stranger.userId, role: "admin" });
    await expect(change).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(removeMember(owner, { userId: randomUUID() })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("members: removing", () => {
  test("ends the membership and the person's keys, each with its record", async () => {
    const team = await makeTeam();
    const { owner, admin, workspaceId } = team;
    const { id, key } = await makeKey(admin);
    await removeMember(owner, { userId: admin.userId });
    expect(await roles(team)).toEqual(["owner", "member"]);
    await expect(verifyKey(`Bearer ${key}`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await listRecords(workspaceId)).toMatchObject([
      { action: "member.removed", target_id: admin.userId, actor_id: owner.userId },
      { action: "key.revoked", target_id: id, actor_id: owner.userId },
    ]);
  });

  test("everybody may leave, but for the last owner", async () => {
    const { owner, admin, member } = await makeTeam();
    await removeMember(member, { userId: member.userId });
    await expect(removeMember(owner, { userId: owner.userId })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await changeRole(owner, { userId: admin.userId, role: "owner" });
    await removeMember(owner, { userId: owner.userId });
    expect(await listMembers(admin)).toMatchObject([{ user_id: admin.userId, role: "owner" }]);
  });

  test("admins remove no owner, members nobody", async () => {
    const { owner, admin, member } = await makeTeam();
    const refused = { code: "FORBIDDEN" };
    await expect(removeMember(admin, { userId: owner.userId })).rejects.toMatchObject(refused);
    await expect(removeMember(member, { userId: admin.userId })).rejects.toMatchObject(refused);
  });

  test("two owners who leave at once cannot both leave", async () => {
    const { owner, admin } = await makeTeam();
    await changeRole(owner, { userId: admin.userId, role: "owner" });
    const left = await Promise.allSettled(
      [owner, admin].map((caller) => removeMember(caller, { userId: caller.userId })),
    );
    expect(left.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("nobody leaves a personal workspace", async () => {
    const user = await makeUser();
    const { id } = await ensurePersonalWorkspace(user);
    const caller = { ...actInApp(id, user.id), role: "owner" as const, tier: "free" as const };
    await expect(removeMember(caller, { userId: user.id })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
