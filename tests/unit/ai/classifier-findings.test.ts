import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  "Metrics: 9% no-shows",
  "Metric: 9% no-shows",
  "Metrics: 9% no-shows, 40 calls a day",
  "Numbers: 14 of 20 sites book by phone",
  "Results: 62% of the drivers finished the form",
  "Zahlen: 9 % Ausfälle",
  "Cijfers: 9% no-shows",
  "Chiffres : 9 % d'absences",
  "数値：無断キャンセル9%",
  "## Metrics\n\n- 9% no-shows",
])("classifier: a figure that is called a finding is no goal: %j", (text) => {
  const { goals, proposals } = byRules(text);
  expect(goals).toEqual([]);
  expect(proposals[0]?.label).toBe("market_research");
});

test.each([
  "Metrics: no-shows under 5%",
  "Metrics: no-shows from 9% to 5% by June",
  "Metrics: 90% of the slots on time by June 2027",
  "Metrics: we want 5% no-shows",
  "Success metrics: 90 % of the slots on time",
  "Goal: 9% no-shows",
  "KPI: 9% no-shows",
  "Ziel: 5 % Ausfälle",
  "Zahlen: Ausfälle unter 5 % bis Juni 2027",
  "Doel: 5% no-shows",
  "Objectif : 5 % d'absences",
  "目標：無断キャンセル5%以下",
])("classifier: a target below such a name is a goal: %j", (text) => {
  expect(byRules(text).goals).toHaveLength(1);
});
