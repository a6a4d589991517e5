import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ["WORKERS", "many", "WORKERS: must be a whole number from 1 to 64"],
  ["PORT", "70000", "PORT: must be a whole number from 1 to 65535"],
  ["DATABASE_URL", "groundwork", "DATABASE_URL: must begin with postgresql://"],
  ["AUTH_SECRET", "short", "AUTH_SECRET: must have at least 32 characters"],
])("says what a wrong %s must be", async (name, value, sentence) => {
  vi.stubEnv(name, value);
  vi.resetModules();
  const { config } = await import("@/lib/config");
  expect(() => config()).toThrow(sentence);
});
