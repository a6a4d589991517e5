import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { item } from "../builtin/pieces";

const findScope = (text: string) =>
  applyRules({
    subject: { type: "initiative", id: "i", title: "Gate" },
    text: "",
    evidence: [item("general_note", "Page", text)],
    options: { today: "2026-11-28", isArchived: false, documents: [] },
  }).checks.find(({ area }) => area === "Scope and decisions")?.finding;

test.each([
  "Goals",
  "Our goals",
  "Goals for Q1",
  "Goals Q1 2027",
  "Launch goals",
  "Ziele",
  "Projektziele",
  "Doelen",
  "Doelstellingen voor 2027",
  "Objectifs",
  "目標",
])("launch readiness: boxes of goals are no open work: %s", (heading) => {
  const text = `## ${heading}\n\n- [ ] Drivers wait less than ten minutes\n\n## To do\n\n- [ ] Train the offices`;
  expect(findScope(text)).toContain("Boxes that are not ticked: “Train the offices”.");
});

test.each([
  "Goal setup",
  "Define goals",
  "Goals to agree on",
  "Target list",
  "Target users",
  "Non-goals",
  "Tasks for our goals",
  "Goals and next steps",
  "Launch checklist",
  "Metrics",
  "Ziele festlegen",
  "Aufgaben zu den Zielen",
  "Zielgruppe",
  "Doelgroep",
  "Taken voor de doelen",
  "Tâches pour les objectifs",
  "目標の設定",
])("launch readiness: boxes below other headings are open work: %s", (heading) => {
  expect(findScope(`## ${heading}\n\n- [ ] Train the offices`)).toContain("“Train the offices”");
});
