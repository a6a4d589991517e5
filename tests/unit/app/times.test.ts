import { expect, test } from "vitest";
import { formatRelativeTime, formatShortTime } from "@/app/shared/times";
import { formatFullTime } from "@/lib/format-time";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

test.each([
  [-30_000, "just now"],
  [-MINUTE, "1 minute ago"],
  [-59 * MINUTE, "59 minutes ago"],
  [-90 * MINUTE, "1 hour ago"],
  [-25 * 60 * MINUTE, "yesterday"],
  [-3 * 24 * 60 * MINUTE, "3 days ago"],
  [-45 * 24 * 60 * MINUTE, "7 Oct 2026"],
  [7 * 24 * 60 * MINUTE, "in 7 days"],
  [7 * 24 * 60 * MINUTE - MINUTE, "in 7 days"],
  [100 * MINUTE, "in 2 hours"],
])("times: %i ms from now is '%s'", (distance, expected) => {
  expect(formatRelativeTime(new Date(NOW + distance).toISOString(), NOW)).toBe(expected);
});

test("times: the short time has the same short month as a date, and names its zone", () => {
  expect(formatShortTime("2026-12-02T08:13:00.000Z")).toBe("2 Dec 2026, 08:13 UTC");
});

test("times: the whole time names its zone", () => {
  expect(formatFullTime("2026-11-21T05:39:00.000Z")).toBe("21 November 2026 at 05:39 UTC");
});
