import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, title, content }) => [label, title, content]);

test.each([
  ["Risk: the frame cracks", "risk", "The frame cracks"],
  ["[Idea] Lend bikes", "feature_idea", "Lend bikes"],
  ["Decision – open on Sundays", "decision", "Open on Sundays"],
  ["Risiko: Rahmen bricht bei Frost", "risk", "Rahmen bricht bei Frost"],
  ["Idee: fietsen uitlenen", "feature_idea", "Fietsen uitlenen"],
  ["Décision : ouvrir le dimanche", "decision", "Ouvrir le dimanche"],
  ["リスク：人手不足", "risk", "人手不足"],
])(
  "tagged titles: the tag is the label of the note, also of a single one: %s",
  (heading, label, title) => {
    expect(list(`## ${heading}\n\nThe shed has four benches.`)).toEqual([
      [label, title, "The shed has four benches."],
    ]);
  },
);

test("tagged titles: paragraphs and lines of a list below one title are one note", () => {
  const text = `# Council

## Decision: open on Sundays

- The council agreed in March.
- Staff get a day off in the week.

## Risk: nobody comes

It rained on nine of ten Sundays.

The bus does not run.`;
  expect(list(text).map(([label, title]) => [label, title])).toEqual([
    ["decision", "Open on Sundays"],
    ["risk", "Nobody comes"],
  ]);
});

test.each([
  "Guests could borrow a bike at the desk.\n\nAnn would look after them. The shed has room.",
  "- at the desk\n- for a deposit",
  "Guests borrow a bike at the desk.\n\n- Ann looks after them\n- the shed has room",
])("tagged titles: what an idea is like does not take its label: %j", (text) => {
  expect(list(`## Idea: lend bikes\n\n${text}`)).toEqual([["feature_idea", "Lend bikes", text]]);
});

test("tagged titles: a title without a text is a note, between others and alone", () => {
  expect(list("## Idea: lend bikes\n## Risk: theft\n\n## Decision: open on Sundays")).toEqual([
    ["feature_idea", "Lend bikes", "Lend bikes"],
    ["risk", "Theft", "Theft"],
    ["decision", "Open on Sundays", "Open on Sundays"],
  ]);
  expect(list("## Idee: Räder verleihen\n\n## Risiko: Diebstahl\n\nIm Mai fehlten zwei.")).toEqual([
    ["feature_idea", "Räder verleihen", "Räder verleihen"],
    ["risk", "Diebstahl: Im Mai fehlten zwei", "Im Mai fehlten zwei.\n\n— Diebstahl"],
  ]);
  expect(byRules("## Goal: 40 bikes by May").goals).toMatchObject([{ key_result: "40 bikes" }]);
});

test.each([
  "# Decision: open on Sundays\n\n# Context\n\nWe close on Sundays today.",
  "# Feedback: pilot in Leeds\n\n## What went well\n\nThe map was easy to read.",
  "# Harbour\n\n## Idea: lend bikes\n\n### Why\n\nThe way into town is long.",
])("tagged titles: a title above other headings is no note of its own: %j", (text) => {
  const kept = byRules(text).proposals.filter(({ keep }) => keep);
  expect(kept).toHaveLength(1);
});

test("tagged titles: a goal has the figure of its title", () => {
  const { goals } = byRules("## Goal: 200 members by May 2027\n\nWe have 120 members today.");
  expect(goals).toMatchObject([
    {
      title: "200 members by May 2027",
      key_result: "200 members",
      baseline: "120 members",
      timeframe: "May 2027",
    },
  ]);
});

test.each([
  ["Interview: Dana\n\n- I want a map of the route.\n- The app crashes when I have no network.", 2],
  ["Agenda: spring meeting\n\nThe frame cracks. Risk: two people were hurt.", 2],
  [
    "Risks: spring\n\n- Decision: we open on Sundays.\n- Idea: lend the cargo bikes on weekends.",
    2,
  ],
])(
  "tagged titles: a talk, and texts with tags of their own, are no single note: %s",
  (text, count) => {
    expect(byRules(`## ${text}`).proposals.filter(({ keep }) => keep)).toHaveLength(count);
  },
);

test.each([
  ["Idea: lend bikes\n\nWe decided on 3 May to buy 40 bikes.\n\nThe supplier may go bankrupt.", 2],
  ["Risk: what could go wrong\n\n- The supplier may go bankrupt.\n- Frost may crack the pipes.", 2],
  ["Decision: none yet\n\nAnn prefers steel.", 1],
  ["Idee: Räder verleihen\n\n- Gäste wollen E-Bikes.\n- Der Schuppen ist zu klein.", 2],
  ["Idea: lend bikes\n\nCost: €400 each.\n\nRisk: theft.", 2],
])(
  "tagged titles: points of other kinds, lists of points and an empty tag are no note: %s",
  (text, count) => {
    const kept = list(`## ${text}`);
    expect(kept).toHaveLength(count);
    expect(kept.map(([label]) => label)).not.toEqual(["decision"]);
  },
);

test("note pages: three risks in one list are three items", () => {
  const text = `## What could go wrong

- The supplier may go bankrupt before delivery.
- Winter frost could damage the pipes.
- Volunteers may leave when the season ends.

## Opening hours

We open at nine and close at five.

## Workshop

The workshop has four benches.

## Tools

Each bench has a full set of tools.`;
  expect(list(text).filter(([label]) => label === "risk")).toHaveLength(3);
});
