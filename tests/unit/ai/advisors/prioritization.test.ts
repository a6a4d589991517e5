import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prioritization/check";
import {
  PrioritizationAnswer,
  PrioritizationFindings,
} from "@/lib/ai/advisors/prioritization/contract";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const about = (initiative: string): Material<unknown> => ({
  subject: { type: "initiative", id: "initiative-1", title: initiative },
  text: "",
  evidence: sampleEvidence(initiative, "prd"),
  options: {},
});

function byRules(material: Material<unknown>) {
  return PrioritizationFindings.parse(checkAnswer(applyRules(material), material));
}

const byModel = (answer: object) => {
  const material = about("Arrival updates");
  return checkAnswer(PrioritizationAnswer.parse({ summary: "One first.", ...answer }), material);
};

describe("prioritization: the rules", () => {
  test("computes each score from the numbers it shows, and names what it counted", () => {
    for (const name of ["Arrival updates", "Offline visits", "Self-service"]) {
      const material = about(name);
      const { items, sequence } = byRules(material);
      expect(items.length).toBeGreaterThan(0);
      expect(sequence).toEqual(items.map(({ title }) => title));
      for (const { reach, impact, confidence, effort, score, source, rationale } of items) {
        expect(score).toBe(Math.round((reach * impact * confidence * 10) / effort) / 10);
        expect(material.evidence.map(({ id }) => id)).toContain(source.id);
        const titles = material.evidence.map(({ title }) => title);
        const named = [...rationale.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title);
        for (const title of named)
          expect(titles.some((known) => known.startsWith(title.replace("…", "")))).toBe(true);
      }
      const scores = items.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  test("links nothing by dates and by words that stand everywhere", () => {
    const [goal, risk] = ["goal", "context_item"].map((type) => {
      const piece = about("Arrival updates").evidence.find((each) => each.type === type);
      if (!piece) throw new Error(`The sample has no ${type}.`);
      return piece;
    });
    if (goal?.type !== "goal" || risk?.type !== "context_item") throw new Error("Other types.");
    const facts = { keyResult: "€5 million", baseline: null, timeframe: "31 December 2027" };
    const evidence = [
      {
        ...goal,
        label: "business_outcome" as const,
        title: "Grow recurring revenue",
        text: "Two thirds from new customers, and nobody leaves.",
        goal: { ...goal.goal, ...facts },
      },
      {
        ...risk,
        id: "petra",
        ref: "E90",
        label: "risk" as const,
        title: "Petra leaves on 31 December",
        text: "Nobody else knows the sync code.",
      },
      {
        ...risk,
        id: "phones",
        ref: "E91",
        label: "risk" as const,
        title: "Lost phones still hold customer addresses",
        text: "A phone that is lost before it has synced keeps its data, also after 31 December.",
      },
    ];
    const { items } = byRules({ ...about("Arrival updates"), evidence });
    const petra = items.find(({ title }) => title.startsWith("Petra"));
    expect(petra?.impact).toBe(2);
    expect(petra?.rationale).toContain("No goal is linked");
    expect(petra?.rationale).not.toContain("Lost phones");
  });

  test("leaves out what is shipped", () => {
    const { items, summary } = byRules(about("Smarter daily routes"));
    expect(items.map(({ title }) => title)).not.toContain("Pinned visits");
    expect(summary).toContain('"Pinned visits"');
  });

  test("says what to add when there is nothing to put in order", () => {
    const findings = byRules({ ...about("Arrival updates"), evidence: [] });
    expect(findings).toMatchObject({ items: [], sequence: [], removed_references: 0 });
    expect(findings.summary).toContain("Add feature ideas as context items");
  });
});

describe("prioritization: what a model ranks", () => {
  const item = {
    title: "One digit",
    evidence: ["E4", "E5"],
    reach: 4,
    impact: 5,
    confidence: 3,
    effort: 2,
    rationale: "Measured in the pilot.",
  };

  test("gets its score from us, whatever it claims", () => {
    const { items } = byModel({ summary: "One.", items: [{ ...item, score: 999 }] });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ score: 30, source: { type: "context_item" } });
  });

  test("loses candidates that rest on nothing that was sent, which are counted", () => {
    const { items, sequence, removed_references } = byModel({
      items: [
        item,
        { ...item, title: "Invented", evidence: ["E99"] },
        { ...item, title: "Unfounded", evidence: [] },
        { ...item, title: "Half invented", evidence: ["E98", "[^E5]"] },
        item,
      ],
      sequence: ["Half invented", "Invented", "One digit"],
    });
    expect(items.map(({ title }) => title)).toEqual(["One digit", "Half invented"]);
    expect(sequence).toEqual(["Half invented", "One digit"]);
    expect(removed_references).toBe(3);
  });

  test("is kept inside of the scales", () => {
    const { items } = byModel({
      items: [{ ...item, reach: 50, impact: "4", confidence: -3, effort: 0 }],
    });
    expect(items[0]).toMatchObject({ reach: 5, impact: 4, confidence: 1, effort: 1, score: 20 });
  });

  test("may leave everything out but the summary", () => {
    expect(byModel({})).toEqual({
      summary: "One first.",
      framework: "RICE-lite",
      items: [],
      sequence: [],
      removed_references: 0,
    });
  });
});
