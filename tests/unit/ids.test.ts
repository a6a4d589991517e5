import { afterEach, expect, test, vi } from "vitest";
import { newId, UUID_PATTERN } from "@/lib/ids";

afterEach(() => void vi.restoreAllMocks());

const makeIds = (count: number) => Array.from({ length: count }, newId);

test("ids: each is another UUID of version 7, and sorts after those before it", () => {
  const ids = makeIds(5_000);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.filter((id) => !new RegExp(`^${UUID_PATTERN}$`).test(id))).toEqual([]);
  expect(new Set(ids.map((id) => id[14]))).toEqual(new Set(["7"]));
});

test("ids: they begin with the time in milliseconds, and go on from there when the clock is set back", () => {
  const later = Date.now() + 60_000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  const [first] = makeIds(1);
  clock.mockReturnValue(later - 30_000);
  const [second] = makeIds(1);
  expect(Number.parseInt(`${first?.slice(0, 8)}${first?.slice(9, 13)}`, 16)).toBe(later);
  expect([first, second].toSorted()).toEqual([first, second]);
});

test("ids: the random bytes of many are drawn at once", () => {
  const draw = vi.spyOn(crypto, "getRandomValues");
  makeIds(1_000);
  expect(draw.mock.calls.length).toBeLessThan(6);
});
