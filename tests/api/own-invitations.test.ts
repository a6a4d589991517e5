import { expect, test, vi } from "vitest";
import { prismaClient } from "@/lib/db/database";
import {
  acceptInvitation,
  declineInvitation,
  joinInvited,
  listOwnInvitations,
  previewInvitation,
} from "@/lib/domain/members/answer-invitation";
import {
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from "@/lib/domain/members/invitations";
import { changeRole } from "@/lib/domain/members/members";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const DAY_MS = 86_400_000;
const readToken = ({ url }: { url: string }) => url.split("/invite/")[1] ?? "";

async function verify(id: string) {
  const prisma = await prismaClient();
  await prisma.user.update({ where: { id }, data: { emailVerified: true } });
}

async function makeInvited({ verified = true } = {}) {
  const { caller, workspaceId } = await makeWorkspace();
  const guest = await makeUser({ name: "Grace Hopper" });
  if (verified) await verify(guest.id);
  const invitation = await invite(caller, { email: guest.email, role: "admin" });
  return { caller, workspaceId, guest, invitation };
}

test("invitations to oneself: an invitation waits for its person, who joins without the link", async () => {
  const { caller, workspaceId, guest, invitation } = await makeInvited();
  expect(await listOwnInvitations(guest.id)).toEqual({
    email: guest.email,
    isProven: true,
    any: true,
    answerable: [
      {
        id: invitation.id,
        workspaceName: "Field planning",
        email: guest.email,
        role: "admin",
        invitedBy: "Ada Lovelace",
        expiresAt: invitation.expires_at,
      },
    ],
  });
  expect(await joinInvited(guest.id, invitation)).toEqual({ workspaceId });
  expect(await listMembers(caller)).toMatchObject([{}, { user_id: guest.id, role: "admin" }]);
  expect((await listRecords(workspaceId)).map(({ action }) => action)).toEqual([
    "invitation.created",
    "invitation.accepted",
    "member.added",
  ]);
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false, answerable: [] });
  await expect(joinInvited(guest.id, invitation)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await previewInvitation(readToken(invitation))).toBeUndefined();
});

test("invitations to oneself: a person who has not proven the address learns nothing of it, and can neither join nor decline", async () => {
  const { caller, guest, invitation } = await makeInvited({ verified: false });
  expect(await listOwnInvitations(guest.id)).toEqual({
    email: guest.email,
    isProven: false,
    any: true,
    answerable: [],
  });
  const refused = { code: "FORBIDDEN", message: expect.stringContaining("link") };
  await expect(joinInvited(guest.id, invitation)).rejects.toMatchObject(refused);
  await expect(declineInvitation(guest.id, invitation)).rejects.toMatchObject(refused);
  expect(await listMembers(caller)).toHaveLength(1);
  expect(await listInvitations(caller)).toHaveLength(1);
  const byLink = { userId: guest.id, email: guest.email };
  await expect(acceptInvitation(byLink, readToken(invitation))).resolves.toBeDefined();
});

test("invitations to oneself: nobody reaches an invitation to somebody else", async () => {
  const { caller, guest, invitation } = await makeInvited();
  const other = await makeUser();
  await verify(other.id);
  expect(await listOwnInvitations(other.id)).toMatchObject({ any: false, answerable: [] });
  const refused = { code: "NOT_FOUND" };
  await expect(joinInvited(other.id, invitation)).rejects.toMatchObject(refused);
  await expect(declineInvitation(other.id, invitation)).rejects.toMatchObject(refused);
  expect(await listInvitations(caller)).toHaveLength(1);
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: true });
});

