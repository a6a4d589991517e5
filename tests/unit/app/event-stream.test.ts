import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openEventStream } from "@/app/shared/event-stream";

const request = () => new Request("http://localhost/changes");

const allow = async () => {};
const refuse = () => Promise.reject(new Error("not a member any more"));

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
  Promise.all(Array.from({ length: count }, () => openEventStream(request(), allow, source)));

test("event stream: a stream that is canceled while it waits frees one of a thousand places, not more", async () => {
  const { seen, source } = makeSource();
  for (const _round of [1, 2]) {
    const answers = await openMany(1_000, source);
    await expect(openEventStream(request(), allow, source)).rejects.toMatchObject({ status: 503 });
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

test("event stream: a stream frees its place at once, also while a slow source or check is awaited", async () => {
  const hold = new AbortController();
  const held = new Promise((resolve) => hold.signal.addEventListener("abort", resolve));
  async function* slow() {
    yield "first";
    await held;
  }
  const answers = await openMany(500, slow);
  answers.push(
    ...(await Promise.all(
      Array.from({ length: 500 }, () =>
        openEventStream(request(), () => held, makeSource().source),
      ),
    )),
  );
  for (const { body } of answers) {
    const reader = body?.getReader();
    await reader?.read();
    void reader?.read();
    await setImmediate();
    void reader?.cancel();
  }
  const others = await openMany(1_000, makeSource().source);
  await expect(openEventStream(request(), allow, slow)).rejects.toMatchObject({ status: 503 });
  hold.abort();
  await setImmediate();
  await expect(openEventStream(request(), allow, slow)).rejects.toMatchObject({ status: 503 });
  for (const { body } of others) await body?.cancel();
});

test("event stream: a reader who leaves before a slow first value frees a place at once", async () => {
  const hold = new AbortController();
  const held = new Promise((resolve) => hold.signal.addEventListener("abort", resolve));
  async function* slow() {
    await held;
    yield "first";
  }
  const reader = new AbortController();
  const left = Array.from({ length: 1_000 }, () =>
    openEventStream(new Request(request(), { signal: reader.signal }), allow, slow),
  );
  reader.abort();
  await setImmediate();
  const others = await openMany(1_000, makeSource().source);
  hold.abort();
  await Promise.all(left);
  for (const { body } of others) await body?.cancel();
});

test("event stream: a stream that nobody reads frees its place when its time is over", async () => {
  const { seen, source } = makeSource();
  const answers = Array.from({ length: 1_000 }, () =>
    openEventStream(request(), allow, source, 50),
  );
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
    await expect(openEventStream(request(), allow, source)).rejects.toThrow("no database");
  }
});

test("event stream: a source that fails after its first value ends the stream with its error, and frees its place", async () => {
  async function* source() {
    yield "first";
    throw new Error("the database has gone");
  }
  for (let count = 0; count < 1_001; count += 1) {
    const answer = await openEventStream(request(), allow, source);
    await expect(answer.text()).rejects.toThrow("the database has gone");
  }
});

describe("event stream: access", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("event stream: a reader who has lost access gets no further value", async () => {
    const check = vi.fn(allow);
    async function* source() {
      yield "allowed";
      check.mockImplementation(refuse);
      vi.setSystemTime(Date.now() + 1_000);
      yield "secret";
    }
    const answer = await openEventStream(request(), check, source);
    expect(await answer.text()).toBe('retry: 1000\n\ndata: "allowed"\n\n');
  });

  test("event stream: access is checked once for the values of a second", async () => {
    const check = vi.fn(allow);
    async function* source() {
      yield "one";
      yield "two";
    }
    const answer = await openEventStream(request(), check, source);
    expect(await answer.text()).toContain("two");
    expect(check).toHaveBeenCalledTimes(1);
  });

  test("event stream: an outage of the database ends no stream", async () => {
    const check = () =>
      Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
    async function* source() {
      yield "paid for";
    }
    const answer = await openEventStream(request(), check, source);
    expect(await answer.text()).toContain("paid for");
  });

  test("event stream: a stream without new values ends within 15 s after its reader has lost access", async () => {
    const { seen, source } = makeSource();
    const check = vi.fn(allow);
    const answer = await openEventStream(request(), check, source);
    const text = answer.text();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen.ended).toBe(0);
    check.mockImplementation(refuse);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await text).toBe('retry: 1000\n\ndata: "first"\n\n:\n\n:\n\n');
    expect(seen.ended).toBe(1);
  });
});
