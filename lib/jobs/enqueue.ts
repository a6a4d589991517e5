import { seal } from "@/lib/access/credentials/seal";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { processWide } from "@/lib/process-wide";
import type { Queue } from "./queue";

/** A Prisma transaction (guarded or not), or the client itself. */
export type JobTx = Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRawUnsafe">;

type NewJob<Payload> = {
  queue: Queue<Payload>;
  payload: Payload;
  /** Unique across all queues, so it begins with the queue's name. */
  key?: string;
  /** Default: at once. */
  runAt?: Date;
};

const worker = processWide("jobWorker", (): { wake?: (() => void) | undefined } => ({}));

/** Registers the one function to call when this process adds a job. */
export function onEnqueue(wake: (() => void) | undefined) {
  worker().wake = wake;
}

/**
 * Adds a job in the caller's transaction. A job with a `key` replaces the waiting or failed job with that key. If that
 * job is running, it goes on, so work with a key must tolerate running beside an older payload.
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
