import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import type { ContextLabel } from "@/lib/schemas/enums";
import { splitSentences } from "@/lib/text/sentences";
import { launchMaterial } from "@/tests/support/launch-material";
import { item } from "../builtin/pieces";

const material = launchMaterial("Arrival");
const check = (area: string, label: ContextLabel, text: string) => {
  const evidence = [...material.evidence, item(label, "Item", text)];
  return applyRules({ ...material, evidence }).checks.find((each) => each.area === area);
};

describe("launch readiness: work that has not begun", () => {
  test.each([
    "An audit is required before the opening; not started.",
    "The audit has not been started yet.",
    "The contract isn't signed yet.",
    "The work on the ramp has not started.",
    "Eine Prüfung ist vor der Eröffnung nötig; nicht begonnen.",
    "Een keuring is nodig voor de opening; niet begonnen.",
    "Un audit est requis avant l'ouverture ; pas commencé.",
    "監査は未着手。",
  ])("leaves a rule to keep open: %s", (text) => {
    const found = check("Compliance and constraints", "compliance_requirements", text);
    expect(found).toMatchObject({ status: "warn", finding: expect.stringContaining(text) });
  });

  test.each([
    "It may fail. Countermeasure: spare lamps, £90. Not ordered yet.",
    "Ausfall. Gegenmaßnahme: Ersatzlampen, 90 €. Noch nicht bestellt.",
    "Uitval. Maatregel: reservelampen, € 90. Nog niet besteld.",
    "Panne. Parade : lampes de rechange, 90 €. Pas encore commandées.",
    "故障。対策：予備の電球。未発注。",
  ])("leaves a countermeasure open: %s", (text) => {
    const found = check("Risks", "risk", text);
    expect(found?.finding).toContain("Not done yet, by their own words: “Item”");
  });

  test.each([
    "Photos stay in the country; not shared.",
    "Do not open the gate yet.",
    "Deposits are paid back for work not done.",
    "Payment is due if work is not done.",
    "The clock is not started by the first call.",
    "Trips that have not started can be cancelled.",
    "The list shows three states: not started, running, done.",
    "It had not started.",
    "Der Status ist offen, nicht begonnen oder fertig.",
    "Nicht begonnene Fahrten werden erstattet.",
    "Fahrten, die nicht begonnen haben, werden erstattet.",
    "Ritten die niet zijn gestart worden terugbetaald.",
    "Les trajets pas commencés sont remboursés.",
    "未使用の券は返金する。",
    "未成年は不可。",
  ])("is not that of others, or what never happened: %s", (text) => {
    expect(quoteUnsettled(item("compliance_requirements", "Rule", text))).toBeUndefined();
  });

  test.each([
    "It has not happened yet.",
    "Das ist noch nicht passiert.",
    "Dat is nog niet voorgekomen.",
    "Cela ne s'est pas encore produit.",
    "まだ起きていません。",
  ])("is not a risk that never came true: %s", (text) => {
    expect(quoteUnsettled(item("risk", "Risk", text))).toBeUndefined();
  });

  test.each([
    ["compliance_requirements", "The load test has not happened yet."],
    ["general_note", "De keuring is nog niet gebeurd."],
    ["technical_constraint", "Die Prüfung ist noch nicht passiert."],
    ["risk", "Les clés ne sont pas encore arrivées."],
  ] as const)("is open unless it is a risk that never came true: %s: %s", (label, text) => {
    expect(quoteUnsettled(item(label, "Item", text))).toBe(text);
  });
});

describe("open questions: a bracket after the question mark", () => {
  const isUnowned = (question: string) =>
    listUnownedQuestions(splitSentences(`## Open questions\n\n- ${question}\n`)).length > 0;

  test.each([
    "Who writes the report, Lomax or us? (Hannah)",
    "Wer schreibt den Bericht? (Nora)",
    "Wie schrijft het verslag? (Joost)",
    "Qui écrit le rapport ? (Claire)",
    "誰が報告を書くか？（田中さん）",
    "誰が報告を書くか？（法務部）",
  ])("names who answers: %s", (question) => {
    expect(isUnowned(question)).toBe(false);
  });

  test.each([
    "Who pays? (Yes)",
    "Who pays? (GDPR)",
    "Who pays? (Open)",
    "Who pays? (see the contract)",
    "Who pays? (about 40 a month)",
    "Who pays? (Optional)",
    "Who pays? (Budget)",
    "Wer zahlt? (Datenschutz)",
    "Wie betaalt? (Belangrijk)",
    "誰が払うか？（全部）",
    "Wer zahlt? (Offen)",
    "Wer zahlt? (Unklar)",
    "Wie betaalt? (Onbekend)",
    "Qui paie ? (Inconnu)",
    "誰が払うか？（未定）",
    "誰が払うか？（任意）",
  ])("names nobody: %s", (question) => {
    expect(isUnowned(question)).toBe(true);
  });
});
