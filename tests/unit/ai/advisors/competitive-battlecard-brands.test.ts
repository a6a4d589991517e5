import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { createNameTest } from "@/lib/ai/advisors/competitive-battlecard/find-name";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { readSaid } from "@/lib/ai/reading/read-said";
import { item } from "../builtin/pieces";

const findsIn = (name: string, said: string) =>
  createNameTest(name, [item("key_competitors", "Rivals", said)])(said);

test.each([
  ["Norlund Utrecht", "Norlund offers a cheaper plan."],
  ["Nimbus Dispatch", "Nimbus: €20 a month."],
  ["Nimbus Dispatch", "- **Nimbus**: no map"],
  ["Norlund Utrecht", "Two firms are near. Norlund sells no tiles."],
  ["Grünwerk Osnabrück", "| Grünwerk | 480 Euro |"],
  ["Grünwerk Osnabrück", "Grünwerk bietet ein Portal an."],
  ["Grünwerk Osnabrück", "Grünwerk, 480 Euro"],
  ["Norlund Utrecht", "Norlund verkoopt geen tegels."],
  ["Musiloc Namur", "Musiloc : 24 € par mois."],
  ["Musiloc Namur", "Musiloc propose une carte."],
  ["Acme Tokyo", "Acme：月額900円"],
])("battlecard: a name of two words is found by its first, %s in %s", (name, said) => {
  expect(findsIn(name, said)).toBe(true);
});

test.each([
  ["Best Buy", "Best offers in June."],
  ["Best Buy", "The best offers a map."],
  ["Albert Heijn", "Albert belt."],
  ["Albert Heijn", "We went to Albert in May."],
  ["Zürich Versicherung", "Zürich ist teuer."],
  ["Zürich Versicherung", "Wir sitzen in Zürich."],
  ["Green Fleet", "Green vans are new."],
  ["Smart Locker", "A Smart watch rings."],
  ["Hotel Adler", "Das Hotel ist voll."],
  ["Hotel Adler", "Hotel und Bahn sind teuer."],
  ["Bäckerei Lenz", "Unsere Bäckerei zahlt bar."],
  ["Garten Meyer", "Im Garten ist es trocken."],
  ["Stadt Greven", "Die Stadt bietet einen Platz."],
  ["Stadt Greven", "Stadt Telgte zahlt."],
  ["Bakkerij Mol", "Bakkerij Lenz verkoopt een brood."],
  ["Bakkerij Mol", "De bakkerij betaalt."],
  ["Atelier Roux", "Notre atelier ferme en août."],
  ["Atelier Roux", "Atelier Blanc propose une carte."],
  ["Banque Nord", "La Banque de Lyon ferme."],
  ["Ferry Nord", "Ferry Ost: €20 a month."],
  ["Müller Bau", "Herr Müller fragt nach."],
  ["Price Direct", "Price rises in May."],
  ["Price Direct", "Mrs Price asked for it."],
  ["Crew Grid", "Crew members call."],
  ["Norlund Utrecht", "Norlundia: €20 a month."],
  ["Norlund Utrecht Zuid", "Norlund: €20 a month."],
  ["norlund utrecht", "Norlund answers."],
  ["花岡 松本", "花岡の釉薬は青い。"],
])("battlecard: the first word of %s is not the competitor in %s", (name, said) => {
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

const SAID = [
  "[14/11/2026, 09:05:03] Albert: too expensive",
  "14.11.26, 09:05 - Albert: zu teuer",
  "[14-11-2026 09:05] Albert Smit: te duur",
  "trop cher\n\n— Albert, 14/11/2026, 09:05",
];
const recall = (said: string) => readSaid({ evidence: [item("user_feedback", "Chat", said)] });

test.each(SAID)("battlecard: who wrote to us is not the competitor of that name: %j", (said) => {
  const names = createNameTest("Albert Heijn", recall(said).evidence);
  expect(names("Albert: too expensive")).toBe(false);
  expect(names("Albert: €20 a month")).toBe(true);
  expect(names("| Albert | €20 |")).toBe(true);
  expect(names("Albert Heijn: too expensive")).toBe(true);
});

test.each([
  "09:05 Albert: too expensive",
  "[14/11/2026, 09:05:03] Mia: Albert: too expensive",
  "Too expensive\n\n— Albert (Leeds)",
  "Albert: too expensive",
])("battlecard: a label that nobody is known to write under is the brand: %j", (said) => {
  const names = createNameTest("Albert Heijn", recall(said).evidence);
  expect(names("Albert: too expensive")).toBe(true);
});
