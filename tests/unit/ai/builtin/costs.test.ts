import { describe, expect, test } from "vitest";
import { isPurchase, namesSum } from "@/lib/ai/reading/sentences/costs";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import { briefFor, item, readSection } from "./pieces";

const TYPES = [
  ["business_case", "Costs and returns"],
  ["executive_summary", "Cost and effort"],
] as const;

describe("costs: a sum that we pay is a cost", () => {
  test.each([
    [
      "We rent the van, 390 euros a month.",
      "Two other offers: 540 euros a month, and £9,000 once.",
    ],
    ["Wir mieten den Wagen, 390 Euro im Monat.", "Zwei andere Angebote: 540 Euro im Monat."],
    ["We huren de bus, 390 euro per maand.", "Twee andere offertes: 540 euro per maand."],
    ["Nous louons le camion, 390 euros par mois.", "Deux autres devis : 540 euros par mois."],
    ["車を借り、月39,000円を払う。", "ほかの見積は2社：月54,000円。"],
  ])("of a decision, whose other offers are options: %s %s", async (cost, options) => {
    const decision = item("decision", "Card", `${cost} ${options}`);
    const sum = cost.slice(-8);
    for (const [type, heading] of TYPES) {
      const costs = await readSection(briefFor(type, [decision]), heading);
      expect(costs).toContain(sum);
      expect(costs).not.toMatch(/540|54,000/);
    }
    const brief = briefFor("business_case", [decision]);
    expect(await readSection(brief, "Options considered")).toContain(options);
    expect(await readSection(brief, "Decisions and next steps")).toContain(cost.slice(0, 10));
    expect(await readSection(brief, "Decisions and next steps")).not.toContain(options);
  });

  test.each([
    "The estimate is £29,000 with the list. They lend us devices.",
    "Der Kostenvoranschlag liegt bei 29.000 Euro. Geräte leihen sie uns.",
    "De offerte is 29.000 euro. Apparaten lenen ze ons.",
    "Le devis est de 29 000 euros. Ils prêtent les appareils.",
    "見積は290万円、一覧なしなら175万円。端末は借りる。",
    "Das Lager: 390 Euro im Monat, netto.",
    "使用料は月 86,400円。",
  ])("of a note: %s", async (text) => {
    for (const [type, heading] of TYPES)
      expect(
        await readSection(briefFor(type, [item("general_note", "Nord", text)]), heading),
      ).toContain("**Nord");
  });

  test.each([
    "Six scanners, £1,480 each.",
    "Sechs Scanner zu je 1.480 Euro.",
    "スキャナを6台。1台148,000円。",
  ])("a section without any cost repeats the sum of a decision: %s", async (text) => {
    const decision = item("decision", "Scanners", text);
    for (const [type, heading] of TYPES) {
      expect(await readSection(briefFor(type, [decision]), heading)).toContain("- **Scanners.**");
      const estimate = item("general_note", "Nord", "The estimate is £29,000.");
      expect(await readSection(briefFor(type, [decision, estimate]), heading)).not.toContain(
        "Scanners",
      );
    }
  });

  test.each([
    "The price stays at £29 a month.",
    "Der Preis bleibt bei 29 Euro im Monat.",
    "Each member pays 29 euros.",
    "Kunden zahlen 29 Euro im Monat.",
    "Klanten betalen 29 euro.",
    "Nos clients versent 29 euros.",
    "会員は月2,900円を払う。",
    "We pay a refund of £29.",
    "Das Bußgeld beträgt 500 Euro.",
    "Last year's revenue was £90,000.",
    "Der Schaden betrug 6.400 Euro.",
    "割引は500円。",
  ])("but not: %s", async (text) => {
    expect(namesSum(text)).toBe(false);
    for (const [type, heading] of TYPES)
      expect(await readSection(briefFor(type, [item("decision", "Card", text)]), heading)).toBe("");
  });

  test.each([
    ["Bikes", "We took a vote. Drivers get €20 a day."],
    ["List", "We order the list by date. The fee for late cards is €20."],
    ["Rent bikes online", "From May. The fee for late cards is €20."],
  ])("nor is a sum in another sentence than the purchase: %s", async (title, text) => {
    const cost = item("general_note", "Nord", "The estimate is £29,000.");
    const brief = briefFor("business_case", [item("decision", title, text), cost]);
    expect(await readSection(brief, "Costs and returns")).not.toContain("€20");
  });

  test.each([
    "Customers rent a van with us.",
    "Kunden mieten den Wagen.",
    "Klanten huren de bus.",
    "Les clients louent le camion.",
    "会員が借りた服。",
    "We take £9 for a tour.",
    "Wir nehmen 9 Euro für eine Führung.",
    "We nemen 9 euro voor een tocht.",
    "Nous prenons 9 euros pour une visite.",
    "Rent bikes online",
    "Räder online bestellen",
    "Fietsen huren",
    "Louer un vélo",
  ])("what others buy is no purchase: %s", (text) => {
    expect(isPurchase(text)).toBe(false);
  });
});

