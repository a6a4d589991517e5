import { expect, test } from "vitest";
import { briefFor, draft, initiative, item, readSection } from "./pieces";

const TEXT =
  "We repair sails in winter. Two things are hard:\n\n- Cloth must be ordered 8 weeks ahead\n    - from one mill only\n- Customers wait 14 weeks\n- Pilot on 1 March 2027\n\nThe loft has two tables.";
const read = async (type: "prd" | "business_case" | "executive_summary" | "launch_plan") =>
  (await draft(briefFor(type, [initiative(TEXT)]))).replaceAll(/ \[\^E\d+\]/g, "");

test.each(["prd", "business_case", "executive_summary", "launch_plan"] as const)(
  "description: items of a list are below its sentences, after the words that introduce them: %s",
  async (type) => {
    expect(await read(type)).toContain(
      "We repair sails in winter. The loft has two tables.\n\nTwo things are hard:\n\n- Cloth must be ordered 8 weeks ahead\n    - from one mill only\n- Customers wait 14 weeks\n",
    );
  },
);

test("description: an item with a date is where its dates are, and only there", async () => {
  const brief = briefFor("launch_plan", [initiative(TEXT)]);
  expect(await readSection(brief, "Timeline and owners")).toContain("- Pilot on 1 March 2027");
  expect((await read("launch_plan")).split("Pilot on 1 March 2027")).toHaveLength(2);
});

test.each([
  "- Stoff 8 Wochen vorher bestellen\n- Kunden warten 14 Wochen",
  "- Doek 8 weken vooraf bestellen\n- Klanten wachten 14 weken",
  "- Commander la toile 8 semaines avant\n- Les clients attendent 14 semaines",
  "- 布は8週間前に注文\n- お客様は14週間待つ",
])("description: one that is only a list is used: %s", async (text) => {
  const whole = await draft(briefFor("prd", [initiative(text)]));
  for (const [, said = ""] of text.matchAll(/- (.*)/g)) expect(whole).toContain(said);
});

test("description: release notes have only its first sentence", async () => {
  const brief = briefFor("release_notes", [
    initiative(TEXT),
    item("feature_idea", "Pins", "One click."),
  ]);
  expect(await draft(brief)).not.toContain("Customers wait");
});

test.each([
  "Not part of this: mussels, wages, the harvest plan in Excel.",
  "Nicht dabei: Privatkunden.",
  "Hoort er niet bij: mosselen.",
  "Hors périmètre : la vente aux particuliers.",
  "対象外：個人のお客様。",
  "We are not building a chat for guests.",
])("description: what it leaves out is a non-goal: %s", async (out) => {
  const brief = briefFor("prd", [initiative(`We repair sails in winter. ${out} It takes a week.`)]);
  const said = out.replace(/^[^:：]*[:：]/, "");
  expect(await readSection(brief, "Non-goals")).toContain(said);
  expect(await readSection(brief, "Summary")).not.toContain(said);
  const summary = briefFor("executive_summary", brief.evidence);
  expect(await draft(summary)).toContain(said);
});

test("description: a list of what it leaves out is a non-goal", async () => {
  const brief = briefFor("prd", [
    initiative("We repair sails in winter.\n\nNot part of this:\n\n- mussels\n- wages"),
  ]);
  expect(await readSection(brief, "Non-goals")).toMatch(/Not part of this: .*\n\n- mussels/);
  expect(await readSection(brief, "Summary")).not.toContain("mussels");
});

test.each([
  "Not in by ten: no lunch.",
  "Nobody is left out.",
  "Out of 40 sails, 12 come late.",
  "No paper any more.",
  "Orders on hold are shown.",
  "Nicht dabei sein kostet Geld.",
])("description: other sentences stay in the summary: %s", async (text) => {
  const brief = briefFor("prd", [initiative(`We repair sails in winter. ${text}`)]);
  expect(await readSection(brief, "Summary")).toContain(text);
});
