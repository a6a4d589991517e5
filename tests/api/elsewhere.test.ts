import { expect, test } from "vitest";
import { acceptInvitation } from "@/lib/domain/members/answer-invitation";
import { demandFactor } from "@/lib/domain/members/factor-demand";
import { invite, listInvitations, revokeInvitation } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace, removeMember } from "@/lib/domain/members/members";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { setTier } from "@/lib/domain/operator/all-workspaces";
import { addMember, removeMemberByEmail } from "@/lib/domain/operator/team-members";
import { deleteWorkspace } from "@/lib/domain/workspace/delete-workspace";
import { listKeys, mintKey, revokeKey } from "@/lib/domain/workspace/keys";
import { renameWorkspace } from "@/lib/domain/workspace/workspaces";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();

/** Makes a workspace with an owner and an admin, each with a key and an invitation. */
async function fill(people: { owner: string; admin: string }) {
  const { workspaceId } = await makeWorkspace();
  const owner = await joinAs(workspaceId, people.owner, "owner");
  const admin = await joinAs(workspaceId, people.admin, "admin");
  await makeKey(owner);
  await makeKey(admin);
  const { id: invitationId } = await invite(owner, { email: "guest@example.com", role: "member" });
  await invite(admin, { email: "another@example.com", role: "member" });
  return { workspaceId, owner, admin, invitationId };
}

/** Two workspaces with the same people, so that a change in one could reach the other. */
async function twoAlike() {
  const { id: owner } = await makeUser();
  const { id: admin, email } = await makeUser();
  const here = await fill({ owner, admin });
  const { workspaceId: elsewhere } = await fill({ owner, admin });
  return { ...here, email, elsewhere };
}
type Scene = Awaited<ReturnType<typeof twoAlike>>;

/** All rows of people, keys, invitations and activity in a workspace, and the row of the workspace itself. */
async function readRows(workspaceId: string) {
  const prisma = await fullClient();
  const inOrder = { where: { workspaceId }, orderBy: { id: "asc" } } as const;
  return {
    workspace: await prisma.workspace.findUnique({ where: { id: workspaceId } }),
    memberships: await prisma.membership.findMany(inOrder),
    keys: await prisma.apiKey.findMany(inOrder),
    invitations: await prisma.invitation.findMany(inOrder),
    activities: await prisma.activity.findMany(inOrder),
  };
}

const CHANGES: Record<string, (scene: Scene) => Promise<unknown>> = {
  "a demotion": ({ owner, admin }) => changeRole(owner, { userId: admin.userId, role: "member" }),
  "a promotion": ({ owner, admin }) => changeRole(owner, { userId: admin.userId, role: "owner" }),
  "a removal": ({ owner, admin }) => removeMember(owner, admin),
  "a removal by the operator": (scene) => removeMemberByEmail(scene),
  "a demotion by the operator": (scene) => addMember({ ...scene, role: "member" }),
  "a hand-over": ({ owner, admin }) =>
    handOverWorkspace(owner, { userId: admin.userId, name: "Field planning" }),
  "a new key": ({ owner }) => mintKey(owner, { name: "New", expiresInDays: 30 }),
  "the end of a key": async ({ owner }) =>
    revokeKey(owner, { id: (await listKeys(owner))[0]?.id ?? "" }),
  "an invitation of an invited address": ({ owner }) =>
    invite(owner, { email: "another@example.com", role: "admin" }),
  "the end of an invitation": ({ owner, invitationId }) =>
    revokeInvitation(owner, { id: invitationId }),
  "an accepted invitation": async ({ owner }) => {
    const { id: userId, email } = await makeUser();
    const { url } = await invite(owner, { email, role: "member" });
    await acceptInvitation({ userId, email }, url.split("/invite/")[1] ?? "");
  },
  "a new name": ({ owner }) => renameWorkspace(owner, { name: "Renamed" }),
  "another plan": ({ workspaceId }) => setTier({ id: workspaceId, tier: "pro" }),
  "the demand of a second factor": async ({ owner }) => {
    const factor = { userId: owner.userId, secret: "sealed", confirmedAt: new Date() };
    await (await fullClient()).totp.create({ data: factor });
    await demandFactor(owner, { demanded: true });
  },
  "the deletion of the workspace": ({ workspaceId }) => deleteWorkspace(workspaceId),
};

test.each(Object.entries(CHANGES))(
  "another workspace: %s leaves each of its rows as it was",
  async (_, change) => {
    const scene = await twoAlike();
    const [here, elsewhere] = [await readRows(scene.workspaceId), await readRows(scene.elsewhere)];
    await change(scene);
    expect(await readRows(scene.workspaceId)).not.toEqual(here);
    expect(await readRows(scene.elsewhere)).toEqual(elsewhere);
  },
);

test("another workspace: lists have none of its members, keys and invitations", async () => {
  const { owner, elsewhere } = await twoAlike();
  const there = await readRows(elsewhere);
  const listed = [
    { rows: there.keys, ids: (await listKeys(owner)).map(({ id }) => id), count: 3 },
    { rows: there.invitations, ids: (await listInvitations(owner)).map(({ id }) => id), count: 2 },
  ];
  for (const { rows, ids, count } of listed) {
    expect(ids).toHaveLength(count);
    expect(rows.filter(({ id }) => ids.includes(id))).toEqual([]);
  }
  expect(await listMembers(owner)).toHaveLength(3);
});
