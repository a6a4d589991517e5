import { expect, test } from "vitest";
import { quotePart } from "@/lib/ai/advisors/stakeholder-update/quote-part";
import { item } from "../builtin/pieces";

const read = (
  text: string,
  part: "highlight" | "money",
  label: "market_research" | "company_info",
) => quotePart(item(label, "Card", text), part, "2026-11-29", "en");

test.each([
  ["Customers complain about the phone: 31 % hang up.", false],
  ["3 von 14 Tablets haben Ölschäden, das sind 21 %.", false],
  ["Les clients se plaignent du prix à 40 %.", false],
  ["Complaints fell from 30 % to 12 %.", true],
  ["Beschwerden sind um 12 % gesunken.", true],
  ["58 % of those who open the form send it.", true],
])("highlights: no complaint: %s", (text, isOne) => {
  expect(read(text, "highlight", "market_research")).toBe(isOne ? text : null);
});

test.each([
  "We stop the pilot if more than 10 % is lost.",
  "Wir stoppen den Pilot, wenn mehr als 10 % fehlen.",
  "We stoppen met de proef als meer dan 10 % kwijt is.",
  "Nous arrêtons le pilote si plus de 10 % manquent.",
  "試行は10 %を超えたら中止する。",
])("highlights: no condition on which the plan is stopped: %s", (text) => {
  expect(read(text, "highlight", "market_research")).toBeNull();
});

test("money: of facts on the company only what was approved", () => {
  const approved = "I approve 90,000 EUR for 2027.";
  expect(read(`The board liked it. ${approved}`, "money", "company_info")).toBe(approved);
  expect(read("We turn over €4 million a year.", "money", "company_info")).toBeNull();
});
