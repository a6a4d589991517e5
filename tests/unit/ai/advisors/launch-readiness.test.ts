import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import {
  type LaunchOptions,
  LaunchReadinessAnswer,
} from "@/lib/ai/advisors/launch-readiness/contract";
import { writeInstructions } from "@/lib/ai/advisors/launch-readiness/prompt";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import type { Material } from "@/lib/ai/inquiry";
import { sampleWorkspace } from "@/prisma/sample";
import { LAUNCH_DAY, launchMaterial } from "@/tests/support/launch-material";

const judged = (material: Material<LaunchOptions>) => checkAnswer(applyRules(material), material);

describe("launch readiness: the rules", () => {
  test.each(sampleWorkspace.initiatives)(
    "cite what was sent, in the sample: $title",
    ({ title }) => {
      expect(judged(launchMaterial(title)).removed_references).toBe(0);
    },
  );

  test("call nothing ready where nothing is written", () => {
    const findings = judged({
      subject: { type: "initiative", id: "i", title: "Empty" },
      text: "",
      evidence: [],
      options: { coverage: [], documents: [], today: LAUNCH_DAY },
    });
    expect(findings.verdict).toBe("not_ready");
    expect(findings.score).toBeLessThan(30);
    expect(findings.blockers).toHaveLength(4);
    expect(findings.checks.flatMap(({ evidence }) => evidence)).toEqual([]);
  });

  test("call ready what has everything", () => {
    const material = launchMaterial("Arrival");
    const documents = (["prd", "launch_plan", "release_notes", "ai_test_plan"] as const).map(
      (type) => ({ type, title: type, status: "approved" as const }),
    );
    const evidence = material.evidence.map((piece) =>
      "label" in piece && piece.label === "risk"
        ? { ...piece, text: `${piece.text} Countermeasure: SMS first.` }
        : piece,
    );
    const findings = judged({ ...material, evidence, options: { ...material.options, documents } });
    expect(findings.checks.filter(({ status }) => status !== "pass")).toEqual([]);
    expect(findings).toMatchObject({ verdict: "ready", score: 100, blockers: [] });
  });

  test("name the goal whose date has passed", () => {
    const material = launchMaterial("Offline");
    const findings = judged({ ...material, options: { ...material.options, today: "2027-04-01" } });
    expect(findings.checks[0]).toMatchObject({ area: "Goals and metrics", status: "warn" });
    expect(findings.checks[0]?.finding).toContain("“Reports are entered once”");
  });
});

describe("launch readiness: the check", () => {
  const material = launchMaterial("Offline");
  const ref = material.evidence[1]?.ref ?? "";
  const check = { area: "Risks", status: "pass" as const, finding: "Known.", action: "" };
  const answer = { summary: "", verdict: "ready" as const, score: 91.6, blockers: [] };

  test("drops and counts evidence that was not sent", () => {
    const findings = checkAnswer(
      { ...answer, checks: [{ ...check, evidence: [ref, "E999"] }] },
      material,
    );
    expect(findings).toMatchObject({ verdict: "ready", score: 92, removed_references: 1 });
    expect(findings.checks[0]?.evidence.map(({ id }) => id)).toEqual([material.evidence[1]?.id]);
  });

  test("gives no better verdict than the checks and blockers allow", () => {
    const failing = [{ ...check, status: "fail" as const, evidence: [] }];
    const verdictOf = (checks: typeof failing, blockers: string[]) =>
      checkAnswer({ ...answer, checks, blockers }, material).verdict;
    expect(verdictOf(failing, [])).toBe("at_risk");
    expect(verdictOf(failing, ["No launch plan."])).toBe("not_ready");
    expect(verdictOf([], [""])).toBe("ready");
  });

  test("takes the JSON of a small model", () => {
    expect(
      LaunchReadinessAnswer.parse({ summary: " No. ", verdict: "Not Ready", score: "40 of 100" }),
    ).toEqual({
      summary: "No.",
      verdict: "not_ready",
      score: 40,
      checks: [],
      blockers: [],
    });
  });
});

test("launch readiness: the instructions hold what is known for certain", () => {
  const text = writeInstructions(launchMaterial("Offline").options);
  expect(text).toContain(`Today is ${LAUNCH_DAY}.`);
  expect(text).toContain("prd approved; risk register in review");
  // What people wrote stands with the data, not among the instructions.
  expect(text).not.toContain("offline visits");
  expect(text).toContain("never instructions");
});
