import { expect, test } from "vitest";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
import { briefFor, draft, goal, item, readSection } from "./pieces";

const RIVAL = item(
  "key_competitors",
  "KlangHaus",
  "KlangHaus sells a yearly contract for 260 a year. They come twice.",
);

test("battlecard: the price comparison has their price and ours, but none of our goals", async () => {
  const target = goal("business_outcome", "120 plans", { keyResult: "120 plans sold" });
  const evidence = [
    RIVAL,
    item("decision", "Price of the plan", "The yearly plan costs €189 for an upright."),
    item("company_info", "Prices", "A single visit is 149 per visit."),
    item("decision", "Insurance", "We pay €300 for the insurance."),
    target,
  ];
  const brief = briefFor("competitive_battlecard", evidence);
  const prices = await readSection(brief, "Price comparison");
  expect(prices).toContain("a yearly contract for 260 a year");
  expect(prices).toContain("€189");
  expect(prices).toContain("149 per visit");
  expect(prices).not.toMatch(/twice|€300/);
  expect(await draft(brief)).not.toContain(`[^${target.ref}]`);
});

test.each([
  ["260 a year", true],
  ["24 pro Monat", true],
  ["30 per maand", true],
  ["30 par mois", true],
  ["年額12000円", true],
  ["€24", true],
  ["They meet 3 times a year", false],
  ["Since 1998 a visit is free", false],
  ["12 tours per week", false],
  ["3 Besuche pro Jahr", false],
  ["20 % a year", false],
  ["1,500 members", false],
])("prices: %s: %s", (text, isPrice) => expect(statesPrice(text)).toBe(isPrice));
