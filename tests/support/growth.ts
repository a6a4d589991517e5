import { expect } from "vitest";

/** The shortest of three times, in ms: other work on the machine only makes a run longer. */
export async function measureShortest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

/** In ms: what even the shortest time may have beyond its share. */
const NOISE = 100;

/**
 * Expects work on four times the size to take less than eight times as long; a quadratic reader takes sixteen times. Choose a size of at least 5,000
 * letters: at fewer, such a reader is lost in the noise, and so is one that takes less than 15 ms.
 */
export async function expectNearlyLinear(work: (size: number) => unknown, size: number) {
  await work(size); // loads and compiles
  const once = await measureShortest(() => work(size));
  expect(await measureShortest(() => work(4 * size))).toBeLessThan(8 * once + NOISE);
}
