import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["WORKERS", "many", "WORKERS: must be a whole number from 1 to 64"],
  ["PORT", "70000", "PORT: must be a whole number from 1 to 65535"],
  ["DATABASE_URL", "groundwork", "DATABASE_URL: must begin with postgresql://"],
  ["SMTP_URL", "https://mail.example.com", "SMTP_URL: must be an address like smtps://"],
  ["SMTP_URL", "smtp://mail.example.com", "MAIL_FROM: set it to the address that mail comes from"],
  ["MAIL_FROM", "Groundwork", "MAIL_FROM: must be an address, or a name and an address"],
  ["MAIL_FROM", "a@example.com\nBcc: b@example.com", "MAIL_FROM: must be an address"],
  ["OIDC_ISSUER", "https://id.example", "OIDC_CLIENT_ID: set it too"],
  [
    "OIDC_ISSUER",
    "http://id.example",
    "OIDC_ISSUER: must be an https address, unless it is on this machine",
  ],
  ["OIDC_ISSUER", "ldap://id.example", "OIDC_ISSUER: must be an https address"],
  ["OIDC_CLIENT_SECRET", "secret", "OIDC_ISSUER: set it too"],
  ["OIDC_ONLY", "true", "OIDC_ISSUER: set it too"],
  ["OIDC_ONLY", "ture", "OIDC_ONLY: must be true or false"],
  ["APP_URL", "plan", "APP_URL: must be an address that begins with http:// or https://"],
  ["APP_URL", "localhost:3000", "APP_URL: must be an address that begins with http:// or https://"],
  ...["/sub", "/sub/", "/?a=b", "#a"].map((path) => [
    "APP_URL",
    `https://plan.example${path}`,
    "APP_URL: must have no path: Groundwork answers only at the root of a host.",
  ]),
  ["REDIS_URL", "localhost:6379", "REDIS_URL: must begin with redis:// or rediss://"],
  ...["pa#ss", "pa/ss", "pa?ss", "12#ss"].flatMap((password) =>
    ["DATABASE_URL", "DIRECT_URL"].map((name) => [
      name,
      `postgres://u:${password}@localhost/plan`,
      `${name}: cannot be read. Percent-encode special characters`,
    ]),
  ),
  ["SIGN_UP", "everybody", "SIGN_UP: must be one of open, invited, closed"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL: must be one of debug, info"],
  ["AUTH_SECRET", "short", "AUTH_SECRET: must have at least 32 characters"],
])("settings: explains a wrong %s: %s", async (name = "", value, sentence) => {
  vi.stubEnv(name, value);
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(() => config()).toThrow(sentence);
});

test.each([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
  ["", false],
])("settings: reads %j as a flag", async (given, flag) => {
  vi.stubEnv("TRUST_PROXY", given);
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(config().TRUST_PROXY).toBe(flag);
});

test.each([
  ["mail@example.com", { name: "", address: "mail@example.com" }],
  [
    "Groundwork, Inc. <mail@example.com>",
    { name: "Groundwork, Inc.", address: "mail@example.com" },
  ],
])("settings: reads the sender %s", async (given, sender) => {
  vi.stubEnv("MAIL_FROM", given);
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(config().MAIL_FROM).toEqual(sender);
});

test.each([
  ["https://id.example/a/.well-known/openid-configuration", "https://id.example/a"],
  ["https://id.example/.well-known/openid-configuration", "https://id.example"],
  ["https://id.example/a/", "https://id.example/a/"],
  ["https://id.example/.well-known/openid", "https://id.example/.well-known/openid"],
  [
    "https://id.example/.well-known/openid-configuration/a",
    "https://id.example/.well-known/openid-configuration/a",
  ],
])("settings: the issuer in OIDC_ISSUER %s is %s", async (given, issuer) => {
  vi.stubEnv("OIDC_ISSUER", given);
  vi.stubEnv("OIDC_CLIENT_ID", "groundwork");
  vi.stubEnv("OIDC_CLIENT_SECRET", "secret");
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(config().OIDC_ISSUER).toBe(issuer);
});

test.each([
  ["APP_URL", "https://plan.example/"],
  ["APP_URL", "http://[::1]:3000"],
  ["APP_URL", "HTTPS://Plan.Example:443"],
  ["REDIS_URL", "redis://localhost:6379"],
  ["REDIS_URL", "rediss://:secret@cache.example:6380/0"],
  ["DATABASE_URL", "postgres://u:pa%23ss@localhost:5432/plan?sslmode=require"],
  ["DATABASE_URL", "postgresql://u:p@ss@localhost/plan"],
  ["DATABASE_URL", "postgresql:///plan?host=/run/postgresql"],
  ["DATABASE_URL", "postgresql://u:secret@/plan?host=/run/postgresql"],
  ["DATABASE_URL", "postgresql://%2Frun%2Fpostgresql/plan"],
])("settings: takes %s %s", async (name, value) => {
  vi.stubEnv(name, value);
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(() => config()).not.toThrow();
});
