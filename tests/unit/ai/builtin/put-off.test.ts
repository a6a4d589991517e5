import { expect, test } from "vitest";
import { briefFor, draft, initiative, item, readSection, upload } from "./pieces";

const plan = initiative("Guests order at the table. Each order goes to the kitchen.");
const named = (title: string, text: string) => item("feature_idea", title, text);

test.each([
  "Nice to have; not for the pilot, because the bank is slow.",
  "Maybe later, the pilot has beer only.",
  "Vielleicht später, erst die Küche.",
  "Wäre schön, aber nicht im Pilotprojekt.",
  "Zou mooi zijn, maar niet voor de proef.",
  "Misschien later eens.",
  "Ce serait bien, mais pas pour le pilote.",
  "あると便利だが、試行では不要。",
  "4 guests asked. Out for now (decision 14/9).",
  "Gäste haben gefragt. Nach dem Start.",
  "Guests asked. After launch.",
])("put off: an idea is a non-goal and no requirement: %s", async (text) => {
  const brief = briefFor("prd", [plan, named("Wine list", text), named("Split bill", "By dish.")]);
  expect(await readSection(brief, "Non-goals")).toContain("Wine list");
  expect(await readSection(brief, "Requirements")).not.toContain("Wine list");
  const launch = briefFor("launch_plan", brief.evidence);
  expect(await readSection(launch, "What is launched")).not.toContain("Wine list");
});

test.each([
  "Guests pick a wine. Maybe later, they can rate it.",
  "Gäste wählen Wein. Später zahlen sie ihn.",
  "Gasten kiezen wijn. Later betalen kan ook.",
  "Plus tard dans la soirée, un conseil.",
  "後で読む。",
])("put off: a later step of an idea leaves it a requirement: %s", async (text) => {
  const brief = briefFor("prd", [plan, named("Wine list", text)]);
  expect(await readSection(brief, "Requirements")).toContain("Wine list");
});

const DECISIONS = ["Pay first", "One menu", "A code per table", "Tips in cash", "No cash"].map(
  (title) => item("decision", title, "Decided on 3 May. So that the kitchen is not late."),
);
const IDEAS = ["Split bill", "Dish photos", "Allergens", "Call a waiter", "Reorder"];

test("requirements: ideas come before decisions, those that are only nice to have after them", async () => {
  const brief = briefFor("prd", [
    plan,
    named("Dark screen", "Nice to have."),
    ...IDEAS.map((title) => named(title, "Guests asked for it at the table.")),
    ...DECISIONS,
  ]);
  const text = await readSection(brief, "Requirements");
  for (const title of IDEAS) expect(text).toContain(`**${title}.**`);
  expect(text).toMatch(/without their text: .*\*Dark screen\*/);
});

test("open questions: an idea that its title doubts is no requirement", async () => {
  const brief = briefFor("prd", [plan, named("Chat with the kitchen??", "Idea of the vendor.")]);
  expect(await readSection(brief, "Requirements")).not.toContain("Chat");
  expect(await readSection(brief, "Open questions and risks")).toContain("Chat with the kitchen??");
});

test.each([
  "Not in the pilot",
  "Außerhalb der Pilotphase",
  "Buiten de proef",
  "Pas dans le pilote",
])("put off: a part of a file is about what is left out: %s", async (heading) => {
  const file = upload("plan.md", `# Plan\n\n## Dates\n\n3 May.\n\n## ${heading}\n\nWine and beer.`);
  for (const [type, section] of [
    ["prd", "Non-goals"],
    ["epic", "Out of scope"],
    ["user_story", "Not in this story"],
  ] as const) {
    const brief = briefFor(type, [plan, file]);
    expect(await readSection(brief, section)).toContain("Wine and beer");
    expect(await draft(brief)).not.toContain(`*${heading}*`);
  }
});

test("put off: an entry of a decision that ends in later, and an idea to revisit, are non-goals", async () => {
  const brief = briefFor("prd", [
    item("decision", "Scope", "Scope of v1:\n- one approver\n- Mobile push: later"),
    item("feature_idea", "Two steps", "A second approver. NOT in v1, revisit after GA."),
  ]);
  const [out, wanted] = [
    await readSection(brief, "Non-goals"),
    await readSection(brief, "Requirements"),
  ];
  for (const name of ["Mobile push", "Two steps"]) {
    expect(out).toContain(name);
    expect(wanted).not.toContain(name);
  }
  expect(wanted).toContain("one approver");
});
