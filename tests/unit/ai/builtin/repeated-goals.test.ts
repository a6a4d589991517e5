import { expect, test } from "vitest";
import { briefFor, goal, readSection } from "./pieces";

const FACTS = { keyResult: "40 loans", baseline: "10", timeframe: "May 2027" };
const readGoals = async (...pieces: ReturnType<typeof goal>[]) => {
  const section = await readSection(briefFor("prd", pieces), "Goals and success metrics");
  return section.split("\n").filter((line) => line.includes("[^E"));
};

test("repeated goals: one that says the same is referred to in the row of the other", async () => {
  const one = goal("success_metric", "40 loans", FACTS);
  const same = goal("user_outcome", "40 loans.", FACTS);
  const less = goal("business_outcome", "40 loans", { keyResult: "40 loans" });
  for (const pieces of [
    [one, same, less],
    [less, one, same],
  ]) {
    const rows = await readGoals(...pieces);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("| 40 loans | 10 | May 2027 |");
    for (const { ref } of pieces) expect(rows[0]).toContain(`[^${ref}]`);
  }
});

test("repeated goals: a title that has a topic before the same target says more", async () => {
  const rows = await readGoals(
    goal("success_metric", "40 loans", { keyResult: "40 loans" }),
    goal("success_metric", "Loans: 40 loans", { keyResult: "40 loans" }),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("**Loans: 40 loans.**");
});

test("repeated goals: without figures they are one line of a list", async () => {
  const rows = await readGoals(
    goal("success_metric", "Happy crews"),
    goal("success_metric", "Happy crews"),
    goal("success_metric", "Dry feet"),
  );
  expect(rows).toHaveLength(2);
});

test.each<[string, object, string, object]>([
  ["40 loans", FACTS, "40 loans", { ...FACTS, timeframe: "May 2028" }],
  ["40 loans", FACTS, "40 loans", { ...FACTS, baseline: "12" }],
  ["Loans", FACTS, "Loans", { ...FACTS, keyResult: "50 loans" }],
  ["Leeds: 40 loans", { keyResult: "40 loans" }, "York: 40 loans", { keyResult: "40 loans" }],
  ["Loans in Leeds", FACTS, "Loans in York", FACTS],
  ["Loans", FACTS, "Loans of tandems", FACTS],
  ["C", {}, "C++", {}],
  ["Margin +5 %", {}, "Margin −5 %", {}],
  ["Fewer calls", {}, "Fewer calls at night", {}],
])("repeated goals: %s %o and %s %o are two", async (one, facts, other, otherFacts) => {
  const rows = await readGoals(
    goal("success_metric", one, facts),
    goal("success_metric", other, otherFacts),
  );
  expect(rows).toHaveLength(2);
});
