import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

const readCosts = (text: string) =>
  readSection(
    briefFor("business_case", [
      item("decision", "Scanners", text),
      item("general_note", "Nord", "The estimate is £29,000."),
    ]),
    "Costs and returns",
  );

test.each([
  ["We buy 16 scanners in 2027, the rest later. The price is £21,500 each.", "21,500"],
  ["We rent the hall. It costs £21,500.", "21,500"],
  ["2027 kaufen wir 16 Scanner. Preis pro Stück 21.500 €.", "21.500"],
  ["In 2027 kopen we 16 scanners. Prijs per stuk € 21.500.", "21.500"],
  ["We huren de zaal. Dat kost € 21.500.", "21.500"],
  ["Nous achetons 16 scanners. Prix unitaire : 21 500 €.", "21 500"],
  ["16台を買う。単価は215万円。", "215"],
])("costs: the price in the sentence after a purchase is a cost: %s", async (text, sum) => {
  expect(await readCosts(text)).toContain(sum);
});

test.each([
  "We buy 16 scanners. The day ticket costs £20.",
  "We buy 16 scanners. Customers pay £20.",
  "We buy 16 scanners. Costume hire is £20.",
  "We buy a scanner. The price is £40 a month for guests.",
  "Wir kaufen einen Scanner. Preis pro Monat für Gäste: 40 €.",
  "We sell 16 scanners. The price is £20 each.",
  "We lend out scanners. It costs £20.",
  "Wir mieten den Saal. Er liegt am Markt. Kosten: 20 €.",
  "Wir kaufen 16 Scanner. Die Tageskarte kostet 20 €.",
  "Wir verkaufen Scanner. Preis pro Stück 20 €.",
  "Wir kaufen 16 Scanner. Preisträger bekommen 20 €.",
  "We kopen 16 scanners. Een dagkaart kost € 20.",
  "We verkopen scanners. Prijs per stuk € 20.",
  "Nous achetons 16 scanners. Le billet coûte 20 €.",
  "Nous vendons des scanners. Prix unitaire : 20 €.",
  "16台を買う。入場券は20円。",
  "16台を売る。単価は20円。",
])("costs: the price in another sentence is none: %s", async (text) => {
  expect(await readCosts(text)).not.toContain("Scanners");
});
