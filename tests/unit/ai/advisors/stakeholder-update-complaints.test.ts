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

test("money: of facts on the company only what was approved", () => {
  const approved = "I approve 90,000 EUR for 2027.";
  expect(read(`The board liked it. ${approved}`, "money", "company_info")).toBe(approved);
  expect(read("We turn over €4 million a year.", "money", "company_info")).toBeNull();
});
