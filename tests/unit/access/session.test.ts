import { expect, test, vi } from "vitest";

test("session: without a session cookie nobody is signed in, and no database is asked", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
  vi.resetModules();
  const { getCurrentUser } = await import("@/lib/access/session");
  expect(await getCurrentUser(new Headers({ cookie: "workspace=1" }))).toBeUndefined();
});
