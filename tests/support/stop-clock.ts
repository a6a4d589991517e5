import { onTestFinished, vi } from "vitest";

const HOUR_MS = 3_600_000;

/** Stops `Date` half a minute into the hour until the test ends: no budget refills, so counts are exact. */
export function stopClock() {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 30_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}
