import { describe, expect, test } from "vitest";
import { isExclusion } from "@/lib/ai/reading/sentences/exclusions";
import type { ContextLabel } from "@/lib/schemas/enums";
import { briefFor, item, readSection, related } from "./pieces";

const EXCLUSIONS = [
  "We will not build a chat.",
  "We are not building an app.",
  "We are not building an app for the pilot.",
  "We do not build a chat in the first release.",
  "We won't build an app for now.",
  "Invoices stay on paper until summer.",
  "Eine eigene App bauen wir nicht.",
  "Wir bauen vorerst keine App.",
  "Wir werden keine App bauen.",
  "Rechnungen bleiben bis zum Sommer auf Papier.",
  "We bouwen geen app.",
  "Een eigen app bouwen we niet.",
  "Facturen blijven voorlopig op papier.",
  "Nous ne construisons pas d'application.",
  "Les factures restent sur papier jusqu’à l’été.",
  "アプリは作らない。",
  "請求書は夏まで紙のまま。",
];

const read = (label: ContextLabel, text: string, heading: string) =>
  readSection(briefFor("prd", [item(label, "Card", text)]), heading);

describe("exclusions: a sentence on what is not made is a non-goal", () => {
  test.each(EXCLUSIONS)("%s", async (text) => {
    const said = text.replace(/。$/, "");
    for (const label of ["decision", "general_note"] as const)
      expect(await read(label, text, "Non-goals")).toContain(said);
    const document = related("business_case", "Case", `## Requirements\n\nA form.\n\n${text}`);
    const brief = briefFor("prd", [document]);
    expect(await readSection(brief, "Non-goals")).toContain(said);
    expect(await readSection(brief, "Requirements")).not.toContain(said);
  });

  test("and so is a decision with its date, which is no step of the rollout", async () => {
    const text = "Decided on 12 November 2026: we don't build a chat in this version.";
    expect(await read("decision", text, "Non-goals")).toContain("build a chat");
    expect(await read("decision", text, "Rollout")).not.toContain("chat");
  });

  test.each([
    "We tried this in 2021: 8 of 3,000 came back. We will not do that again.",
    "Essayé en 2021 : 8 rendues sur 3 000. On ne recommence pas.",
  ])("and a decision that ends with it is no requirement: %s", async (text) => {
    expect(await read("decision", text, "Non-goals")).toMatch(/again\.|recommence pas\./);
    expect(await read("decision", text, "Requirements")).toBe("");
  });

  test.each([
    "Every crate gets a tag. Last year we counted by hand and lost 40. We won't do that again.",
    "タブレットで入力する。手書きの転記はもうやらない。",
  ])("but what will not be done again can be the old way: %s", async (text) => {
    expect(isExclusion(text)).toBe(false);
    expect(await read("decision", text, "Requirements")).not.toBe("");
  });

  test("and the rest of a decision is a requirement", async () => {
    const text = "The form has three fields. We will not build a chat.";
    expect(await read("decision", text, "Requirements")).toContain("three fields.");
    expect(await read("decision", text, "Requirements")).not.toContain("chat");
  });

  test.each([
    "We will not build a chat. Pricing group, 12 November 2026.",
    "We will not build a chat.\n\nAnn Lee and Bo Ek, 12 November 2026",
    "Eine eigene App bauen wir nicht. Lenkungskreis, 12. November 2026.",
    "We bouwen geen app. Stuurgroep, 12 november 2026.",
    "Nous ne construisons pas d'application. Groupe tarifs, 12 novembre 2026.",
  ])("and who decided it and when stays with it: %s", async (text) => {
    expect(await read("decision", text, "Non-goals")).toMatch(/12\.? novembr?er? 2026/i);
    expect(await read("decision", text, "Requirements")).toBe("");
  });

  test.each([
    "Pilot Leeds, 12 May 2027.",
    "Reports go out on 12 May 2027.",
    "Second group, 12 May 2027.",
    "Open Day, 12 May 2027.",
  ])("but a date of its own is the rest: %s", async (date) => {
    const text = `We will not build a chat. ${date}`;
    expect(await read("decision", text, "Non-goals")).not.toContain("12 May");
  });

  test("and what no section has room for is named by its words, if another part has the title", async () => {
    const text = "The form has three fields. We will not build a chat.";
    const decision = item("decision", "No chat", text);
    const ideas = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"].map((name) =>
      item("feature_idea", `Idea ${name}`, `The form has the list ${name}.`),
    );
    const requirements = await readSection(
      briefFor("prd", [...ideas, { ...decision, scope: "workspace" }]),
      "Requirements",
    );
    expect(requirements).toContain("*The form has three fields.* [^");
  });

  test("and the list of a note stays together, where it was", async () => {
    const text = "- We will not build an app\n- Drivers must sign on glass";
    expect(await read("general_note", text, "Non-goals")).toBe("");
  });

  test("and a reason stays with it", async () => {
    const text = "Eine eigene App bauen wir nicht. Grund: zu teuer.";
    expect(await read("decision", text, "Non-goals")).toContain("Grund: zu teuer.");
  });

  test.each([
    "We will not lose a visit.",
    "We don't build the report in the branches.",
    "We do not build a stock in winter.",
    "We are not building up stock before May.",
    "We aren't building the report fast enough.",
    "We are not building the trust we need.",
    "We won't build the search only for admins.",
    "Complaint: everything stays on paper until summer, and that costs us two hours a day.",
    "契約書は当面紙のままで、毎日2時間かかる。",
    "Does the till remain on paper until May?",
    "It will not remain on paper for now.",
    "Nous ne développons pas les compétences nécessaires.",
    "We ontwikkelen geen gevoel voor de markt.",
    "Wir bauen keine Brücken zu den anderen Teams.",
    "We will not build a depot until the permit is there.",
    "We will not build the planner ourselves.",
    "The customer will not pay twice.",
    "Data is not stored abroad.",
    "The price stays at 12 € until summer.",
    "The list stays on paper in the van.",
    "Wir bauen keinen Druck auf.",
    "Die Halle bauen wir nicht ohne Genehmigung.",
    "Wir bauen die App nicht selbst, sondern kaufen sie.",
    "Eine Rechnung gibt es am Monatsende.",
    "We bouwen geen voorraad op.",
    "De prijs blijft tot de zomer gelijk.",
    "On ne construit pas une équipe sans confiance.",
    "Le prix reste à 12 € jusqu'à l'été.",
    "待ち時間を作らない。",
    "例外は作らない。",
  ])("but not: %s", (text) => {
    expect(isExclusion(text)).toBe(false);
  });

  test("ends on long texts of one word", () => {
    for (const part of [
      "we will not build a ",
      "wir bauen keine ",
      "die a",
      "stays on paper ",
      "は作ら",
    ])
      expect(isExclusion(part.repeat(20_000)), part).toBe(false);
  });
});

