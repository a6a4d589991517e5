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

  test("stakeholder update: a sum without its currency and a list of work are no highlights", () => {
    const { highlights, body_markdown } = update(
      item(
        "general_note",
        "Group",
        "- budget: lockers £44,700. Remaining 22,450 for the office\n- rain",
      ),
      item("general_note", "Minutes", "TOP 1. To do: list of customers (900 of 2,600)."),
    );
    expect(highlights).toEqual([]);
    expect(body_markdown).toContain("## Money\n\n- Group: budget: lockers £44,700.");
  });
});

const PAID = "The three pilot sites pay nothing until 30 June 2027.";
const sell = (text: string) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Deposits" },
    text: "",
    evidence: [item("decision", "Pilot is free", text)],
    options: { audience: "sales", today: "2026-11-21", language: "en" },
  }).body_markdown;

test.each([
  "Olu wanted 4%.",
  "Olu had proposed about 4 percent.",
  "The sales lead asked for 4%.",
  "Customer Success wanted 4%.",
  "Olu wollte 4 %.",
  "Olu hatte 4 % vorgeschlagen.",
  "Olu wilde 4%.",
  "Olu stelde 4% voor.",
  "Olu voulait 4 %.",
  "Olu avait proposé 4 %.",
  "オルは4%を希望した。",
])("sales: a counter-proposal goes with the sum before it: %s", (said) => {
  expect(sell(`${PAID} After that £49 a month. ${said}`)).toContain(PAID);
  expect(sell(`${PAID} After that £49 a month. ${said}`)).not.toMatch(/4 ?[%p]/);
});

test.each([
  "Olu wanted 4 berths.",
  "Olu wanted 4% of berths kept free.",
  "Olu proposed a later start.",
  "4% of sites asked.",
  "Olu wollte 4 % der Plätze freihalten.",
  "Olu hatte 4 Plätze vorgeschlagen.",
  "Olu wilde 4% van de plaatsen.",
  "Olu voulait 4 places.",
  "We reached 4%.",
  "オルは4%の席を希望した。",
])("sales: what is no bare counter-proposal stays: %s", (said) => {
  expect(sell(`${PAID} After that £49 a month. ${said}`)).toContain(said.replace(/[.。]$/, ""));
});

test("sales: a counter-proposal to a rule that is quoted stays", () => {
  expect(sell("Sites get 3% off. Olu wanted 4%.")).toContain("Olu wanted 4%.");
});
