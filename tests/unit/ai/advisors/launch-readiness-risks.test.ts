import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import type { LaunchOptions } from "@/lib/ai/advisors/launch-readiness/contract";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import type { Material } from "@/lib/ai/inquiry";
import { launchMaterial } from "@/tests/support/launch-material";

const judged = (material: Material<LaunchOptions>) => checkAnswer(applyRules(material), material);

const RISKS: [string, string, "named" | "quoted" | "empty"][] = [
  ["a line", "It may fail. Countermeasure: send an SMS first.", "named"],
  ["a bold line", "**Mitigation:** a second supplier is booked.", "named"],
  ["a German line", "Ursache: Regen. Gegenmaßnahme: Zelt mieten.", "named"],
  ["a Dutch line", "Oorzaak: regen. Tegenmaatregel: een tent huren.", "named"],
  ["a French line", "Cause : pluie. Mesure: louer une tente.", "named"],
  ["a description alone", "Cause: heavy rain. Effect: the stand is wet.", "quoted"],
  ["an uncertainty, as risks are", "Unclear whether the supplier delivers in time.", "quoted"],
  ["an act to come", "The wharf may be closed. Tom books a second crane by Friday.", "quoted"],
  ["German prose", "Der Lieferant kann ausfallen. Wir fragen im März einen zweiten an.", "quoted"],
  ["French prose", "Le fournisseur peut tomber. Nous en cherchons un deuxième.", "quoted"],
  ["a French line with a space", "Cause : pluie. Parade : louer une tente.", "named"],
  ["a Japanese line", "原因：雨。対策：テントを借りる。", "named"],
  ["a list below the label", "Countermeasure:\n\n- rent a tent\n", "named"],
  ["a countermeasure that forbids", "Countermeasure: no new bookings after six.", "named"],
  ["a list below a bold label", "**Countermeasure:**\n\n- The desk opens the gate.", "named"],
  ["a countermeasure of nobody", "Rain. Countermeasure: nobody drives alone.", "named"],
  ["a German one that forbids", "Regen. Gegenmaßnahme: Keine Rabatte geben.", "named"],
  ["a Dutch one that forbids", "Regen. Maatregel: geen nieuwe klanten aannemen", "named"],
  ["a French one that forbids", "Pluie. Mesure : aucune livraison sans contrôle.", "named"],
  ["a task", "Rain. Countermeasure: todo: load test.", "named"],
  ["a refusal", "Rain. Countermeasure: No, we accept it.", "named"],
  ["a compound", "Rain. Countermeasure: No-show fee of €5.", "named"],
  ["open with more words", "Rain. Countermeasure: Open, with a lock for each crew.", "named"],
  ["a German refusal", "Regen. Gegenmaßnahme: Keine, wir tragen das Risiko.", "named"],
  ["a Dutch refusal", "Regen. Maatregel: Geen, wij dragen het risico.", "named"],
  ["one of two labels answered", "Mitigation: TBD\nFallback: paper lists.", "named"],
  ["no countermeasure yet", "Rain. Countermeasure: none yet. Owner: Tom.", "quoted"],
  ["a placeholder", "Rain. Mitigation: TBD by the board.", "quoted"],
  ["none with a remark", "Rain. Countermeasure: None, Tomos looks.", "quoted"],
  ["a bare to-do", "Rain. Countermeasure: TODO.", "quoted"],
  ["a bare bold label", "Rain. **Countermeasure:**", "quoted"],
  ["nothing yet", "Rain. Countermeasure: nothing yet.", "quoted"],
  ["open in German", "Regen. Gegenmaßnahme: noch offen.", "quoted"],
  ["none in German", "Regen. Gegenmaßnahme: keine.", "quoted"],
  ["none in Dutch", "Regen. Tegenmaatregel: geen.", "quoted"],
  ["none in French", "Pluie. Mesure : à définir.", "quoted"],
  ["none in Japanese", "雨。対策：なし。", "quoted"],
  ["a question", "The gate fails. Response: who decides?", "quoted"],
  ["an empty label", "Rain. Countermeasure:\n\nOwner: Tom.", "quoted"],
  ["a table", "| Gate fails | Desk opens by hand |", "quoted"],
  ["no text", "", "empty"],
];

