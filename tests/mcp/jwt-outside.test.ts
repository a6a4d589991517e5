import type { JWTPayload } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { verifyJwt } from "@/lib/access/keys/jwt";
import { log } from "@/lib/log";
import { freshDatabase } from "@/tests/support/database";
import { newPerson } from "@/tests/support/identity-provider";
import { forgetProvider, outsideProvider } from "@/tests/support/outside-provider";
import { api } from "@/tests/support/request";

freshDatabase();
const provider = outsideProvider("planning-tools");

const refused = (token: string) =>
  expect(verifyJwt(token)).rejects.toMatchObject({ status: 401, code: "UNAUTHORIZED" });
const UNREACHABLE = {
  status: 503,
  code: "SERVICE_UNAVAILABLE",
  headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) },
};
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("MCP tokens of an identity provider: the claims decide: audience, issuer, times, subject", async () => {
  const claims = newPerson();
  await verifyJwt(await provider().sign(claims));
  const now = Math.floor(Date.now() / 1000);
  const wrong: JWTPayload[] = [
    { aud: "http://localhost:3000/api/mcp" },
    { aud: undefined },
    { iss: "https://elsewhere.example" },
    { iss: `${provider().issuer}/` },
    { iss: "http://localhost:3000" },
    { iss: undefined },
    { exp: now - 6 },
    { exp: undefined },
    { iat: undefined },
    { nbf: now + 600 },
    { sub: undefined },
    { sub: "" },
    { sub: "x".repeat(256) },
    { sub: "a\u0000b" },
  ];
  for (const change of wrong) await refused(await provider().sign({ ...claims, ...change }));
});

test("MCP tokens of an identity provider: only a key that the provider publishes signs, by an algorithm that we take", async () => {
  const claims = newPerson();
  await provider().publish("large", "ES384");
  await verifyJwt(await provider().sign(claims));
  const [head, payload] = (await provider().sign(claims)).split(".");
  const [, , signature] = (await provider().sign({ ...claims, sub: "somebody else" })).split(".");
  await refused(`${head}.${payload}.${signature}`);
  await refused(await provider().sign(claims, { label: "stranger" }));
  await refused(await provider().sign(claims, { kid: "unknown" }));
  await refused(await provider().sign(claims, { alg: "RS256", label: "stranger" }));
  await refused(await provider().sign(claims, { kid: "large", alg: "ES384" }));
});

test.each(["RS256", "ES256", "EdDSA"])(
  "MCP tokens of an identity provider: a key for %s is accepted",
  async (alg) => {
    await provider().publish(`key of ${alg}`, alg);
    expect(
      await verifyJwt(await provider().sign(newPerson(), { kid: `key of ${alg}`, alg })),
    ).toBeTruthy();
  },
);

test("MCP tokens of an identity provider: a new key is fetched once the cooldown is over, an old one is refused then", async () => {
  await verifyJwt(await provider().sign(newPerson()));
  await provider().publish("second");
  const token = await provider().sign(newPerson(), { kid: "second" });
  for (let i = 0; i < 20; i++) await refused(token);
  expect(provider().fetches()).toBe(1);
  provider().withdraw("first");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5001 });
  expect(await verifyJwt(token)).toBeTruthy();
  expect(provider().fetches()).toBe(2);
  await refused(await provider().sign(newPerson()));
});

test.each([500, 404, 302])(
  "MCP tokens of an identity provider: while fetching the keys fails (%i), the answer is 503",
  async (status) => {
    const token = await provider().sign(newPerson());
    provider().answer(status);
    await expect(verifyJwt(token)).rejects.toMatchObject(UNREACHABLE);
    provider().answer(200);
    expect(await verifyJwt(token)).toBeTruthy();
  },
);

test("MCP tokens of an identity provider: a provider that is down, or does not answer, is 503", async () => {
  const token = await provider().sign(newPerson());
  const timeout = AbortSignal.timeout;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
  const logged = vi.spyOn(log, "error");
  provider().answer(0);
  await expect(verifyJwt(token)).rejects.toMatchObject(UNREACHABLE);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(3000);
  provider().stop();
  await expect(verifyJwt(token)).rejects.toMatchObject(UNREACHABLE);
  const line = expect.objectContaining({ event: "jwks_unavailable", url: provider().jwksUrl });
  expect(logged.mock.calls).toEqual([[line], [line]]);
});

test("MCP tokens of an identity provider: without the setting their tokens are refused, and nothing is fetched", async () => {
  const token = await provider().sign(newPerson());
  forgetProvider();
  await refused(token);
  expect(provider().fetches()).toBe(0);
});

test("MCP tokens of an identity provider: REST takes no token", async () => {
  const reply = await api(await provider().sign(newPerson())).call("GET", "/me");
  expect(reply).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
});
