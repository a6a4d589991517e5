import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { getCurrentUser } from "@/lib/access/session";
import { createUser } from "@/lib/domain/operator/accounts";
import {
  createWorkspaceFor,
  listWorkspaceActivity,
  setQuota,
  setTier,
} from "@/lib/domain/operator/all-workspaces";
import { addMember, removeMemberByEmail } from "@/lib/domain/operator/team-members";
import { createKeyFor, revokeKeyById } from "@/lib/domain/operator/workspace-keys";
import { getMe } from "@/lib/domain/workspace/me";
import { listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();

const NAME = { name: "Field planning" };
const KEY = { name: "CI", expiresInDays: undefined, readOnly: false };

test("operator: a created person signs in; the address is taken from then on", async () => {
  const user = { email: `${randomUUID()}@example.com`, name: "Grace", password: "long enough" };
  const created = await createUser(user);
  expect(created).toEqual({ id: expect.any(String), email: user.email });
  const { email, password } = user;
  const response = await authCall("/sign-in/email", { body: { email, password } });
  expect(await getCurrentUser(new Headers({ cookie: readCookies(response) }))).toMatchObject({
    userId: created.id,
    email,
  });
  await expect(createUser(user)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("operator: a personal workspace is the person's one, renamed and put on the plan", async () => {
  const { id: userId, email: ownerEmail } = await makeUser();
  const personal = { ownerEmail, personal: true };
  const first = await createWorkspaceFor({ ...personal, name: "First", tier: "pro" });
  const again = await createWorkspaceFor({ ...personal, name: "Second", tier: "free" });
  expect(again).toEqual({ id: first.id, name: "Second", tier: "free" });
  expect(await listWorkspaces(userId)).toMatchObject([{ ...again, kind: "personal" }]);
});

test("operator: a created workspace is recorded as the operator's deed, not as its owner's", async () => {
  const { email: ownerEmail } = await makeUser();
  const { id: workspaceId } = await createWorkspaceFor({
    ...NAME,
    tier: "team",
    ownerEmail,
    personal: false,
  });
  const records = await listWorkspaceActivity({ workspaceId, limit: 10 });
  expect(records).toMatchObject([{ action: "workspace.created", actor_id: null, origin: "app" }]);
});

test("operator: a key is for owners and admins of a paid workspace, as in the app", async () => {
  const { email: ownerEmail } = await makeUser();
  const team = { ...NAME, tier: "free", ownerEmail, personal: false } as const;
  const { id: workspaceId } = await createWorkspaceFor(team);
  const mint = (email: string) => createKeyFor({ ...KEY, workspaceId, email });
  await expect(mint(ownerEmail)).rejects.toMatchObject({ code: "PAID_PLAN_REQUIRED" });
  expect(await setTier({ id: workspaceId, tier: "pro" })).toMatchObject({ tier: "pro" });
  const { email } = await makeUser();
  await expect(mint(email)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await addMember({ workspaceId, email, role: "member" });
  await expect(mint(email)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const { id, key } = await mint(ownerEmail);
  expect(await verifyKey(`Bearer ${key}`)).toMatchObject({ keyId: id, tier: "pro" });
  const { revoked_at } = await revokeKeyById({ id });
  expect(await revokeKeyById({ id })).toEqual({ id, revoked_at });
  await expect(verifyKey(`Bearer ${key}`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(revokeKeyById({ id: randomUUID() })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("operator: membership: added, given another role, removed even as the last member; their key stops", async () => {
  const { workspaceId, email, key } = await makeWorkspace();
  const { id: user_id, email: guest } = await makeUser();
  const member = { workspace_id: workspaceId, user_id, email: guest };
  const add = (role: "member" | "admin") => addMember({ workspaceId, email: guest, role });
  expect(await add("member")).toMatchObject({ ...member, role: "member" });
  expect(await add("admin")).toMatchObject({ ...member, role: "admin" });
  expect(await removeMemberByEmail({ workspaceId, email: guest })).toMatchObject(member);
  await removeMemberByEmail({ workspaceId, email });
  await expect(verifyKey(`Bearer ${key}`)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const records = await listWorkspaceActivity({ workspaceId, limit: 10 });
  expect(records.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ["key.revoked", null],
    ["member.removed", null],
    ["member.removed", null],
    ["member.role_changed", null],
    ["member.added", null],
  ]);
});

test("operator: the only owner of other members is neither removed nor demoted, until there is another", async () => {
  const { workspaceId, email, key } = await makeWorkspace();
  const { email: guest } = await makeUser();
  const setRole = (email: string, role: "member" | "owner") =>
    addMember({ workspaceId, email, role });
  await setRole(guest, "member");
  const refused = {
    code: "CONFLICT",
    message: "A workspace needs an owner. Make somebody else an owner first.",
  };
  await expect(removeMemberByEmail({ workspaceId, email })).rejects.toMatchObject(refused);
  await expect(setRole(email, "member")).rejects.toMatchObject(refused);
  expect(await verifyKey(`Bearer ${key}`)).toMatchObject({ role: "owner" });
  await setRole(guest, "owner");
  expect(await setRole(email, "member")).toMatchObject({ role: "member" });
  expect(await removeMemberByEmail({ workspaceId, email })).toMatchObject({ email });
});

test("operator: the quota of one workspace is set, and shown to its keys", async () => {
  const { workspaceId: id, caller } = await makeWorkspace();
  expect(await setQuota({ id, limit: 3 })).toMatchObject({ id, quota_limit: 3 });
  expect((await getMe(caller)).usage).toMatchObject({ limit: 3, remaining: 3 });
});

test("operator: unknown workspaces and people are named as such", async () => {
  const workspaceId = randomUUID();
  const absent = { code: "NOT_FOUND" };
  await expect(setTier({ id: workspaceId, tier: "pro" })).rejects.toMatchObject(absent);
  await expect(listWorkspaceActivity({ workspaceId, limit: 1 })).rejects.toMatchObject(absent);
  await expect(
    createWorkspaceFor({ ...NAME, tier: "pro", ownerEmail: "no@example.com", personal: false }),
  ).rejects.toThrow("No account has the email address no@example.com");
});

test("operator: a personal workspace has its one member", async () => {
  const { email: ownerEmail } = await makeUser();
  const { id: workspaceId } = await createWorkspaceFor({
    ...NAME,
    tier: "pro",
    ownerEmail,
    personal: true,
  });
  const { email } = await makeUser();
  const refused = { code: "FORBIDDEN" };
  await expect(addMember({ workspaceId, email, role: "admin" })).rejects.toMatchObject(refused);
  await expect(removeMemberByEmail({ workspaceId, email: ownerEmail })).rejects.toMatchObject(
    refused,
  );
  const prisma = await fullClient();
  expect(await prisma.membership.count({ where: { workspaceId } })).toBe(1);
});
