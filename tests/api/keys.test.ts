import { expect, test } from "vitest";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { isKey } from "@/lib/access/keys/key-format";
import { listKeys, mintKey, revokeKey } from "@/lib/domain/workspace/keys";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { query } from "@/tests/support/query";

freshDatabase();

const bearer = (key: string) => verifyKey(`Bearer ${key}`);
const DAY_MS = 86_400_000;

/** A workspace without the key that `makeWorkspace` puts there. */
async function makeTeam(tier: "free" | "internal" = "internal") {
  const team = await makeWorkspace({ tier });
  const prisma = await fullClient();
  await prisma.apiKey.delete({ where: { id: team.keyId } });
  return team;
}

test("keys of a workspace: a minted key works, is listed without its text, and is recorded", async () => {
  const { caller, workspaceId, userId } = await makeTeam();
  const minted = await mintKey(caller, { name: "CI", expiresInDays: 30 });
  expect(isKey(minted.key)).toBe(true);
  expect(minted.prefix).toBe(minted.key.slice(0, 16));
  expect(new Date(minted.expires_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(await bearer(minted.key)).toMatchObject({ keyId: minted.id, workspaceId, scope: "full" });
  const keys = await listKeys(caller);
  expect(keys).toMatchObject([
    {
      id: minted.id,
      name: "CI",
      prefix: minted.prefix,
      created_by: { id: userId, name: "Ada Lovelace" },
      revoked_at: null,
      status: "active",
    },
  ]);
  expect(JSON.stringify(keys)).not.toContain(minted.key);
  expect(await listRecords(workspaceId)).toMatchObject([
    { action: "key.created", target_id: minted.id, details: { name: "CI", scope: "full" } },
  ]);
});

test("keys of a workspace: a read-only key is shown as read-only", async () => {
  const { caller } = await makeTeam();
  const { key } = await mintKey(caller, { name: "Dashboard", scope: "read_only" });
  expect(await bearer(key)).toMatchObject({ scope: "read_only" });
});

test("keys of a workspace: members and free workspaces mint nothing", async () => {
  const { workspaceId } = await makeTeam();
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  await expect(mintKey(member, { name: "Mine" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const { caller: owner } = await makeTeam("free");
  await expect(mintKey(owner, { name: "Mine" })).rejects.toMatchObject({
    code: "PAID_PLAN_REQUIRED",
    status: 403,
  });
  const { caller: admin } = await joinWorkspace(workspaceId, "admin");
  await expect(mintKey(admin, { name: "Mine" })).resolves.toBeDefined();
});

test("keys of a workspace: 100 keys can work at once; expired and revoked ones do not count", async () => {
  const { caller } = await makeTeam();
  await makeKey(caller, { revokedAt: new Date() });
  await makeKey(caller, { expiresAt: new Date(Date.now() - 1000) });
  for (let i = 0; i < 99; i++) await makeKey(caller);
  const mints = await Promise.allSettled([1, 2, 3].map((n) => mintKey(caller, { name: `${n}` })));
  expect(mints.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  await expect(mintKey(caller, { name: "101" })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("keys of a workspace: a revoked key fails at once, and revoking again keeps the first time", async () => {
  const { caller, workspaceId } = await makeTeam();
  const { id, key } = await mintKey(caller, { name: "CI" });
  const { revoked_at } = await revokeKey(caller, { id });
  await expect(bearer(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await revokeKey(caller, { id })).toEqual({ id, revoked_at });
  expect(await listKeys(caller)).toMatchObject([{ id, status: "revoked", revoked_at }]);
  expect((await listRecords(workspaceId)).map(({ action }) => action)).toEqual([
    "key.created",
    "key.revoked",
  ]);
});

test("keys of a workspace: members can revoke only their own keys; another workspace's key is not found", async () => {
  const { caller, workspaceId } = await makeTeam();
  const { caller: member } = await joinWorkspace(workspaceId, "member");
  const owners = await makeKey(caller);
  const own = await makeKey(member);
  await expect(revokeKey(member, { id: owners.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await revokeKey(member, { id: own.id })).toMatchObject({ id: own.id });
  const stranger = await makeTeam();
  await expect(revokeKey(stranger.caller, { id: owners.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await bearer(owners.key)).toMatchObject({ keyId: owners.id });
});

test("keys of a workspace: an expired key is refused and listed as expired", async () => {
  const { caller } = await makeTeam();
  const { key } = await makeKey(caller, { expiresAt: new Date(Date.now() - 1000) });
  await expect(bearer(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await listKeys(caller)).toMatchObject([{ status: "expired" }]);
});

test("keys of a workspace: all working keys and those that ended last are listed, the newest first", async () => {
  const { caller, workspaceId, userId } = await makeTeam();
  const old = await makeKey(caller, { name: "Works" });
  const bounded = await makeKey(caller, { expiresAt: new Date(Date.now() + DAY_MS) });
  await query(
    `INSERT INTO api_key (workspace_id, id, created_by_id, name, prefix, hash, revoked_at, expires_at)
     SELECT $1, id, $2, 'Ended ' || n || ' hours ago', '', uuid_send(id),
       CASE WHEN n % 2 = 0 THEN now() - n * interval '1 hour' END, now() - n * interval '1 hour'
     FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 300) n) AS made`,
    [workspaceId, userId],
  );
  const newest = await makeKey(caller, { revokedAt: new Date() });
  const keys = await listKeys(caller);
  expect(keys).toHaveLength(200);
  expect(keys[0]?.id).toBe(newest.id);
  expect(keys.map(({ id }) => id)).toEqual(expect.arrayContaining([old.id, bounded.id]));
  const names = new Set(keys.map(({ name }) => name));
  expect(names).toContain("Ended 197 hours ago");
  expect(names).not.toContain("Ended 198 hours ago");
});

test("keys of a workspace: a key acts for a member only", async () => {
  const { workspaceId } = await makeTeam();
  const { id: userId } = await makeUser();
  const { key } = await makeKey({ workspaceId, userId });
  await expect(bearer(key)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