describe("launch readiness: a risk", () => {
  const material = launchMaterial("Arrival");
  const withText = (text: string) => ({
    ...material,
    evidence: material.evidence.map((piece) =>
      "label" in piece && piece.label === "risk" ? { ...piece, title: "Risk", text } : piece,
    ),
  });

  test.each(RISKS)("with %s is described truly", (_, text, kind) => {
    const check = judged(withText(text)).checks.find(({ area }) => area === "Risks");
    const said = {
      named: "A countermeasure is named in “Risk”.",
      quoted: "“Risk” ends with “",
      empty: "“Risk” says no more than its title.",
    };
    for (const [each, words] of Object.entries(said)) {
      expect(check?.finding.includes(words), words).toBe(each === kind);
    }
  });

  test("that repeats a label without an answer is read in linear time", () => {
    const check = judged(withText("Countermeasure: none. ".repeat(9000))).checks[3];
    expect(check?.finding).not.toContain("A countermeasure is named");
  });

  test("is reported if it says no more than its title", () => {
    const check = judged(withText("Risk.")).checks[3];
    expect(check?.finding).toContain("“Risk” says no more than its title.");
  });

  test("is quoted by the rest of the sentence that begins with its title", () => {
    const check = judged(withText("Risk; Maeve visits both wards every week.")).checks[3];
    expect(check?.finding).toContain("“Risk” ends with “Maeve visits both wards every week.”");
    const longer = judged(withText("Risks at night; we keep a copy.")).checks[3];
    expect(longer?.finding).toContain("“Risk” ends with “Risks at night; we keep a copy.”");
    const unfinished = judged(withText("Risk; Maeve visits both wards")).checks[3];
    expect(unfinished?.finding).toContain("ends with “Maeve visits both wards”.");
  });

  test("is quoted by its last sentence, which the reader can judge", () => {
    const last = `Ilse orders a second lid ${"from the potter by the river ".repeat(8)}by May.`;
    const check = judged(withText(`The kiln may crack. ${last}`)).checks[3];
    expect(check?.finding).toContain(`“Risk” ends with “${last}”`);
  });

  test.each([
    ["They could, but have no phones. House rule. So no.", "House rule. So no."],
    ["Ann has the map in her head. No idea yet.", "Ann has the map in her head. No idea yet."],
    ["Ann has the map in her head. Cem copies it.", "Cem copies it."],
  ])("is quoted with the sentence before, if its last says nothing alone: %s", (text, end) => {
    const check = judged(withText(text)).checks[3];
    expect(check?.finding).toContain(`“Risk” ends with “${end}”`);
  });

  test.each([
    ["It may crack.\nCountermeasure: none yet\nOwner: Ann Lee", "Countermeasure: none yet"],
    ["Es reißt.\nGegenmaßnahme: keine\nVerantwortlich: Ida", "Gegenmaßnahme: keine"],
    ["Het scheurt.\nMaatregel: geen\nEigenaar: Kees", "Maatregel: geen"],
    ["Il casse.\nParade : aucune\nResponsable : Luc", "Parade : aucune"],
    ["割れる。\n対策:なし\n担当:森", "割れる。対策:なし"],
    ["It may crack. Owner: Ann Lee", "Owner: Ann Lee"],
  ])("is not quoted by its owner, unless that is all: %s", (text, end) => {
    const check = judged(withText(text)).checks[3];
    expect(check?.finding).toContain(`“Risk” ends with “${end}”`);
  });

  test.each([
    "Closed: the pier is repaired.",
    "Solved on 3 May: the pier is repaired.",
    "Resolved: the pier is repaired.",
    "Erledigt: der Steg steht.",
    "Gesloten: de kas is droog.",
    "Clos : le four est là.",
    "解消済。窯は届いた。",
  ])("that is over does not count: %s", (text) => {
    const check = judged(withText(text)).checks.find(({ area }) => area === "Risks");
    expect(check?.finding).toContain("No open risk of the initiative");
  });
});
