import { expect, test } from "vitest";
import { isEnglish } from "@/lib/text/languages";

test.each([
  "Technicians lose reports when the connection drops.",
  "Strong phone app, works offline for reading only.",
  "60% of Plus by March",
  "The goal was met in Den Haag and La Paz.",
  "Jan Müller, Zoë van Dijk",
  "",
])("languages: %j may be read as English", (text) => {
  expect(isEnglish(text)).toBe(true);
});

test.each([
  "Die Rechnungen werden nicht mehr von Hand getippt.",
  "Les factures ne sont plus saisies à la main.",
  "De facturen worden niet meer met de hand ingevoerd.",
  "Las facturas se envían con el libro del mes.",
  "Fakturor skickas och det är inte klart.",
  "請求書を会計に送ります。",
  "Счета отправляются в бухгалтерию.",
])("languages: %j is no English", (text) => {
  expect(isEnglish(text)).toBe(false);
});

test("languages: a text is read by most of its words", () => {
  const english = "The dispatcher plans the day and sees that it is done. ".repeat(3);
  expect(isEnglish(`${english}Er sagt: "Das ist nicht gut."`)).toBe(true);
});
