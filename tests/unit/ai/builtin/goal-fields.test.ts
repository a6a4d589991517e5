import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { GoalFacts } from "@/lib/ai/evidence";
import { renderFull } from "@/lib/markdown/full.mjs";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { briefFor, draft, goal, initiative, item } from "./pieces";

const FIELDS = [
  ">= 99.5 % of devices",
  "> 90 % updated",
  "- 10 % tickets",
  "# of tickets < 5",
  "1. place",
  "* all",
  "+ 5 % orders",
  "| 3 | of 4",
  "2 * 3 * 4 boxes",
  "*all* crews",
  "= 8 h",
];

const ENTITIES: readonly [string, string][] = [
  ["&lt;", "<"],
  ["&#x3C;", "<"],
  ["&gt;", ">"],
];

/** The text that a reader sees, on one line. */
const show = (markdown: string) =>
  ENTITIES.reduce(
    (text, [entity, sign]) => text.replaceAll(entity, sign),
    String(renderFull(markdown).html).replaceAll(/<[^>]*>/g, " "),
  ).replaceAll(/\s+/g, " ");

const writeGoal = (title: string, facts: Partial<GoalFacts>) => [
  initiative("A planner of routes."),
  item("feature_idea", "Route planner", "Plan routes."),
  goal("success_metric", title, facts),
];

test.each(FIELDS)("goal fields: %s is verbatim in the drafts of all types", async (field) => {
  let shown = 0;
  for (const type of DOCUMENT_TYPES) {
    const fields = [{ keyResult: field }, { keyResult: "7", baseline: field }];
    // A story has no place for a baseline.
    for (const facts of fields.slice(0, type === "user_story" ? 1 : 2)) {
      const text = await draft(briefFor(type, writeGoal("Updates", facts)));
      if (!/^(?:\||- ).*Updates/m.test(text)) continue;
      shown++;
      expect(show(text), type).toContain(field);
    }
  }
  expect(shown).toBeGreaterThan(8);
});

test.each(FIELDS)("goal fields: %s is verbatim in updates", (field) => {
  for (const title of ["Updates", field.replace(/^[^\p{L}\d]+/u, "")]) {
    const { body_markdown } = applyRules({
      subject: { type: "initiative", id: "i", title: "Route planner" },
      text: "",
      evidence: writeGoal(title, { keyResult: field }),
      options: { audience: "executive", today: "2026-01-02", language: "en" },
    });
    expect(show(body_markdown)).toContain(field);
  }
});
