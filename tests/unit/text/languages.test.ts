import { expect, test } from "vitest";
import { guessLanguage, isReadLanguage } from "@/lib/text/languages";

test.each([
  "Technicians lose reports when the connection drops.",
  "60% of Plus by March",
  "The goal was met in Den Haag and La Paz.",
  "Jan Müller, Zoë van Dijk",
  "",
  "Die Rechnungen werden nicht mehr von Hand getippt.",
  "Les factures ne sont plus saisies à la main.",
  "De facturen worden niet meer met de hand ingevoerd.",
  "請求書を会計に送ります。",
])("languages: %j may be read", (text) => {
  expect(isReadLanguage(text)).toBe(true);
});

test.each([
  "Las facturas se envían con el libro del mes.",
  "Fakturor skickas och det är inte klart.",
  "Счета отправляются в бухгалтерию.",
])("languages: %j is in none that is read", (text) => {
  expect(isReadLanguage(text)).toBe(false);
});

test("languages: a text is read by most of its words", () => {
  const english = "The dispatcher plans the day and sees that it is done. ".repeat(3);
  expect(isReadLanguage(`${english}Las facturas no se envían."`)).toBe(true);
});

test.each([
  ["Technicians lose reports when the connection drops.", "en"],
  ["Die Rechnungen werden nicht mehr von Hand getippt.", "de"],
  ["De facturen worden niet meer met de hand ingevoerd.", "nl"],
  ["Les factures ne sont plus saisies à la main.", "fr"],
  ["請求書を会計に送ります。", "ja"],
  ["# PRD\n\n## Problem\n\nDe wachttijd van een herstelling is in de winter te lang.", "nl"],
  ["Jan Müller, Zoë van Dijk 60%", "nl"],
  ["Excel, 2026", undefined],
  ["Las facturas se envían con el libro del mes.", undefined],
  ["", undefined],
])("languages: most of %j is in %j", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
