import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

const readRegister = (title: string, text: string) =>
  readSection(briefFor("risk_register", [item("risk", title, text)]), "Register");

test.each([
  [
    "Risks",
    "- Bikes are stolen. Owner: Ann\n- The shed floods. Owner: Bo\n- Nobody comes. Owner: Cem",
  ],
  [
    "Summer risks",
    "1. Theft of bikes. Owner: Ann\n2. Flood in the shed. Owner: Bo\n3. Rain. Owner: Cem",
  ],
  [
    "Risiken:",
    "- Diebstahl. Verantwortlich: Ann\n- Regen. Verantwortlich: Bo\n- Frost. Verantwortlich: Cem",
  ],
  ["Grootste risico's", "- Diefstal. Eigenaar: Ann\n- Regen. Eigenaar: Bo\n- Vorst. Eigenaar: Cem"],
  [
    "Principaux risques",
    "- Vol. Responsable : Ann\n- Pluie. Responsable : Bo\n- Gel. Responsable : Cem",
  ],
  ["主なリスク", "- 盗難。担当：田中\n- 雨。担当：佐藤\n- 霜。担当：古賀"],
])("risk lists: each risk below %s is a row of the table", async (title, text) => {
  const section = await readRegister(title, text);
  expect(section.match(/^\|.*\[\^E\d+\] \| (?:Ann|Bo|Cem|田中|佐藤|古賀) \|$/gm)).toHaveLength(3);
  expect(section).not.toContain("Check before you send");
});

test("risk lists: without owners, each risk is a line, and all are to check", async () => {
  const section = await readRegister("Risks", "- Bikes are stolen.\n- The shed floods.");
  expect(section).toMatch(/^- Bikes are stolen\. \[\^E\d+\]\n- The shed floods\. \[\^E\d+\]\n/);
  expect(section).toContain("any of these risks");
});

test.each([
  ["Measures against risks", "- Buy locks.\n- Count the bikes."],
  ["Maßnahmen gegen Risiken", "- Schlösser kaufen.\n- Räder zählen."],
  ["Maatregelen tegen risico's", "- Sloten kopen.\n- Fietsen tellen."],
  ["Mesures contre les risques", "- Acheter des cadenas.\n- Compter les vélos."],
  ["Closed risks", "- theft\n- rain"],
  ["Frost", "- Buy a heater.\n- Train the staff."],
  ["Risks of theft", "- Buy locks.\n- Count the bikes."],
  ["Risk: frost", "- Buy a heater.\n- Train the staff."],
  ["Risks", "Bikes are stolen when:\n\n- the shed is open\n- nobody is there"],
  ["Risiko", "- Heizung kaufen.\n- Personal schulen."],
  ["Risico", "- Verwarming kopen.\n- Personeel opleiden."],
  ["Risque", "- Acheter un chauffage.\n- Former le personnel."],
  ["霜のリスク", "- 暖房を買う。\n- 訓練する。"],
])("risk lists: a list below %s is about one risk: %j", async (title, text) => {
  const section = await readRegister(title, text);
  expect(section).toMatch(/^- .*\n(?: {4}- .*\n){2}/);
});
