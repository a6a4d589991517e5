import { afterEach, expect, test, vi } from "vitest";
import { actInApp, type Caller } from "@/lib/access/caller";
import { findJoined } from "@/lib/access/credentials/invitation-rows";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { config } from "@/lib/config";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { acceptInvitation, previewInvitation } from "@/lib/domain/members/answer-invitation";
import { listHanded } from "@/lib/domain/members/demotion";
import { invite, listInvitations, revokeInvitation } from "@/lib/domain/members/invitations";
import { changeRole } from "@/lib/domain/members/members";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { addMember } from "@/lib/domain/operator/team-members";
import { MAX_OPEN_INVITATIONS } from "@/lib/schemas/bounds";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { query } from "@/tests/support/query";

freshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const readToken = ({ url }: { url: string }) => url.split("/invite/")[1] ?? "";
const account = ({ id, email }: { id: string; email: string }) => ({ userId: id, email });

async function makeInvitation() {
  const { caller, workspaceId } = await makeWorkspace();
  const guest = await makeUser({ name: "Grace Hopper" });
  const invitation = await invite(caller, { email: guest.email, role: "admin" });
  return { caller, workspaceId, guest, invitation, token: readToken(invitation) };
}

test("invitations: an invited person joins with the offered role, and both steps are recorded", async () => {
  const { caller, workspaceId, guest, invitation, token } = await makeInvitation();
  expect(invitation.url).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{43}$/);
  expect(await previewInvitation(token)).toEqual({
    id: invitation.id,
    expiresAt: invitation.expires_at,
    workspaceName: "Field planning",
    email: guest.email,
    role: "admin",
    invitedBy: "Ada Lovelace",
  });
  const shouting = { userId: guest.id, email: guest.email.toUpperCase() };
  expect(await acceptInvitation(shouting, token)).toEqual({ workspaceId });
  expect(await listMembers(caller)).toMatchObject([
    { role: "owner" },
    { user_id: guest.id, name: "Grace Hopper", role: "admin" },
  ]);
  const details = { email: guest.email, role: "admin" };
  expect(await listRecords(workspaceId)).toMatchObject([
    { action: "invitation.created", actor_id: caller.userId, target_id: invitation.id, details },
    { action: "invitation.accepted", actor_id: guest.id, target_id: invitation.id, details },
    { action: "member.added", actor_id: guest.id, target_id: guest.id },
  ]);
});

test("invitations: members do not see in the activity who is invited, except by themselves; managers do", async () => {
  const { caller, workspaceId, invitation } = await makeInvitation();
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  const listSeen = async (reader: Caller) =>
    (await listActivity(reader, { limit: 10, offset: 0 })).items.map(({ target_id }) => target_id);
  expect(await listSeen(caller)).toEqual([invitation.id]);
  expect(await listSeen(member)).toEqual([]);
  expect(await listSeen({ ...caller, role: "member" })).toEqual([invitation.id]);
});

test("invitations: nobody becomes an owner past the limit on workspaces, by a link or by a role", async () => {
  const { MAX_WORKSPACES_PER_PERSON } = config();
  config().MAX_WORKSPACES_PER_PERSON = 1;
  try {
    const guest = await makeUser();
    const offers = [];
    for (let nth = 0; nth < 3; nth++) {
      const { caller } = await makeWorkspace();
      offers.push(readToken(await invite(caller, { email: guest.email, role: "owner" })));
    }
    const accepted = await Promise.allSettled(
      offers.map((token) => acceptInvitation(account(guest), token)),
    );
    expect(accepted.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    const { caller, workspaceId } = await makeWorkspace();
    const joining = await invite(caller, { email: guest.email, role: "member" });
    await acceptInvitation(account(guest), readToken(joining));
    const promoted = changeRole(caller, { userId: guest.id, role: "owner" });
    await expect(promoted).rejects.toMatchObject({ code: "FORBIDDEN" });
    const byOperator = { workspaceId, email: guest.email, role: "owner" } as const;
    expect(await addMember(byOperator)).toMatchObject({ role: "owner" });
  } finally {
    Object.assign(config(), { MAX_WORKSPACES_PER_PERSON });
  }
});

test("invitations: only the hash of a token is stored", async () => {
  const { invitation, token } = await makeInvitation();
  const prisma = await fullClient();
  const row = await prisma.invitation.findUniqueOrThrow({ where: { id: invitation.id } });
  expect(JSON.stringify(row)).not.toContain(token);
  expect(Buffer.from(row.tokenHash)).toHaveLength(32);
});

test("invitations: another account cannot accept, and the link keeps working for the invited one", async () => {
  const { guest, token } = await makeInvitation();
  const thief = await makeUser();
  await expect(acceptInvitation(account(thief), token)).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringContaining(guest.email),
  });
  await expect(acceptInvitation(account(guest), token)).resolves.toBeDefined();
});

