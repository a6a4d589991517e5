import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, title, keep }) => [keep ? label : "noise", title]);

test.each(["Overview", "Überblick", "Samenvatting", "Résumé", "概要", "Acceptance criteria"])(
  "classifier: a title does not begin with a section such as %s",
  (section) => {
    const text = `# Portal\n\n## ${section}\n\n- Drivers say that the kiosk freezes six times per shift.`;
    expect(list(text)[0]?.[1]).toMatch(/^Drivers say/);
    const topic = text.replace(section, "Overview of kiosks");
    expect(list(topic)[0]?.[1]).toMatch(/^Overview of kiosks: /);
  },
);

test.each([
  "ok, decided with @Grace Lindqvist: v1 ships with a fixed 2 hour cutoff",
  "Decided with Grace Lindqvist: v1 ships with a fixed 2 hour cutoff",
  "Entschieden mit Jana Brandl: v1 ships with a fixed 2 hour cutoff",
  "Besloten met Ann de Wit: v1 ships with a fixed 2 hour cutoff",
  "Décidé avec Sophie Delvaux : v1 ships with a fixed 2 hour cutoff",
])("classifier: the title of a decision is what was decided, not with whom: %s", (line) => {
  const text = `## Decisions\n\n- ${line}\n- We use MessageBird.`;
  expect(list(text)[0]).toEqual(["decision", "V1 ships with a fixed 2 hour cutoff"]);
});

test.each([
  "Decision process: three managers sign",
  "Decision criteria: price and support",
  "Entscheidungskriterien: Preis und Service",
  "Critères de décision : prix et service",
])("classifier: how a decision will be made is none: %s", (line) => {
  expect(
    list(`The kiosk freezes six times per shift.\n\n${line}`).map(([label]) => label),
  ).not.toContain("decision");
});

test.each([
  "They want a refund for October.",
  "Joanne wants a monthly scorecard per carrier to use in contract talks.",
  "Elena asks for a warning before the clock change.",
  "Samir wants an export to Power BI.",
])("classifier: what somebody asks for is no rule and no technology: %s", (line) => {
  expect(["user_feedback", "feature_idea"]).toContain(list(line)[0]?.[0]);
});

test("classifier: what an authority asks for stays a rule", () => {
  const line = "The authority wants the gate records for 7 years.";
  expect(list(line)[0]?.[0]).toBe("compliance_requirements");
});

test("classifier: topics below Agenda are not kept without marks of a list either", () => {
  const text =
    "Agenda\nWhy now\nScope of first release\nRisks\n\nNotes\nDetention charges are the main pain of Brandt.";
  const kept = list(text).filter(([label]) => label !== "noise");
  expect(kept.map(([, title]) => title)).toEqual(["Detention charges are the main pain of Brandt"]);
});
