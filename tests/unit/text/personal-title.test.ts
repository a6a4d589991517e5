import { expect, test } from "vitest";
import { PERSONAL_TITLE } from "@/lib/text/words";

const PERSON = new RegExp(`${PERSONAL_TITLE} \\p{Lu}`, "u");

test.each([
  "M. Roche signe.",
  "Vu hier. M. Roche signe.",
  "« Non » (M. Roche)",
  "Mr. Price pays.",
  "Frau Kern zahlt.",
  "Mevr. De Smet betaalt.",
  "来週、Ms. Kimが確認する。",
])("personal title: stands before a person: %s", (text) => {
  expect(text).toMatch(PERSON);
});

test.each([
  "The call is at 3 P.M. Monday.",
  "5 A.M. Berlin",
  "3 p. M. Monday",
  "S. M. Large",
  "Only size M. Large is sold out.",
  "Nur Größe M. Berlin hat mehr.",
  "Alleen maat M. Brussel heeft meer.",
  "Seulement la taille M. Bruxelles en a.",
  "サイズM. Lは在庫なし",
])("personal title: a time or a size is none: %s", (text) => {
  expect(text).not.toMatch(PERSON);
});