test("invitations: a link works once, even for two clicks at the same moment", async () => {
  const { caller, guest, token } = await makeInvitation();
  const clicks = await Promise.allSettled([
    acceptInvitation(account(guest), token),
    acceptInvitation(account(guest), token),
  ]);
  expect(clicks.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await previewInvitation(token)).toBeUndefined();
  await expect(acceptInvitation(account(guest), token)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await listMembers(caller)).toHaveLength(2);
});

test("invitations: a link ends after seven days", async () => {
  const { caller, guest, token } = await makeInvitation();
  const now = Date.now();
  vi.useFakeTimers({ now: now + 7 * DAY_MS - 60_000, toFake: ["Date"] });
  expect(await listInvitations(caller)).toHaveLength(1);
  vi.setSystemTime(now + 7 * DAY_MS + 60_000);
  expect(await listInvitations(caller)).toEqual([]);
  expect(await previewInvitation(token)).toBeUndefined();
  await expect(acceptInvitation(account(guest), token)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("invitations: a revoked link is dead, and so is the one that a new invitation replaces", async () => {
  const { caller, workspaceId, guest, invitation, token } = await makeInvitation();
  const second = await invite(caller, { email: guest.email, role: "member" });
  expect(await previewInvitation(token)).toBeUndefined();
  expect(await listInvitations(caller)).toMatchObject([{ id: second.id, role: "member" }]);
  await revokeInvitation(caller, { id: second.id });
  expect(await previewInvitation(readToken(second))).toBeUndefined();
  await expect(revokeInvitation(caller, { id: invitation.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await listRecords(workspaceId)).map(({ action }) => action)).toEqual([
    "invitation.created",
    "invitation.created",
    "invitation.revoked",
  ]);
});

test("invitations: 500 can be open; another needs room, and one to the same address replaces its own", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  const add = (count: number, days: number) =>
    query(
      `INSERT INTO invitation (workspace_id, id, email, role, token_hash, invited_by_id, expires_at)
       SELECT $1, id, id || '@example.com', 'member', uuid_send(id), $2, now() + $4 * interval '1 day'
       FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $3)) AS made`,
      [workspaceId, caller.userId, count, days],
    );
  const [email, other] = ["grace@example.com", "joan@example.com"];
  await add(5, -1); // expired
  await add(MAX_OPEN_INVITATIONS - 1, 7);
  await invite(caller, { email, role: "member" });
  const { id } = await invite(caller, { email, role: "admin" });
  expect(await listInvitations(caller)).toHaveLength(500);
  await expect(invite(caller, { email: other, role: "member" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("500 open invitations"),
  });
  await revokeInvitation(caller, { id });
  await invite(caller, { email: other, role: "member" });
  await add(3, 7); // stored before there was a maximum
  expect(await listInvitations(caller)).toHaveLength(500);
  expect(Object.values(await listHanded(caller))[0]?.invitations).toHaveLength(500);
});

test("invitations: members invite nobody, admins no owner", async () => {
  const { workspaceId } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  const refused = { code: "FORBIDDEN" };
  const email = "grace@example.com";
  await expect(invite(member, { email, role: "member" })).rejects.toMatchObject(refused);
  await expect(listInvitations(member)).rejects.toMatchObject(refused);
  await expect(invite(admin, { email, role: "owner" })).rejects.toMatchObject(refused);
  const { id } = await invite(admin, { email, role: "admin" });
  await expect(revokeInvitation(member, { id })).rejects.toMatchObject(refused);
});

test("invitations: nobody is invited twice over, into a personal workspace, or across workspaces", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  const { email } = await joinWorkspace(workspaceId);
  await expect(invite(caller, { email, role: "admin" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const user = await makeUser();
  const { id } = await ensurePersonalWorkspace(user);
  const personal = { ...actInApp(id, user.id), role: "owner" as const, tier: "internal" as const };
  await expect(invite(personal, { email, role: "member" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const { invitation } = await makeInvitation();
  await expect(revokeInvitation(caller, { id: invitation.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("invitations: a used link leads its members to the workspace, and nobody else", async () => {
  const { workspaceId, guest, token } = await makeInvitation();
  expect(await findJoined(token, guest.id)).toBeUndefined();
  await acceptInvitation(account(guest), token);
  expect(await findJoined(token, guest.id)).toBe(workspaceId);
  expect(await findJoined(token, (await makeUser()).id)).toBeUndefined();
  expect(await findJoined("unknown", guest.id)).toBeUndefined();
});