test("invitations to oneself: a person who declines is not asked again, and the refusal is recorded", async () => {
  const { caller, workspaceId, guest, invitation } = await makeInvited();
  expect(await declineInvitation(guest.id, invitation)).toEqual({ declined: true });
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false });
  expect(await listInvitations(caller)).toEqual([]);
  expect(await previewInvitation(readToken(invitation))).toBeUndefined();
  expect((await listRecords(workspaceId)).at(-1)).toEqual({
    action: "invitation.declined",
    actor_id: guest.id,
    target_id: invitation.id,
    details: { email: guest.email, role: "admin" },
  });
  await expect(declineInvitation(guest.id, invitation)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("invitations to oneself: joining and declining at the same moment does one of them", async () => {
  for (let round = 0; round < 5; round++) {
    const { caller, guest, invitation } = await makeInvited();
    const both = await Promise.allSettled([
      joinInvited(guest.id, invitation),
      declineInvitation(guest.id, invitation),
    ]);
    const done = both.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    const joined = both[0].status === "fulfilled";
    expect(await listMembers(caller)).toHaveLength(joined ? 2 : 1);
  }
});

test("invitations to oneself: an invitation that is withdrawn, too old, or for a workspace of the person does not wait", async () => {
  const { caller, guest, invitation } = await makeInvited();
  await revokeInvitation(caller, invitation);
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false });
  await expect(joinInvited(guest.id, invitation)).rejects.toMatchObject({ code: "NOT_FOUND" });

  const second = await invite(caller, { email: guest.email, role: "member" });
  vi.useFakeTimers({ now: Date.now() + 7 * DAY_MS + 60_000, toFake: ["Date"] });
  try {
    expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false });
    await expect(joinInvited(guest.id, second)).rejects.toMatchObject({ code: "NOT_FOUND" });
  } finally {
    vi.useRealTimers();
  }
  await joinInvited(guest.id, second);
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false });
});

test("invitations to oneself: an invitation by a demoted admin does not wait any more", async () => {
  const { caller: owner, workspaceId } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const guest = await makeUser();
  await verify(guest.id);
  const invitation = await invite(admin, { email: guest.email, role: "member" });
  await changeRole(owner, { userId: admin.userId, role: "member" });
  expect(await listOwnInvitations(guest.id)).toMatchObject({ any: false });
  await expect(joinInvited(guest.id, invitation)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("invitations to oneself: an invitation sent again has a new link and its days again; the old link is dead", async () => {
  const { caller, workspaceId, guest, invitation } = await makeInvited();
  vi.useFakeTimers({ now: Date.now() + 6 * DAY_MS, toFake: ["Date"] });
  try {
    const again = await resendInvitation(caller, invitation);
    expect(again).toMatchObject({ email: guest.email, role: "admin" });
    expect(Date.parse(again.expires_at) - Date.now()).toBe(7 * DAY_MS);
    expect(again.url).not.toBe(invitation.url);
    expect(await previewInvitation(readToken(invitation))).toBeUndefined();
    expect(await previewInvitation(readToken(again))).toMatchObject({ role: "admin" });
    expect(await listInvitations(caller)).toMatchObject([{ id: again.id }]);
    expect((await listRecords(workspaceId)).at(-1)).toMatchObject({
      action: "invitation.resent",
      target_id: again.id,
      details: { email: guest.email, role: "admin" },
    });
    const gone = resendInvitation(caller, invitation);
    await expect(gone).rejects.toMatchObject({ code: "NOT_FOUND" });
  } finally {
    vi.useRealTimers();
  }
});

test("invitations to oneself: a member cannot send an invitation again, nor can anybody in another workspace", async () => {
  const { caller, workspaceId, invitation } = await makeInvited();
  const { caller: member } = await joinWorkspace(workspaceId);
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const refused = { code: "FORBIDDEN" };
  await expect(resendInvitation(member, invitation)).rejects.toMatchObject(refused);
  const owner = await invite(caller, { email: "joan@example.com", role: "owner" });
  await expect(resendInvitation(admin, owner)).rejects.toMatchObject(refused);
  const { caller: stranger } = await makeWorkspace();
  await expect(resendInvitation(stranger, invitation)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("invitations to oneself: two people who send it again at once make one new link", async () => {
  const { caller, invitation } = await makeInvited();
  const both = await Promise.allSettled([
    resendInvitation(caller, invitation),
    resendInvitation(caller, invitation),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await listInvitations(caller)).toHaveLength(1);
});
