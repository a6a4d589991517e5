import { beforeEach, describe, expect, test } from "vitest";
import { config } from "@/lib/config";
import { database } from "@/lib/db/database";
import { startPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { authCall } from "@/tests/support/sign-in";

const server = await startPostgres();
if (!server) console.warn("Skipped: the first sign-up needs a PostgreSQL, and none can run here.");

const signUp = async (name: string) => {
  const body = { name, email: `${name}@example.com`, password: "correct horse battery" };
  return (await authCall("/sign-up/email", { body })).status;
};

describe.skipIf(!server)("an empty installation that is closed", () => {
  postgresDatabase(server);
  beforeEach(async () => {
    const { prisma } = await database();
    await prisma.workspace.deleteMany();
    await prisma.user.deleteMany();
  });

  test.each(["closed", "invited"] as const)(
    "%s: of many at once, one is the first",
    async (mode) => {
      config().SIGN_UP = mode;
      const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => signUp(`p${nth}`)));
      expect(answers.sort()).toEqual([200, ...Array(7).fill(403)]);
      expect(await signUp("late")).toBe(403);
    },
  );
});
