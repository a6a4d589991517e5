import { afterAll, expect, test, vi } from "vitest";

vi.mock("@/lib/db/database", () => ({
  database: () =>
    Promise.reject(Object.assign(new Error('database "plan" does not exist'), { code: "3D000" })),
}));

afterAll(() => void vi.doUnmock("@/lib/db/database"));

test("start: a database that does not exist is to be created", async () => {
  const { startService } = await import("@/lib/admin/service");
  await expect(startService()).rejects.toThrow(
    'The database cannot be opened: database "plan" does not exist. Create it (CREATE DATABASE), or name another one in DATABASE_URL.',
  );
});
