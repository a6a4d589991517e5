import { expect, test } from "vitest";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
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
