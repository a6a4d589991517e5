import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { createNameTest } from "@/lib/ai/advisors/competitive-battlecard/find-name";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { item } from "../builtin/pieces";

const findsIn = (name: string, said: string) =>
  createNameTest(name, [item("key_competitors", "Rivals", said)])(said);

test.each([
  ["Norlund Utrecht", "Norlund answers on the same day."],
  ["Norlund Utrecht", "They went to Norlund in May."],
  ["Nimbus Dispatch", "Nimbus: €20 a month."],
  ["Grünwerk Osnabrück", "Grünwerk liefert das Angebot am selben Tag."],
  ["Grünwerk Osnabrück", "Grünwerk GmbH ist teurer."],
  ["Grünwerk Osnabrück", "Wir haben an Grünwerk verloren."],
  ["Norlund Utrecht", "Norlund bezorgt op zondag."],
  ["Musiloc Namur", "Chez Musiloc, la location coûte moins cher."],
])("battlecard: a name of two words is found by its first, %s in %s", (name, said) => {
  expect(findsIn(name, said)).toBe(true);
});

test.each([
  ["Green Fleet", "Green vans are new, and the green ones are clean."],
  ["Hotel Adler", "Das Hotel ist voll."],
  ["Bäckerei Lenz", "Unsere Bäckerei zahlt bar."],
  ["Garten Meyer", "Ein Garten braucht Wasser."],
  ["Garten Meyer", "Im Garten ist es trocken."],
  ["Stadt Greven", "Die Stadt Telgte zahlt."],
  ["Stadt Greven", "Stadt Telgte zahlt."],
  ["Bakkerij Mol", "Bakkerij Lenz betaalt."],
  ["Bakkerij Mol", "De bakkerij betaalt."],
  ["Atelier Roux", "Atelier Blanc paie."],
  ["Atelier Roux", "Notre atelier ferme en août."],
  ["Banque Nord", "La banque ferme à midi."],
  ["Ferry Nord", "A ferry sails at night."],
  ["Ferry Nord", "Ferry Ost came back."],
  ["Müller Bau", "Herr Müller fragt nach."],
  ["Roux Vélos", "Mme Roux le demande."],
  ["Price Direct", "Mrs Price asked for it."],
  ["Radhaus Lenz", "Beim Radhaus ist Markt."],
  ["Crew Grid", "Crew members call."],
  ["Café Nord", "Café am Eck."],
  ["Norlund Utrecht", "Norlundia sells tiles."],
  ["Norlund Utrecht", "Norlund Gent is another firm."],
  ["Norlund Utrecht Zuid", "Norlund answers."],
  ["norlund utrecht", "Norlund answers."],
  ["Werkstatt Süd", "Jede Werkstatt hat Termine."],
  ["花岡 松本", "花岡の釉薬は青い。"],
])("battlecard: the first word of %s is no brand in %s", (name, said) => {
  expect(findsIn(name, said)).toBe(false);
});

function makeCard(evidence: readonly Evidence[], competitorName: string) {
  const subject = { type: "initiative" as const, id: "1", title: "Trees" };
  const material = { subject, text: "", evidence, options: { competitorName } };
  return checkAnswer(applyRules(material), material);
}

test("battlecard: what items say of the brand alone is quoted, and the name stays whole", () => {
  const card = makeCard(
    [
      item("key_competitors", "Prices", "| Firm | Felling |\n|---|---|\n| Norlund | €480 |"),
      item("key_competitors", "Norlund Utrecht", "Strength: an offer within a day."),
    ],
    "Norlund Utrecht",
  );
  expect(card.summary).toContain("2 items on Norlund Utrecht");
  expect(card.positioning).toBe("Norlund, €480");
  expect(card.strengths).toEqual(["An offer within a day."]);
});

const TABLE =
  "| Firm | a tree and year | visits |\n|---|---|---|\n| Norlund | €96 | 12 |\n| Us | €89 | 9 |";
test("battlecard: a price in a table of research is quoted from the competitor's row", () => {
  const table = item("market_research", "Prices of others", TABLE);
  expect(makeCard([table], "Norlund").positioning).toBe("Norlund, €96, 12");
  expect(makeCard([table], "Vossen").positioning).toBe("");
});

test.each([
  "| Firm | Customers |\n|---|---|\n| Norlund | 12 |",
  "| Town | Cheapest |\n|---|---|\n| Gent | Norlund, €96 |",
  "| Who | Said |\n|---|---|\n| Norlund's customer | we pay €96 |",
])("battlecard: no price of theirs in a table: %s", (table) => {
  expect(makeCard([item("market_research", "A table", table)], "Norlund").positioning).toBe("");
});
