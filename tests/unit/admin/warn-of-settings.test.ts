import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const HTTPS = { APP_URL: "https://plan.example", SIGN_UP: "open", ANTHROPIC_API_KEY: "key" };
const POSTGRES = { DATABASE_URL: "postgresql://localhost:1/none", AUTH_SECRET: "" };

test.each([
  [{}, []],
  [HTTPS, ["open_sign_up_with_ai"]],
  [{ ...HTTPS, SIGN_UP: "" }, []],
  [{ ...HTTPS, ANTHROPIC_API_KEY: "" }, []],
  [{ ...HTTPS, APP_URL: "http://localhost:3000" }, []],
  [POSTGRES, ["secret_in_database"]],
  [{ ...POSTGRES, AUTH_SECRET: "s".repeat(32) }, []],
])("warn of settings: %j: %j", async (environment, events) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { log } = await import("@/lib/log");
  const warn = vi.spyOn(log, "warn");
  (await import("@/lib/admin/service")).warnOfSettings();
  expect(warn.mock.calls).toEqual(events.map((event) => [expect.objectContaining({ event })]));
});

test("warn of settings: setting a secret later costs authenticator apps, and the line says what helps", async () => {
  for (const [name, value] of Object.entries(POSTGRES)) vi.stubEnv(name, value);
  vi.resetModules();
  const { log } = await import("@/lib/log");
  const warn = vi.spyOn(log, "warn");
  (await import("@/lib/admin/service")).warnOfSettings();
  const message = expect.stringMatching(
    /authenticator apps set up before no longer work.*recovery code.*user remove-factors/,
  );
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message }));
});
