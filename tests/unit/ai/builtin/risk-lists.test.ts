import { expect, test } from "vitest";
import { splitRegister } from "@/lib/ai/reading/split-records";
import { briefFor, draft, item, readSection, related } from "./pieces";

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

const TABLE =
  "| Risk | Owner | Status |\n|---|---|---|\n| Supplier delivers late | Bill | closed - delivered 14 Aug |\n| Power fails at the branches | Samir | open |\n| Lockers are not used | Carys | open |";

test.each([`# Risks (June 2026)\n\n${TABLE}\n`, TABLE])(
  "risk lists: the rows of a document that is only a table of risks are risks: %j",
  async (text) => {
    const register = related("risk_register", "Risks (June)", text);
    const brief = briefFor("risk_register", [register]);
    const section = await readSection(brief, "Register");
    expect(section).toMatch(/^\| Risk \|.* Owner \|$/m);
    expect(section).toMatch(/^\| \*\*Power fails at the branches\.\*\*.* \| Samir \|$/m);
    expect(section).toContain(`[^${register.ref}]`);
    expect(section).not.toContain("Supplier");
    expect(await readSection(brief, "Closed risks")).toContain("Supplier delivers late");
    expect(await draft(brief)).not.toContain("Documents of this type");
    const other = await readSection(briefFor("prd", [register]), "Open questions and risks");
    expect(other).toContain("**Lockers are not used.**");
  },
);

test.each([
  [
    "# Risks\n\nAgreed in June.\n\n| Risk | Owner |\n|---|---|\n| Theft of copper | Ann |\n| Frost in May | Bo |",
  ],
  [
    "## Closed risks\n\n| Risk | Owner |\n|---|---|\n| Theft of copper | Ann |\n| Frost in May | Bo |",
  ],
  ["| Risk | Owner |\n|---|---|\n| Theft of copper | Ann |"],
  ["| Risk | Level |\n|---|---|\n| High | 3 |\n| Low | 1 |"],
  ["| Measure | Owner |\n|---|---|\n| Buy new locks | Ann |\n| Count the keys | Bo |"],
  ["# Risks\n\n- Theft of copper\n- Frost in May"],
])("risk lists: another document stays whole: %j", (text) => {
  const register = related("risk_register", "Risks", text);
  expect(splitRegister(register)).toEqual([register]);
});

test("risk lists: a table of a plan or of an approved register to copy stays whole", async () => {
  const plan = related("prd", "Plan", TABLE);
  expect(splitRegister(plan)).toEqual([plan]);
  const approved = related("risk_register", "Risks", TABLE, "approved");
  const text = await draft(briefFor("risk_register", [approved]));
  expect(text).toContain("| Supplier delivers late | Bill | closed - delivered 14 Aug");
});