describe("exclusions: a decision leaves out what there is not or will not be", () => {
  test.each([
    "Eine Ausfallgebühr gibt es nicht.",
    "Es wird keine Ausfallgebühr geben.",
    "There will be no cancellation fee.",
    "Een annuleringstarief komt er niet.",
    "Il n’y aura pas de frais d'annulation.",
    "キャンセル料は設けない。",
    "No chat, because nobody asked when we called.",
  ])("%s", async (text) => {
    expect(await read("decision", text, "Non-goals")).toContain(text.replace(/。$/, ""));
    // A note may tell of today.
    expect(await read("general_note", text, "Non-goals")).toBe("");
  });

  test.each([
    "Eine Ausnahme gibt es nicht.",
    "Es wird keine leichte Aufgabe, aber wir starten im Mai.",
    "Einen besseren Anbieter gibt es nicht.",
    "Een betere leverancier komt er niet.",
    "Pas d'envoi sans contrôle.",
    "締め切りは設けない。",
    "There is no budget for it.",
    "人数の上限は設けない。",
    "We will not do the survey twice.",
    "We won't do a release on Fridays.",
  ])("but not: %s", async (text) => {
    expect(await read("decision", text, "Non-goals")).toBe("");
  });
});

describe("exclusions: an idea that is not for the first version", () => {
  test.each([
    "A bell for the oven. Not for the first version.",
    "A bell for the oven, everyone liked it, not for first version",
    "Eine Glocke für den Ofen. Nicht für die erste Version.",
    "Een bel voor de oven. Niet voor de eerste versie.",
    "Une cloche pour le four. Pas pour la première version.",
  ])("is a non-goal: %s", async (text) => {
    expect(await read("feature_idea", text, "Non-goals")).toContain(text);
    expect(await read("feature_idea", text, "Requirements")).toBe("");
    const launched = briefFor("launch_plan", [item("feature_idea", "Bell", text)]);
    expect(await readSection(launched, "What is launched")).toBe("");
  });

  test.each([
    "A bell for the oven. Studios asked for it, not for the first time.",
    "A bell for the first version of the oven.",
  ])("but not: %s", async (text) => {
    expect(await read("feature_idea", text, "Requirements")).toContain(text);
  });
});

describe("exclusions: a paragraph after a label", () => {
  const decision = item(
    "decision",
    "In and out for April",
    "In: slots, a report per show.\n\nOut: ads by country. Only three asked for them.",
  );
  const idea = item("feature_idea", "Ads by country", "Another ad for listeners in Ireland.");

  test("is a non-goal as a whole, and the rest of the decision is in scope", async () => {
    const brief = briefFor("epic", [decision]);
    expect(await readSection(brief, "Out of scope")).toContain(
      "Out: ads by country. Only three asked for them.",
    );
    expect(await readSection(brief, "In scope")).toContain("In: slots, a report per show.");
    expect(await readSection(brief, "In scope")).not.toContain("Only three");
  });

  test("turns an idea down that it names", async () => {
    expect(await readSection(briefFor("epic", [idea]), "In scope")).toContain("Ireland");
    expect(await readSection(briefFor("epic", [idea, decision]), "In scope")).not.toContain(
      "Ireland",
    );
    const other = { ...idea, title: "Ads by country and city" };
    expect(await readSection(briefFor("epic", [other, decision]), "In scope")).toContain("Ireland");
  });

  test("of a note is no list of what is left out", async () => {
    const note = item("general_note", "Stand-up", "Out: Marek, Ben.");
    expect(await readSection(briefFor("epic", [note]), "Out of scope")).not.toContain("Marek");
  });
});
