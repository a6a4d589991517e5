import { expect, test } from "vitest";
import { accountRule, limitOf } from "@/lib/limits/buckets";
import { TIERS } from "@/lib/schemas/enums";

test("the AI budget depends on the plan, the others do not", () => {
  expect(TIERS.map((tier) => limitOf("ai", tier))).toEqual([30, 60, 120, 240, 240]);
  expect(TIERS.map((tier) => limitOf("crud", tier))).toEqual([100, 100, 100, 100, 100]);
  expect(TIERS.map((tier) => limitOf("search", tier))).toEqual([30, 30, 30, 30, 30]);
});

test("a budget of an account lasts a minute", () => {
  expect(accountRule("ai", "team")).toEqual({ bucket: "ai", limit: 120, windowSeconds: 60 });
});
