import { describe, expect, test } from "vitest";
import { movesDay } from "@/lib/text/moved-day";
import { briefFor, item, readSection } from "./pieces";

const readTimeline = (text: string, title = "Trial", fields = {}) =>
  readSection(
    briefFor("launch_plan", [item("general_note", title, text, fields)]),
    "Timeline and owners",
  );

// Items are saved on 1 January 2026.
describe("schedules: a coming time from one day to another belongs to the calendar", () => {
  test.each([
    "Two crews, four weeks, 1 to 26 February 2026. Review on 2 March.",
    "Two crews test it. They do so from February 1 to February 26, 2026.",
    "Zwei Teams, vier Wochen, vom 1. bis 26. Februar 2026. Auswertung am 2. März.",
    "Twee ploegen, vier weken, 1 t/m 26 februari.",
    "Deux équipes, quatre semaines, du 1er au 26 février 2026. Bilan le 2 mars.",
    "2チーム、2月1日から26日まで。評価は3月2日。",
  ])("%s", async (text) => {
    expect(await readTimeline(text)).toContain("**Trial.**");
    expect(await readTimeline(text, "Trial", { scope: "workspace" })).toBe("");
  });

  test.each([
    "From 1 to 30 June 2025, 1,840 people called.",
    "Du 1er au 30 juin 2025, 1 840 personnes ont appelé.",
    "Vom 1. bis 30. Juni 2025 riefen 1840 Leute an.",
    "Van 1 tot 30 juni 2025 belden 1840 mensen.",
    "2025年6月1日から30日までに1840人が電話した。",
    "10 to 12 May 12 €",
    "5 to 7 people came on 3 December.",
    "We are open 9 to 5 and are 3 to 5 people.",
    "From 40 to 12 complaints by 3 March",
    "Von 3 auf 5 Leute am 3. März",
    "Chacun en prend 3 à 5 avant le 3 mars.",
    "Tot 3 maart zijn er 3 of 5.",
    "3人から5人、5月3日",
  ])("but not: %s", async (text) => {
    expect(await readTimeline(text)).toBe("");
  });
});

test.each([
  "The texts are ready. The pilot starts on 29 March.",
  "Die Texte sind fertig. Der Pilot beginnt am 29. März.",
  "De teksten zijn klaar. De pilot begint op 29 maart.",
  "Les textes sont prêts. Le pilote commencera le 29 mars.",
])("schedules: a later sentence about a step belongs to the calendar: %s", async (text) => {
  expect(await readTimeline(text, "Call with Bo")).toContain("29");
});

describe("schedules: a day that holds in place of another belongs to the calendar", () => {
  test.each([
    "The screens are on 29 March and not on the 15th, says Bo.",
    "The screens come on 29 March, not 15 March.",
    "The screens come not on the 15th but on 29 March.",
    "Die Bildschirme kommen am 29. März und nicht am 15., sagt Bo.",
    "Die Bildschirme kommen nicht am 15. März, sondern am 29.",
    "De schermen komen op 29 maart en niet op de 15e.",
    "Les écrans arrivent le 29 mars et non le 15, dit Bo.",
    "Les écrans n'arrivent pas le 15 mais le 29 mars.",
    "画面は3月15日ではなく29日に届く。",
  ])("%s", async (text) => {
    expect(movesDay(text)).toBe(true);
    for (const [type, heading] of [
      ["launch_plan", "Timeline and owners"],
      ["prd", "Rollout"],
      ["executive_summary", "Decision and next steps"],
    ] as const) {
      const brief = briefFor(type, [item("general_note", "Call with Bo", text)]);
      expect(await readSection(brief, heading)).toContain("29");
    }
  });

  test.each([
    "On 29 March, not the 15 shops that we wanted, but 12 open.",
    "We open on 3 May with 12, not 15 shops.",
    "Not on 3 May.",
    "Not on 3 May and not on 4 May.",
    "Not the 1st time: 3 May too.",
    "Not 15 % by 3 May.",
    "It is not 15.5 degrees on 3 May.",
    "On 3 May Ann did not sign.",
    "Am 3. Mai nicht 15 Läden, sondern 12.",
    "Nicht vor dem 3. Mai.",
    "Nicht am 3. Mai, nicht am 4. Mai.",
    "Niet 15 winkels op 3 mei.",
    "Niet op 3 mei.",
    "Pas 15 magasins le 3 mai.",
    "Pas avant le 3 mai.",
    "Le 3 mai, Ann n'a pas signé le 15.",
    "5月3日は15人ではなく12人。",
    "日曜ではなく5月3日。",
  ])("but not: %s", (text) => {
    expect(movesDay(text)).toBe(false);
  });
});
