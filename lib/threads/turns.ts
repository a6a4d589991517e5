import { setImmediate } from "node:timers/promises";

/** How long one piece of work may hold the event loop, in ms. */
const TURN_MS = 10;

/** To be awaited between two steps: passes the turn on where it is over. */
export type Turn = () => Promise<void> | undefined;

/** The turn of whoever came last: they follow each other, so that many at once hold it no longer than one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * For work whose length a caller decides: awaited between its steps, the function lets everybody else have a turn
 * once `TURN_MS` are over. It costs nothing until then.
 */
export function turns(): Turn {
  let end = performance.now() + TURN_MS;
  const pass = async () => {
    last = last.then(() => setImmediate());
    await last;
    end = performance.now() + TURN_MS;
  };
  return () => (performance.now() < end ? undefined : pass());
}
