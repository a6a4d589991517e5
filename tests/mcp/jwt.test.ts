import { randomUUID } from "node:crypto";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { isJwt } from "@/lib/access/keys/bearer";
import { verifyJwt } from "@/lib/access/keys/jwt";
import { auth, getCurrentUser } from "@/lib/access/session";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { keyPair } from "@/tests/support/identity-provider";
import { api } from "@/tests/support/request";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();

const PASSWORD = "correct horse battery";
const AUDIENCE = "http://localhost:3000/api/mcp";
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A person who has just signed up, with a session token from the route that gives them out. */
async function signedUp() {
  const body = { name: "Ada", email: `${randomUUID()}@example.com`, password: PASSWORD };
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  const answer = await (await authCall("/token", { cookie })).json();
  const { token } = z.object({ token: z.string() }).parse(answer);
  const user = await getCurrentUser(new Headers({ cookie }));
  return { cookie, token, userId: user?.userId ?? "", claims: decodeJwt(token) };
}

/** A token with these claims, signed by the service's own key. */
async function ownToken(payload: JWTPayload) {
  return (await (await auth()).api.signJWT({ body: { payload } })).token;
}

const REFUSAL = {
  code: "UNAUTHORIZED",
  status: 401,
  message:
    "Send a valid API key as 'Authorization: Bearer gwk_live_…', or a session token that has not expired.",
  headers: { "WWW-Authenticate": "Bearer" },
};
const refused = (token: string) => expect(verifyJwt(token)).rejects.toMatchObject(REFUSAL);

test("MCP session tokens: a token from signing up lands in the person's own workspace", async () => {
  const { token, userId } = await signedUp();
  const prisma = await fullClient();
  const { id } = await prisma.workspace.findUniqueOrThrow({ where: { personalOwnerId: userId } });
  expect(isJwt(token)).toBe(true);
  expect(await verifyJwt(token)).toEqual({
    userId,
    workspaceId: id,
    tier: "internal",
    role: "owner",
  });
});

test("MCP session tokens: it never lands in a workspace that the person merely belongs to", async () => {
  const { token, userId } = await signedUp();
  const prisma = await fullClient();
  const { workspaceId } = await makeWorkspace();
  await prisma.membership.create({ data: { id: newId(), workspaceId, userId, role: "owner" } });
  expect((await verifyJwt(token)).workspaceId).not.toBe(workspaceId);
});

test("MCP session tokens: a person who has lost the personal workspace gets one on the default plan, recorded as made over MCP", async () => {
  const { email, id } = await makeUser({ password: PASSWORD });
  const cookie = readCookies(
    await authCall("/sign-in/email", { body: { email, password: PASSWORD } }),
  );
  const { token } = await (await authCall("/token", { cookie })).json();
  const prisma = await fullClient();
  await prisma.workspace.delete({ where: { personalOwnerId: id } });
  const { workspaceId, tier } = await verifyJwt(token);
  expect(tier).toBe("internal");
  const records = await prisma.activity.findMany({ where: { workspaceId } });
  expect(records).toMatchObject([{ action: "workspace.created", origin: "mcp", actorId: id }]);
});

test("MCP session tokens: a new plan takes effect at once", async () => {
  const { token, userId } = await signedUp();
  const prisma = await fullClient();
  await prisma.workspace.update({ where: { personalOwnerId: userId }, data: { tier: "free" } });
  expect((await verifyJwt(token)).tier).toBe("free");
});

test("MCP session tokens: signing out ends the token, and leaves those of other sessions", async () => {
  const first = await signedUp();
  const second = await signedUp();
  await authCall("/sign-out", { body: {}, cookie: first.cookie });
  await refused(first.token);
  expect((await verifyJwt(second.token)).userId).toBe(second.userId);
});

test("MCP session tokens: a session that has run out ends the token", async () => {
  const { token, userId } = await signedUp();
  const prisma = await fullClient();
  await prisma.session.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
  await refused(token);
});

