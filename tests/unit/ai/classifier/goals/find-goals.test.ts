import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  ["fr", "Un repas perd 92 g, l'objectif est de 60 g d'ici juin 2027.", "92 g", "60 g"],
  ["nl", "Doel: minder dan 5% te laat, nu zitten we op 14%", "14%", "Minder dan 5%"],
  ["en", "We want no-shows below 15% by March 2027 (41% in October).", "41%", "below 15%"],
  ["de", "Ziel: Ausfälle unter 5 % bis Juni 2027 (war 9 %).", "9 %", "unter 5 %"],
])("classifier: a target keeps its limit and its unit: %s", (_, text, baseline, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ baseline, key_result }]);
});

test.each([
  ["No breach of the 11-hour rule through a swap", null, null],
  ["70% of swaps without the manager by the end of the pilot", "70%", "the end of the pilot"],
])("classifier: the target and the time of a goal: %s", (text, key_result, timeframe) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ key_result, timeframe }]);
});

test.each([
  [
    "No-shows from 14% to under 5% by 31 March 2027. For all bookings we want 9% down to 6%.",
    [
      ["14%", "under 5%"],
      ["9%", "6%"],
    ],
  ],
  [
    "Anrufe von 46 auf unter 20 bis Juni 2027. Beschwerden sollen von 12 auf 5 sinken.",
    [
      ["46", "unter 20"],
      ["12", "5"],
    ],
  ],
  ["We want 20 customers by June. That is 12 more than today.", [[null, "20 customers"]]],
])("classifier: each sentence with a target of its own is a goal: %s", (text, figures) => {
  const { goals } = byRules(`Targets\n${text}`);
  expect(goals.map(({ baseline, key_result }) => [baseline, key_result])).toEqual(figures);
});

test("classifier: a goal from a line with several has its own sentence, and what follows it, as its description", () => {
  const text =
    "Loans from 0 to 900 in 2027. Heike doubts it. Losses are to stay below 0.5% (today 0.3%).";
  const { goals } = byRules(
    `Steering, 19 November 2026\n\nGoals\n- ${text}\n- One more line.\n\nEnd.`,
  );
  expect(goals.map(({ description }) => description?.split("\n")[0]).slice(0, 2)).toEqual(
    text.split(/(?<=\.) (?=L)/),
  );
});

test.each([
  ["From 20 to 50 parcels a day by June.", "50 parcels a day"],
  ["Von 0 auf 900 im Monat bis Juni.", "900 im Monat"],
])("classifier: the unit of a target is a noun: %s", (text, key_result) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ key_result }]);
});

test.each([
  "Points ouverts\n- Qui assure les vélos ? Mme Roche demande à la compagnie avant le 5 décembre.",
  "Questions\n- Can we reach 90% by March 2027?",
])("classifier: an open point with a date or a figure is no goal: %j", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test.each([
  ["99.9-percent uptime", "99.9-percent", null],
  ["Under 24-hour first response by Q2 2027", "Under 24-hour", null],
  ["Reduce onboarding from 14 to 3-day", "3-day", "14"],
  ["500 active users by June 2027 (100 in March, 250 in May)", "500 active users", null],
  ["Unter 5 % bis Juni 2027 (war 2025 noch 14 %)", "Unter 5 %", null],
  ["Calls under 5% by May (41% in October), today 30%", "under 5%", "30%"],
  ["80 parcels an hour (20 last mile vans)", "80 parcels an hour", null],
])("classifier: the figures of a goal are its own: %s", (text, key_result, baseline) => {
  const [goal] = byRules(`Goals\n- ${text}`).goals;
  expect(goal?.key_result?.toLowerCase()).toBe(key_result.toLowerCase());
  expect(goal?.baseline).toBe(baseline);
});

test("classifier: a measurement with an earlier one is no goal", () => {
  const { goals, proposals } = byRules("No-shows: 6.4% in October, was 2.1% in September");
  expect(goals).toEqual([]);
  expect(proposals).toHaveLength(1);
});

test.each([
  ["We want no-shows below 5% by March 2027.", "March 2027"],
  ["Ziel: Ausfälle unter 5 % bis Juni 2027.", "Juni 2027"],
  ["We want no-shows below 5% before March 2027.", "before March 2027"],
])("classifier: the time of a goal is a date, without the word by: %s", (text, timeframe) => {
  expect(byRules(text).goals).toMatchObject([{ timeframe }]);
});

test.each([
  ["Churn from 5% to 3% by March", "business_outcome"],
  ["40 paying shops by the end of 2027", "business_outcome"],
  ["Umsatz von 2 auf 3 Mio. € bis 2028", "business_outcome"],
  ["Nurses can swap a shift without a phone call", "user_outcome"],
  ["Pflegekräfte können Dienste ohne Anruf tauschen", "user_outcome"],
  ["Budget under €40,000", "constraint"],
  ["Sales people answer within 2 hours", "success_metric"],
  ["Calls per ward from 38 to under 10", "success_metric"],
  ["Halve the calls by June", "success_metric"],
  ["Ausfälle halbieren bis Juni", "success_metric"],
  ["A calmer Monday", "general"],
])("classifier: the type of a goal: %s", (text, goal_type) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ goal_type }]);
});

