import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { goal, item } from "../builtin/pieces";

const update = (...evidence: Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: { audience: "executive", today: "2026-11-21", language: "en" },
  });

describe("stakeholder update: money", () => {
  test("stakeholder update: a bracket without its question is no money", () => {
    const text = "- Do we pay for lockers? ($6k)\n- Who trains the staff?";
    expect(update(item("general_note", "Questions", text)).body_markdown).not.toContain("$6k");
  });

  test("stakeholder update: a goal that is only named keeps its sum", () => {
    const sum = "Keep the three lift-maintenance customers that renew in spring, €132,000 a year";
    const goals = [1, 2, 3].map((n) =>
      goal("success_metric", `Goal ${n}`, { keyResult: `${n} %`, priority: 9 }),
    );
    const { body_markdown } = update(...goals, goal("business_outcome", sum));
    expect(body_markdown).toContain(sum);
  });

  test("stakeholder update: risks without room are named", () => {
    const risks = [1, 2, 3, 4].map((n) => item("risk", `Risk ${n}`, `It fails ${n} times.`));
    const update4 = update(...risks).risks;
    expect(update4.at(-1)).toEqual({ text: "… Risk 4", evidence: [risks[3]?.ref] });
    expect(update(...risks.slice(0, 3)).risks).toHaveLength(3);
  });
});
