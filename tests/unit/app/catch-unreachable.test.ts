import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FormState } from "@/app/shared/action";
import { ATTEMPT, catchUnreachable } from "@/app/shared/catch-unreachable";

/** Sends a form with this title; the server answers in this way. @returns the key of the attempt */
async function send(title: string, answer: () => FormState) {
  const form = new FormData();
  form.set("title", title);
  form.set(ATTEMPT, "");
  await catchUnreachable(async () => answer())({}, form);
  return form.get(ATTEMPT);
}
const lose = () => {
  throw new TypeError("Failed to fetch");
};
const save = (): FormState => ({ data: { id: "1" } });

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("forms: the key of an attempt", () => {
  test("is given only to forms that create", async () => {
    const form = new FormData();
    await catchUnreachable(async () => save())({}, form);
    expect(form.has(ATTEMPT)).toBe(false);
  });

  test("is that of a send which is still under way", async () => {
    let answer = (_: FormState) => {};
    const form = new FormData();
    form.set("title", "Zero");
    form.set(ATTEMPT, "");
    const sending = catchUnreachable(() => new Promise<FormState>((done) => (answer = done)))(
      {},
      form,
    );
    const again = await send("Zero", () => ({ error: "Your first attempt is still running." }));
    expect(again).toBe(form.get(ATTEMPT));
    answer(save());
    await sending;
    expect(await send("Zero", save)).not.toBe(again);
  });

  test("is forgotten after ten minutes, since the form is then meant to create one more", async () => {
    vi.useFakeTimers();
    const first = await send("Five", lose);
    vi.advanceTimersByTime(11 * 60_000);
    expect(await send("Five", save)).not.toBe(first);
  });

  test("stays the same until the same form is answered", async () => {
    const first = await send("One", lose);
    expect(first).toMatch(/^[\d-]{10,60}$/);
    expect(await send("One", lose)).toBe(first);
    expect(await send("One", save)).toBe(first);
    expect(await send("One", save)).not.toBe(first);
  });

  test("is another for another text", async () => {
    const first = await send("Two", lose);
    expect(await send("Three", save)).not.toBe(first);
    expect(await send("Two", save)).toBe(first);
  });

  test("stays the same after an error, since the first attempt may still be running", async () => {
    const first = await send("Four", lose);
    expect(await send("Four", () => ({ error: "Wait a moment." }))).toBe(first);
    expect(await send("Four", save)).toBe(first);
  });

  test("covers what was added to the form before it is sent", async () => {
    const keys: unknown[] = [];
    const inner = catchUnreachable(async (_, form) => {
      keys.push(form.get(ATTEMPT));
      return lose();
    });
    for (const items of ["a", "b", "a"]) {
      const outer = catchUnreachable((previous, form) => {
        form.set("items", items);
        form.set(ATTEMPT, "");
        return inner(previous, form);
      });
      await outer({}, new FormData());
    }
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
