import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openEventStream } from "@/app/shared/event-stream";

const request = () => new Request("http://localhost/changes");

/** Gives one value, then waits for its signal, and counts the sources that have ended. */
function makeSource() {
  const seen = { ended: 0 };
  async function* source(signal: AbortSignal) {
    try {
      yield "first";
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    } finally {
      seen.ended += 1;
    }
  }
  return { seen, source };
}

const openMany = (count: number, source: (signal: AbortSignal) => AsyncGenerator<unknown>) =>
  Promise.all(Array.from({ length: count }, () => openEventStream(request(), source)));

test("event stream: a stream that is cancelled while it waits frees one of a thousand places, not more", async () => {
  const { seen, source } = makeSource();
  for (const _round of [1, 2]) {
    const answers = await openMany(1_000, source);
    await expect(openEventStream(request(), source)).rejects.toMatchObject({ status: 503 });
    for (const { body } of answers) {
      const reader = body?.getReader();
      await reader?.read();
      await reader?.read();
      const waiting = reader?.read();
      await setImmediate();
      await reader?.cancel();
      expect(await waiting).toMatchObject({ done: true });
    }
  }
  expect(seen.ended).toBe(2_000);
});

test("event stream: a stream that nobody reads frees its place when its time is over", async () => {
  const { seen, source } = makeSource();
  const answers = Array.from({ length: 1_000 }, () => openEventStream(request(), source, 50));
  await Promise.all(answers);
  await expect.poll(() => seen.ended).toBe(1_000);
  const [answer] = await openMany(1, source);
  await answer?.body?.cancel();
});

test("event stream: a failed source frees its place, and its error is the answer", async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first value
  async function* source(): AsyncGenerator<unknown> {
    throw new Error("no database");
  }
  for (let count = 0; count < 1_001; count += 1) {
    await expect(openEventStream(request(), source)).rejects.toThrow("no database");
  }
});
