import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBytes } from "@/lib/http/body";
import { readFileBytes } from "@/lib/http/file-body";

const MIB = 1024 * 1024;
const HALF_A_MINUTE = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A body that brings so many bytes every half minute, and ends after some pieces; `left` tells whether its reader has left. */
function drip(bytes: number, pieces = Number.POSITIVE_INFINITY) {
  const state = { left: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, HALF_A_MINUTE));
        if (state.left) return;
        if (pieces-- > 0) controller.enqueue(new Uint8Array(bytes));
        else controller.close();
      },
      cancel() {
        state.left = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

function send(body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://localhost", init);
}

const outcome = async (reading: Promise<Uint8Array>) => {
  const ended = reading.then(
    ({ length }) => length,
    ({ code, message }) => ({ code, message }),
  );
  await vi.advanceTimersByTimeAsync(20 * HALF_A_MINUTE);
  return Promise.race([ended, "open"]);
};

const SLOW = {
  code: "INVALID_JSON",
  message: "The body ended too early, or came too slowly. Send the request again.",
};

test.each([
  ["10 MiB", 10 * MIB],
  ["64 bytes", 64],
])(
  "slow bodies: one of %s that comes byte by byte is ended after a minute",
  async (_, declared) => {
    const { body } = drip(1);
    const reading = readBytes(send(body, { "content-length": String(declared) }), 10 * MIB);
    const refused = expect(reading).rejects.toMatchObject(SLOW);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
  },
);

test("slow bodies: a large one that is ended is not read on", async () => {
  const { body, state } = drip(1);
  expect(await outcome(readBytes(send(body), 10 * MIB))).toEqual(SLOW);
  expect(state.left).toBe(true);
});

test("slow bodies: one that stops after a megabyte is ended a minute later", async () => {
  const stopping = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(2 * MIB)),
  });
  const reading = readBytes(send(stopping), 10 * MIB);
  let isOpen = true;
  reading.catch(() => {
    isOpen = false;
  });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOpen).toBe(false);
});

test("slow bodies: one that brings a megabyte a minute arrives, however large", async () => {
  const { body } = drip(MIB, 8);
  expect(await outcome(readBytes(send(body), 10 * MIB))).toBe(8 * MIB);
});

test("slow bodies: a file is refused in the words for files", async () => {
  expect(await outcome(readFileBytes(send(drip(1).body)))).toEqual({
    code: "VALIDATION_ERROR",
    message: "The file ended too early, or came too slowly. Send it again.",
  });
});
