import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { database } from "@/lib/db/database";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { makeLowestId } from "@/lib/retention/removals";
import { claimRun, runRetention } from "@/lib/retention/retention";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

export const DAY = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * DAY);

/** An id with this time of creation. */
export const idAt = (time: Date) => `${makeLowestId(time).slice(0, 18)}${randomUUID().slice(18)}`;

/** Leaves `count` records of activity, older than the limit of retention. */
async function leaveOldRecords(workspaceId: string, count: number) {
  const { pool } = await database();
  await pool.query(
    `INSERT INTO activity (id, workspace_id, action, origin, outcome, created_at)
     SELECT (left($2, 24) || lpad(to_hex(n), 12, '0'))::uuid, $1, 'tool.called', 'mcp', 'success', $3
     FROM generate_series(1, $4::int) n`,
    [workspaceId, idAt(ago(400)), ago(400), count],
  );
}

/** Retention next to concurrent work, on both databases. */
export const removals: Record<string, () => Promise<void>> = {
  "20 processes begin to remove old rows at once: one does, and an hour later one again":
    async () => {
      const prisma = await fullClient();
      const claims = async () => {
        const claimed = await Promise.all(Array.from({ length: 20 }, claimRun));
        return claimed.filter(Boolean).length;
      };
      await prisma.retentionRun.deleteMany();
      expect(await claims()).toBe(1);
      expect(await claims()).toBe(0);
      // The process that claimed it has died, so only the time counts.
      await prisma.retentionRun.updateMany({ data: { startedAt: ago(50 / 24 / 60) } });
      expect(await claims()).toBe(0);
      await prisma.retentionRun.updateMany({ data: { startedAt: ago(61 / 24 / 60) } });
      expect(await claims()).toBe(1);
    },

  "writes go on while old records are removed": async () => {
    const { workspaceId, caller } = await makeWorkspace();
    await leaveOldRecords(workspaceId, 20_000);
    let isOver = false;
    const removal = runRetention().finally(() => {
      isOver = true;
    });
    let writtenMeanwhile = 0;
    while (!isOver) {
      await createInitiative(caller, { title: "Written meanwhile" });
      if (!isOver) writtenMeanwhile += 1;
    }
    expect((await removal).activity).toBeGreaterThanOrEqual(20_000);
    expect(writtenMeanwhile).toBeGreaterThanOrEqual(10);
    const prisma = await fullClient();
    const left = await prisma.activity.count({ where: { workspaceId, action: "tool.called" } });
    expect(left).toBe(0);
  },
};
