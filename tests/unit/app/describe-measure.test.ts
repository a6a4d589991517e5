import { expect, test } from "vitest";
import { describeMeasure } from "@/app/components/goals/describe-measure";

const none = { key_result: null, baseline: null, timeframe: null };

test("goals: a goal without a figure says so, a constraint does not need one", () => {
  const describe = (goal_type: "success_metric" | "constraint", figures = {}) =>
    describeMeasure({ goal_type, ...none, ...figures });
  expect(describe("success_metric")).toBe("No figure yet");
  expect(describe("success_metric", { timeframe: "2027" })).toBe("No figure yet · 2027");
  expect(describe("constraint")).toBe("");
  expect(describe("constraint", { timeframe: "2027" })).toBe("2027");
  expect(describe("constraint", { baseline: "3", key_result: "2", timeframe: "2027" })).toBe(
    "3 → 2 · 2027",
  );
});
