import { describe, expect, test } from "vitest";
import { listPassedOver } from "@/lib/ai/reading/sentences/options";
import { briefFor, item, readSection } from "./pieces";

describe("options passed over: what a decision says of one it examined is an option", () => {
  test.each([
    [
      "We looked at Boxco (£900 a month) and decided on 3 May to build racks ourselves.",
      "Boxco has no workshop here.",
    ],
    [
      "Wir haben Boxco (900 Euro) geprüft und uns entschieden, Regale selbst zu bauen.",
      "Boxco hat hier keine Werkstatt.",
    ],
    [
      "We hebben Boxco (€ 900) bekeken en besloten zelf rekken te bouwen.",
      "Boxco heeft hier geen werkplaats.",
    ],
    [
      "Nous avons étudié Boxco (900 €) et décidé de construire des étagères.",
      "Boxco n'a pas d'atelier ici.",
    ],
    ["箱田社（9万円）を検討したが、棚は自社で作ることにした。", "箱田社は県内に拠点がない。"],
  ])("%s", async (chosen, drawback) => {
    const gap = chosen.endsWith("。") ? "" : " ";
    const brief = briefFor("business_case", [item("decision", "Racks", chosen + gap + drawback)]);
    expect(await readSection(brief, "Options considered")).toContain(drawback);
    const decided = await readSection(brief, "Decisions and next steps");
    expect(decided).toContain(chosen);
    expect(decided).not.toContain(drawback);
  });

  test.each([
    "We looked at Boxco and decided to rent it.",
    "We looked at Boxco and decided to take Boxco.",
    "We looked at the racks and decided to build.",
    "We looked at Boxco.",
    "We considered Boxco, and it is fine.",
    "They looked at Boxco and decided to build.",
    "We compared prices and decided to build.",
    "We tested our app and decided to wait.",
    "Wir haben Boxco geprüft und uns dafür entschieden.",
    "Wir haben Boxco geprüft und entschieden, es zu mieten.",
    "Wir haben Boxco geprüft.",
    "Wir haben die Regale geprüft und entschieden, zu bauen.",
    "Kunden haben Boxco geprüft und sich entschieden.",
    "We hebben Boxco bekeken en besloten het te huren.",
    "We hebben Boxco bekeken en ervoor gekozen.",
    "We hebben de rekken bekeken en besloten te bouwen.",
    "We hebben Boxco bekeken.",
    "Nous avons étudié Boxco et décidé de l'acheter.",
    "Nous avons étudié Boxco et choisi Boxco.",
    "Nous avons étudié les étagères et décidé de construire.",
    "Nous avons étudié Boxco.",
    "箱田社を検討した。",
    "箱田社を検討したが、それを借りることにした。",
    "客は箱田社を検討する。",
  ])("no option is passed over: %s", (text) => {
    expect(listPassedOver([text])).toEqual([]);
  });
});

const toTable = (rows: readonly (readonly string[])[]) =>
  rows
    .flatMap((row, at) => [
      `| ${row.join(" | ")} |`,
      ...(at === 0 ? [`|${"---|".repeat(row.length)}`] : []),
    ])
    .join("\n");
const read = (rows: readonly (readonly string[])[], heading: string) =>
  readSection(briefFor("business_case", [item("general_note", "Racks", toTable(rows))]), heading);

describe("options passed over: a table of what suppliers offer compares options", () => {
  test.each([
    [
      ["Supplier", "Once", "A month", "Weeks"],
      ["Boxco", "£18,400", "£240", "8"],
      ["Build", "£12,000", "£0", "14"],
    ],
    [
      ["Anbieter", "Einmalig"],
      ["Boxco", "18.400 €"],
      ["Nord", "26.900 €"],
    ],
    [
      ["Leverancier", "Eenmalig", "Levertijd"],
      ["Boxco", "€ 18.400", "8 weken"],
      ["Noord", "€ 26.900", "–"],
    ],
    [
      ["Fournisseur", "Prix"],
      ["Boxco", "18 400 €"],
      ["Nord", "26 900 €"],
    ],
    [
      ["業者", "初期費用"],
      ["箱田", "184万円"],
      ["北社", "269万円"],
    ],
  ])("%s", async (...rows) => {
    expect(await read(rows, "Options considered")).toContain(rows[1]?.[1]);
    expect(await read(rows, "Costs and returns")).not.toContain(rows[1]?.[1]);
  });

  test.each([
    [
      ["Supplier", "Part", "Price"],
      ["Boxco", "Racks", "£400"],
      ["Nord", "Doors", "£90"],
    ],
    [
      ["Supplier", "Price"],
      ["Boxco", "£400"],
    ],
    [
      ["Supplier", "Price"],
      ["Boxco", "£400"],
      ["Nord", "£90"],
      ["Total", "£490"],
    ],
    [
      ["Supplier", "Paid"],
      ["Boxco", "£400"],
      ["Nord", "£90"],
    ],
    [
      ["Supplier", "Phone"],
      ["Boxco", "0161"],
      ["Nord", "0170"],
    ],
    [
      ["Month", "Cost"],
      ["May", "£400"],
      ["June", "£90"],
    ],
    [
      ["Plan", "Price"],
      ["Basic", "£4"],
      ["Plus", "£9"],
    ],
    [
      ["Anbieter", "Rechnung"],
      ["Boxco", "400 €"],
      ["Nord", "90 €"],
    ],
    [
      ["Lieferant", "Ware", "Preis"],
      ["Boxco", "Regal", "400 €"],
      ["Nord", "Tür", "90 €"],
    ],
    [
      ["Posten", "Kosten"],
      ["Regale", "400 €"],
      ["Türen", "90 €"],
    ],
    [
      ["Anbieter", "Preis"],
      ["Boxco", "400 €"],
      ["Nord", "90 €"],
      ["Summe", "490 €"],
    ],
    [
      ["Anbieter", "Preis"],
      ["Boxco", "400 €"],
      ["Nord", "offen"],
    ],
    [
      ["Leverancier", "Betaald"],
      ["Boxco", "€ 400"],
      ["Noord", "€ 90"],
    ],
    [
      ["Leverancier", "Artikel", "Prijs"],
      ["Boxco", "Rek", "€ 400"],
      ["Noord", "Deur", "€ 90"],
    ],
    [
      ["Post", "Bedrag"],
      ["Rekken", "€ 400"],
      ["Deuren", "€ 90"],
    ],
    [
      ["Maand", "Kosten"],
      ["Mei", "€ 400"],
      ["Juni", "€ 90"],
    ],
    [
      ["Fournisseur", "Facture"],
      ["Boxco", "400 €"],
      ["Nord", "90 €"],
    ],
    [
      ["Poste", "Coût"],
      ["Étagères", "400 €"],
      ["Portes", "90 €"],
    ],
    [
      ["Fournisseur", "Pièce", "Prix"],
      ["Boxco", "Étagère", "400 €"],
      ["Nord", "Porte", "90 €"],
    ],
    [
      ["業者", "支払額"],
      ["箱田", "4万円"],
      ["北社", "9万円"],
    ],
    [
      ["項目", "費用"],
      ["棚", "4万円"],
      ["扉", "9万円"],
    ],
    [
      ["業者", "品目", "価格"],
      ["箱田", "棚", "4万円"],
      ["北社", "扉", "9万円"],
    ],
  ])("but not: %s", async (...rows) => {
    expect(await read(rows, "Options considered")).not.toContain(rows[1]?.[0]);
  });
});
