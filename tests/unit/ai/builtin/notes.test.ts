import { describe, expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

describe("built-in drafts: a note of a retrospective", () => {
  test.each([
    "Pilot, interim results",
    "Pilot, Zwischenstand 30. Oktober",
    "Proef, tussenstand 30 oktober",
    "Essai, point d'étape du 30 octobre",
    "試行の中間報告",
  ])("whose title names results begins under what happened: %s", async (title) => {
    const note = item("general_note", title, "58 talks. The tablets were missing in May.");
    const brief = briefFor("retrospective", [note]);
    expect(await readSection(brief, "What happened")).toContain("58 talks.");
    expect(await readSection(brief, "What went badly")).toContain("The tablets were missing");
  });

  test.each(["Pilot, plan", "Zeitplan", "Planning", "Calendrier", "試行の計画"])(
    "whose title names none does not: %s",
    async (title) => {
      const brief = briefFor("retrospective", [item("general_note", title, "58 talks.")]);
      expect(await readSection(brief, "What happened")).not.toContain("58 talks.");
    },
  );

  test("a decision is a cause only if a reader says so", async () => {
    const decision = item("decision", "North first", "The south follows in May.");
    const why = await readSection(briefFor("retrospective", [decision]), "Why");
    expect(why).toContain("Check before you send: *North first*");
    expect(why).not.toContain("follows");
  });
});

describe("built-in drafts: a list of dates", () => {
  const DATES = "- North: 1 March 2030\n- South: 19 April 2030\n- West: 31 May 2030";

  test.each([
    "Training for all crews.",
    "Schulungen in Kiel.",
    "Nieuwsbrief volgt.",
    "Formation des techniciens.",
    "研修あり。",
  ])("is a timeline whatever else it names: %s", async (text) => {
    const brief = briefFor("launch_plan", [item("general_note", "Plan", `${text}\n\n${DATES}`)]);
    expect(await readSection(brief, "Timeline and owners")).toContain("North: 1 March");
    expect(await readSection(brief, "Channels and material")).not.toContain("North");
  });

  test("of payments in a budget stays with the costs", async () => {
    const budget = item("general_note", "Budget", `Each pays 900 €.\n\n${DATES}`);
    const brief = briefFor("executive_summary", [budget]);
    expect(await readSection(brief, "Cost and effort")).toContain("North: 1 March");
  });
});

test("built-in drafts: a launch plan quotes a link only if it is about a channel", async () => {
  const report = item("external_link", "Report", "Copper lines close in 2030.");
  const page = item("external_link", "Guide", "The help page for the rollout.");
  const text = await readSection(briefFor("launch_plan", [report, page]), "Channels and material");
  expect(text).toContain("The help page for the rollout.");
  expect(text).toContain("Check before you send: *Report*");
});

describe("built-in drafts: a decision in a log", () => {
  test.each([
    ["Consequence: 40 crews can join.", "Consequences"],
    ["Folge: 40 Teams machen mit.", "Consequences"],
    ["Gevolg: 40 ploegen doen mee.", "Consequences"],
    ["Conséquence : 40 équipes participent.", "Consequences"],
    ["影響：40班が参加できる。", "Consequences"],
    ["Neu aufrollen, falls der Preis steigt.", "When to revisit"],
    ["On en reparle en janvier.", "When to revisit"],
  ])("is split: %s", async (sentence, heading) => {
    const decision = item("decision", "North", `We begin in the north. ${sentence}`);
    const brief = briefFor("decision_log", [decision]);
    expect(await readSection(brief, heading)).toContain(sentence.slice(-8, -1));
    expect(await readSection(brief, "Decisions and reasons")).toContain("We begin in the north.");
  });

  test.each([
    "Folgende Teams machen mit.",
    "The consequence was clear.",
    "Wir reparieren den Aufzug.",
  ])("stays whole: %s", async (sentence) => {
    const decision = item("decision", "North", `We begin in the north. ${sentence}`);
    const text = await readSection(briefFor("decision_log", [decision]), "Decisions and reasons");
    expect(text).toContain(sentence);
  });
});

describe("built-in drafts: a note with an amount of money", () => {
  const readCosts = (text: string) =>
    readSection(
      briefFor("executive_summary", [item("general_note", "Oakfield School", text)]),
      "Cost and effort",
    );

  test.each([
    "Customer since 2019, 4 classes a term, about £6,200 a year.",
    "Kundin seit 2019, etwa 6.200 € im Jahr.",
    "Klant sinds 2019, ongeveer € 6.200 per jaar.",
    "Client depuis 2019, environ 6 200 € par an.",
    "The school pays us £6,200 a year.",
  ])("on what a customer pays is no cost: %s", async (text) => {
    expect(await readCosts(text)).toBe("");
  });

  test.each([
    "The printer costs £620.",
    "Since 2019, each pot has cost us £2 in fuel.",
    "We need £6,200 a year for the driver, whom a customer lent us.",
  ])("is a cost otherwise: %s", async (text) => {
    expect(await readCosts(text)).toContain(text);
  });
});
