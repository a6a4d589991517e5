import { expect, test } from "vitest";
import { findDecided } from "@/lib/ai/advisors/shared/find-decided";
import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { readSaid } from "@/lib/ai/reading/read-said";
import { listRevised } from "@/lib/text/revises";
import { briefFor, draft, item, readSection } from "./pieces";

const START = [
  "Start in Dungarvan",
  "We start in Dungarvan because of the 4G there. (Orla, 2 June)\n\nUPDATE 29 Sept: no longer true, Carlingford first.",
] as const;
const APP = [
  "application mobile",
  "(juin) on fait une appli iOS et Android.\n→ abandonné le 22/09, trop cher, un site suffit",
] as const;
const decide = ([title, text]: readonly [string, string]) => item("decision", title, text);

test.each([
  START,
  APP,
  ["RFID", "We use RFID. Superseded on 3 Oct by QR tags."],
  ["Superseded: paper", "We keep paper."],
] as const)("superseded decisions: %s is in no plan", async (...words) => {
  const evidence = [decide(words), decide(["Colour", "We use green."])];
  for (const type of ["prd", "epic", "launch_plan", "executive_summary"] as const)
    expect(await draft(briefFor(type, evidence))).not.toContain(words[0]);
});

test("superseded decisions: the log names them with their verdicts", async () => {
  const brief = briefFor("decision_log", [
    decide(START),
    decide(APP),
    decide(["QR", "We use QR."]),
  ]);
  const table = await readSection(brief, "Decisions at a glance");
  expect(table).toContain(
    "**Start in Dungarvan.** UPDATE 29 Sept: no longer true, Carlingford first.",
  );
  expect(table).toContain("abandonné le 22/09, trop cher, un site suffit");
  expect(table).toMatch(/\*\*QR\.\*\* \[/);
});

test("superseded decisions: no part of them is a budget or a non-goal", async () => {
  const old = decide([
    "Route by phone",
    "Budget: 5,000 € approved. No map in the first version.\n\nUPDATE 3 May: dropped.",
  ]);
  expect(await draft(briefFor("prd", [old]))).not.toContain("map");
});

test("superseded decisions: they turn no idea down", () => {
  const idea = item("feature_idea", "Chatbot", "A chatbot for crews.");
  const refusal = decide(["No chatbot", "Too expensive."]);
  expect(findRefusal(idea, [refusal])).toBe(refusal);
  const old = decide(["No chatbot", "Too expensive.\n→ dropped on 3 May"]);
  expect(findRefusal(idea, [old])).toBeUndefined();
});

const EARLIER = decide([
  "Deposit",
  "Decided on 20 May 2025 by Ann Lee: schools pay a deposit of 30 %.",
]);
const OTHER = decide(["Colour", "Decided on 20 May 2025 by Ann Lee: all vans are blue."]);

test.each([
  "On 6 June 2025 we reversed the decision of 20 May: schools pay no deposit.",
  "Am 6. Juni 2025 haben wir den Beschluss vom 20. Mai aufgehoben: keine Anzahlung (Deposit).",
  "Op 6 juni 2025 hebben we het besluit van 20 mei ingetrokken: geen deposit meer.",
  "Le 6 juin 2025, nous sommes revenus sur la décision du 20 mai : plus de deposit.",
  "2025年6月6日に理事会が5月20日の決定を撤回した。depositはなし。",
  "We revoke “Deposit”. Schools pay nothing.",
])("superseded decisions: by a later one that names the day or the title: %s", async (text) => {
  const later = decide(["Correction", text]);
  const { evidence } = readSaid({ evidence: [EARLIER, OTHER, later] });
  for (const type of ["prd", "epic", "launch_plan", "executive_summary"] as const) {
    const said = await draft(briefFor(type, evidence));
    expect(said).not.toContain("30 %");
    expect(said).toContain(`[^${later.ref}]`);
  }
  const table = await readSection(briefFor("decision_log", evidence), "Decisions at a glance");
  expect(table).toContain(`[^${EARLIER.ref}][^${later.ref}]`);
  expect(await draft(briefFor("decision_log", evidence))).not.toContain("schools pay a deposit");
});

test("superseded decisions: the later one is quoted before others", async () => {
  const later = decide(["Correction", "We reversed the decision of 20 May: schools pay nothing."]);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) =>
    decide([`Box ${count}`, `Decided on ${count} May 2025 by Ann Lee: box ${count} is blue.`]),
  );
  const { evidence } = readSaid({ evidence: [EARLIER, later, ...others] });
  const requirements = await readSection(briefFor("prd", evidence), "Requirements");
  expect(requirements.split("\n")[0]).toContain("schools pay nothing");
});

test("superseded decisions: a launch check and updates quote only the later one", () => {
  const later = decide(["Correction", "We reversed the decision of 20 May: schools pay nothing."]);
  const { evidence } = readSaid({ evidence: [EARLIER, OTHER, later] });
  expect(evidence.map((piece) => isOutdated(piece))).toEqual([true, false, false]);
  expect(evidence.map((piece) => findDecided(piece) === undefined)).toEqual([true, false, false]);
});

test.each([
  "Following the decision of 20 May we order blue vans.",
  "The decision of 20 May replaced red vans by blue ones.",
  "The decision of 20 May is not revoked.",
  "The decision of 20 May is partly revoked.",
  "Ann asked to reverse the decision of 20 May.",
  "We will revoke the decision of 20 May if sales fall.",
  "If the decision of 20 May is revoked, we stop.",
  "The decision of 20 May holds, the fee is cancelled.",
  "Im Juni hat der Beschluss vom 20. Mai den Preis geändert.",
  "Der Beschluss vom 20. Mai wurde nicht aufgehoben.",
  "Seit dem Beschluss vom 20. Mai wurde die Miete geändert.",
  "Wir bestätigen den Beschluss vom 20. Mai.",
  "In juni heeft het besluit van 20 mei de prijs gewijzigd.",
  "Het besluit van 20 mei is niet ingetrokken.",
  "De brief van 20 mei is ingetrokken.",
  "La décision du 20 mai a modifié nos prix.",
  "La décision du 20 mai n'est pas annulée.",
  "La décision du 20 mai sera peut-être annulée.",
  "Depuis la décision du 20 mai, deux visites ont été annulées.",
  "5月20日の決定は撤回されない。",
  "5月20日の決定により価格を変更した。",
])("superseded decisions: none is revoked by: %s", (text) => expect(listRevised(text)).toEqual([]));
