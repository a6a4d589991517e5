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
    "cite only evidence that was sent, in the sample: $title",
    ({ title }) => {
      expect(judged(launchMaterial(title)).removed_references).toBe(0);
    },
  );

  test("name open questions of documents without a person to answer them", () => {
    const material = launchMaterial("Offline");
    const [document] = material.options.documents;
    const text =
      "## Noch offen\n\n- Welches Glas wird gewogen?\n- Wie teuer wird es? (Ilse, bis 4. Mai)\n";
    const evidence = material.evidence.map((piece) =>
      piece.id === document?.id ? { ...piece, text } : piece,
    );
    const { checks } = judged({ ...material, evidence });
    const check = checks.find(({ area }) => area === "Scope and decisions");
    expect(check?.finding).toContain("“Welches Glas wird gewogen?”");
    expect(check?.finding).not.toContain("Wie teuer");
    expect(check?.action).toContain("a name and a date");
  });

  test("call nothing ready in an empty initiative", () => {
    const findings = judged({
      subject: { type: "initiative", id: "i", title: "Empty" },
      text: "",
      evidence: [],
      options: { documents: [], today: LAUNCH_DAY, isArchived: false },
    });
    expect(findings.verdict).toBe("not_ready");
    expect(findings.score).toBeNull();
    expect(findings.summary).toContain("Too little is recorded to judge a launch");
    expect(findings.blockers).toEqual([]);
    expect(findings.checks.flatMap(({ evidence }) => evidence)).toEqual([]);
  });

  test("call a complete initiative ready", () => {
    const material = launchMaterial("Arrival");
    const documents = (["prd", "launch_plan", "release_notes", "ai_test_plan"] as const).map(
      (type) => ({
        ...{ id: type, ref: null, type, title: type, status: "approved" as const, url: "" },
        isOutline: false,
      }),
    );
    const evidence = material.evidence.map((piece) =>
      "label" in piece && piece.label === "risk"
        ? { ...piece, text: `${piece.text} Countermeasure: SMS first.` }
        : piece,
    );
    const findings = judged({ ...material, evidence, options: { ...material.options, documents } });
    expect(findings.checks.filter(({ status }) => status !== "pass")).toEqual([]);
    expect(findings).toMatchObject({ verdict: "ready", score: null, blockers: [] });
  });

  test("count an outline without text as not written, and name it", () => {
    const material = launchMaterial("Arrival");
    const documents = material.options.documents.map((each) => ({ ...each, isOutline: true }));
    const findings = judged({ ...material, options: { ...material.options, documents } });
    const [plan] = documents.filter(({ type }) => type === "launch_plan");
    const [requirements] = documents.filter(({ type }) => type === "epic");
    const find = (area: string) => findings.checks.find((check) => check.area === area);
    const missing = `“${plan?.title}” are outlines without text.`;
    expect(findings.blockers).toEqual([]);
    expect(find("Launch documents")).toMatchObject({
      status: "warn",
      finding: expect.stringContaining(missing),
      action: `Write the text of “${requirements?.title}” and “${plan?.title}”.`,
    });
  });

  test("name open steps of documents that are not approved, too", () => {
    const material = launchMaterial("Arrival");
    const documents = material.options.documents.map((each) => ({
      ...each,
      status: "in_review" as const,
    }));
    const findings = judged({ ...material, options: { ...material.options, documents } });
    const scope = findings.checks.find(({ area }) => area === "Scope and decisions");
    expect(scope?.finding).toContain("Boxes that are not ticked: “");
  });

  test("name the goal whose date has passed", () => {
    const material = launchMaterial("Offline");
    const findings = judged({ ...material, options: { ...material.options, today: "2027-04-01" } });
    expect(findings.checks[0]).toMatchObject({ area: "Goals and metrics", status: "warn" });
    expect(findings.checks[0]?.finding).toContain("“Reports are entered once” has passed");
    const evidence = material.evidence.map((piece) =>
      piece.type === "goal" ? { ...piece, text: "Result on 31 March: 0.2%." } : piece,
    );
    const options = { ...material.options, today: "2027-04-01" };
    expect(judged({ ...material, evidence, options }).checks[0]?.status).toBe("pass");
  });
});

test("launch readiness: checks that did not pass are said to have something open", () => {
  const nothing = { ...launchMaterial("Offline"), evidence: [] };
  expect(judged(nothing).summary).toContain("0 of 6 checks passed, 6 have something open.");
});

test("launch readiness: an archived initiative is looked back on", () => {
  expect(judged(launchMaterial("Smarter")).summary).toContain("The initiative is archived");
});

test("launch readiness: the result names each document with its type and status", () => {
  const { documents } = judged(launchMaterial("Offline"));
  expect(documents).toHaveLength(4);
  expect(documents[0]).toEqual({
    id: expect.any(String),
    title: "Product requirements: offline visits",
    type: "prd",
    status: "approved",
    url: expect.any(String),
  });
});

describe("launch readiness: the check", () => {
  const material = launchMaterial("Offline");
  const ref = material.evidence[1]?.ref ?? "";
  const check = { area: "Risks", status: "pass" as const, finding: "Known.", action: "" };
  const answer = { summary: "", verdict: "ready" as const, score: 92, blockers: [] };

  test("drops and counts evidence that was not sent", () => {
    const findings = checkAnswer(
      { ...answer, checks: [{ ...check, evidence: [ref, "E999"] }] },
      material,
    );
    expect(findings).toMatchObject({ verdict: "ready", score: 100, removed_references: 1 });
    expect(findings.checks[0]?.evidence.map(({ id }) => id)).toEqual([material.evidence[1]?.id]);
  });

  test("gives no better verdict than the checks and blockers allow", () => {
    const failing = [{ ...check, status: "fail" as const, evidence: [] }];
    const findVerdict = (checks: typeof failing, blockers: string[]) =>
      checkAnswer({ ...answer, checks, blockers }, material).verdict;
    expect(findVerdict(failing, [])).toBe("at_risk");
    expect(findVerdict(failing, ["No launch plan."])).toBe("not_ready");
    expect(findVerdict([], [""])).toBe("ready");
  });

  test("computes the score from the checks, unless the answer gives none", () => {
    const checks = (["pass", "pass", "warn", "fail"] as const).map((status) => ({
      ...{ ...check, status, evidence: [] },
    }));
    const findScore = (score: number | null, given = checks) =>
      checkAnswer({ ...answer, score, checks: given }, material).score;
    expect([findScore(97), findScore(null), findScore(97, [])]).toEqual([63, null, null]);
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

test("launch readiness: the documents are listed as data, not among the instructions", () => {
  const { task, rules, documents = "" } = writeInstructions(launchMaterial("Offline").options);
  expect(documents).toMatch(
    /^E\d+: Product requirements: offline visits \(PRD, approved\)\n(?:E\d+|not sent): .* \(risk register, in review\)\n/,
  );
  expect([task, ...rules].join("\n")).not.toContain("offline visits");
});
