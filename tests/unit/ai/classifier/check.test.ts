import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/classifier/check";
import { ClassifierAnswer } from "@/lib/ai/classifier/contract";
import { writeInstructions } from "@/lib/ai/classifier/prompt";
import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

/** As an engine's answer comes in: any JSON. */
const byModel = (answer: unknown) => checkAnswer(ClassifierAnswer.parse(answer));

describe("classifier: proposals of a model", () => {
  const good = {
    label: "decision",
    other_label: null,
    title: "Start in March",
    content: "We agreed to start in March.",
    keep: true,
  };

  test.each([
    ["an object", { proposals: [good] }],
    ["a bare array", [good]],
    ["with more than was asked", { proposals: [{ ...good, why: "said" }], note: 1 }],
  ])("takes %s", (_name, answer) => {
    expect(byModel(answer)).toEqual({ proposals: [good], goals: [], removed_proposals: 0 });
  });

  test("takes an empty list for no proposals, if it is named", () => {
    expect(byModel({ proposals: [] })).toEqual({ proposals: [], goals: [], removed_proposals: 0 });
  });

  test.each([
    "{}",
    '{"error": "overloaded"}',
    '{"proposals": null}',
    '{"proposals": {"content": "It may be late."}}',
    '{"label": "risk", "content": "It may be late."}',
    "[]",
    "[1]",
    '["E1"]',
  ])("takes %s for no answer", (json) => {
    expect(ClassifierAnswer.safeParse(JSON.parse(json)).success).toBe(false);
  });

  test("corrects labels, blank titles and long titles", () => {
    const { proposals, removed_proposals } = byModel([
      { ...good, label: "Key Decisions", title: " " },
      { ...good, label: "USER-FEEDBACK", title: "long title ".repeat(30) },
    ]);
    expect(removed_proposals).toBe(0);
    expect(proposals[0]).toEqual({ ...good, title: "Start in March" });
    expect(proposals[1]?.label).toBe("user_feedback");
    expect(proposals[1]?.title.endsWith("title…")).toBe(true);
    expect(proposals[1]?.title.length).toBeLessThanOrEqual(200);
  });

  test.each([
    ["Risks", "risk"],
    ["decision", null],
    ["no such label", null],
    [undefined, null],
  ])("takes the other label %s as %s", (other, expected) => {
    const [proposal] = byModel([{ ...good, other_label: other }]).proposals;
    expect(proposal).toMatchObject({ label: "decision", other_label: expected });
  });

  test("knows each label by its value", () => {
    const suggestions = CONTEXT_LABELS.map((label) => ({ ...good, label }));
    expect(byModel(suggestions).proposals.map(({ label }) => label)).toEqual([...CONTEXT_LABELS]);
  });

  test.each([
    ["an unknown label", { ...good, label: "astrology" }],
    ["no label", { title: "Start", content: good.content }],
    ["blank content", { ...good, content: " \n" }],
    ["no content", { label: "risk", title: "Start" }],
    ["content that cannot be stored", { ...good, content: "We agreed\u0000 to start." }],
    ["a string", "decision"],
    ["null", null],
  ])("drops and counts %s", (_name, suggestion) => {
    expect(byModel([good, suggestion])).toEqual({
      proposals: [good],
      goals: [],
      removed_proposals: 1,
    });
  });

  test("keeps sound goals, and counts those without a title", () => {
    const goal = { goal_type: "okr", title: "Nobody at home: < 5%", key_result: "< 5%" };
    const { goals, removed_proposals } = byModel({
      proposals: [good],
      goals: [goal, { ...goal, title: "" }],
    });
    expect(goals).toEqual([
      { ...goal, goal_type: "general", description: null, baseline: null, timeframe: null },
    ]);
    expect(removed_proposals).toBe(1);
  });

  test("keeps the first 50 and counts the others", () => {
    const { proposals, removed_proposals } = byModel(Array.from({ length: 60 }, () => good));
    expect([proposals.length, removed_proposals]).toEqual([50, 10]);
  });

  test("are asked for with the expected labels", () => {
    const tell = (targetLabels: readonly ContextLabel[]) =>
      writeInstructions({ targetLabels }).rules.join("\n");
    expect(tell(["risk"])).toContain("The sender expects these labels: risk.");
    expect(tell([])).not.toContain("expects");
  });
});
