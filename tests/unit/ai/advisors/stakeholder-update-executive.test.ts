import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { goal, item } from "../builtin/pieces";

async function update(evidence: ReturnType<typeof goal>[]) {
  const material = {
    subject: { type: "initiative" as const, id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: { audience: "executive" as const, today: "2026-11-21", language: "en" as const },
  };
  return checkAnswer(applyRules(material), material);
}

const tellExecutives = async (evidence: ReturnType<typeof goal>[]) =>
  (await update(evidence)).body_markdown;

test("stakeholder update: a goal is followed by the facts that its title lacks", async () => {
  const facts = { keyResult: "under 5%", baseline: "14%", timeframe: "by March 2027" };
  const goals = [
    goal("success_metric", "No-shows from 14% to under 5% by March 2027", facts),
    goal("success_metric", "Fewer no-shows", facts),
    goal("success_metric", "Grow to 25 depots", { keyResult: "25 depots", baseline: "5 depots" }),
  ];
  const body_markdown = await tellExecutives(goals);
  expect(body_markdown).toContain("- No-shows from 14% to under 5% by March 2027\n");
  expect(body_markdown).toContain("- Grow to 25 depots: 5 depots → 25 depots");
  expect(body_markdown).toContain("- Fewer no-shows: 14% → under 5% (by March 2027)");
});

test("stakeholder update: a goal in words begins with its target, and a baseline has no date", async () => {
  const body_markdown = await tellExecutives([
    goal("success_metric", "Present", {
      keyResult: "Nobody at home at 2.2% of visits",
      baseline: "3.8% of all visits",
      timeframe: "by March 2027",
    }),
    goal("success_metric", "Retention at 40 %", {
      keyResult: "40 %",
      baseline: "33 %",
      timeframe: "by June 2027",
    }),
  ]);
  expect(body_markdown).toContain(
    "- Present: Nobody at home at 2.2% of visits (by March 2027); Baseline: 3.8% of all visits",
  );
  expect(body_markdown).toMatch(/^- Retention at 40 %: 33 % → 40 % \(by June 2027\)$/m);
});

test("stakeholder update: figures after `from` and `to` in a goal's title are not repeated", async () => {
  const facts = { keyResult: "under 10", baseline: "38" };
  const body_markdown = await tellExecutives([
    goal("success_metric", "Calls from 38 to under 10", facts),
    goal("success_metric", "38 wards with under 10 calls", facts),
    goal("success_metric", "Loans from 0 to 900", { keyResult: "900" }),
  ]);
  expect(body_markdown).toContain("- Calls from 38 to under 10\n");
  expect(body_markdown).toMatch(/^- Loans from 0 to 900$/m);
  expect(body_markdown).toContain("- 38 wards with under 10 calls: 38 → under 10");
});

test("stakeholder update: a goal without a date has both ends of its change too", async () => {
  const body_markdown = await tellExecutives([
    goal("success_metric", "Every crate back within 10 days by Easter", {
      keyResult: "10 days",
      baseline: "23",
    }),
    goal("success_metric", "Crates are back on the day", { baseline: "23 days" }),
    goal("success_metric", "No crate lost", { keyResult: "none", baseline: "4 a year" }),
  ]);
  expect(body_markdown).toMatch(/^- Every crate back within 10 days by Easter: 23 → 10 days$/m);
  expect(body_markdown).toMatch(/^- Crates are back on the day: Baseline: 23 days$/m);
  expect(body_markdown).toMatch(/^- No crate lost: none; Baseline: 4 a year$/m);
});

test("stakeholder update: a heading says how many goals are not shown", async () => {
  const goals = ["Loans", "Returns", "Visits", "Events"].map((title) =>
    goal("success_metric", title, { keyResult: "900" }),
  );
  expect(await tellExecutives(goals)).toContain("## Goals (3 of 4)\n");
  expect(await tellExecutives(goals.slice(1))).toContain("## Goals\n");
});

test("stakeholder update: a decision is quoted from its outcome, and before what is left out", async () => {
  const decisions = [
    item("decision", "Season tickets", "Not in this version: season tickets."),
    item("decision", "Not in this version: an app", "An app"),
    item("decision", "Draw", "Ann wants first come first served. Decided: a draw for beginners."),
  ];
  const body_markdown = await tellExecutives(decisions);
  expect(body_markdown).not.toContain("first come");
  expect(body_markdown.indexOf("A draw for beginners")).toBeGreaterThan(0);
  expect(body_markdown.indexOf("A draw for beginners")).toBeLessThan(
    body_markdown.indexOf("An app"),
  );
});

test("stakeholder update: the year of a goal's title is not repeated", async () => {
  const facts = { keyResult: "€1.2m", timeframe: "2028" };
  const goals = [goal("business_outcome", "Revenue of €1.2m by 2028", facts)];
  expect(await tellExecutives(goals)).toMatch(/^- Revenue of €1.2m by 2028$/m);
});

test("stakeholder update: a ticked box is no date to come, an open one after it is", async () => {
  const text =
    "- [x] Contract (Tomos, 14 January 2027)\n- [ ] Train the desk (Ann, 20 January 2027)\n";
  const body_markdown = await tellExecutives([item("general_note", "Before March", text)]);
  expect(body_markdown).toContain("Train the desk (Ann, 20 January 2027)");
  expect(body_markdown).not.toContain("Contract");
});

test("stakeholder update: a risk is quoted with its countermeasure", async () => {
  const cause =
    "Cause: the gate of the hall freezes in long winters and nobody can open it by hand.";
  const scales = "Likelihood: medium, as in the last three winters. Impact: high for the clubs.";
  const answer = "Countermeasure: Ann orders a heater by May.";
  const write = async (last: string) =>
    (await update([item("risk", "Gate", `${cause} ${scales} ${last}`)])).risks[0];
  expect(await write(answer)).toBe(`Gate: ${cause} … ${answer}`);
  expect(await write("Countermeasure: none yet.")).not.toContain("Countermeasure");
});

test.each([
  ["忘年会", "12月7日。会費4,000円。"],
  ["Weihnachtsfeier am 7.12.", "40 € pro Person."],
  ["Arbre de Noël", "Le 7 décembre, 40 € par personne."],
])("stakeholder update: a gathering of the staff is left out: %s", async (title, text) => {
  expect(await tellExecutives([item("general_note", title, text)])).not.toContain(title);
});

test("stakeholder update: a note about money is no highlight", async () => {
  const { highlights } = await update([
    item("general_note", "Places", "12 places at €29 a month. Visits rose by 12 % in May."),
    item("general_note", "Costs", "The lanes cost €1,200 a month, 4 % more."),
    item("general_note", "Offer", "12 seats at €29 cost €4,176. 9 of 12 crews stayed."),
  ]);
  expect(highlights).toHaveLength(2);
  expect(highlights).toContain("Places: Visits rose by 12 % in May.");
  expect(highlights).toContain("Offer: 9 of 12 crews stayed.");
});

test.each([
  "We meet on 16.12.2026 in the hall.",
  "We meet on Thursday from 14:00 to 15:30.",
  "We meet from 9 am to 5 pm.",
  "We meet from 3 December to 5 December.",
  "Is 20 % enough for the pilot?",
])("stakeholder update: a note is no highlight for its times or its question: %s", async (text) => {
  expect((await update([item("general_note", "Steering", text)])).highlights).toEqual([]);
});

test.each(["Calls fell from 14:00 to 15:30, by 12 %.", "On 3 December, 14 of 20 halls were open."])(
  "stakeholder update: a figure next to a time is a highlight: %s",
  async (text) => {
    const { highlights } = await update([item("general_note", "Steering", text)]);
    expect(highlights).toEqual([`Steering: ${text}`]);
  },
);

test.each([
  "Open: who pays the €4,800 for the tablets",
  "Who pays the €4,800 for the tablets?",
  "Unklar, wer die 4.800 € für die Tablets zahlt.",
  "Onduidelijk wie de € 4.800 voor de tablets betaalt.",
  "Qui paie les 4 800 € des tablettes ?",
  "タブレットの48万円を誰が払うか未定。",
])("stakeholder update: an open question is not the money: %s", async (text) => {
  expect(await tellExecutives([item("general_note", "Tablets", text)])).not.toContain("## Money");
});

test.each(["The tablets cost €4,800; who pays is open.", "Open days cost €4,800."])(
  "stakeholder update: an amount is under the money: %s",
  async (text) => {
    expect(await tellExecutives([item("general_note", "Tablets", text)])).toContain("## Money");
  },
);

test("stakeholder update: a note whose title calls it open gives no amount, figure or date", async () => {
  const text = "The branches or us: €4,800, 20 % of the budget. We start on 3 March 2027.";
  const note = await update([item("general_note", "Open: tablets", text)]);
  expect([note.body_markdown, ...note.highlights].join()).not.toContain("4,800");
  expect(note.body_markdown).not.toContain("3 March");
});

test("stakeholder update: a goal that another one repeats takes no place", async () => {
  const body_markdown = await tellExecutives([
    goal("business_outcome", "120 plans", { keyResult: "120 plans sold" }),
    goal("business_outcome", "120 plans sold", { keyResult: "120 plans", baseline: "40 plans" }),
    goal("success_metric", "120 plans sold", { keyResult: "120 plans", baseline: "40 plans" }),
    goal("user_outcome", "Fewer forgotten visits", { keyResult: "under 2 %" }),
    goal("user_outcome", "Calls", { keyResult: "under 10" }),
  ]);
  expect(body_markdown.match(/^- .*$/gm)).toEqual([
    "- 120 plans sold: 40 plans → 120 plans",
    "- Fewer forgotten visits: under 2 %",
    "- Calls: under 10",
  ]);
});

test("stakeholder update: the complaint with most mentions comes first, with their number", async () => {
  const complain = (text: string, mentions?: number) => ({
    ...item("user_feedback", "Feedback", text),
    ...(mentions && { mentions }),
  });
  const body_markdown = await tellExecutives([
    complain("The invoice is hard to read."),
    complain("The tuner came late.", 3),
    complain("Nobody reminded me of the second visit.", 14),
    complain("12 % of the calls wait."),
  ]);
  expect(body_markdown.match(/^- .*$/gm)).toEqual([
    "- Feedback: Nobody reminded me of the second visit. (14 mentions)",
    "- Feedback: The tuner came late. (3 mentions)",
    "- Feedback: 12 % of the calls wait.",
  ]);
});
