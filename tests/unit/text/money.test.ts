import { expect, test } from "vitest";
import { MONEY, SUM } from "@/lib/text/money";

test.each([
  "€6",
  "$ 20",
  "4.800 €",
  "20 EUR",
  "3,2 millions d'euros",
  "2 Mio. €",
  "48万円",
  "6億4千万円",
  "3,500円",
  "¥500",
])("money: a sum is recognised as people write it: %s", (text) =>
  expect(MONEY.test(`It costs ${text}.`)).toBe(true),
);

test.each(["6 %", "20 Europeans", "48万人", "6億4千万人", "in 2027", "about €"])(
  "money: there is no sum in %s",
  (text) => expect(MONEY.test(text)).toBe(false),
);

test("money: long runs of digits are read once, or this test would end by its time limit", () => {
  expect(MONEY.test("1".repeat(200_000))).toBe(false);
});

const IS_SUM = new RegExp(SUM, "iu");

test.each([
  "8,700 for scales",
  "8.700 für Waagen",
  "8 700 pour les balances",
  "8.700 extra",
  "94,100",
  "1,200,000 now",
  "8,700を",
  "€6 each",
])("money: a sum may lack its currency: %s", (text) => expect(IS_SUM.test(text)).toBe(true));

test.each([
  "8,700 scales",
  "12.000 Nutzerkonten",
  "12.000 klanten",
  "12 000 comptes",
  "12,000件",
  "12,000 %",
  "870 for scales",
])("money: a figure of what it counts is no sum: %s", (text) =>
  expect(IS_SUM.test(text)).toBe(false),
);
