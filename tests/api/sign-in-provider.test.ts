import { expect, test } from "vitest";
import { verifyJwt } from "@/lib/access/keys/jwt";
import { getCurrentUser } from "@/lib/access/session";
import { config } from "@/lib/config";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { newPerson } from "@/tests/support/identity-provider";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { openBrowser } from "@/tests/support/sign-in-browser";
import { signInProvider } from "@/tests/support/sign-in-provider";
import { CLIENT } from "@/tests/support/sign-in-service";

freshDatabase();
const PASSWORD = "correct horse battery";
const provider = signInProvider();

async function findUser(email: string) {
  const prisma = await fullClient();
  const include = { accounts: true, sessions: true, personalWorkspace: true };
  return prisma.user.findUnique({ where: { email }, include });
}
async function recordsOn(userId: string) {
  const prisma = await fullClient();
  return prisma.activity.findMany({
    where: { targetType: "user", targetId: userId, workspace: { personalOwnerId: userId } },
    orderBy: { createdAt: "asc" },
  });
}
test("sign-in by a provider: a first sign-in makes an account with a session, a record and a place of its own", async () => {
  const claims = { ...newPerson(), name: "Grace Hopper" };
  provider().expect({ claims });
  const browser = openBrowser({ "user-agent": "curl/8" });
  expect(await browser.signIn("/w/somewhere?tab=goals")).toBe(
    `/sign-in?next=${encodeURIComponent("/w/somewhere?tab=goals")}`,
  );
  const user = await findUser(claims.email);
  expect(user).toMatchObject({
    name: "Grace Hopper",
    emailVerified: true,
    accounts: [{ providerId: provider().issuer, accountId: claims.sub, password: null }],
    personalWorkspace: { tier: config().DEFAULT_TIER },
  });
  expect(user?.sessions).toHaveLength(1);
  expect(await getCurrentUser(new Headers({ cookie: browser.cookie() }))).toMatchObject({
    userId: user?.id,
  });
  const records = await recordsOn(user?.id ?? "");
  expect(records.map(({ action, details }) => [action, details])).toEqual([
    ["sign_in.succeeded", expect.objectContaining({ with: "provider" })],
  ]);
});

test("sign-in by a provider: the cookie of a pending sign-in is HttpOnly, SameSite=Lax and short-lived", async () => {
  const { response } = await openBrowser().open("/api/auth/sign-in/oidc?next=/account");
  const [cookie = ""] = response.headers.getSetCookie();
  expect(response.status).toBe(302);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(cookie).toMatch(/; Max-Age=600;/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).not.toContain("account");
  const asked = new URL(response.headers.get("location") ?? "").searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    scope: "openid email profile",
    redirect_uri: `${config().APP_URL}/api/auth/callback/oidc`,
  });
});

test("sign-in by a provider: behind TLS the cookies are only for https", async () => {
  const browser = openBrowser({ "x-forwarded-proto": "https" });
  const { response } = await browser.open("/api/auth/sign-in/oidc");
  expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/);
});

test("sign-in by a provider: the subject alone identifies a person who signs in again", async () => {
  const claims = newPerson();
  provider().expect({ claims });
  await openBrowser().signIn();
  const before = await findUser(claims.email);
  for (const later of [
    claims,
    { sub: claims.sub },
    { ...newPerson(), sub: claims.sub },
    { ...claims, email_verified: false },
  ]) {
    provider().expect({ claims: later });
    expect(await openBrowser().signIn()).toBe("/sign-in");
  }
  expect((await findUser(claims.email))?.sessions).toHaveLength(5);
  expect(before?.accounts).toHaveLength(1);
});

test("sign-in by a provider: the same subject over MCP is the same person", async () => {
  const claims = newPerson();
  provider().expect({ claims });
  await openBrowser().signIn();
  Object.assign(config(), {
    AUTH_JWT_ISSUER: provider().issuer,
    AUTH_JWT_JWKS_URL: provider().jwksUrl,
    AUTH_JWT_AUDIENCE: CLIENT.id,
  });
  const holder = await verifyJwt(await provider().sign({ sub: claims.sub }));
  expect(holder.userId).toBe((await findUser(claims.email))?.id);
});

test("sign-in by a provider: address and name come from the userinfo where the token has none", async () => {
  const { sub, ...userinfo } = newPerson();
  provider().expect({ claims: { sub }, userinfo: { ...userinfo, name: "Ada" } });
  expect(await openBrowser().signIn()).toBe("/sign-in");
  expect(await findUser(userinfo.email)).toMatchObject({ name: "Ada" });
  provider().expect({ claims: { sub: "another" }, userinfo: { ...newPerson(), sub: "not them" } });
  expect(await openBrowser().signIn()).toBe("/sign-in?error=invalid");
});