test("classifier: a goal that begins with its date has it once", () => {
  const [goal] = byRules("Goals\n- by spring 2028: 30% fewer complaints").goals;
  expect(goal).toMatchObject({ title: "30% fewer complaints", timeframe: "spring 2028" });
  expect(goal?.description).toMatch(/^30% fewer complaints/);
});

test.each([
  ["Budget approval takes 2 days", "success_metric"],
  ["The left margin of the invoice is 2 cm", "success_metric"],
])("classifier: a word alone makes no constraint or business outcome: %s", (text, goal_type) => {
  expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ goal_type }]);
});

test("classifier: a paragraph of goals is split into targets, and its budget and dates are decisions", () => {
  const { goals, proposals } = byRules(
    "We want trial-to-paid from 11% to 16% by end of June 2027, and bank feeds from 22% to 45%. Setup tickets should drop from 310 to under 150 by Q2. Budget is EUR 180k, two engineers until April. We launch to 10% of new trials on 2 February, everyone on 1 March if activation does not fall.",
  );
  expect(goals.map(({ title, baseline, key_result }) => [title, baseline, key_result])).toEqual([
    ["Trial-to-paid from 11% to 16% by end of June 2027", "11%", "16%"],
    ["Bank feeds from 22% to 45%", "22%", "45%"],
    ["Setup tickets should drop from 310 to under 150 by Q2", "310", "under 150"],
  ]);
  expect(goals.map(({ description }) => description)).not.toContain(
    expect.stringMatching(/Budget/),
  );
  expect(proposals.map(({ label, content }) => [label, content])).toEqual([
    ["decision", "Budget is EUR 180k, two engineers until April."],
    ["decision", expect.stringMatching(/^We launch to 10%/)],
  ]);
});

test.each([
  [
    "By Q3 2027 we raise conversion from 11% to 16% and annual plans from 22% to 45%.",
    ["Q3 2027", "Q3 2027"],
  ],
  ["Cut waste from 9% to 4% in Berlin and from 12% to 5% in Hamburg by June 2027.", ["June 2027"]],
  [
    "Die Abbrüche sollen bis Ende 2027 von 14 % auf 6 % und die Fragen von 30 auf 10 sinken.",
    ["Ende 2027"],
  ],
])(
  "classifier: targets of one sentence share its date, and each has a subject: %s",
  (text, times) => {
    expect(byRules(text).goals.map(({ timeframe }) => timeframe)).toEqual(times);
  },
);

test("classifier: today's figure below a target is its baseline, and no word around the targets is lost", () => {
  const [goal] = byRules(
    "Ziel: Mindestens 90 % der Rechnungen gehen bis Juni 2027 am selben Tag raus. Aktuell sind es 60 % der Rechnungen. Die Buchhaltung prüft jede Zeile von Hand.",
  ).goals;
  expect(goal).toMatchObject({ baseline: "60 %", key_result: "Mindestens 90 %" });
  const said =
    "Support is slow. By June we want to cut late orders from 38% to 20% and returns from 9% to 4%. The board has asked for both.";
  const { goals, proposals } = byRules(said);
  expect(goals.map(({ baseline }) => baseline)).toEqual(["38%", "9%"]);
  const text = JSON.stringify({ goals, proposals });
  expect(
    ["Support is slow", "eturns from", "The board"].filter((part) => !text.includes(part)),
  ).toEqual([]);
});

