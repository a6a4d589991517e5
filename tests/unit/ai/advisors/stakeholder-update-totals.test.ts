import { expect, test } from "vitest";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { findTotal } from "@/lib/ai/advisors/stakeholder-update/find-total";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { statesBudget } from "@/lib/ai/reading/sentences/costs";
import { readAmount } from "@/lib/text/money";
import { item } from "../builtin/pieces";

const find = (text: string) => findTotal(text, readSentences(text));

test.each([
  ["£17.3k", 17_300],
  ["1 700 €", 1700],
  ["€ 18.400", 18_400],
  ["£1,700.50", 1700.5],
  ["EUR 2,5 mio", 2_500_000],
  ["170万円", 1_700_000],
  ["1億2000万円", 120_000_000],
  ["5万5千円", 55_000],
  ["6億4千万円", 640_000_000],
  ["5 万円", 50_000],
  ["£2bn", 2_000_000_000],
  ["£40 m² of cable", 40],
  ["12 kg", null],
])("money: the amount of %s is %d", (text, sum) => {
  expect(readAmount(text)).toBe(sum);
});

test.each([
  [
    "- Hall: £500\n- Sound: £900\n- Posters: £300\n\nTotal: £1,700 before tax.",
    "Total: £1,700 before tax.",
  ],
  ["- Hall: £500\n- Sound: £900\n- All of it: £1,400", "All of it: £1,400"],
  ["- Hall: £100\n- Sound: £200\n- Total: £300", "Total: £300"],
  ["- Budget: £300\n- Hall: £100\n- Sound: £200", "Budget: £300"],
  ["- Saal: 200 €\n- Ton: 100 €\n- Beides: 300 €", "Beides: 300 €"],
  ["- Zaal A: € 500\n- Geluid: € 900\n- Alles: € 1.400", "Alles: € 1.400"],
  ["- Budget 2027 : 500 €\n- Budget 2028 : 900 €\n- Deux ans : 1 400 €", "Deux ans : 1 400 €"],
  ["- Posters: £40\n- Hall: £80\n- Sound: £120\n- All: £240", "All: £240"],
  ["- Saal: 500 €\n- Ton: 900 €\n- Zusammen 1.400 €", "Zusammen 1.400 €"],
  ["- Summe netto: 1.400 €\n- Saal: 600 €\n- Ton: 900 €", "Summe netto: 1.400 €"],
  ["- Zaal: € 500\n- Geluid: € 900\n- Totaal eenmalig € 1.450", "Totaal eenmalig € 1.450"],
  ["- Salle : 500 €\n- Son : 900 €\n- En tout 1 450 €", "En tout 1 450 €"],
  ["- 会場：50万円\n- 音響：90万円\n- 合計：145万円", "合計：145万円"],
  [
    "| What | Sum |\n|---|---|\n| Hall | £500 |\n| Sound | £900 |\n| Total | £1,400 |",
    "Total: £1,400",
  ],
  [
    "| Wat | Bedrag |\n|---|---|\n| Zaal | € 500 |\n| Geluid | € 900 |\n| **Samen** | € 1.400 |",
    "Samen: € 1.400",
  ],
])("stakeholder update: the total of %j is %j", (text, total) => {
  expect(find(text)).toBe(total);
});

test.each([
  "- Hall: £500\n- Sound: £900",
  "- Total Energies: £900\n- Hall: £500\n- Sound: £1,200",
  "- Total loss of a van: £12,000\n- Hall: £500\n- Sound: £900",
  "- Together with the museum: £2,000\n- Hall: £500\n- Sound: £900",
  "- Subtotal: £600\n- Hall: £500\n- Sound: £900",
  "- Basic: £5\n- Plus: £9\n- Team: £19",
  "- Gesamtschule: 2.000 €\n- Saal: 500 €\n- Ton: 900 €",
  "- Zusammen mit dem Museum: 2.000 €\n- Saal: 500 €\n- Ton: 900 €",
  "- Samen met de gemeente: € 2.000\n- Zaal: € 500\n- Geluid: € 900",
  "- Totaalpakket: € 40\n- Los: € 12\n- Groep: € 35",
  "- Ensemble de cuivres : 2 000 €\n- Salle : 500 €\n- Son : 900 €",
  "- Somme de départ\n- Salle : 500 €\n- Son : 900 €",
  "- 計画費：200万円\n- 会場：50万円\n- 音響：90万円",
  "- 2027年：50万円\n- 2028年：60万円\n- 2029年：90万円",
  "Basic £10. Plus £20. Premium £30.",
  "- Basic £10\n- Plus £20\n- Premium £30",
  "- Premium 30 €\n- Plus 20 €\n- Basis 10 €",
  "- Basis € 12,50\n- Plus € 25\n- Groot € 37,50",
  "- Petite : 100 €\n- Moyenne : 200 €\n- Grande : 300 €",
  "- 小：1万円\n- 中：2万円\n- 大：3万円",
  "| Plan | Price |\n|---|---|\n| Basic | £10 |\n| Plus | £20 |\n| Premium | £30 |",
  "- Option A: £500\n- Option B: £900\n- Option C: £1,400",
  "- Angebot 1: 500 €\n- Angebot 2: 900 €\n- Angebot 3: 1.400 €",
  "- プランA：50万円\n- プランB：90万円\n- プランC：140万円",
  "- Sensor: £500\n- Van: £900\n- Fine saved: £1,400",
  "- Sensor: 500 €\n- Ersparnis: 1.400 €\n- Wagen: 900 €",
  "The fee is £20. Groups pay £15. Schools pay £12.",
  "Total 549 visits. The hall costs £500. Sound costs £900.",
  "| Vendor | Once | Monthly |\n|---|---|---|\n| Koad | £500 | £10 |\n| Lumi | £900 | £5 |\n| Own | £1,400 | £0 |",
])("stakeholder update: %j has no total", (text) => {
  expect(find(text)).toBeUndefined();
});

