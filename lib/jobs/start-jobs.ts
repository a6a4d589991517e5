import { setTimeout as sleep } from "node:timers/promises";
import { runInBackground } from "@/lib/background";
import { config } from "@/lib/config";
import { logFailure } from "@/lib/outage";
import { onEnqueue } from "./enqueue";
import type { Work } from "./queue";

const EVERY_MS = 10_000;
/** Usual time from adding a job to its commit. The next poll finds jobs that commit later. */
const COMMIT_MS = 200;

/**
 * Polls for due jobs; on Vercel, runs them after the response that added one. Calls `load` at the first poll, since loading the
 * verbs of all queues would delay the first answer. Returns a function that stops.
 */
export function startJobs(load: () => Promise<readonly Work[]>): () => Promise<void> {
  const open = async () => {
    const { createDueRunner } = await import("./run-due");
    return createDueRunner(await load());
  };
  let runner: ReturnType<typeof open> | undefined;
  const runDue = async (stop?: AbortSignal) => {
    // A load that failed is tried again at the next poll.
    runner ??= open().catch((error) => {
      runner = undefined;
      throw error;
    });
    await (await runner)(stop);
  };
  if (config().VERCEL) {
    onEnqueue(() => runInBackground("jobs", () => sleep(COMMIT_MS).then(() => runDue())));
    return async () => onEnqueue(undefined);
  }
  const stop = new AbortController();
  let run: Promise<unknown> = Promise.resolve();
  const look = () => {
    run = runDue(stop.signal).catch((error) => logFailure("jobs_failed", error));
  };
  const timer = setInterval(look, EVERY_MS).unref();
  let soon: NodeJS.Timeout | undefined;
  onEnqueue(() => {
    clearTimeout(soon);
    soon = setTimeout(look, COMMIT_MS).unref();
  });
  return async () => {
    stop.abort();
    onEnqueue(undefined);
    clearInterval(timer);
    clearTimeout(soon);
    await run;
  };
}
