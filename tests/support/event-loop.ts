/** A share that is no block: each caller demands less than a fifth. */
const FREE = 0.1;

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

/**
 * Returns the share of its time for which `work` blocked the event loop: the least of up to eight attempts, since other
 * load on the machine can only make it larger. The first one below `FREE` is enough.
 */
export async function heldShare(work: () => Promise<unknown>, prepare = async () => {}) {
  let least = 1;
  for (let attempt = 0; attempt < 8 && least > FREE; attempt++) {
    await prepare();
    const { total, worst } = await watchEventLoop(work);
    least = Math.min(least, worst / total);
  }
  return least;
}