function tell(text: string, language: "en" | "de" | "nl" | "fr" | "ja") {
  return applyRules({
    subject: { type: "initiative", id: "1", title: "Fair" },
    text: "",
    evidence: [item("general_note", "Budget 2027", text)],
    options: { audience: "executive", today: "2026-11-21", language },
  });
}

test("stakeholder update: what is left of a budget is not the money of the plan", () => {
  const years = "- Budget 2027: £900\n- Budget 2028: £500\n- Left in the budget: £100";
  expect(tell(years, "en").body_markdown).toContain("£900");
  expect(tell("Left in the budget: £100.\nHall: £500.", "en").body_markdown).toContain("£100");
  expect(statesBudget("Left in the budget: £100")).toBe(false);
  expect(statesBudget("Noch übrig im Budget: 100 €")).toBe(false);
});

test("stakeholder update: the money of a list is its total", () => {
  const { body_markdown } = tell("- Hall: £500\n- Sound: £900\n- Total: £1,400", "en");
  expect(body_markdown).toMatch(/^- Budget 2027: Total: £1,400/m);
});

test.each([
  ["en", "- Hall: £500\n- Sound: £900\n\nTotal: £1,400. Ann has not approved the amount yet."],
  ["de", "- Saal: 500 €\n- Ton: 900 €\n\nSumme: 1.400 €. Ina hat den Betrag noch nicht genehmigt."],
  [
    "nl",
    "- Zaal: € 500\n- Geluid: € 900\n\nTotaal € 1.400. Piet heeft het bedrag nog niet goedgekeurd.",
  ],
  [
    "fr",
    "- Salle : 500 €\n- Son : 900 €\n\nTotal 1 400 €. Anne n’a pas encore approuvé le montant.",
  ],
  ["ja", "- 会場：50万円\n- 音響：90万円\n\n合計は140万円です。金額はまだ承認されていない。"],
] as const)(
  "stakeholder update: an amount that nobody approved is asked for, %s",
  (language, text) => {
    const { body_markdown, asks } = tell(text, language);
    expect(asks).toHaveLength(1);
    expect(body_markdown).not.toMatch(/500|50万/);
  },
);

test.each([
  "The fee is £20. The lawyer has not approved the text yet.",
  "The fee is £20. Guests see if the amount is right.",
  "Die Gebühr ist 20 €. Der Betriebsrat hat den Text noch nicht genehmigt.",
  "De prijs is € 20. Piet heeft de tekst nog niet goedgekeurd.",
  "Le prix est 20 €. Anne n’a pas encore approuvé le texte.",
])("stakeholder update: %s asks for no sum", (text) => {
  expect(tell(text, "en").asks).toEqual([]);
});

test.each([
  [
    "en",
    "Guests get the ticket by mail. Cost: £209 a month. Start is on 3 March 2027.",
    "3 March 2027",
  ],
  [
    "de",
    "Gäste bekommen das Ticket per Mail. Kosten: 209 € im Monat. Start ist am 3. März 2027.",
    "3. März 2027",
  ],
  [
    "nl",
    "Gasten krijgen het kaartje per mail. Kosten: € 209 per maand. De start is op 3 maart 2027.",
    "3 maart 2027",
  ],
] as const)(
  "stakeholder update: a labeled sum takes nothing of a decision along, %s",
  (language, text, day) => {
    const { body_markdown } = applyRules({
      subject: { type: "initiative", id: "1", title: "Fair" },
      text: "",
      evidence: [item("decision", "Tickets", text)],
      options: { audience: "sales", today: "2026-11-21", language },
    });
    expect(body_markdown).toContain(day);
    expect(body_markdown).not.toContain("209");
  },
);
