import { expect, test } from "vitest";
import { previewInvitation } from "@/lib/domain/members/answer-invitation";
import { invite, listInvitations, revokeInvitation } from "@/lib/domain/members/invitations";
import { changeRole, removeMember } from "@/lib/domain/members/members";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const readToken = ({ url }: { url: string }) => url.split("/invite/")[1] ?? "";

async function withAdmin() {
  const { caller: owner, workspaceId } = await makeWorkspace();
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  const guest = await makeUser();
  return { owner, admin, guest };
}

test("invitation powers: links end when their sender is removed or changes role", async () => {
  const { owner, admin, guest } = await withAdmin();
  const first = await invite(admin, { email: guest.email, role: "admin" });
  await changeRole(owner, { userId: admin.userId, role: "member" });
  expect(await previewInvitation(readToken(first))).toBeUndefined();

  await changeRole(owner, { userId: admin.userId, role: "admin" });
  const second = await invite(admin, { email: guest.email, role: "admin" });
  await removeMember(owner, { userId: admin.userId });
  expect(await previewInvitation(readToken(second))).toBeUndefined();
  expect(await listInvitations(owner)).toEqual([]);
});

test("invitation powers: an admin can neither replace nor revoke an owner's invitation of an owner", async () => {
  const { owner, admin, guest } = await withAdmin();
  const invitation = await invite(owner, { email: guest.email, role: "owner" });
  const refusal = { code: "FORBIDDEN", status: 403 };
  await expect(invite(admin, { email: guest.email, role: "member" })).rejects.toMatchObject(
    refusal,
  );
  await expect(revokeInvitation(admin, invitation)).rejects.toMatchObject(refusal);
  expect(await previewInvitation(readToken(invitation))).toMatchObject({ role: "owner" });
});
