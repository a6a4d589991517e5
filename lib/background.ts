import { waitUntil } from "@vercel/functions";
import { logFailure } from "./outage";
import { processWide } from "./process-wide";

const running = processWide("background", () => new Set<Promise<unknown>>());

/** Keeps the process running until the work ends, even if the caller is gone. */
export function finish<Result>(work: Promise<Result>): Promise<Result> {
  const job: Promise<unknown> = work.then(
    () => running().delete(job),
    () => running().delete(job),
  );
  running().add(job);
  return work;
}

export function runInBackground(name: string, work: () => Promise<unknown>) {
  waitUntil(finish(work().catch((error) => logFailure("background_failed", error, { name }))));
}

export const waitForBackground = () => Promise.all(running());
