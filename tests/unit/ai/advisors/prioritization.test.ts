import path from "node:path";
import { describe, expect, it } from "vitest";
import { PrioritizationFindings, prioritization } from "@/lib/ai/advisors/prioritization";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const GOLDEN = path.join(import.meta.dirname, "../../../golden/advisors");

const about = (initiative: string): Material<unknown> => ({
  subject: { type: "initiative", id: "initiative-1", title: initiative },
  text: "",
  evidence: sampleEvidence(initiative, "prd"),
  options: {},
});

function byRules(material: Material<unknown>) {
  return PrioritizationFindings.parse(
    prioritization.check(prioritization.rules(material), material),
  );
}

const byModel = (answer: object) => {
  const material = about("Arrival updates");
  return prioritization.check(
    prioritization.answer.parse({ summary: "One first.", ...answer }),
    material,
  );
};

describe("prioritization by rules", () => {
  it.each(["Arrival updates", "Offline visits", "Smarter daily routes"])(
    "ranks %s",
    async (name) => {
      const findings = byRules(about(name));
      const file = `prioritization-${name.split(" ")[0]?.toLowerCase()}.json`;
      await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
        path.join(GOLDEN, file),
      );
    },
  );

  it("computes each score from the numbers it shows, and names what it counted", () => {
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

  it("leaves out what is shipped", () => {
    const { items, summary } = byRules(about("Smarter daily routes"));
    expect(items.map(({ title }) => title)).not.toContain("Pinned visits");
    expect(summary).toContain('"Pinned visits"');
  });

  it("says what to add when there is nothing to put in order", () => {
    const findings = byRules({ ...about("Arrival updates"), evidence: [] });
    expect(findings).toMatchObject({ items: [], sequence: [], removed_references: 0 });
    expect(findings.summary).toContain("Add feature ideas as context items");
  });
});

describe("what a model ranks", () => {
  const item = {
    title: "One digit",
    evidence: ["E4", "E5"],
    reach: 4,
    impact: 5,
    confidence: 3,
    effort: 2,
    rationale: "Measured in the pilot.",
  };

  it("gets its score from us, whatever it claims", () => {
    const { items } = byModel({ summary: "One.", items: [{ ...item, score: 999 }] });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ score: 30, source: { type: "context_item" } });
  });

  it("loses candidates that rest on nothing that was sent, which are counted", () => {
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

  it("is kept inside of the scales", () => {
    const { items } = byModel({
      items: [{ ...item, reach: 50, impact: "4", confidence: -3, effort: 0 }],
    });
    expect(items[0]).toMatchObject({ reach: 5, impact: 4, confidence: 1, effort: 1, score: 20 });
  });

  it("may leave everything out but the summary", () => {
    expect(byModel({})).toEqual({
      summary: "One first.",
      framework: "RICE-lite",
      items: [],
      sequence: [],
      removed_references: 0,
    });
  });
});
