import { createHmac } from "node:crypto";
import type { JWTPayload } from "jose";
import { expect, test, vi } from "vitest";
import * as accounts from "@/lib/access/sign-in/linked-account";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { log } from "@/lib/log";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { newPerson } from "@/tests/support/identity-provider";
import { openBrowser } from "@/tests/support/sign-in-browser";
import { signInProvider } from "@/tests/support/sign-in-provider";
import { CLIENT, type Next } from "@/tests/support/sign-in-service";

freshDatabase();
const provider = signInProvider();

async function findUser(email: string) {
  const prisma = await prismaClient();
  return prisma.user.findUnique({ where: { email }, include: { accounts: true } });
}
/** A sign-in that ends at the sign-in page with this problem, without a session or an account. */
async function refused(problem: string, email?: string) {
  const browser = openBrowser();
  expect(await browser.signIn()).toBe(`/sign-in?error=${problem}`);
  expect(browser.isSignedIn()).toBe(false);
  if (email) expect(await findUser(email)).toBeNull();
}

const hmac = (text: string) => createHmac("sha256", CLIENT.secret).update(text).digest("base64url");
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** A token of the right claims without a key of the provider's. */
const forged = (alg: string, signature: (text: string) => string) => async (claims: JWTPayload) => {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: provider().issuer, aud: CLIENT.id, iat: now, exp: now + 600 };
  const text = `${part({ alg, kid: "first" })}.${part({ ...usual, ...claims })}`;
  return `${text}.${signature(text)}`;
};
const now = () => Math.floor(Date.now() / 1000);

test.each<[string, () => Partial<Next>]>([
  ["another nonce", () => ({ claims: { nonce: "another" } })],
  ["another issuer", () => ({ claims: { iss: "https://id.example" } })],
  ["another audience", () => ({ claims: { aud: "somebody else" } })],
  ["an end that has passed", () => ({ claims: { iat: now() - 900, exp: now() - 300 } })],
  ["a beginning in the future", () => ({ claims: { iat: now() + 300, exp: now() + 900 } })],
  ["a key that is not published", () => ({ sign: { kid: "second" } })],
  ["another key under the name of one", () => ({ sign: { kid: "first", label: "second" } })],
  ["no signature", () => ({ token: forged("none", () => "") })],
  ["a signature by the client's secret", () => ({ token: forged("HS256", hmac) })],
  ["a signature of nothing", () => ({ token: forged("ES256", () => "") })],
])("sign-in by a provider: an id token with %s opens nothing", async (_, wrong) => {
  const claims = newPerson();
  const { claims: more, ...rest } = wrong();
  provider().expect({ claims: { ...claims, ...more }, ...rest });
  await refused("invalid", claims.email);
});

test.each<[string, (email: string) => JWTPayload]>([
  ["that is not verified", () => ({ email_verified: false })],
  ["that is verified in words", () => ({ email_verified: "true" })],
  ["of which nothing is said", () => ({ email_verified: undefined })],
  ["that is none", () => ({ email: "nobody" })],
  ["with a letter that only lowers to another", (email) => ({ email: `\u212A${email.slice(1)}` })],
])("sign-in by a provider: an address %s opens no account", async (_, claims) => {
  const { email } = await makeUser({ email: `k${newPerson().email}` });
  provider().expect({ claims: { ...newPerson(email), ...claims(email) } });
  await refused("unverified");
  expect((await findUser(email))?.accounts).toEqual([]);
});

test.each([
  ["access_denied", "refused"],
  ["temporarily_unavailable", "unavailable"],
])("sign-in by a provider: the provider says %s", async (error, problem) => {
  provider().expect({ claims: newPerson(), error });
  await refused(problem);
});

test.each(["/realms/other", "/realms/main//", "/realms"])(
  "sign-in by a provider: a description that names the issuer %s is not the one of /realms/main",
  async (named) => {
    const claims = newPerson();
    const { issuer } = provider();
    Object.assign(config(), { OIDC_ISSUER: `${issuer}/realms/main` });
    provider().expect({ claims, issuer: issuer + named });
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await refused("invalid", claims.email);
    const message = expect.stringContaining("Set OIDC_ISSUER to");
    expect(error.mock.calls).toMatchObject([[{ event: "provider_has_other_issuer", message }]]);
    error.mockRestore();
  },
);

test("sign-in by a provider: a provider that is down is a sentence, and asked again at the next try", async () => {
  provider().expect({ claims: newPerson() });
  provider().answer(500);
  await refused("unavailable");
  provider().answer(200);
  const browser = openBrowser();
  const back = await browser.leave();
  provider().stop();
  expect((await browser.open(back)).path).toBe("/sign-in?error=unavailable");
});

test.each([
  [500, "unavailable"],
  [503, "unavailable"],
  [400, "invalid"],
  [200, "invalid"], // the address of tokens answers something else
])("sign-in by a provider: status %s while the code is redeemed is %s", async (status, problem) => {
  provider().expect({ claims: newPerson() });
  const browser = openBrowser();
  const back = await browser.leave();
  if (status === 200) provider().expect({ claims: {}, token: async () => "no token" });
  else provider().answer(status);
  expect((await browser.open(back)).path).toBe(`/sign-in?error=${problem}`);
  expect(browser.isSignedIn()).toBe(false);
});

test.each([
  ["that is down", "ECONNREFUSED", "database_unavailable"],
  ["without room on its disk", "53100", "disk_full"],
])(
  "sign-in by a provider: a database %s is no invalid answer of the provider",
  async (_, code, event) => {
    provider().expect({ claims: newPerson() });
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const failure = Object.assign(new Error("connect"), { code });
    vi.spyOn(accounts, "findOrLinkPerson").mockRejectedValueOnce(failure);
    await refused("outage");
    expect(error.mock.calls).toMatchObject([[{ event, code }]]);
    error.mockRestore();
  },
);