test("MCP session tokens: the claims decide: audience, issuer, times, subject, session", async () => {
  const { claims } = await signedUp();
  const other = await signedUp();
  expect(claims.aud).toBe(AUDIENCE);
  const { sub, sid, exp, iat, iss, aud, ...rest } = claims;
  const whole = { ...rest, sub, sid, exp, iat, iss, aud };
  await verifyJwt(await ownToken(whole)); // unchanged, the key and the claims pass
  const wrong: JWTPayload[] = [
    { ...whole, aud: "http://localhost:3000" },
    { ...whole, aud: `${AUDIENCE}/` },
    { ...whole, aud: ["https://elsewhere.example"] },
    { ...whole, iss: "https://elsewhere.example" },
    { ...whole, iss: "http://localhost:3000/" },
    { ...whole, exp: inSeconds(-6) },
    { ...whole, nbf: inSeconds(600) },
    { ...whole, sub: undefined },
    { ...whole, sub: other.userId },
    { ...whole, sub: "not-an-id" },
    { ...whole, sid: undefined },
    { ...whole, sid: other.claims.sid },
    { ...whole, sid: newId() },
    { ...whole, sid: "' OR 1=1 --" },
    { ...whole, iat: undefined },
  ];
  for (const payload of wrong) await refused(await ownToken(payload));
  expect(await verifyJwt(await ownToken({ ...whole, exp: inSeconds(-3) }))).toBeTruthy();
});

test("MCP session tokens: only our own key signs our tokens", async () => {
  const { token, claims } = await signedUp();
  const [head = "", payload = "", signature = ""] = token.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const { privateKey } = await keyPair("EdDSA", "stranger");
  const signed = (header: { alg: string; kid?: string }, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key);

  await refused(await signed({ alg: "EdDSA", kid }));
  await refused(await signed({ alg: "EdDSA", kid: newId() }));
  await refused(await signed({ alg: "EdDSA", kid: "' OR 1=1 --" }));
  await refused(await signed({ alg: "EdDSA" }));
  await refused(await signed({ alg: "ES256", kid }, (await keyPair("ES256", "s")).privateKey));
  await refused(await signed({ alg: "RS256", kid }, (await keyPair("RS256", "s")).privateKey));
  await refused(`${head}.${encode({ ...claims, sub: newId() })}.${signature}`);
  await refused(`${head}.${payload}.${"A".repeat(signature.length)}`);
  await refused(`${encode({ alg: "none" })}.${payload}.`);
  await refused(`${encode({ alg: "none", kid })}.${payload}.${signature}`);
  await refused(
    `${encode({ alg: "EdDSA", kid, crit: ["b64"], b64: false })}.${payload}.${signature}`,
  );
});

test("MCP session tokens: the public key is no secret to sign with", async () => {
  const { claims, token } = await signedUp();
  const prisma = await fullClient();
  const { kid } = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
  const { publicKey } = await prisma.jwks.findUniqueOrThrow({ where: { id: kid } });
  const secrets = [publicKey, Buffer.from(JSON.parse(publicKey).x, "base64url")];
  for (const secret of secrets) {
    const key = Buffer.from(secret);
    await refused(await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid }).sign(key));
  }
});

test("MCP session tokens: a token cannot bring its own key", async () => {
  const { claims } = await signedUp();
  const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  const header = { alg: "EdDSA", jwk: await exportJWK(publicKey), jku: "https://id.example/jwks" };
  await refused(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey));
});

test.each(["", "a", "a.b", "a.b.c", "a.b.c.d", "e30.e30.e30", "bnVsbA.bnVsbA.", "..", "é.é.é"])(
  "MCP session tokens: text that is no token is refused alike: %j",
  async (text) => refused(text),
);

test("MCP session tokens: the shape of a token", () => {
  expect(isJwt("e30.e30.e30")).toBe(true);
  for (const text of ["", "e30.e30", "e30.e30.", ".e30.e30", "a.b.c.d", "a.b.c=", "a b.c.d"]) {
    expect(isJwt(text)).toBe(false);
  }
  expect(isJwt(`a.${"b".repeat(8188)}.c`)).toBe(true);
  expect(isJwt(`a.${"b".repeat(8189)}.c`)).toBe(false);
});

test("MCP session tokens: REST takes no token", async () => {
  const { token } = await signedUp();
  const reply = await api(token).call("GET", "/me");
  const missing = await api().call("GET", "/me");
  expect(reply).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  expect(reply.body.error).toBe(missing.body.error);
});

test("MCP session tokens: a key of ours that is removed stops working within a minute", async () => {
  const { token } = await signedUp();
  await verifyJwt(token);
  const prisma = await fullClient();
  await prisma.jwks.deleteMany();
  const later = performance.now() + 60_001;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => later);
  await vi.waitFor(() => refused(token)); // the cache looks at the clock once a millisecond
  clock.mockRestore();
});
