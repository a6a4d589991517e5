import { beforeEach, describe, expect, test } from "vitest";
import { getAuthSecret } from "@/lib/access/credentials/secret";
import { config } from "@/lib/config";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { authCall } from "@/tests/support/sign-in";

const server = await openPostgres();
if (!server) console.warn("Skipped: these tests need a PostgreSQL, and none can run here.");

const signUp = async (name: string) => {
  const body = { name, email: `${name}@example.com`, password: "correct horse battery" };
  return (await authCall("/sign-up/email", { body })).status;
};

describe.skipIf(!server)("PostgreSQL: in an empty installation", () => {
  postgresDatabase(server);
  beforeEach(async () => {
    const prisma = await fullClient();
    await prisma.workspace.deleteMany();
    await prisma.user.deleteMany();
  });

  test("of simultaneously made secrets one is kept for all", async () => {
    Object.assign(config(), { AUTH_SECRET: undefined });
    const secrets = await Promise.all(Array.from({ length: 8 }, getAuthSecret));
    expect(new Set(secrets).size).toBe(1);
  });

  test("a person's workspaces are counted one after the other", async () => {
    const { id: userId } = await makeUser();
    config().MAX_WORKSPACES_PER_PERSON = 3;
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, nth) => createWorkspace({ userId, name: `W ${nth}` })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test.each(["closed", "invited"] as const)(
    "%s: of many simultaneous sign-ups, one is the first",
    async (mode) => {
      config().SIGN_UP = mode;
      const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => signUp(`p${nth}`)));
      expect(answers.sort()).toEqual([200, ...Array(7).fill(403)]);
      expect(await signUp("late")).toBe(403);
    },
  );
});
