/**
 * Watches the event loop during `work`. @returns the total time and the longest block of the loop, in ms. Compare
 * them with each other, since both grow alike on a busy machine.
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

/** Returns the share of its time for which `work` blocked the event loop: the least of three, to ignore other load. */
export async function heldShare(work: () => Promise<unknown>, prepare = async () => {}) {
  const shares: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await prepare();
    const { total, worst } = await watchEventLoop(work);
    shares.push(worst / total);
  }
  return Math.min(...shares);
}
