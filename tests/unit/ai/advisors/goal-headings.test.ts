import { expect, test } from "vitest";
import { isAboutGoals } from "@/lib/ai/advisors/shared/goal-headings";

test.each([
  "Goals and non-goals",
  "Goals, risks and results",
  "Ziele und Nicht-Ziele",
  "Doelen en niet-doelen",
  "Objectifs et non-objectifs",
  "Objectifs et mesures",
  "目標と対象外",
  "Key results",
  "Mesures du succès",
])("headings: %j is about goals", (heading) => {
  expect(isAboutGoals(heading)).toBe(true);
});

test.each([
  "Non-goals",
  "What is not our goal",
  "Pilot results",
  "What we must do",
  "Keine Ziele",
  "Nichtziele",
  "Wat geen doel is",
  "Ce qui n’est pas un objectif",
  "Mesures prises",
  "非目標",
])("headings: %j is not about goals", (heading) => {
  expect(isAboutGoals(heading)).toBe(false);
});
