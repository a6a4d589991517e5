import { expect, test } from "vitest";
import { createKey } from "@/lib/access/keys/key-format";
import { waitForBackground } from "@/lib/background";
import { newId } from "@/lib/ids";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api, type Reply } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";
import { authCall } from "@/tests/support/sign-in";

freshDatabase();

const HOUR = 3_600_000;
const withHeader = (value: string) =>
  api().call("GET", "/me", { headers: { Authorization: value } });

/** The body without the fields that differ from call to call. */
function words({ body }: Reply) {
  const { requestId, timestamp, ...rest } = body;
  return rest;
}

test("API keys: every kind of wrong key gets the very same 401", async () => {
  const prisma = await fullClient();
  const { caller, key } = await makeWorkspace();
  const expired = await makeKey(caller, { expiresAt: new Date(Date.now() - 1) });
  const revoked = await makeKey(caller, { revokedAt: new Date() });
  const left = await joinWorkspace(caller.workspaceId, "admin");
  const leaver = await makeKey(left.caller);
  expect((await api(leaver.key).call("GET", "/me")).status).toBe(200);
  const elsewhere = await makeWorkspace();
  const moved = { userId: left.userId, workspaceId: elsewhere.workspaceId, role: "owner" } as const;
  await prisma.membership.deleteMany({ where: { userId: left.userId } });
  await prisma.membership.create({ data: { id: newId(), ...moved } });
  const wrongSum = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");

  const replies = [
    await api().call("GET", "/me"),
    await api(leaver.key).call("GET", "/me"),
    await api(expired.key).call("GET", "/me"),
    await api(revoked.key).call("GET", "/me"),
    await api(createKey()).call("GET", "/me"),
    await api(wrongSum).call("GET", "/me"),
    await api("gwk_live_").call("GET", "/me"),
    await api(key.slice(0, -1)).call("GET", "/me"),
    await api(`${key}0`).call("GET", "/me"),
    await api(key.toUpperCase()).call("GET", "/me"),
    await withHeader(""),
    await withHeader("Bearer"),
    await withHeader("Bearer "),
    await withHeader(key),
    await withHeader(`Basic ${Buffer.from(`${key}:`).toString("base64")}`),
    await withHeader(`Token ${key}`),
    await withHeader(`Bearer ${key}, Bearer ${key}`),
    await withHeader(`Bearer ${key} ${key}`),
    await withHeader("Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"),
    await withHeader(`Bearer ${"x".repeat(10_000)}`),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe("UNAUTHORIZED");
    expect(words(reply)).toEqual(words(replies[0] ?? reply));
    expect(reply.headers.get("www-authenticate")).toBe("Bearer");
    expect([...reply.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  }
});

test("API keys: the bearer token is the only way in", async () => {
  const { key } = await makeWorkspace();
  const headers = {
    "X-API-Key": key,
    Cookie: `key=${key}`,
    "Proxy-Authorization": `Bearer ${key}`,
  };
  const query = { api_key: key, access_token: key, key };
  expect((await api().call("GET", "/me", { headers, query })).status).toBe(401);
});

test("API keys: the scheme's case and the spaces after it do not matter", async () => {
  const { key } = await makeWorkspace();
  for (const value of [`bearer ${key}`, `BEARER   ${key}`, `Bearer ${key} `]) {
    expect((await withHeader(value)).status).toBe(200);
  }
});

test("API keys: a key works until the moment it expires or is revoked", async () => {
  const prisma = await fullClient();
  const { caller } = await makeWorkspace();
  const { id, key } = await makeKey(caller, { expiresAt: new Date(Date.now() + HOUR) });
  expect((await api(key).call("GET", "/me")).status).toBe(200);
  await prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
  expect((await api(key).call("GET", "/me")).status).toBe(401);
});

test("API keys: a creator who became a member keeps the key working", async () => {
  const prisma = await fullClient();
  const { userId, key } = await makeWorkspace({ role: "admin" });
  await prisma.membership.updateMany({ where: { userId }, data: { role: "member" } });
  expect((await api(key).call("POST", "/initiatives", { body: { title: "x" } })).status).toBe(200);
});

test("API keys: a free workspace gets 403 on every call, an upgrade takes effect at once", async () => {
  const prisma = await fullClient();
  const { workspaceId, key } = await makeWorkspace({ tier: "free" });
  for (const [method, path] of [
    ["GET", "/me"],
    ["GET", "/initiatives"],
    ["POST", "/initiatives"],
    ["DELETE", `/goals/${ABSENT_ID}`],
  ] as const) {
    const reply = await api(key).call(method, path);
    expect(reply).toMatchObject({ status: 403, body: { code: "PAID_PLAN_REQUIRED" } });
    expect(reply.headers.has("www-authenticate")).toBe(false);
  }
  await prisma.workspace.update({ where: { id: workspaceId }, data: { tier: "pro" } });
  expect((await api(key).data(Me, "GET", "/me")).organization.tier).toBe("pro");
});

test.each(["pro", "team", "consultant", "internal"] as const)(
  "API keys: a %s workspace may",
  async (tier) => {
    const { key } = await makeWorkspace({ tier });
    expect((await api(key).call("GET", "/initiatives")).status).toBe(200);
  },
);

test("API keys: a read-only key is refused before the body is looked at, without a record", async () => {
  const { caller } = await makeWorkspace();
  const { key } = await makeKey(caller, { scope: "read_only" });
  expect((await api(key).data(Me, "GET", "/me")).key.scope).toBe("read_only");
  const reply = await api(key).call("POST", "/initiatives", { raw: "{" });
  expect(reply).toMatchObject({ status: 403, body: { code: "READ_ONLY_KEY" } });
  const prisma = await fullClient();
  expect(await prisma.activity.count({ where: { workspaceId: caller.workspaceId } })).toBe(0);
});

test("API keys: the plan is checked before the key's scope", async () => {
  const { caller } = await makeWorkspace({ tier: "free" });
  const { key } = await makeKey(caller, { scope: "read_only" });
  const reply = await api(key).call("POST", "/initiatives", { body: { title: "x" } });
  expect(reply.body.code).toBe("PAID_PLAN_REQUIRED");
});

test("API keys: the last use is noted, at most once a minute, and only for a key that proved itself", async () => {
  const prisma = await fullClient();
  const { caller, key, keyId } = await makeWorkspace();
  const other = await makeKey(caller, { revokedAt: new Date() });
  const lastUsed = async (id: string) => {
    await waitForBackground();
    return (await prisma.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt;
  };
  expect(await lastUsed(keyId)).toBeNull();
  await api(key).call("GET", "/me");
  await api(other.key).call("GET", "/me");
  const first = await lastUsed(keyId);
  expect(first).toBeInstanceOf(Date);
  await api(key).call("GET", "/me");
  expect(await lastUsed(keyId)).toEqual(first);
  expect(await lastUsed(other.id)).toBeNull();
});

test("sign-in library: an address to return to has a bound, in the body and in the query", async () => {
  const body = { email: "ada@example.com", password: "correct horse battery" };
  const long = `//${"計".repeat(200)}`;
  for (const name of ["callbackURL", "redirectTo", "errorCallbackURL", "newUserCallbackURL"])
    expect((await authCall("/sign-in/email", { body: { ...body, [name]: long } })).status).toBe(
      400,
    );
  const query = `?callbackURL=${encodeURIComponent(long)}`;
  expect((await authCall(`/sign-in/email${query}`, { body })).status).toBe(400);
});