describe("options: what a decision turned down is an option", () => {
  test.each([
    "Boxco is cheaper (£319) but has no workshop here, so we turned it down.",
    "Boxco ist billiger (319 Euro), hat aber keine Werkstatt, daher verworfen.",
    "Boxco is goedkoper, maar heeft geen werkplaats, daarom afgewezen.",
    "Boxco est moins cher, mais sans atelier ici, nous l'avons donc écarté.",
    "箱田社は安い(31,900円)が、県内に拠点がないため見送った。",
    "Rejected: building it ourselves (£61,000).",
    "Verworfen: Eigenbau (61.000 Euro).",
    "Afgewezen: zelf bouwen.",
    "Écarté : le construire.",
    "不採用：自社開発（610万円）。",
    "Eine andere Möglichkeit: Papier.",
    "The lease (£2,950 a month) was turned down, as it costs £31,000 more.",
    "Die Miete (2.950 € im Monat) wurde abgelehnt, weil sie 31.000 € mehr kostet.",
    "De huur (€ 2.950 per maand) werd afgewezen, omdat die meer kost.",
    "Payment by invoice was turned down.",
    "Users' own phones were turned down.",
    "La location (2 950 € par mois) a été refusée, car elle coûte plus.",
  ])("%s", async (text) => {
    const decision = item(
      "decision",
      "Boxes",
      `${text.endsWith("。") ? "借りる。" : "We rent boxes. "}${text}`,
    );
    for (const [type, heading] of [
      ["business_case", "Options considered"],
      ["decision_log", "Options and criteria"],
    ] as const)
      expect(await readSection(briefFor(type, [decision]), heading)).toContain(text);
  });

  test.each([
    "Late orders are rejected.",
    "If the card has expired, the booking is rejected.",
    "Wenn die Karte abgelaufen ist, wird die Buchung abgelehnt.",
    "Other offers on our site get a red label.",
    "Andere Angebote auf der Seite bekommen ein Etikett.",
    "Andere aanbiedingen krijgen een etiket.",
    "D'autres offres ont une étiquette.",
    "ほかの会社も使っている。",
    "Rejected forms stay for 30 days.",
    "Abgelehnte Anträge bleiben 30 Tage.",
    "雨の日は配達しない。",
    "Wir nehmen den Eigenbau.",
    "Alternatives: none.",
    "Alternativen: keine.",
    "代替案：なし",
    "Customers were asked and turned down.",
    "Anträge werden geprüft und abgelehnt.",
    "Aanvragen worden bekeken en afgewezen.",
    "Les demandes sont lues et rejetées.",
    "Alternatively: call us.",
    "Rejected: forms without a signature.",
    "Alle Anträge ohne Foto werden abgelehnt, daher wurden sie verworfen.",
    "却下：署名のない申請。",
    "Rejected: 3 of 40 parcels last week.",
    "Abgelehnt: 12 % der Anträge.",
    "却下：3件",
    "Our application for a grant was turned down.",
    "The planning request was rejected by the council.",
    "Two guests were turned down in May.",
    "Unser Bauantrag wurde abgelehnt.",
    "Der Kreditantrag bei der Bank wurde abgelehnt, weil die Zahlen fehlten.",
    "Zwei Gäste wurden abgelehnt.",
    "Onze subsidieaanvraag werd afgewezen, omdat die te laat was.",
    "De vergunning werd afgewezen.",
    "Notre demande de permis a été refusée par la mairie.",
    "La demande de subvention a été refusée, nous payons tout.",
    "Deux clients ont été refusés, faute de place.",
    "助成金の申請は却下された。",
  ])("but not: %s", (text) => {
    expect(isAlternative(text)).toBe(false);
  });
});
