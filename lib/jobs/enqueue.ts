import { seal } from "@/lib/access/credentials/seal";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { processWide } from "@/lib/process-wide";
import type { Queue } from "./queue";

/** A Prisma transaction, guarded or not, or the client outside of one. */
export type JobTx = Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRawUnsafe">;

type NewJob<Payload> = {
  queue: Queue<Payload>;
  payload: Payload;
  /** Unique over all queues: begin it with the queue's name. */
  key?: string;
  /** Not before then; at once without it. */
  runAt?: Date;
};

const worker = processWide("jobWorker", (): { wake?: (() => void) | undefined } => ({}));

/** Has `wake` called whenever a job is added in this process; without it nobody is. */
export function onEnqueue(wake: (() => void) | undefined) {
  worker().wake = wake;
}

/**
 * Adds a job, which is there if the transaction commits. With a `key` it takes the place of the one that has the key,
 * be that waiting or given up: the newest payload counts. One that is being done at that moment is not stopped, so
 * work with a key must bear to be done beside an older one.
 */
export async function enqueue<Payload>(
  tx: JobTx,
  { queue, payload, key, runAt }: NewJob<Payload>,
): Promise<void> {
  const sealed = await seal(JSON.stringify(payload), (text, values) =>
    tx.$queryRawUnsafe(text, ...values),
  );
  await tx.$executeRaw`
    INSERT INTO job (id, queue, key, payload, run_at)
    VALUES (${newId()}::uuid, ${queue.name}, ${key ?? null}, ${sealed}, coalesce(${runAt ?? null}::timestamptz, now()))
    ON CONFLICT (key) DO UPDATE SET
      id = excluded.id, queue = excluded.queue, payload = excluded.payload, run_at = excluded.run_at,
      attempts = 0, last_error = NULL, failed_at = NULL, created_at = now()`;
  worker().wake?.();
}
