import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prd-critic/check";
import { PrdCriticAnswer, type ReviewOptions } from "@/lib/ai/advisors/prd-critic/contract";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

describe("PRD critic: the check", () => {
  const material: Material<ReviewOptions> = {
    subject: { type: "document", id: "documents/reviewed", title: "A document" },
    text: "# One\n\nIt must\nbe fast.\n\n## Two\n\nIt must be safe.",
    evidence: sampleEvidence("Offline", "prd"),
    options: { documentType: "retrospective" },
  };
  const suggestion = { severity: "low" as const, issue: "Vague.", suggestion: "Say it." };

  test("keeps quotes that are in the document, in its own spelling, under their heading", () => {
    const answer = {
      summary: "Two.",
      suggestions: [
        { ...suggestion, quote: "It must be fast." },
        { ...suggestion, quote: "It must be safe.", severity: "high" as const },
      ],
    };
    expect(checkAnswer(answer, material)).toEqual({
      summary: "Two.",
      suggestions: [
        { ...suggestion, quote: "It must be safe.", section: "Two", severity: "high" },
        { ...suggestion, quote: "It must\nbe fast.", section: "One" },
      ],
      removed_quotes: 0,
    });
  });

  test("drops and counts invented quotes", () => {
    const quotes = ["It must be quick.", "", "It must be safe"];
    const answer = {
      summary: "",
      suggestions: quotes.map((quote) => ({ ...suggestion, quote })),
    };
    const findings = checkAnswer(answer, material);
    expect(findings.suggestions.map(({ quote }) => quote)).toEqual(["It must be safe"]);
    expect(findings.removed_quotes).toBe(2);
  });

  test("takes the JSON of a small model", () => {
    expect(PrdCriticAnswer.parse({ summary: "Fine." })).toEqual({
      summary: "Fine.",
      suggestions: [],
    });
    const long = { quote: "q", severity: "HIGH", issue: "i".repeat(5000) };
    const { suggestions } = PrdCriticAnswer.parse({
      summary: "Mend it.",
      suggestions: Array(50).fill(long),
    });
    expect(suggestions).toHaveLength(20);
    expect(suggestions[0]).toMatchObject({ severity: "high", suggestion: "" });
    expect(suggestions[0]?.issue.length).toBeLessThanOrEqual(600);
  });
});
