import { expect, test } from "vitest";
import * as z from "zod";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { previewDeletion, requestDeletion } from "@/lib/domain/account/account-deletion";
import { createUpload } from "@/lib/domain/context/uploads";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { invite } from "@/lib/domain/members/invitations";
import { disableUser, enableUser, getUser } from "@/lib/domain/operator/accounts";
import { createWorkspaceFor, listWorkspaceActivity } from "@/lib/domain/operator/all-workspaces";
import { deleteUser } from "@/lib/domain/operator/delete-user";
import { deleteWorkspace } from "@/lib/domain/workspace/delete-workspace";
import { createWorkspace, listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { write } from "@/lib/domain/write";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { populate } from "@/tests/support/populate";
import { query } from "@/tests/support/query";
import { api } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";
import { PASSWORD, signedIn } from "@/tests/support/signed-in";

freshDatabase();

/** Counts the rows of a workspace in each table that has any. */
async function countRows(workspaceId: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    `SELECT table_schema || '."' || table_name || '"' AS name FROM information_schema.columns
     WHERE column_name = 'workspace_id' AND table_schema IN ('public', 'search')`,
    [],
  );
  const counts = await Promise.all(
    tables.map(async ({ name }): Promise<[string, number]> => {
      const text = `SELECT count(*)::int AS count FROM ${name} WHERE workspace_id = $1`;
      const [row] = await query<{ count: number }>(text, [workspaceId]);
      return [name, row?.count ?? 0];
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A workspace with something in most tables. */
async function filled() {
  const place = await makeWorkspace();
  const { initiative, document } = await populate(api(place.key));
  const patch = { body: { content_markdown: "# Changed\n" } };
  await api(place.key).call("PATCH", `/documents/${document.id}`, patch);
  const bytes = new TextEncoder().encode("# Ride-alongs\n");
  await createUpload(place.caller, { initiative_id: initiative.id, filename: "a.md", bytes });
  await invite(place.caller, { email: "guest@example.com", role: "member" });
  return place;
}

test("deletion: nothing of a deleted workspace is left in any table, and nothing of others is gone", async () => {
  const [gone, kept] = [await filled(), await filled()];
  const before = await countRows(kept.workspaceId);
  expect(await countRows(gone.workspaceId)).toEqual(before);
  expect(before).toMatchObject({
    'search."chunk"': expect.any(Number),
    'search."term"': expect.any(Number),
    'public."document_version"': 2,
    'public."upload_content"': 1,
    'public."invitation"': 1,
    'public."api_key"': 1,
  });
  await deleteWorkspace(gone.workspaceId);
  expect(await countRows(gone.workspaceId)).toEqual({});
  expect(await countRows(kept.workspaceId)).toEqual(before);
  expect((await api(gone.key).call("GET", "/me")).status).toBe(401);
  expect((await api(kept.key).call("GET", "/me")).status).toBe(200);
});

test("deletion: a personal workspace is deleted, and its person has an empty one afterwards", async () => {
  const { id: userId, email: ownerEmail } = await makeUser();
  const own = { ownerEmail, personal: true, name: "Mine", tier: "pro" } as const;
  const { id } = await createWorkspaceFor(own);
  await deleteWorkspace(id);
  expect(await listWorkspaces(userId)).toEqual([]);
  const again = await createWorkspaceFor(own);
  expect(again.id).not.toBe(id);
});

test("deletion: others go on writing while a large workspace is deleted", async () => {
  const { workspaceId } = await makeWorkspace();
  await query(
    `INSERT INTO activity (workspace_id, id, action, origin, outcome)
     SELECT $1, gen_random_uuid(), 'tool.called', 'mcp', 'success' FROM generate_series(1, 20000)`,
    [workspaceId],
  );
  const { caller } = await makeWorkspace();
  let [writes, deleted] = [0, false];
  const deletion = deleteWorkspace(workspaceId).finally(() => {
    deleted = true;
  });
  while (!deleted) {
    await createInitiative(caller, { title: "Meanwhile" });
    writes++;
  }
  await deletion;
  expect(writes).toBeGreaterThan(10); // one statement for all lets one through
  expect(await countRows(workspaceId)).toEqual({});
});

test("deletion: deleting a person deletes their keys and the workspaces that are theirs alone; their texts elsewhere stay", async () => {
  const { workspaceId, caller: owner } = await makeWorkspace();
  const { caller, email, userId } = await joinWorkspace(workspaceId, "admin");
  const { key } = await makeKey(caller);
  const { id: written } = await createInitiative(caller, { title: "Written by who leaves" });
  const own = { ownerEmail: email, tier: "pro", name: "Own" } as const;
  const personal = await createWorkspaceFor({ ...own, personal: true });
  const alone = await createWorkspaceFor({ ...own, personal: false });

  const answer = await deleteUser({ email });
  expect(answer).toMatchObject({ id: userId, email, deleted: true });
  expect(answer.deleted_workspaces.sort()).toEqual([personal.id, alone.id].sort());
  expect((await api(key).call("GET", "/me")).status).toBe(401);
  const prisma = await fullClient();
  expect(await prisma.initiative.findUnique({ where: { id: written } })).toMatchObject({
    createdById: userId,
  });
  expect(await prisma.workspace.count({ where: { id: { in: [personal.id, alone.id] } } })).toBe(0);
  const records = await listWorkspaceActivity({ workspaceId, limit: 2 });
  expect(records.map(({ action, actor_id }) => [action, actor_id]).sort()).toEqual([
    ["key.revoked", null],
    ["member.removed", null],
  ]);
  expect((await listWorkspaces(owner.userId)).map(({ id }) => id)).toContain(workspaceId);
});

test("deletion: a sole owner is not deleted while the workspace has other members, and the refusal changes nothing", async () => {
  const { workspaceId, email, key } = await makeWorkspace();
  const { id: alone } = await createWorkspaceFor({
    ownerEmail: email,
    name: "Alone",
    tier: "pro",
    personal: false,
  });
  const { caller: member, userId } = await joinWorkspace(workspaceId);
  await expect(deleteUser({ email })).rejects.toThrow(
    `${email} is the only owner of “Field planning” (${workspaceId})`,
  );
  expect((await api(key).call("GET", "/me")).status).toBe(200);
  const prisma = await fullClient();
  expect(await prisma.workspace.count({ where: { id: alone } })).toBe(1);

  await prisma.membership.updateMany({ where: { userId, workspaceId }, data: { role: "owner" } });
  await deleteUser({ email });
  expect(await listWorkspaces(member.userId)).toMatchObject([{ id: workspaceId, role: "owner" }]);
});

test("deletion: a disabled owner does not count, so the other one is deleted only once that one is enabled", async () => {
  const ada = await signedIn();
  const { userId, email } = ada.user;
  const { id, name } = await createWorkspace({ userId, name: "Roundsman", tier: "pro" });
  const bob = await joinWorkspace(id, "owner");
  await joinWorkspace(id);
  await disableUser(bob);
  expect(await previewDeletion(ada.user)).toMatchObject({ stranded: [{ id, name }] });
  const asked = { email, currentPassword: PASSWORD };
  const refused = { code: "CONFLICT", message: expect.stringContaining("“Roundsman”") };
  await expect(requestDeletion(ada.user, asked)).rejects.toMatchObject(refused);
  await expect(deleteUser({ email })).rejects.toMatchObject(refused);
  expect(await getUser(email)).toMatchObject({ disabledAt: null, deleteAfter: null });

  await enableUser(bob);
  expect(await previewDeletion(ada.user)).toMatchObject({ stranded: [] });
  await deleteUser({ email });
  expect(await listWorkspaces(bob.userId)).toMatchObject([{ id }]);
});

test("deletion: a deletion that was cut off midway is finished by the next", async () => {
  const { id: userId, email } = await makeUser();
  const { id } = await createWorkspace({ userId, name: "Large" });
  await query(
    `INSERT INTO activity (workspace_id, id, action, origin, outcome)
     VALUES ($1, $2, 'tool.called', 'mcp', 'success')`,
    [id, newId()],
  );
  const prisma = await fullClient();
  const disabled = { disabledAt: new Date() };
  await prisma.user.update({ where: { id: userId }, data: disabled }); // the state in which the deletion was cut off
  expect(
    z.object({ deleted_workspaces: z.tuple([z.literal(id)]) }).parse(await deleteUser({ email })),
  ).toBeTruthy();
  expect(await countRows(id)).toEqual({});
});

test("deletion: what is added to a workspace deleted meanwhile is refused by the workspace's name", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  await deleteWorkspace(workspaceId);
  await expect(createInitiative(caller, { title: "Late" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringMatching(/^Workspace not found/),
  });
});

const ORPHAN = statement(
  "INSERT INTO trashed_row (workspace_id, id, trash_id, table_name, value) VALUES ($1, $2, $2, '', '')",
  ["uuid", "uuid"],
);

test("deletion: another broken reference is a fault of ours, not an unknown initiative", async () => {
  const { caller } = await makeWorkspace();
  const run = async (tx: Transaction) => {
    tx.send(ORPHAN, [tx.workspaceId, ABSENT_ID]);
    return { data: {} };
  };
  await expect(write(caller, run)).rejects.toMatchObject({ code: "23503" });
});