test.each([
  ["Revenue from EUR 120k to EUR 180k by Q2.", "EUR 180k", "EUR 120k"],
  ["Umsatz soll auf 180k EUR steigen bis Ende 2027.", "180k EUR", null],
  ["Goal: between 40 and 60 pilot shops by June 2027.", "between 40 and 60 pilot shops", null],
  ["Ziel: zwischen 40 und 60 Pilotkunden bis Juni 2027.", "zwischen 40 und 60 Pilotkunden", null],
  [
    "We want between 40 and 60 paying customers by June.",
    "between 40 and 60 paying customers",
    null,
  ],
  ["Our target is $1.2m in recurring revenue by the end of 2027.", "$1.2m", null],
  ["Goal: at most 5 may be missed by June.", "at most 5", null],
  ["Goal: churn between 4% and 6% by June.", "between 4% and 6%", null],
  ["Goal: EUR180k by June.", "EUR180k", null],
])("classifier: money and ranges are targets as a whole: %s", (text, result, baseline) => {
  const [goal] = byRules(text).goals;
  expect(goal?.key_result?.toLowerCase()).toBe(result.toLowerCase());
  expect(goal?.baseline).toBe(baseline);
});

test("classifier: the day of a launch is its time, not its figure", () => {
  expect(byRules("We launch on 3 March 2027.").goals).toMatchObject([
    { goal_type: "general", key_result: null, timeframe: "3 March 2027" },
  ]);
});

test("classifier: a wish with a day has no figure", () => {
  expect(byRules("We want the new website live by June 3, 2027.").goals).toMatchObject([
    { goal_type: "general", key_result: null, timeframe: "June 3, 2027" },
  ]);
});

test("classifier: a figure before “should be” is that of today", () => {
  const { goals } = byRules(
    "Notes\n\n- invoices take 6 minutes, should be two\n- No-shows at 11%, want < 5%",
  );
  expect(goals).toMatchObject([
    { key_result: "two", baseline: "6 minutes" },
    { title: "No-shows: < 5%", key_result: "< 5%", baseline: "11%" },
  ]);
});

test.each([
  ["80% of tickets should be answered within a day", "80%"],
  ["20 customers should be live by June", "20 customers"],
  ["At most 5% of visits should fail", "At most 5%"],
])("classifier: a figure that should be reached is the target: %s", (text, target) => {
  const { goals } = byRules(`Notes\n\n- ${text}\n- No-shows at 11%, want < 5%`);
  expect(goals[0]).toMatchObject({ key_result: target, baseline: null });
});

test.each([
  [
    "**Objectif 2028** : 205 kg par habitant (241 kg en 2025)",
    { title: "205 kg par habitant", key_result: "205 kg", baseline: "241 kg", timeframe: "2028" },
  ],
  [
    "目標:確認を2027年6月末までに平均7秒にする(現在14秒)。",
    { key_result: "7秒", baseline: "14秒", timeframe: "2027年6月末まで" },
  ],
])("classifier: the parts of a goal are read from %s", (text, goal) => {
  expect(byRules(`Notes\n\n${text}\n`).goals[0]).toMatchObject(goal);
});

test.each([
  ["80% of tickets should be answered within one day", { key_result: "80%", baseline: null }],
  ["Goal: retention of 60 % by June 2027 (80 % in 2029)", { baseline: null }],
  ["目標:2027年6月末までに20店舗にする", { key_result: "20店舗" }],
])("classifier: %s has no other figure", (text, goal) => {
  expect(byRules(`Notes\n\n- ${text}\n- No-shows at 11%, want < 5%`).goals[0]).toMatchObject(goal);
});

test.each([
  "Break-even in the Nordics by autumn",
  "Bis Herbst in Österreich kostendeckend arbeiten",
])("classifier: an aim without a figure is a goal: %s", (text) => {
  expect(byRules(`Kick-off\n\n- ${text}`).goals).toMatchObject([{ key_result: null }]);
});
