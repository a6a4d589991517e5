import * as z from "zod";
import { prismaClient } from "@/lib/db/database";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import { defineWork, type JobContext, type Queue } from "@/lib/jobs/queue";
import { createDueRunner } from "@/lib/jobs/run-due";
import { query } from "@/tests/support/query";

const Note = z.object({ text: z.string() });
type Note = z.output<typeof Note>;

type Row = {
  id: string;
  payload: string;
  attempts: number;
  last_error: string | null;
  failed_at: Date | null;
  /** Seconds from now. */
  due_in: number;
};

/** A queue that no other test uses, and a runner of its jobs. */
export function ownQueue(run: (note: Note, doing: JobContext) => Promise<void> = async () => {}) {
  const queue: Queue<Note> = { name: `test ${newId()}`, payload: Note };
  const table = [defineWork(queue, run)];
  return {
    queue,
    table,
    runDue: createDueRunner(table),
    add: async (text: string, more: { key?: string; runAt?: Date } = {}) =>
      enqueue(await prismaClient(), { queue, payload: { text }, ...more }),
    rows: () =>
      query<Row>(
        `SELECT id, payload, attempts, last_error, failed_at, extract(epoch FROM run_at - now())::float AS due_in
         FROM job WHERE queue = $1`,
        [queue.name],
      ),
    /** Makes the next try due, or ends a lease. */
    makeDue: () => query("UPDATE job SET run_at = now() WHERE queue = $1", [queue.name]),
    setAttempts: (attempts: number) =>
      query("UPDATE job SET attempts = $2 WHERE queue = $1", [queue.name, attempts]),
  };
}
