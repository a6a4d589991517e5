import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { readSides } from "@/lib/ai/advisors/competitive-battlecard/two-sides";
import { item } from "../builtin/pieces";

const PRICES = {
  en: "| Item | Price | Deposit |\n|---|---|---|\n| Folding chair | £2.60 | £12 |\n| Wine glass | £0.32 | £2 |\n\nDelivery: £80 up to 50 km.",
  de: "| Artikel | Preis |\n|---|---|\n| Klappstuhl | 2,60 € |\n| Weinglas | 0,32 € |\n\nLieferung: 80 € bis 50 km.",
  nl: "| Artikel | Prijs |\n|---|---|\n| Klapstoel | € 2,60 |\n| Wijnglas | € 0,32 |\n\nLevering: € 80 tot 50 km.",
  fr: "| Article | Prix | Caution |\n|---|---|---|\n| Chaise pliante | 2,60 € | 12 € |\n| Verre à vin | 0,32 € | 2 € |\n\nLivraison : 80 € jusqu'à 50 km.",
  ja: "| 品目 | 価格 |\n|---|---|\n| 折りたたみ椅子 | 260円 |\n\n配送料: 8000円。",
};
const TITLES = {
  en: "Our prices",
  de: "Unsere Preise",
  nl: "Onze prijzen",
  fr: "Nos tarifs",
  ja: "当社の価格",
};
type Spoken = keyof typeof PRICES;

const read = (language: Spoken, theirs: string, title = TITLES[language]) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Rent" },
    text: "",
    evidence: [
      item("general_note", title, PRICES[language]),
      item("key_competitors", "Zento", theirs),
    ],
    options: { competitorName: "Zento" },
  });
const readAdvantages = (language: Spoken, theirs: string, title?: string) =>
  read(language, theirs, title).our_advantages.map(({ text }) => text);

describe("competitive battlecard: a lower price for the same thing is an advantage", () => {
  test.each([
    ["en", "Folding chair: £2.90.", "Folding chair, £2.60 – Zento: “Folding chair: £2.90.”"],
    ["en", "Delivery: £95 up to 50 km.", "£80 up to 50 km"],
    ["de", "Klappstuhl: 2,90 €.", "2,60 €"],
    ["nl", "Klapstoel: € 2,90.", "€ 2,60"],
    ["fr", "Chaise pliante : 2,90 € l'unité.", "2,60 €"],
    ["fr", "Frais de livraison : 95 € jusqu'à 50 km.", "80 €"],
    ["ja", "折りたたみ椅子: 290円。", "260円"],
  ] as const)("%s: %s", (language, theirs, ours) => {
    const advantages = readAdvantages(language, theirs);
    expect(advantages).toHaveLength(1);
    expect(advantages[0]).toContain(ours);
    expect(advantages[0]).toContain(theirs);
  });

  test("also if both say that tax is not in it", () => {
    const theirs = "Chaise pliante : 2,90 € HT l'unité.";
    expect(readAdvantages("fr", theirs, "Nos tarifs (HT)")).toHaveLength(1);
    expect(readAdvantages("fr", theirs)).toEqual([]);
  });

  test.each([
    ["en", "Folding chair: £2.50."],
    ["en", "Folding chair: £2.60."],
    ["en", "Folding chair: £2.90 a week."],
    ["en", "Folding chair: €2.90."],
    ["en", "Folding table: £9."],
    ["en", "Chair: £2.90."],
    ["en", "Folding chair: not £2.90."],
    ["en", "Is a folding chair £2.90?"],
    ["en", "Delivery: £95 up to 80 km."],
    ["en", "Delivery is free."],
    ["de", "Klappstuhl: 2,90 € brutto."],
    ["de", "Klapptisch: 9 €."],
    ["de", "Lieferung: 95 € bis 100 km."],
    ["nl", "Klapstoel: € 2,90 per week."],
    ["nl", "Levering: € 95 tot 10 km."],
    ["fr", "Chaise pliante : 2,90 € TTC."],
    ["fr", "Table pliante : 9 €."],
    ["fr", "Livraison : 95 € jusqu'à 80 km."],
    ["ja", "折りたたみ椅子: 250円。"],
    ["ja", "円卓: 290円。"],
  ] as const)("but not: %s: %s", (language, theirs) => {
    expect(readAdvantages(language, theirs)).toEqual([]);
  });
});

test.each([
  ["en", "Wine glass: £0.28.", "Wine glass, £0.32"],
  ["de", "Weinglas: 0,28 €.", "Weinglas, 0,32 €"],
  ["nl", "Wijnglas: € 0,28.", "Wijnglas, € 0,32"],
  ["fr", "Verre à vin : 0,28 €.", "Verre à vin, 0,32 €"],
  ["fr", "Moins cher que nous sur les verres (0,28 € contre 0,32 €).", "contre 0,32 €"],
  ["en", "Cheaper than us for glasses (£0.28 against £0.32).", "against £0.32"],
  ["de", "Günstiger als wir bei Gläsern (0,28 € statt 0,32 €).", "statt 0,32 €"],
] as const)("competitive battlecard: our price is that of the same thing: %s: %s", (...row) => {
  const [language, theirs, ours] = row;
  expect(read(language, theirs).summary).toContain(ours);
});

describe("competitive battlecard: a comparison of two sides is a strength and a weakness", () => {
  test.each([
    ["Cheaper than us for glasses (£0.28), dearer for cloths.", "Dearer for cloths."],
    ["Cheaper than us for glasses, but more expensive for cloths.", "More expensive for cloths."],
    ["Slower than us but cheaper.", "Slower than us."],
    ["Günstiger als wir bei Gläsern (0,28 €), teurer bei Decken.", "Teurer bei Decken."],
    ["Bei Gläsern billiger als wir, bei Decken teurer.", "Bei Decken teurer."],
    ["Goedkoper dan wij voor glazen, duurder voor kleden.", "Duurder voor kleden."],
    ["Trager dan wij, maar goedkoper.", "Trager dan wij."],
    ["Moins cher que nous sur les verres (0,28 €), plus cher sur les nappes.", "Plus cher"],
    ["Plus cher que nous, mais plus rapide.", "Plus cher que nous."],
    ["グラスは当社より安いが、クロスは高い。", "クロスは高い。"],
  ])("%s", (text, weakness) => {
    const { strengths, weaknesses } = read("en", text);
    expect(strengths).toHaveLength(1);
    expect(weaknesses).toHaveLength(1);
    expect(weaknesses[0]?.text).toContain(weakness);
  });

  test.each([
    "Cheaper than us, as they say.",
    "Cheaper than us, faster too.",
    "Cheaper than us, no map.",
    "Cheaper than us, we are slower.",
    "Cheaper than us, which makes it worse for buyers.",
    "Cheaper than us (no dearer), in Leeds.",
    "Strong in Leeds, slow in York.",
    "Sells to schools, dearer than us.",
    "Is it cheaper than us, dearer for cloths?",
    "Günstiger als wir, die Kunden fanden es schlechter.",
    "Günstiger als wir, und schneller.",
    "Günstiger als wir, seit Mai nicht mehr teurer.",
    "Goedkoper dan wij, sneller ook.",
    "Goedkoper dan wij, wij zijn trager.",
    "Goedkoper dan wij, zonder contract.",
    "Moins cher que nous, nous sommes plus chers.",
    "Moins cher que nous, sans engagement.",
    "Plus rapide que nous, moins cher aussi.",
    "安いが、当社は高い。",
    "当社より安い。",
    "料金が高い。",
  ])("but not: %s", (text) => {
    expect(readSides(text)).toEqual([]);
  });
});
