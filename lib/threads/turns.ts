import { setImmediate } from "node:timers/promises";

const TURN_MS = 10;

export type Turn = () => Promise<void> | undefined;

/** Turns follow each other, so that concurrent work blocks no longer than one. */
let last: Promise<unknown> = Promise.resolve();

/** Await the result between the steps of long work. It yields after `TURN_MS`, and costs nothing before. */
export function startTurns(): Turn {
  let end = performance.now() + TURN_MS;
  const pass = async () => {
    last = last.then(() => setImmediate());
    await last;
    end = performance.now() + TURN_MS;
  };
  return () => (performance.now() < end ? undefined : pass());
}
