import { expect, test } from "vitest";
import { cutClauses } from "@/lib/ai/classifier/titles/clauses";

test.each([
  [
    "According to the 2026 study of the federation, 38 % of hire firms offer online booking today.",
    "38 % of hire firms offer online booking today",
  ],
  [
    "連盟が2026年に行った全国の貸し出し業者に対する調査の報告書によると、貸し出し業者の38%が今ではインターネットでの予約を受け付けており、その割合は2022年の17%から大きく増えている。",
    "貸し出し業者の38%が今ではインターネットでの予約を受け付けており、その割合は2022年の17%から大きく増えている",
  ],
  [
    "D'après la plaquette de la chambre de métiers, il y a 212 traiteurs en Mayenne et leur nombre augmente.",
    "Il y a 212 traiteurs en Mayenne et leur nombre augmente",
  ],
  [
    "Selon l'étude de la fédération, 38 % des loueurs proposent une réservation en ligne aux clients.",
    "38 % des loueurs proposent une réservation en ligne aux clients",
  ],
])("classifier: a title has the fact and not its source: %s", (text, title) => {
  expect(cutClauses(text)).toBe(title);
});

test.each([
  ["According to the chamber, there are 212.", "According to the chamber, there are 212"],
  ["Selon la chambre, il y en a 212.", "Selon la chambre, il y en a 212"],
  ["Laut der Kammer gibt es 212 Betriebe.", "Laut der Kammer gibt es 212 Betriebe"],
  ["Volgens de kamer zijn er 212 bedrijven.", "Volgens de kamer zijn er 212 bedrijven"],
  ["Accordingly, there are 212 firms.", "Accordingly, there are 212 firms"],
])("classifier: a short title keeps its source: %s", (text, title) => {
  expect(cutClauses(text)).toBe(title);
});

test.each([
  "According to Ann, who runs the depot and has done so for 12 years, the chairs come back broken.",
  "Selon Anne, qui dirige le dépôt depuis douze ans et connaît tous les clients, les chaises reviennent cassées.",
  "Laut Anna, die das Lager seit zwölf Jahren leitet und alle Kunden kennt, kommen die Stühle kaputt zurück.",
  "Volgens Anna, die het magazijn al twaalf jaar leidt en alle klanten kent, komen de stoelen kapot terug.",
])("classifier: a title does not begin with a clause about the source: %s", (text) => {
  expect(cutClauses(text)).toMatch(/^(?:According|Selon|Laut|Volgens)/);
});
