import { expect, test } from "vitest";
import { proposesOnlyDay } from "@/lib/ai/reading/sentences/proposed-days";
import { briefFor, item, readSection } from "./pieces";

test.each([
  "The builder proposes to start on 18 January.",
  "Der Maurer nennt als Vorschlag den 18. Januar.",
  "De aannemer doet een voorstel voor 18 januari.",
  "L'architecte propose de commencer le 18 janvier, jour de l'inventaire !",
  "工務店が1月18日の着工を提案。",
])("proposals: a day that somebody else would like is no recommendation: %s", async (text) => {
  expect(proposesOnlyDay(text)).toBe(true);
  const evidence = [
    item("general_note", "Visit", `The wall is of stone. ${text}`),
    item("decision", "Kiln", "Decided on 3 November 2025: we buy the Brun kiln for £46,000."),
  ];
  for (const type of ["business_case", "executive_summary"] as const)
    expect(await readSection(briefFor(type, evidence), "Recommendation")).not.toContain("18");
});

test.each([
  "We propose to start on 18 January.",
  "I recommend to start on 18 January.",
  "Recommendation: start on 18 January.",
  "The team proposes to start on 18 January.",
  "The steering committee recommends the Brun kiln from 18 January.",
  "The builder recommends the Brun kiln.",
  "The study recommends a start before 18 January.",
  "The recommendation: start on 18 January.",
  "The builder proposes 18 January. We recommend the Brun kiln.",
  "Ann Lee proposes to start on 18 January.",
  "Wir empfehlen den Start am 18. Januar.",
  "Der Vorschlag: Start am 18. Januar.",
  "Die Geschäftsleitung empfiehlt den Ofen ab 18. Januar.",
  "Der Maurer empfiehlt den Ofen.",
  "Ons voorstel: starten op 18 januari.",
  "Het voorstel is starten op 18 januari.",
  "De directie stelt voor te starten. Voorstel: 18 januari.",
  "Nous proposons de commencer le 18 janvier.",
  "La direction propose de commencer le 18 janvier.",
  "L'équipe propose de commencer le 18 janvier.",
  "L'architecte recommande le four Brun.",
  "提案：1月18日に着工する。",
  "当社は1月18日の着工を提案。",
  "The wall is of stone.",
])("proposals: our own, or one of a thing, is a recommendation: %s", (text) =>
  expect(proposesOnlyDay(text)).toBe(false),
);
