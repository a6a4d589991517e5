import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "groundwork-"));
  vi.resetModules();
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("AUTH_SECRET", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The secret as a process that starts now finds it. */
async function authSecret() {
  vi.resetModules();
  return (await import("@/lib/access/secret")).authSecret();
}

test("the embedded database's folder gets a secret once, for its owner's eyes only", async () => {
  const secret = await authSecret();
  expect(Buffer.from(secret, "base64")).toHaveLength(32);
  expect(await authSecret()).toBe(secret);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
  expect(statSync(path.join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("the environment's secret wins, and nothing is written", async () => {
  vi.stubEnv("AUTH_SECRET", "s".repeat(32));
  expect(await authSecret()).toBe("s".repeat(32));
  expect(readdirSync(folder)).toEqual([]);
});

test("on PostgreSQL the environment must bring it: signing in answers 503 and says what to set", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
  await expect(authSecret()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  const { POST } = await import("@/app/api/auth/[...all]/route");
  const url = "http://localhost:3000/api/auth/sign-in/email";
  const response = await POST(new Request(url, { method: "POST" }));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    error: expect.stringMatching(/^Sign-in is off: set AUTH_SECRET to at least 32 random/),
  });
});

test("without a session cookie nobody is signed in, secret or not", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
  const { currentUser } = await import("@/lib/access/session");
  expect(await currentUser(new Headers({ cookie: "workspace=1" }))).toBeUndefined();
});
