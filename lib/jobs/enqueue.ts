import { seal } from "@/lib/access/credentials/seal";
import { type Queryable, statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";
import { processWide } from "@/lib/process-wide";
import type { Queue } from "./queue";

type NewJob<Payload> = {
  queue: Queue<Payload>;
  payload: Payload;
  key?: string;
  runAt?: Date;
};

const worker = processWide("jobWorker", (): { wake?: (() => void) | undefined } => ({}));

export function onEnqueue(wake: (() => void) | undefined) {
  worker().wake = wake;
}

const ADD = statement(
  `INSERT INTO job (id, queue, key, payload, run_at)
   VALUES ($1::uuid, $2, $3, $4, coalesce($5::timestamptz, now()))
   ON CONFLICT (key) DO UPDATE SET
     id = excluded.id, queue = excluded.queue, payload = excluded.payload, run_at = excluded.run_at,
     attempts = 0, last_error = NULL, failed_at = NULL, created_at = now()`,
  ["uuid", "text", "text?", "text", "timestamptz?"],
);

/** A `key` replaces a waiting or failed job; a running one continues at the same time, so its work must tolerate that. */
export async function enqueue<Payload>(
  tx: Queryable,
  { queue, payload, key, runAt }: NewJob<Payload>,
): Promise<void> {
  const sealed = await seal(JSON.stringify(payload), tx);
  await tx.query(ADD, [newId(), queue.name, key ?? null, sealed, runAt ?? null]);
  worker().wake?.();
}
