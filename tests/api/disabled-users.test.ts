import { expect, test } from "vitest";
import * as z from "zod";
import { getCurrentUser } from "@/lib/access/session";
import { disableUser, enableUser, endSessions, setPassword } from "@/lib/domain/operator/accounts";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { mcp } from "@/tests/support/mcp";
import { api } from "@/tests/support/request";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();

const PASSWORD = "correct horse battery";
const signIn = (email: string, password = PASSWORD) =>
  authCall("/sign-in/email", { body: { email, password } });

/** A person with a key, a session and a token of that session. */
async function insider() {
  const { key, email, userId, workspaceId } = await makeWorkspace();
  await setPassword({ email, newPassword: PASSWORD });
  const cookie = readCookies(await signIn(email));
  const answer = await (await authCall("/token", { cookie })).json();
  const { token } = z.object({ token: z.string() }).parse(answer);
  /** Tries the key over REST and MCP, the token and the cookie. */
  const reach = async () => ({
    rest: (await api(key).call("GET", "/me")).status,
    mcp: (await mcp(key).rpc("ping")).status,
    token: (await mcp(token).rpc("ping")).status,
    cookie: (await getCurrentUser(new Headers({ cookie })))?.email,
  });
  return { email, userId, workspaceId, cookie, reach };
}

const everything = (email: string) => ({ rest: 200, mcp: 200, token: 200, cookie: email });

test("disabled accounts: a disabled person's key, token and cookie stop at once; enabling restores only the key", async () => {
  const { email, userId, reach } = await insider();
  expect(await reach()).toEqual(everything(email));
  await disableUser({ email });
  expect(await reach()).toEqual({ rest: 401, mcp: 401, token: 401, cookie: undefined });
  const refused = await signIn(email);
  expect(refused.status).toBe(403);
  expect((await refused.json()).error).toMatch("This account is disabled. Ask the operator");
  expect((await signIn(email, "wrong password")).status).toBe(401); // strangers do not learn of it

  await enableUser({ email });
  expect(await reach()).toEqual({ rest: 200, mcp: 200, token: 401, cookie: undefined });
  expect((await signIn(email)).status).toBe(200);
  const prisma = await fullClient();
  const action = { startsWith: "user." };
  const where = { action, targetId: userId, actorId: null, workspace: { personalOwnerId: userId } };
  const records = await prisma.activity.findMany({ where, orderBy: { createdAt: "asc" } });
  expect(records.map(({ action }) => action)).toEqual(["user.disabled", "user.enabled"]);
}, 60_000);

test("disabled accounts: a session that began while the account was being disabled does not work", async () => {
  const { email, userId, cookie } = await insider();
  const prisma = await fullClient();
  await prisma.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  expect(await prisma.session.count({ where: { userId } })).toBe(1);
  expect(await getCurrentUser(new Headers({ cookie }))).toBeUndefined();
  expect(await (await authCall("/get-session", { cookie })).json()).toBeNull();
  expect((await authCall("/token", { cookie })).status).toBe(401);
  await enableUser({ email });
});

test("disabled accounts: ended sessions take their tokens along, and leave the key", async () => {
  const { email, reach } = await insider();
  expect(await endSessions({ email })).toMatchObject({ email, ended: 1 });
  expect(await reach()).toEqual({ rest: 200, mcp: 200, token: 401, cookie: undefined });
});

test("disabled accounts: a new password by the operator ends the sessions and the old password", async () => {
  const { email, reach } = await insider();
  await setPassword({ email, newPassword: "a better password" });
  expect(await reach()).toEqual({ rest: 200, mcp: 200, token: 401, cookie: undefined });
  expect((await signIn(email)).status).toBe(401);
  expect((await signIn(email, "a better password")).status).toBe(200);
});

test("disabled accounts: an account without a password gets one", async () => {
  const { email, id } = await makeUser();
  const prisma = await fullClient();
  const outside = { id: newId(), userId: id, providerId: "https://id.example", accountId: "7" };
  await prisma.account.create({ data: outside });
  await setPassword({ email, newPassword: PASSWORD });
  expect((await signIn(email)).status).toBe(200);
});
