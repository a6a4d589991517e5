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
  "Out of scope for now: annual contracts.",
  "Vorerst nicht dabei: Privatkunden.",
  "Niet inbegrepen voorlopig: mosselen.",
  "Hors périmètre pour l'instant : la vente.",
  "当面対象外：個人のお客様。",
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
  "Out for now is the old van.",
  "For now: one loft.",
  "Vorerst: eine Werkstatt.",
])("description: other sentences stay in the summary: %s", async (text) => {
  const brief = briefFor("prd", [initiative(`We repair sails in winter. ${text}`)]);
  expect(await readSection(brief, "Summary")).toContain(text);
});

test.each([
  [
    "Today we write on paper.",
    "From 1 March 2027 all fitters record each job on a tablet.",
    "Not part of this: wages.",
  ],
  [
    "Heute schreiben wir auf Papier.",
    "Am 1. März 2027 steigen alle Monteure auf das Tablet um.",
    "Nicht dabei: Löhne.",
  ],
  [
    "Nu schrijven we op papier.",
    "Vanaf 1 maart 2027 leggen alle monteurs elke klus vast op een tablet.",
    "Hoort er niet bij: lonen.",
  ],
  [
    "Aujourd'hui nous écrivons sur papier.",
    "À partir du 1er mars 2027, tous notent chaque visite sur une tablette.",
    "Hors périmètre : les salaires.",
  ],
  ["今は紙に書いている。", "2027年3月1日から全員がタブレットに記録する。", "対象外：給与。"],
])("description: what there will be from a day on stays: %s %s", async (now, plan, out) => {
  const evidence = [initiative([now, plan, out].join(" "))];
  for (const [type, opening, dates] of [
    ["executive_summary", "Key message", "Decision and next steps"],
    ["launch_plan", "What is launched", "Timeline and owners"],
    ["prd", "Summary", "Rollout"],
  ] as const) {
    const brief = briefFor(type, evidence);
    const said = plan.replace("À partir du 1er mars 2027, ", "");
    expect(await readSection(brief, opening)).toContain(said);
    expect(await readSection(brief, dates)).toContain(said);
  }
});

test.each([
  "The pilot starts on 1 March 2027.",
  "The van must be back by 1 March 2027.",
  "Der Pilot beginnt am 1. März 2027.",
  "Der Wagen muss bis 1. März 2027 zurück sein.",
  "De proef begint op 1 maart 2027.",
  "De bus moet vóór 1 maart 2027 terug zijn.",
  "Le pilote commence le 1er mars 2027.",
  "La camionnette revient avant le 1er mars 2027.",
  "試行は2027年3月1日に始まる。",
  "車は2027年3月1日までに返す。",
])("description: a step and a limit are only where dates are: %s", async (text) => {
  const brief = briefFor("executive_summary", [initiative(`We repair sails in winter. ${text}`)]);
  expect(await readSection(brief, "Key message")).not.toContain(text);
  expect(await readSection(brief, "Decision and next steps")).toContain(text);
});
