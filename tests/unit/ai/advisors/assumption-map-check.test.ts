import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/assumption-map/check";
import {
  AssumptionMapAnswer,
  type AssumptionMapOptions,
} from "@/lib/ai/advisors/assumption-map/contract";
import { writeInstructions } from "@/lib/ai/advisors/assumption-map/prompt";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

describe("assumption map: the check", () => {
  const material: Material<AssumptionMapOptions> = {
    subject: { type: "document", id: "documents/mapped", title: "A document" },
    text: "# One\n\nUsers will\npay.",
    evidence: sampleEvidence("Offline", "prd"),
    options: { today: "2026-11-20" },
  };
  const ref = material.evidence[1]?.ref ?? "";
  const assumption = { statement: "Users pay.", how_to_test: "Ask ten of them." };

  test("lets an assumption be validated only by evidence that was sent", () => {
    const answer = {
      summary: "",
      assumptions: [
        { ...assumption, quote: "Users will pay.", status: "validated" as const, evidence: [ref] },
        { ...assumption, quote: "", status: "validated" as const, evidence: ["E999"] },
        { ...assumption, quote: "Users pay.", status: "risky" as const, evidence: [] },
      ],
    };
    const findings = checkAnswer(answer, material);
    expect(findings.assumptions).toMatchObject([
      {
        quote: "Users will\npay.",
        status: "validated",
        evidence: [{ id: material.evidence[1]?.id }],
      },
      { quote: null, status: "unvalidated", evidence: [] },
      { quote: null, status: "risky", evidence: [] },
    ]);
    expect(findings).toMatchObject({ removed_quotes: 1, removed_references: 1 });
  });

  test("takes no document as evidence for itself", () => {
    const id = material.evidence[1]?.id ?? "";
    const own = { ...material, subject: { ...material.subject, id } };
    const answer = {
      summary: "",
      assumptions: [{ ...assumption, quote: "", status: "validated" as const, evidence: [ref] }],
    };
    expect(checkAnswer(answer, own)).toMatchObject({
      assumptions: [{ status: "unvalidated", evidence: [] }],
      removed_references: 1,
    });
  });

  test("takes the JSON of a small model", () => {
    expect(AssumptionMapAnswer.parse({ summary: "None." })).toEqual({
      summary: "None.",
      assumptions: [],
    });
    const parsed = AssumptionMapAnswer.parse({
      summary: "One.",
      assumptions: [{ statement: "S", status: "Proven", evidence: { ref: "[E2]" } }, "nonsense"],
    });
    expect(parsed.assumptions).toEqual([
      { statement: "S", quote: "", status: "unvalidated", evidence: ["E2"], how_to_test: "" },
    ]);
  });
});

test("assumption map: the instructions say when an assumption is validated", () => {
  const text = writeInstructions().rules.join("\n");
  expect(text).toContain("validated only when");
  expect(text).toContain("Give no quote where no words");
});
