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

test.each([
  ["1. Port Anselm 2. Torrin Bay (lost) 3. Larkrise", "Port Anselm, Torrin Bay (lost), Larkrise"],
  ["1. Hafen Anselm 2. Torrin 3. Larkrise", "Hafen Anselm, Torrin, Larkrise"],
  ["1) Haven Anselm 2) Torrin 3) Larkrise", "Haven Anselm, Torrin, Larkrise"],
  ["1. Port d'Anselm 2. Torrin 3. Larkrise", "Port d'Anselm, Torrin, Larkrise"],
  ["1. 港 2. 岸 3. 湾", "港, 岸, 湾"],
])("classifier: a list on one line keeps its numbers, its title has none: %s", (text, title) => {
  const [proposal] = byRules(`Asked since January:\n\n${text}`).proposals;
  expect(proposal).toMatchObject({ title, content: expect.stringContaining(text) });
});

test.each([
  ["1. Version 2. beta is slow", "Version 2. beta is slow"],
  ["1. The map is slow\n2. The list is long\n3. No dog", "The map is slow"],
  ["1. The gate opens at 2 and closes at 3.", "The gate opens at 2 and closes at 3"],
  ["1) Step 2 of 3 fails", "Step 2 of 3 fails"],
  ["1) The gate has 2. The key has 3) a flaw", "The gate has 2"],
  ["1. Drawer 2 jams. 3 of 4 keys bend.", "Drawer 2 jams"],
  ["2. The map is slow 3. The list is long 4. No dog", "The map is slow 3"],
  ["11. Januar 2027: Tor offen", "11. Januar 2027: Tor offen"],
  ["1. Lade 2 klemt, sleutel 3 ook", "Lade 2 klemt, sleutel 3 ook"],
  ["1. Le quai 2 est plein, le 3 aussi", "Le quai 2 est plein, le 3 aussi"],
  ["1. 桟橋2と3が満員", "桟橋2と3が満員"],
])("classifier: other numbers of a line are no list: %s", (text, title) => {
  expect(byRules(text).proposals[0]?.title).toBe(title);
});
