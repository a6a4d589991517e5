import { waitUntil } from "@vercel/functions";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

// On globalThis: Next gives every route bundle its own copy of this module.
const shared: typeof globalThis & { groundworkBackground?: Set<Promise<void>> } = globalThis;
shared.groundworkBackground ??= new Set();
const running = shared.groundworkBackground;

/** Work that goes on after the response; a failure is logged and hurts nobody. */
export function background(name: string, work: () => Promise<unknown>) {
  const job = work()
    .then(() => {})
    .catch((error) => log.warn({ event: "background_failed", name, ...errorFacts(error) }))
    .finally(() => running.delete(job));
  running.add(job);
  waitUntil(job);
}

/** Resolves when the background work that was started by now has ended. */
export const backgroundDone = () => Promise.all(running);
