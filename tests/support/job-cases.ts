import { expect } from "vitest";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { administer } from "@/lib/domain/administer";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import { defineWork, JobFailure } from "@/lib/jobs/queue";
import { createDueRunner, MAX_ATTEMPTS } from "@/lib/jobs/run-due";
import { startJobs } from "@/lib/jobs/start-jobs";
import { makeWorkspace } from "@/tests/support/factories";
import { ownQueue } from "@/tests/support/own-queue";

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The promises of the queue. The same cases run on the embedded database and on PostgreSQL. */
export const jobCases: Record<string, () => Promise<void>> = {
  "a job is done once, then removed": async () => {
    const done: string[] = [];
    const { add, runDue, rows } = ownQueue(async ({ text }) => void done.push(text));
    await add("one");
    await runDue();
    await runDue();
    expect(done).toEqual(["one"]);
    expect(await rows()).toEqual([]);
  },

  "a job exists only if its transaction commits": async () => {
    const { queue, rows } = ownQueue();
    const { caller } = await makeWorkspace();
    const act = (fails: boolean) =>
      administer(caller, async (tx) => {
        await enqueue(tx, { queue, payload: { text: "from a transaction" } });
        if (fails) throw new Error("undone");
        return { data: undefined };
      });
    await expect(act(true)).rejects.toThrow("undone");
    expect(await rows()).toEqual([]);
    await act(false);
    expect(await rows()).toHaveLength(1);
  },

  "the secret that the installation made is read inside the transaction": async () => {
    const { AUTH_SECRET } = config();
    Object.assign(config(), { AUTH_SECRET: undefined });
    try {
      const done: string[] = [];
      const { queue, runDue } = ownQueue(async ({ text }) => void done.push(text));
      const prisma = await prismaClient();
      await prisma.$transaction((tx) => enqueue(tx, { queue, payload: { text: "sealed" } }));
      await runDue();
      expect(done).toEqual(["sealed"]);
    } finally {
      Object.assign(config(), { AUTH_SECRET });
    }
  },

  "a payload is not readable in the database": async () => {
    const { add, rows } = ownQueue();
    await add("https://example.com/reset/secret-token");
    expect((await rows())[0]?.payload).not.toContain("secret-token");
  },

  "a job is done neither early nor by a runner of other queues": async () => {
    const done: string[] = [];
    const mine = ownQueue(async ({ text }) => void done.push(text));
    await mine.add("later", { runAt: new Date(Date.now() + 3_600_000) });
    await mine.runDue();
    expect(done).toEqual([]);
    await mine.makeDue();
    await ownQueue().runDue();
    expect(done).toEqual([]);
    await mine.runDue();
    expect(done).toEqual(["later"]);
  },

  "simultaneous runners do each job once": async () => {
    const begun: string[] = [];
    let atOnce = 0;
    let most = 0;
    const { add, table, rows } = ownQueue(async ({ text }) => {
      begun.push(text);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
    const texts = Array.from({ length: 24 }, (_, index) => `${index}`);
    for (const text of texts) await add(text);
    await Promise.all([
      createDueRunner(table)(),
      createDueRunner(table)(),
      createDueRunner(table)(),
    ]);
    expect(begun.sort()).toEqual(texts.sort());
    expect(await rows()).toEqual([]);
    expect(most).toBeGreaterThan(1);
  },

  "a job that a dead process had begun is done by another, under the same id": async () => {
    const ids: string[] = [];
    const dead = gate();
    const { add, table, makeDue, rows } = ownQueue(async (_, { id }) => {
      ids.push(id);
      if (ids.length === 1) await dead.opened;
    });
    await add("one");
    const first = createDueRunner(table)();
    await expect.poll(() => ids.length).toBe(1);
    await createDueRunner(table)();
    expect(ids).toHaveLength(1); // the lease holds
    await makeDue();
    await createDueRunner(table)();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(await rows()).toEqual([]);
    dead.open();
    await first;
  },

  "a runner that has lost the lease neither removes nor reschedules the job": async () => {
    const slow = gate();
    let tries = 0;
    const { add, table, makeDue, rows } = ownQueue(async () => {
      tries += 1;
      if (tries === 1) await slow.opened;
      else throw new JobFailure("The second one fails.");
    });
    await add("one");
    const first = createDueRunner(table)();
    await expect.poll(() => tries).toBe(1);
    await makeDue();
    await createDueRunner(table)();
    const [before] = await rows();
    expect(before).toMatchObject({ attempts: 2, last_error: "The second one fails." });
    slow.open();
    await first; // it succeeded, but too late
    expect(await rows()).toMatchObject([{ id: before?.id, attempts: 2 }]);
  },

  "a job that fails is tried again, later each time": async () => {
    const { add, runDue, rows, makeDue } = ownQueue(async () => {
      throw new JobFailure("No answer.", { detail: "x".repeat(1_000) });
    });
    await add("one");
    const expected = [10, 30, 120, 600, 1_800, 3_600, 3_600];
    for (const seconds of expected) {
      await runDue();
      const [row] = await rows();
      expect(row?.failed_at).toBeNull();
      expect(row?.due_in).toBeGreaterThan(seconds * 0.8 - 5);
      expect(row?.due_in).toBeLessThanOrEqual(seconds * 1.2);
      expect(row?.last_error).toHaveLength(500);
      await makeDue();
    }
    expect((await rows())[0]?.attempts).toBe(expected.length);
  },

  "an error of a library is stored without the texts that it quotes": async () => {
    const { add, runDue, rows } = ownQueue(async () => {
      throw Object.assign(new Error("bad value: s3cret"), { name: "ForeignError" });
    });
    await add("one");
    await runDue();
    expect((await rows())[0]?.last_error).toBe("ForeignError");
  },

  "after the last try a job is given up, and not done again": async () => {
    let tries = 0;
    const { add, runDue, rows, makeDue, setAttempts } = ownQueue(async () => {
      tries += 1;
      throw new JobFailure("No answer.");
    });
    await add("one");
    await setAttempts(MAX_ATTEMPTS - 2);
    await runDue();
    expect(await rows()).toMatchObject([{ failed_at: null }]);
    await makeDue();
    await runDue();
    expect(await rows()).toMatchObject([{ failed_at: expect.any(Date), last_error: "No answer." }]);
    await makeDue();
    await runDue();
    expect(tries).toBe(2);
  },

  "a job that ends its process each time is given up too": async () => {
    let tries = 0;
    const { add, runDue, rows, setAttempts } = ownQueue(async () => {
      tries += 1;
    });
    await add("one");
    await setAttempts(MAX_ATTEMPTS); // as after that many crashes
    await runDue();
    expect(tries).toBe(0);
    expect(await rows()).toMatchObject([{ failed_at: expect.any(Date) }]);
  },

  "of jobs with the same key the newest is done, even after one was given up": async () => {
    const done: string[] = [];
    const { add, runDue, rows } = ownQueue(async ({ text }) => {
      done.push(text);
      if (text === "wrong") throw new JobFailure("Refused.", { isFinal: true });
    });
    const key = `test:${newId()}`;
    await add("old", { key });
    await add("wrong", { key });
    await runDue();
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }]);
    await add("new", { key });
    expect(await rows()).toMatchObject([{ attempts: 0, failed_at: null, last_error: null }]);
    await runDue();
    expect(done).toEqual(["wrong", "new"]);
    expect(await rows()).toEqual([]);
  },

  "a job is done soon after one was added, also if loading had failed, and not while its queue lacks a setting":
    async () => {
      const done: string[] = [];
      const off = ownQueue(async () => void done.push("off"));
      const on = ownQueue(async ({ text }) => void done.push(text));
      await off.add("first in line");
      const offWork = defineWork(
        off.queue,
        async () => void done.push("off"),
        () => false,
      );
      let loads = 0;
      const stop = startJobs(async () => {
        loads++;
        if (loads === 1) throw new Error("Too many open files");
        return [offWork, ...on.table];
      });
      expect(loads, "before a job is added").toBe(0);
      await on.add("on");
      await expect.poll(() => loads, { timeout: 20_000 }).toBe(1);
      await on.add("again");
      await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(["again", "on"]);
      await stop();
      expect(loads).toBe(2);
      expect(await off.rows()).toMatchObject([{ attempts: 0 }]);
    },
};
