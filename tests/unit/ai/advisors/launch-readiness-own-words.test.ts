import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import type { LaunchOptions } from "@/lib/ai/advisors/launch-readiness/contract";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { launchMaterial } from "@/tests/support/launch-material";

const judged = (material: Material<LaunchOptions>) => checkAnswer(applyRules(material), material);

describe("launch readiness: a blocker", () => {
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
    "Das Boot ist gestrichen. Der Motor ist noch nicht geprüft.",
    "De kas is klaar. Er is nog geen vergunning.",
    "Le four est prêt. Le maire n'a pas encore signé.",
    "窯はできた。許可証はまだ届いていない。",
  ])("is what an item says is not done yet: %s", (text) => {
    const { blockers, verdict, checks } = judgeText(text, "risk");
    const [, said = ""] = /[.。]\s?(.+)$/.exec(text) ?? [];
    expect(blockers.join()).toContain(`“Item” says what is not done yet: “${said}”`);
    expect(verdict).toBe("not_ready");
    expect(checks.find(({ area }) => area === "Risks")?.status).toBe("fail");
    expect(judgeText(text, "general_note").blockers.join()).toContain(said);
  });

  test("is nothing that customers say, or that stands in quotation marks", () => {
    expect(judgeText("The hall has yet to be booked.", "user_feedback").blockers).toEqual([]);
    expect(judgeText("Not yet booked. Superseded in May.", "general_note").blockers).toEqual([]);
    expect(judgeText('The page shows "not yet booked".', "risk").blockers).toEqual([]);
  });
});

describe("launch readiness: what is decided", () => {
  const judgeNote = (text: string) => {
    const material = launchMaterial("Arrival");
    const evidence = material.evidence
      .filter((piece) => !hasLabel(piece, "general_note"))
      .map((piece) =>
        piece.type === "context_item" && piece.label === "decision"
          ? { ...piece, label: "general_note" as const, title: "Talk", text }
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

  test("is quoted with the day that its text begins with", () => {
    expect(judgeNote("20. Oktober 2026: beschlossen.")).toContain("(“20. Oktober 2026: beschl");
  });

  test("is quoted beyond a first sentence that names a day and people alone", () => {
    const decision = `Bank B takes the image, ${"a check of it comes first, ".repeat(6)}then they swap.`;
    expect(judgeNote(`2 Oct, agreed by Ann and Ben. ${decision}`)).not.toContain("they swap");
    const material = launchMaterial("Arrival");
    const evidence = material.evidence.map((piece) =>
      hasLabel(piece, "decision") ? { ...piece, text: `2 Oct, Ann and Ben. ${decision}` } : piece,
    );
    const { checks } = judged({ ...material, evidence });
    expect(checks.map(({ finding }) => finding).join()).toContain(decision);
  });

  test("is not known of other notes, nor of a plan of old", () => {
    for (const text of [
      "Ilse pays the potter.",
      "We settled on Tuesdays. Superseded in May.",
      "The day is to be decided.",
      "Der Tag wird noch entschieden.",
      "De dag moet nog besloten worden.",
      "Le jour n'est pas encore décidé.",
    ])
      expect(judgeNote(text)).toContain("What the notes “Talk” decide is not known.");
  });
});
