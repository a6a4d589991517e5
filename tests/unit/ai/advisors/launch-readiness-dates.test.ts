import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { initiative, item, related } from "../builtin/pieces";

const judge = (evidence: Parameters<typeof applyRules>[0]["evidence"], drafts: string[] = []) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: {
      documents: evidence
        .filter(({ title }) => drafts.includes(title))
        .map(({ ref, id, title, url }) => ({
          ref,
          id,
          title,
          url,
          type: "prd",
          status: "draft",
          isOutline: false,
        })),
      isArchived: false,
      today: "2026-12-02",
    },
  });

describe("launch readiness: dates of launches", () => {
  test.each([
    "Launch on 3 November 2026 in Leeds.",
    "Go-live was on 3 November 2026.",
    "Die Einführung war am 3. November 2026.",
    "De lancering was op 3 november 2026.",
    "Le lancement a eu lieu le 3 novembre 2026.",
    "2026年11月3日に公開しました。",
  ])("launch readiness: a launch has passed: %s", (text) => {
    expect(judge([initiative(text)]).summary).toContain("has passed");
  });

  test.each([
    "Started on 16 November 2026.",
    "Kick-off was on 2 November 2026.",
    "Interviews ran until 30 November 2026. Beta in spring.",
    "We lost Van Dalen on 12 October 2026.",
    "Two testers are available until 30 June 2026.",
    "Started on 16 November 2026. Launch on 1 March 2027.",
    "Beginn war am 3. November 2026.",
  ])("launch readiness: no launch has passed: %s", (text) => {
    expect(judge([initiative(text)]).summary).toContain("not whether the texts are right");
  });
});

describe("launch readiness: whose work is open", () => {
  test("launch readiness: a box that a draft has copied and cut counts once", () => {
    const plan = related("launch_plan", "Plan", "- [ ] Ten calls with owners of small firms");
    const draft = related("prd", "PRD", "- [ ] Ten… [^1]\n- [ ] Own… [^1]");
    const found = judge([plan, draft], ["Plan", "PRD"]).checks.map(({ finding }) => finding);
    expect(found.join()).toContain(
      "not ticked: “Ten calls with owners of small firms” and “Own…”.",
    );
  });

  test("launch readiness: a launch date to be decided is asked of its note", () => {
    const note = item("general_note", "Open questions", "- Who pays the fees?\n- Launch date: TBD");
    const found = judge([note])
      .checks.map(({ finding }) => finding)
      .join();
    expect(found).toContain("“Launch date: TBD”");
  });

  test("launch readiness: a box of a rule and its copy in a draft are no work of the scope", () => {
    const rule = item("compliance_requirements", "EU", "- [ ] Legal reads the EU wording");
    const draft = related("prd", "PRD", "- [ ] Legal reads the EU wording [^1]");
    const found = judge([rule, draft], ["PRD"]).checks.filter(({ finding }) =>
      finding.includes("Legal reads"),
    );
    expect(found.map(({ area }) => area)).toEqual(["Compliance and constraints"]);
  });
});