test.each([
  ["/realms/main", "/realms/main/"],
  ["/realms/main/", "/realms/main"],
])("sign-in by a provider: OIDC_ISSUER %s reaches the issuer %s", async (written, named) => {
  const claims = newPerson();
  const issuer = provider().issuer + named;
  Object.assign(config(), { OIDC_ISSUER: provider().issuer + written });
  provider().expect({ claims, issuer });
  expect(await openBrowser().signIn()).toBe("/sign-in");
  expect((await findUser(claims.email))?.accounts).toMatchObject([{ providerId: issuer }]);
});

test("sign-in by a provider: the provider's description is fetched once", async () => {
  provider().expect({ claims: newPerson() });
  const browser = openBrowser();
  await browser.leave();
  const before = provider().fetches();
  await browser.open("/api/auth/sign-in/oidc");
  expect(provider().fetches()).toBe(before);
});

test("sign-in by a provider: an answer is for the browser that asked, for one time and with its state", async () => {
  provider().expect({ claims: newPerson() });
  const [victim, stranger] = [openBrowser(), openBrowser()];
  const back = await stranger.leave();
  expect((await victim.open(back)).path).toBe("/sign-in?error=expired");
  await victim.leave();
  expect((await victim.open(back)).path).toBe("/sign-in?error=expired");
  expect(victim.isSignedIn()).toBe(false);

  const own = await stranger.leave();
  const kept = new Map(stranger.jar);
  expect((await stranger.open(own)).path).toBe("/sign-in");
  expect((await stranger.open(own)).path).toBe("/sign-in?error=expired");
  const thief = openBrowser();
  for (const [name, value] of kept) thief.jar.set(name, value);
  expect((await thief.open(own)).path).toBe("/sign-in?error=invalid"); // the code is used up
  expect(thief.isSignedIn()).toBe(false);
});

test("sign-in by a provider: a changed cookie, or one that was signed for another purpose, is refused", async () => {
  provider().expect({ claims: newPerson() });
  const browser = openBrowser();
  const back = await browser.leave();
  const [[name, value]] = [[...browser.jar][0] ?? ["", ""]];
  browser.jar.set(name, `${value.startsWith("0") ? "1" : "0"}${value.slice(1)}`);
  expect((await browser.open(back)).path).toBe("/sign-in?error=expired");
  const known = readCookies(
    await authCall("/sign-up/email", {
      body: { name: "Eve", email: newPerson().email, password: PASSWORD },
    }),
  );
  browser.jar.set(name, /\.browser=([^;]+)/.exec(known)?.[1] ?? "");
  expect((await browser.open(back)).path).toBe("/sign-in?error=expired");
});

test("sign-in by a provider: an account with an unproven address keeps nothing of the person who made it", async () => {
  const claims = newPerson();
  const { email } = claims;
  const body = { name: "Eve", email, password: PASSWORD };
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  provider().expect({ claims });
  const browser = openBrowser();
  expect(await browser.signIn()).toBe("/sign-in");
  expect(await getCurrentUser(new Headers({ cookie }))).toBeUndefined();
  expect((await authCall("/sign-in/email", { body })).status).toBe(401);
  const user = await findUser(email);
  expect(user?.accounts.map(({ providerId }) => providerId)).toEqual([provider().issuer]);
  const claimed = (await recordsOn(user?.id ?? "")).find(
    ({ action }) => action === "account.claimed",
  );
  expect(claimed).toMatchObject({ origin: "app", details: { passwords: 1, sessions: 1 } });
});

test("sign-in by a provider: a disabled account stays shut, and has a record of it", async () => {
  const claims = newPerson();
  provider().expect({ claims });
  await openBrowser().signIn();
  const prisma = await fullClient();
  const { id } = await prisma.user.update({
    where: { email: claims.email },
    data: { disabledAt: new Date() },
  });
  expect(await openBrowser().signIn()).toBe("/sign-in?error=disabled");
  await expect
    .poll(async () => (await recordsOn(id)).map(({ action, outcome }) => `${action} ${outcome}`))
    .toContain("sign_in.failed refused");
});

test("sign-in by a provider: without a provider its paths do not exist", async () => {
  Object.assign(config(), { OIDC_ISSUER: undefined });
  for (const path of ["sign-in/oidc", "callback/oidc?code=a&state=b"]) {
    const { response } = await openBrowser().open(`/api/auth/${path}`);
    expect(response.status).toBe(404);
  }
});

test("sign-in by a provider: both requests count as sign-ins of the client", async () => {
  provider().expect({ claims: newPerson() });
  const browser = openBrowser({ [ADDRESS_HEADER]: "203.0.113.77" });
  for (let tries = 0; tries < 15; tries++) expect(await browser.signIn()).toBe("/sign-in");
  expect(await browser.signIn("/account")).toBe("/sign-in?error=often&next=%2Faccount");
});
