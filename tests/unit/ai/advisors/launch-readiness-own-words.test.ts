import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import type { LaunchOptions } from "@/lib/ai/advisors/launch-readiness/contract";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { launchMaterial } from "@/tests/support/launch-material";

const judged = (material: Material<LaunchOptions>) => checkAnswer(applyRules(material), material);

describe("launch readiness: an open step", () => {
  const judgeText = (text: string, label: ContextLabel) => {
    const material = launchMaterial("Arrival");
    const evidence = material.evidence.map((piece) =>
      piece.type === "context_item" && piece.label === "risk"
        ? { ...piece, label, title: "Item", text }
        : piece,
    );
    return judged({ ...material, evidence });
  };

  test.each([
    "The choir meets in May. The hall has yet to be booked.",
    "The choir meets in May. The mayor has not answered yet.",
    "Das Boot ist gestrichen. Der Motor ist noch nicht geprüft.",
    "De kas is klaar. Er is nog geen vergunning.",
    "Le four est prêt. Le maire n'a pas encore signé.",
    "窯はできた。許可証はまだ届いていない。",
  ])("is quoted and open: %s", (text) => {
    const { verdict, checks } = judgeText(text, "risk");
    const [, said = ""] = /[.。]\s?(.+)$/.exec(text) ?? [];
    const risks = checks.find(({ area }) => area === "Risks");
    expect(risks?.finding).toContain(`Not done yet, by their own words: “Item”: “${said}”`);
    expect(risks?.status).toBe("warn");
    expect(verdict).toBe("at_risk");
    expect(tell(text, "general_note")).toContain(said);
  });

  const tell = (text: string, label: ContextLabel) =>
    judgeText(text, label)
      .checks.map(({ finding }) => finding)
      .join();

  test.each([
    ["The hall has yet to be booked.", "user_feedback"],
    ["Not yet booked. Superseded in May.", "general_note"],
    ['The page shows "not yet booked".', "risk"],
    ["Rooms that have not yet been cleaned show a red dot.", "technical_constraint"],
    ["If the permit is not yet granted on 1 May, we open without music.", "risk"],
    ["On 3 March the contract was not yet signed.", "general_note"],
    ["Is the contract not yet signed?", "general_note"],
    ["Bestellungen, die noch nicht bezahlt sind, verfallen.", "technical_constraint"],
    ["Les clients qui n'ont pas encore payé ne voient pas la facture.", "technical_constraint"],
    ["Er sagte: „noch nicht fertig“.", "general_note"],
    ["Les factures « pas encore payées » sont en rouge.", "technical_constraint"],
    ["未決済の注文は表示しない。", "technical_constraint"],
  ] as const)("is not in %s of %s", (text, label) => {
    expect(tell(text, label)).not.toContain("Not done yet");
  });

  test("is quoted of three items, and named of the others", () => {
    const material = launchMaterial("Arrival");
    const decisions = material.evidence
      .filter((piece) => hasLabel(piece, "decision"))
      .slice(0, 1)
      .flatMap((piece) =>
        Array.from({ length: 9 }, (_, at) => ({
          ...piece,
          id: `${at}`,
          title: `Permit ${at}`,
          text: "It is not yet here.",
        })),
      );
    const { checks } = judged({ ...material, evidence: [...material.evidence, ...decisions] });
    const { finding = "" } = checks.find(({ area }) => area === "Scope and decisions") ?? {};
    const [, undone = ""] = finding.split("Not done yet");
    expect(undone.split("“It is not yet here.”")).toHaveLength(4);
    expect(undone).toContain("See also “Permit 3”");
  });
});

describe("launch readiness: a decision", () => {
  const judgeNote = (text: string, label: "general_note" | "decision" = "general_note") => {
    const material = launchMaterial("Arrival");
    const evidence = material.evidence
      .filter((piece) => !hasLabel(piece, "general_note"))
      .map((piece) =>
        piece.type === "context_item" && piece.label === "decision"
          ? { ...piece, label, title: "Talk", text }
          : piece,
      );
    const { checks } = judged({ ...material, evidence });
    return checks.find(({ area }) => area === "Scope and decisions")?.finding;
  };

  test.each([
    "We settled on Tuesdays.",
    "Mit dem Chor abgemacht: dienstags.",
    "Afgesproken: op dinsdag.",
    "On a décidé : le mardi.",
    "火曜日に行うことにした。",
  ])("is quoted from notes, too: %s", (text) => {
    expect(judgeNote(text)).toContain(`Decided: “Talk” (“${text}”)`);
  });

  test.each(["Not clear: who pays for the hall.", "Offen ist, ob der Chor dienstags kommt."])(
    "is not seen in a sentence that says that it is open: %s",
    (text) => {
      expect(judgeNote(text, "decision")).not.toContain("Decided: “Talk”");
    },
  );

  test("is quoted from the sentence after an open matter", () => {
    const said = "We settled on Tuesdays.";
    for (const label of ["general_note", "decision"] as const)
      expect(judgeNote(`Not clear: who pays. ${said}`, label)).toContain(`“Talk” (“${said}”)`);
  });

  test("is quoted with the day that its text begins with", () => {
    expect(judgeNote("20. Oktober 2026: beschlossen.")).toContain("(“20. Oktober 2026: beschl");
  });

  test("is quoted from the sentence after one with only a day and people", () => {
    const decision = `Bank B takes the image, ${"a check of it comes first, ".repeat(6)}then they swap.`;
    expect(judgeNote(`2 Oct, agreed by Ann and Ben. ${decision}`)).not.toContain("they swap");
    const material = launchMaterial("Arrival");
    const evidence = material.evidence.map((piece) =>
      hasLabel(piece, "decision") ? { ...piece, text: `2 Oct, Ann and Ben. ${decision}` } : piece,
    );
    const { checks } = judged({ ...material, evidence });
    expect(checks.map(({ finding }) => finding).join()).toContain(decision);
  });

  test("is not seen in other notes, nor in an old plan", () => {
    for (const text of [
      "Ilse pays the potter.",
      "We settled on Tuesdays. Superseded in May.",
      "The day is to be decided.",
      "Der Tag wird noch entschieden.",
      "De dag moet nog besloten worden.",
      "Le jour n'est pas encore décidé.",
      "Nobody has decided yet who pays.",
      "What was decided about the price?",
      "We only start if the board has agreed.",
      "Unless agreed otherwise, fees apply.",
      "Es ist noch nichts entschieden.",
      "Er is nog niets besloten over de prijs.",
      "Rien n'est décidé.",
      'Ann said: "we decided to leave".',
    ])
      expect(judgeNote(text)).toContain("Read the notes “Talk”: they may contain decisions.");
  });
});
