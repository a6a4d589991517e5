import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import { resetPassword } from "@/lib/domain/account/passwords";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { demandFactor, getFactorDemand } from "@/lib/domain/members/factor-demand";
import { issueResetLink } from "@/lib/domain/operator/accounts";
import { deleteWorkspace } from "@/lib/domain/workspace/delete-workspace";
import { limiter } from "@/lib/limits/limiter";
import { createMemoryLimiter } from "@/lib/limits/sliding-window";
import { joinAs, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { NOWHERE } from "@/tests/support/signed-in";

const server = await openPostgres();
if (!server)
  console.warn("Accounts beside each other are not tested: PostgreSQL does not run here.");
postgresDatabase(server);

test.runIf(server)(
  "accounts on PostgreSQL: only one of ten connections that use one link at once sets the password",
  async () => {
    onTestFinished(replaceProcessWide(limiter, createMemoryLimiter()));
    const { email } = await makeUser({ password: "correct horse" });
    const token = (await issueResetLink({ email })).url.split("/reset/")[1] ?? "";
    const tries = Array.from({ length: 10 }, (_, n) =>
      resetPassword({ token, newPassword: `a better password, ${n}` }, NOWHERE),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  },
);

test.runIf(server)(
  "accounts on PostgreSQL: a workspace is deleted while its last callers write",
  async () => {
    const { workspaceId, caller } = await makeWorkspace();
    const writes = Array.from({ length: 40 }, (_, n) =>
      createInitiative(caller, { title: `${n}` }),
    );
    const [deletion] = await Promise.allSettled([deleteWorkspace(workspaceId), ...writes]);
    expect(deletion.status).toBe("fulfilled");
    const prisma = await fullClient();
    expect(await prisma.initiative.count({ where: { workspaceId } })).toBe(0);
    expect(await prisma.workspace.count({ where: { id: workspaceId } })).toBe(0);
  },
);

test.runIf(server)(
  "accounts on PostgreSQL: an owner whose second factor is being removed cannot require one",
  async () => {
    const prisma = await prismaClient();
    const { workspaceId } = await makeWorkspace();
    const { id: userId } = await makeUser({ password: "correct horse" });
    const owner = await joinAs(workspaceId, userId, "owner");
    await prisma.totp.create({ data: { userId, secret: "sealed", confirmedAt: new Date() } });
    let demand: Promise<unknown> | undefined;
    await prisma.$transaction(async (tx) => {
      await lockPerson(tx, userId);
      await tx.totp.deleteMany({ where: { userId } });
      demand = demandFactor(owner, { demanded: true }).catch(({ code }) => code);
      await Promise.race([demand, sleep(500)]);
    });
    expect(await demand).toBe("CONFLICT");
    expect(await getFactorDemand({ workspaceId })).toMatchObject({ demanded: false });
  },
);
