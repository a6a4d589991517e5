import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { getSessionCaller } from "@/lib/access/session";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { config } from "@/lib/config";
import { createWorkspaceFor } from "@/lib/domain/operator/all-workspaces";
import {
  changeTier,
  createWorkspace,
  getWorkspace,
  listWorkspaces,
  renameWorkspace,
} from "@/lib/domain/workspace/workspaces";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";

freshDatabase();
afterEach(() => {
  config().ALLOW_TIER_CHANGE = false;
});

test("workspaces: a new workspace belongs to its maker, on the default plan", async () => {
  const user = await makeUser();
  const workspace = await createWorkspace({ userId: user.id, name: "Harbour works" });
  expect(workspace).toMatchObject({ kind: "team", tier: "internal", role: "owner" });
  expect(await listRecords(workspace.id)).toEqual([
    { action: "workspace.created", actor_id: user.id, target_id: workspace.id, details: null },
  ]);
  expect(await getWorkspace({ workspaceId: workspace.id })).toMatchObject({
    name: "Harbour works",
    quota_limit: null,
  });
});

test("workspaces: the personal workspace is listed first, the others by name, each with the person's role", async () => {
  const user = await makeUser();
  await createWorkspace({ userId: user.id, name: "Zebra" });
  await createWorkspace({ userId: user.id, name: "apple", kind: "client" });
  await ensurePersonalWorkspace(user);
  await makeWorkspace();
  expect(await listWorkspaces(user.id)).toMatchObject([
    { kind: "personal", role: "owner" },
    { name: "apple", kind: "client" },
    { name: "Zebra", kind: "team" },
  ]);
});

test("workspaces: a person can own a limited number of workspaces, not counting the personal one and others' workspaces", async () => {
  const { MAX_WORKSPACES_PER_PERSON } = config();
  config().MAX_WORKSPACES_PER_PERSON = 3;
  try {
    const user = await makeUser();
    await ensurePersonalWorkspace(user);
    const make = () => createWorkspace({ userId: user.id, name: "Harbour works" });
    const refused = { code: "FORBIDDEN", message: expect.stringContaining("You own 3 workspaces") };
    const made = await Promise.allSettled(Array.from({ length: 6 }, make));
    const statuses = made.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill("fulfilled"), ...Array(3).fill("rejected")]);
    await expect(make()).rejects.toMatchObject(refused);
    expect(await listWorkspaces(user.id)).toHaveLength(4);
    const byOperator = { name: "One more", tier: "team", ownerEmail: user.email } as const;
    await expect(createWorkspaceFor({ ...byOperator, personal: false })).resolves.toBeDefined();
    config().MAX_WORKSPACES_PER_PERSON = 5;
    await expect(make()).resolves.toBeDefined();
  } finally {
    Object.assign(config(), { MAX_WORKSPACES_PER_PERSON });
  }
});

test("workspaces: only members get a caller", async () => {
  const { workspaceId, userId } = await makeWorkspace({ tier: "pro", role: "admin" });
  expect(await getSessionCaller({ userId: userId }, workspaceId)).toMatchObject({
    workspaceId,
    userId,
    role: "admin",
    tier: "pro",
    request: { origin: "app" },
  });
  const outsider = await makeUser();
  expect(await getSessionCaller({ userId: outsider.id }, workspaceId)).toBeUndefined();
  expect(await getSessionCaller({ userId: userId }, randomUUID())).toBeUndefined();
});

test("workspaces: owners and admins rename, members do not", async () => {
  const { workspaceId, caller } = await makeWorkspace({ role: "admin" });
  const member = await joinWorkspace(workspaceId);
  await expect(renameWorkspace(member.caller, { name: "Mine" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  expect(await renameWorkspace(caller, { name: "Harbour" })).toMatchObject({ name: "Harbour" });
  await renameWorkspace(caller, { name: "Harbour" });
  expect(await listRecords(workspaceId)).toEqual([
    {
      action: "workspace.renamed",
      actor_id: caller.userId,
      target_id: workspaceId,
      details: { from: "Field planning", to: "Harbour" },
    },
  ]);
});

test("workspaces: the plan is the operator's, unless they let owners change it", async () => {
  const { workspaceId, caller } = await makeWorkspace({ tier: "free" });
  await expect(changeTier(caller, { tier: "pro" })).rejects.toThrow("npm run admin");
  config().ALLOW_TIER_CHANGE = true;
  const admin = await joinWorkspace(workspaceId, "admin");
  await expect(changeTier(admin.caller, { tier: "pro" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  expect(await changeTier(caller, { tier: "pro" })).toMatchObject({ tier: "pro" });
  expect(await listRecords(workspaceId)).toMatchObject([
    { action: "workspace.tier_changed", details: { from: "free", to: "pro" } },
  ]);
});

test("workspaces: a change that fails leaves neither the change nor a record", async () => {
  const { workspaceId, caller } = await makeWorkspace();
  const broken = { ...caller, userId: "not an id" };
  await expect(renameWorkspace(broken, { name: "Half done" })).rejects.toThrow();
  expect(await getWorkspace(caller)).toMatchObject({ name: "Field planning" });
  expect(await listRecords(workspaceId)).toEqual([]);
});
