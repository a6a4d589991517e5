import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

const ISSUER = "https://id.example/";
const JWKS_URL = "https://id.example/jwks";

/** The settings as a process that starts now finds them. */
async function settings(environment: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("APP_URL", "https://plan.example/");
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import("@/lib/config")).config();
}

test("JWT settings: an outside issuer is kept verbatim, and its audience is this MCP address", async () => {
  const set = await settings({ AUTH_JWT_ISSUER: ISSUER, AUTH_JWT_JWKS_URL: JWKS_URL });
  expect(set).toMatchObject({
    AUTH_JWT_ISSUER: ISSUER,
    AUTH_JWT_JWKS_URL: JWKS_URL,
    AUTH_JWT_AUDIENCE: "https://plan.example/api/mcp",
  });
});

test("JWT settings: the audience can be another", async () => {
  expect(await settings({ AUTH_JWT_AUDIENCE: "plan" })).toMatchObject({
    AUTH_JWT_AUDIENCE: "plan",
  });
});

test("JWT settings: empty settings mean no outside issuer", async () => {
  const set = await settings({ AUTH_JWT_ISSUER: "", AUTH_JWT_JWKS_URL: "", AUTH_JWT_AUDIENCE: "" });
  expect(set.AUTH_JWT_ISSUER).toBeUndefined();
  expect(set.AUTH_JWT_JWKS_URL).toBeUndefined();
  expect(set.AUTH_JWT_AUDIENCE).toBe("https://plan.example/api/mcp");
});

test.each([
  [{ AUTH_JWT_ISSUER: ISSUER }, "AUTH_JWT_JWKS_URL: set it"],
  [{ AUTH_JWT_JWKS_URL: JWKS_URL }, "AUTH_JWT_ISSUER: set it"],
  [{ AUTH_JWT_ISSUER: ISSUER, AUTH_JWT_JWKS_URL: "no address" }, "AUTH_JWT_JWKS_URL: "],
  [
    { AUTH_JWT_ISSUER: "https://plan.example", AUTH_JWT_JWKS_URL: JWKS_URL },
    "AUTH_JWT_ISSUER: is APP_URL",
  ],
])("JWT settings: %j stops the start", async (environment, sentence) => {
  await expect(settings(environment)).rejects.toThrow(sentence);
});
