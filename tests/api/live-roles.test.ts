import { expect, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import {
  createDocumentType,
  deleteDocumentType,
  updateDocumentType,
} from "@/lib/domain/documents/document-types";
import { deleteFromTrash } from "@/lib/domain/history/trash";
import { createInitiative, deleteInitiative } from "@/lib/domain/initiatives/initiatives";
import { invite, resendInvitation, revokeInvitation } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace, removeMember } from "@/lib/domain/members/members";
import { mintKey, revokeKey } from "@/lib/domain/workspace/keys";
import { changeTier, renameWorkspace } from "@/lib/domain/workspace/workspaces";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const TYPE = {
  name: "Site visit",
  base_type: "prd" as const,
  sections: [{ heading: "What we saw", guidance: "In the order of the day." }],
};

/** A team, and everything in it that only owners and admins may change. */
async function openTeam() {
  const { caller: owner, workspaceId } = await makeWorkspace();
  const { caller: late, userId } = await joinWorkspace(workspaceId, "owner");
  const { caller: member } = await joinWorkspace(workspaceId);
  const { id: keyId } = await makeKey(owner);
  const invitation = await invite(owner, { email: "grace@example.com", role: "member" });
  const type = await createDocumentType(owner, TYPE);
  const { id: trashed } = await createInitiative(owner, { title: "Old" });
  await deleteInitiative(owner, { id: trashed });
  const acts: Record<string, (by: Caller) => Promise<unknown>> = {
    invite: (by) => invite(by, { email: "joan@example.com", role: "member" }),
    "resend an invitation": (by) => resendInvitation(by, invitation),
    "withdraw an invitation": (by) => revokeInvitation(by, invitation),
    "give a role": (by) => changeRole(by, { userId: member.userId, role: "admin" }),
    "remove a member": (by) => removeMember(by, { userId: member.userId }),
    "hand the workspace over": (by) =>
      handOverWorkspace(by, { userId: member.userId, name: "Field planning" }),
    "make a key": (by) => mintKey(by, { name: "CI" }),
    "revoke somebody's key": (by) => revokeKey(by, { id: keyId }),
    "rename the workspace": (by) => renameWorkspace(by, { name: "Mine" }),
    "change the plan": (by) => changeTier(by, { tier: "pro" }),
    "make a document type": (by) => createDocumentType(by, { ...TYPE, name: "Another" }),
    "change a document type": (by) => updateDocumentType(by, { ...TYPE, id: type.id }),
    "remove a document type": (by) => deleteDocumentType(by, { id: type.id }),
    "empty the trash": (by) => deleteFromTrash(by, { id: trashed }),
  };
  return { owner, late, userId, workspaceId, acts };
}

/** Returns the outcome of each act of an owner who loses the role between the request and its execution. */
async function refusals(after: (owner: Caller, userId: string) => Promise<unknown>) {
  const { ALLOW_TIER_CHANGE } = config();
  config().ALLOW_TIER_CHANGE = true;
  try {
    const { owner, late, userId, workspaceId, acts } = await openTeam();
    await after(owner, userId);
    const before = await listRecords(workspaceId);
    expect(late.role).toBe("owner");
    const codes: Record<string, unknown> = {};
    for (const [name, act] of Object.entries(acts)) {
      codes[name] = await act(late).then(
        () => "done",
        ({ code }) => code,
      );
    }
    expect(await listRecords(workspaceId)).toEqual(before);
    // The same acts succeed while the role still holds.
    for (const [name, act] of Object.entries(acts)) {
      if (name === "hand the workspace over" || name === "withdraw an invitation") continue;
      await expect(act(owner), name).resolves.toBeDefined();
    }
    return codes;
  } finally {
    Object.assign(config(), { ALLOW_TIER_CHANGE });
  }
}

test("live roles: a member who was demoted since the request came in acts under the new role", async () => {
  const codes = await refusals((owner, userId) => changeRole(owner, { userId, role: "member" }));
  expect(new Set(Object.values(codes))).toEqual(new Set(["FORBIDDEN"]));
});

test("live roles: a member who was removed since the request came in finds no workspace", async () => {
  const codes = await refusals((owner, userId) => removeMember(owner, { userId }));
  expect(new Set(Object.values(codes))).toEqual(new Set(["NOT_FOUND"]));
});

test("live roles: an owner who is an admin by now has an admin's powers and no more", async () => {
  const { owner, late, userId, workspaceId } = await openTeam();
  await changeRole(owner, { userId, role: "admin" });
  const refused = { code: "FORBIDDEN" };
  const own = { userId: owner.userId };
  await expect(removeMember(late, own)).rejects.toMatchObject(refused);
  await expect(changeRole(late, { ...own, role: "member" })).rejects.toMatchObject(refused);
  const asOwner = { email: "joan@example.com", role: "owner" } as const;
  await expect(invite(late, asOwner)).rejects.toMatchObject(refused);
  const over = { userId, name: "Field planning" };
  await expect(handOverWorkspace(late, over)).rejects.toMatchObject(refused);
  await expect(renameWorkspace(late, { name: "Ours" })).resolves.toMatchObject({
    id: workspaceId,
  });
});

test("live roles: a member who has become an admin since has an admin's powers", async () => {
  const { owner, workspaceId } = await openTeam();
  const { caller, userId } = await joinWorkspace(workspaceId);
  await changeRole(owner, { userId, role: "admin" });
  await expect(mintKey(caller, { name: "CI" })).resolves.toBeDefined();
});
