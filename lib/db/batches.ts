import { setImmediate } from "node:timers/promises";
import { NIL_ID } from "@/lib/ids";

const BATCH_MS = 50;
const FIRST_ROWS = 10;
const MAX_ROWS = 5_000;

/** Repeats `step` until it handles fewer than `most` rows. Pauses, because the embedded database runs in this thread. */
export async function runInBatches(
  step: (most: number) => Promise<number>,
  pause: (tookMs: number) => Promise<unknown> = () => setImmediate(),
) {
  for (let most = FIRST_ROWS; ; ) {
    const begun = performance.now();
    if ((await step(most)) < most) return;
    const tookMs = performance.now() - begun;
    most = Math.round(Math.min(MAX_ROWS, Math.max(1, (most * BATCH_MS) / tookMs)));
    await pause(tookMs);
  }
}

/** Reads all rows, a page of `most` at a time. `read` gets the id after which the next page begins. */
export async function* readRows<Row extends { id: string }>(
  most: number,
  read: (last: string, most: number) => Promise<Row[]>,
): AsyncGenerator<Row, void, void> {
  for (let last = NIL_ID; ; ) {
    const rows: Row[] = await read(last, most);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < most) return;
    last = end.id;
  }
}
