import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "@/lib/limits/in-flight";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a turn has come by now. */
async function state(turn: Promise<unknown>) {
  let seen = "waits";
  turn.then(
    () => {
      seen = "in";
    },
    (error) => {
      seen = error.code;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return seen;
}

test("who finds the room taken waits in line, and is let in in that order", async () => {
  const room = new Room(2, 10);
  const leave = await room.enter();
  await room.enter();
  const [third, fourth] = [room.enter(), room.enter()];
  expect(await state(third)).toBe("waits");
  leave();
  leave(); // twice is once
  expect(await state(third)).toBe("in");
  expect(await state(fourth)).toBe("waits");
  (await third)();
  expect(await state(fourth)).toBe("in");
});

test("what is heavy waits for enough room, nobody passes it, and what is too large goes in alone", async () => {
  const room = new Room(10, 10);
  const leave = await room.enter(6);
  const heavy = room.enter(50);
  const light = room.enter(1);
  expect([await state(heavy), await state(light)]).toEqual(["waits", "waits"]);
  leave();
  expect([await state(heavy), await state(light)]).toEqual(["in", "waits"]);
  (await heavy)();
  expect(await state(light)).toBe("in");
});

test("a line that is full, or a turn that does not come, is 503 with Retry-After", async () => {
  const room = new Room(1, 1);
  const leave = await room.enter();
  const waiting = room.enter();
  await expect(room.enter()).rejects.toMatchObject({
    code: "OVERLOADED",
    status: 503,
    headers: { "Retry-After": "1" },
  });
  await vi.advanceTimersByTimeAsync(9_500);
  expect(await state(waiting)).toBe("waits");
  const refused = expect(waiting).rejects.toMatchObject({ code: "OVERLOADED" });
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  leave();
  expect(room.isEmpty).toBe(true);
});

test("a process that stood still refuses nobody for that", async () => {
  const room = new Room(1, 1);
  const leave = await room.enter();
  const waiting = room.enter();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer(); // the clock's one late tick
  expect(await state(waiting)).toBe("waits");
  leave();
  expect(await state(waiting)).toBe("in");
});
