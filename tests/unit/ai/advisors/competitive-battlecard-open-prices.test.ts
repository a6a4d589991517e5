import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { item } from "../builtin/pieces";

const summarize = (text: string) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Rent a boat" },
    text: "",
    evidence: [
      item("key_competitors", "Zento", "Zento charges 15 EUR a month."),
      item("decision", "Preis", text),
    ],
    options: { competitorName: "Zento" },
  }).summary;

test.each([
  "Vertagt auf 3.12. Vorschläge: a) gratis im ersten Jahr b) 12 EUR",
  "Vertagt auf 3.12. Vorschlaege: a) gratis im ersten Jahr b) 12 EUR",
  "Postponed to 3 December. It was 12 EUR a month or 14 EUR.",
  "Vertagt. 12 EUR im Monat war zu viel.",
  "Options: a) free in the first year b) 12 EUR",
  "Options:\n- 12 EUR a month\n- 14 EUR a month",
  "Proposal: 12 EUR a month.",
  "Voorstellen: gratis of 12 EUR per maand",
  "Propositions : gratuit ou 12 EUR par mois",
  "案：月額12 EURか月額14 EUR",
  "12 EUR a month.\n\nStatus: proposed",
])("competitive battlecard: no price of ours is what is put off or only proposed: %s", (text) => {
  expect(summarize(text)).not.toContain("12 EUR");
});

test.each([
  "12 EUR a month.",
  "Vertagt auf 3.12. Am 3.12. beschlossen: 12 EUR im Monat.",
  "Postponed: the discount for schools. A boat costs 12 EUR a month.",
  "A boat costs 12 EUR a month. Options: a child seat for 3 EUR.",
  "Options:\n- 12 EUR a month\n- 14 EUR a month\nWe decided on 12 EUR.",
  "Option: a boat for 12 EUR a month.",
  "The options cost 12 EUR a month.",
  "Postponed payment costs 12 EUR a month.",
])("competitive battlecard: our price is next to what is open: %s", (text) => {
  expect(summarize(text)).toContain("12 EUR");
});
