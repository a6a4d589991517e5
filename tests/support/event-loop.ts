/**
 * Watches the event loop while `work` is done. @returns how long it took and for how long the loop stood still
 * at most, in ms: to be compared with each other, since both grow alike on a busy machine
 */
export async function watchEventLoop(work: () => Promise<unknown>) {
  let worst = 0;
  const begin = performance.now();
  let last = begin;
  const note = () => {
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
  };
  const ticker = setInterval(note, 1);
  try {
    await work();
    note();
  } finally {
    clearInterval(ticker);
  }
  return { total: performance.now() - begin, worst };
}
