import { waitUntil } from "@vercel/functions";
import { errorFacts } from "./error-facts";
import { log } from "./log";
import { processWide } from "./process-wide";

const running = processWide("background", () => new Set<Promise<unknown>>());

/** Work that the process waits for before it ends, whether or not the one who asked still does. */
export function finish<Result>(work: Promise<Result>): Promise<Result> {
  const job: Promise<unknown> = work.then(
    () => running().delete(job),
    () => running().delete(job),
  );
  running().add(job);
  return work;
}

/** Work that goes on after the response; a failure is logged and hurts nobody. */
export function background(name: string, work: () => Promise<unknown>) {
  waitUntil(
    finish(
      work().catch((error) => log.warn({ event: "background_failed", name, ...errorFacts(error) })),
    ),
  );
}

/** Resolves when the work that was started by now has ended. */
export const backgroundDone = () => Promise.all(running());
