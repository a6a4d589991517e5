import { expect, test } from "vitest";
import { findFreeTitle } from "@/app/w/[workspace]/initiatives/[id]/generate/find-free-title";
import { title } from "@/lib/schemas/fields";

test.each([
  ["PRD", [], "PRD"],
  ["PRD", ["PRD"], "PRD (2)"],
  ["PRD", ["PRD", "PRD (2)"], "PRD (3)"],
  ["PRD (2)", ["PRD", "PRD (2)"], "PRD (3)"],
  ["PRD (2)", ["PRD"], "PRD (2)"],
])("free title: '%s' next to %j becomes '%s'", (wanted, taken, free) => {
  expect(findFreeTitle(wanted, taken)).toBe(free);
});

test("free title: a title of the maximum length still fits", () => {
  const long = "🚲".repeat(200);
  expect(title.safeParse(long).success).toBe(true);
  expect(title.safeParse(findFreeTitle(long, [long])).success).toBe(true);
});
