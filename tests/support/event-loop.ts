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

/** The share of its time for which `work` held the event loop, the least of three: the collector, or a neighbour, may hold one. */
export async function heldShare(work: () => Promise<unknown>, prepare = async () => {}) {
  const shares: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await prepare();
    const { total, worst } = await watchEventLoop(work);
    shares.push(worst / total);
  }
  return Math.min(...shares);
}
