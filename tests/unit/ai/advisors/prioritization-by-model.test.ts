import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prioritization/check";
import { PrioritizationAnswer } from "@/lib/ai/advisors/prioritization/contract";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const about = (initiative: string): Material<unknown> => ({
  subject: { type: "initiative", id: "initiative-1", title: initiative },
  text: "",
  evidence: sampleEvidence(initiative, "prd"),
  options: {},
});

const byModel = (answer: object) => {
  const material = about("Arrival updates");
  return checkAnswer(PrioritizationAnswer.parse({ summary: "One first.", ...answer }), material);
};

describe("prioritization: the ranking of a model", () => {
  const idea = about("Arrival updates").evidence.find(
    (piece) => "label" in piece && piece.label === "feature_idea",
  );
  const refs = [idea?.ref ?? "", "E5"];
  const item = {
    title: "One digit",
    evidence: refs,
    reach: 4,
    impact: 5,
    confidence: 3,
    effort: 2,
    rationale: "Measured in the pilot.",
  };

  test("gets its scores from our formula", () => {
    const { items } = byModel({ summary: "One.", items: [{ ...item, score: 999 }] });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ score: 30, source: { type: "context_item" } });
  });

  test("loses and counts candidates that are no feature idea on record", () => {
    const { items, sequence, removed_references } = byModel({
      items: [
        item,
        { ...item, title: "Invented", evidence: ["E99"] },
        { ...item, title: "Unfounded", evidence: [] },
        { ...item, title: "No idea", evidence: ["E5"] },
        { ...item, title: "Half invented", evidence: ["E98", `[^${idea?.ref}]`] },
        item,
      ],
      sequence: ["Half invented", "Invented", "One digit"],
    });
    expect(items.map(({ title }) => title)).toEqual(["One digit", "Half invented"]);
    expect(sequence).toEqual(["Half invented", "One digit"]);
    expect(removed_references).toBe(4);
  });

  test("has no score for an item whose number has no basis, and ranks it after those with a score", () => {
    const { items, sequence } = byModel({
      items: [{ ...item, title: "Unknown", effort: null }, item],
      sequence: [],
    });
    expect(items.map(({ title, score }) => [title, score])).toEqual([
      ["One digit", 30],
      ["Unknown", null],
    ]);
    expect(sequence).toEqual(["One digit"]);
  });

  test("is kept within the scales", () => {
    const { items } = byModel({
      items: [{ ...item, reach: 50, impact: "4", confidence: -3, effort: 0 }],
    });
    expect(items[0]).toMatchObject({ reach: 5, impact: 4, confidence: 1, effort: 1, score: 20 });
  });

  test("needs only a summary", () => {
    expect(byModel({})).toEqual({
      summary: "One first.",
      framework: "RICE-lite",
      items: [],
      sequence: [],
      removed_references: 0,
    });
  });
});
