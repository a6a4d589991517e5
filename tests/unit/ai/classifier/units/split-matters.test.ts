import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) => {
  const { proposals, goals } = byRules(text);
  return {
    proposals: proposals.map(({ label, content }) => [label, content.replace(/\n.*/s, "")]),
    goals: goals.map(({ description }) => description?.replace(/\n.*/s, "")),
  };
};

test("classifier: what a customer says before our target is no part of the goal", () => {
  const said =
    "They need GPS off after 6pm, works council insists. They'd pay 4 euros per seat for offline. Said the Android app crashes on Samsung A14.";
  const target = "Aim from our side: crash rate below 0.5 %, now 2.1 %.";
  const { proposals, goals } = read(`Talked to Klimaat Noord today. ${said} ${target}`);
  expect(proposals.map(([, content]) => content).join(" ")).toBe(said);
  expect(goals).toEqual([target]);
});

test("classifier: a decision in the sentence before a target stands for itself", () => {
  expect(
    read(
      "We decided to go with Android first because 80 % of vans run it. We want crashes down from 2.1 % to 0.5 % by March.",
    ),
  ).toEqual({
    proposals: [["decision", "We decided to go with Android first because 80 % of vans run it."]],
    goals: ["We want crashes down from 2.1 % to 0.5 % by March."],
  });
});

test.each([
  "Half of the calls ask where the parcel is. That is 300 calls a week. We want them at 100 by June.",
  "Today 41 % of visits miss their slot. Our target is 15 % by June.",
  "Calls took 9 minutes in October. Our target is 5 minutes by June.",
])("classifier: the sentence that a target leans on stays with it: %s", (text) => {
  const { goals } = read(text);
  const [, before = ""] = /([^.]+\.)[^.]+\.$/.exec(text) ?? [];
  expect(goals).toEqual([expect.stringContaining(before.trim())]);
});

test.each([
  [
    "Our planner spends 6 hours a week on the roster. We want to get this below 2 hours.",
    "6 hours",
  ],
  ["Response takes 2 hours. We want it at 30 minutes by May.", "2 hours"],
  ["App rating is 2.9 in the store. They want 4.2 by summer.", "2.9"],
  ["55 % der Einträge kommen nach 20 Uhr. Das wollen wir bis Weihnachten auf 10 % senken.", "55 %"],
  [
    "Le délai de clôture est de 10 jours. Il doit passer à 5 jours avant la fin de l'année.",
    "10 jours",
  ],
  ["請求書の再発行だけで月に200件ある。これを年末までに50件に減らしたい。", "200件"],
  ["We print 3 labels. We want it done in 5 minutes by May.", null],
  ["Kilns are 62 % full. Our target is 85 % by May.", null],
])("classifier: a figure that a target refers to is its baseline: %s", (text, baseline) => {
  expect(byRules(text).goals).toMatchObject([{ baseline }]);
});

test.each([
  [
    "No-show rate is 18 % at the moment and they need it under 10 % before May.",
    "18 %",
    "under 10 %",
  ],
  ["Die Fehlerquote liegt bei 8 %, wir wollen unter 2 % bis Q4.", "8 %", "unter 2 %"],
  [
    "De laadtijd is 12 seconden, we willen onder de 3 seconden.",
    "12 seconden",
    "onder de 3 seconden",
  ],
  ["Le taux d'erreur est de 6 %, on veut moins de 1 % d'ici juin.", "6 %", "moins de 1 %"],
  ["解約率は4%、目標は2%。", "4%", "2%"],
])("classifier: today's figure is no target: %s", (text, baseline, key_result) => {
  expect(byRules(text).goals).toMatchObject([{ baseline, key_result }]);
});

test("classifier: the figure of today alone is no goal", () => {
  const { goals } = byRules(
    "Die Patienten verstehen die Erinnerung nicht. Ausfallquote aktuell 12 %. Sie möchte auf 5 % kommen, am liebsten bis Ostern.",
  );
  expect(goals).toMatchObject([{ baseline: "12 %", key_result: "5 %" }]);
});

test("classifier: a mail in one line is not its header alone", () => {
  const text =
    "From: Olivia. Subject: Harbour pilot. The crane operators wear gloves and can't use the small buttons. Safety wants a log of every override.";
  expect(byRules(text).proposals).toMatchObject([
    { keep: true, content: expect.stringMatching(/^From: Olivia.*small buttons\.$/) },
    { label: "compliance_requirements", content: "Safety wants a log of every override." },
  ]);
});

test.each([
  "The lease costs 40 euros a seat, they need it under 3 weeks.",
  "Wir haben 8 Filialen, sie wollen 2 Leute bis Mai.",
  "Le forfait a 12 places, elle veut 3 langues avant juin.",
])("classifier: a wish for another thing is no target of a figure before it: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test.each([
  "At the moment there are 12 sites. We want 95% accuracy by June.",
  "We have 40 shops, they want 2 sessions by May.",
  "Das Hotel hat 40 Zimmer. Davon sollen 10 bis Mai ausgestattet sein.",
  "They bill 5.5 hours a day. We want to save them 30 minutes a day by Q1.",
  "料金は4900円。これを3か月無料にしたい。",
])("classifier: a figure of another thing is no baseline: %s", (text) => {
  expect(byRules(text).goals).toMatchObject([{ baseline: null }]);
});

test.each([
  "Subject: Harbour pilot. Dates. Costs. Next steps",
  "From: Dr. Olivia Park, Harlow Port Inc. To: Mr. Ben Ade, Ours Ltd. Cc: Ms. Dana Lee. Subject: Plan",
])("classifier: a header of several fields is a header: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: false }]);
});

const NOTE =
  "Hi all, the line was bad again today. Workshop managers told us that the tablet takes a minute to open an order. We decided to buy new tablets for all 12 workshops. My worry is that the supplier is late and Berlin opens without any.";

test("classifier: a paragraph is split where a sentence begins another matter", () => {
  expect(byRules(NOTE).proposals.map(({ label, keep }) => (keep ? label : "noise"))).toEqual([
    "noise",
    "user_feedback",
    "decision",
    "risk",
  ]);
});

test("classifier: each matter of a paragraph keeps the name of its speaker", () => {
  const { proposals } = byRules(`Weekly\n\nMarit: ${NOTE}`);
  const kept = proposals.flatMap(({ keep, content }) => (keep ? content : []));
  expect(kept).toHaveLength(3);
  expect(kept.filter((content) => !content.startsWith("Marit: "))).toEqual([]);
});

test.each([
  ["below a heading that names its label", `# Weekly\n\n## Decisions\n\n${NOTE}`, 1],
  ["after a tag that names its label", `Risk: ${NOTE}`, 1],
  [
    "within a quotation",
    "“We sell on two markets. The tablet takes a minute to open an order. If it is late, we open without any.”",
    1,
  ],
  ["of two sentences", NOTE.split(". ").slice(1, 3).join(". "), 1],
])("classifier: a paragraph stays whole %s", (_, text, count) => {
  expect(byRules(text).proposals).toHaveLength(count);
});

test("classifier: a sentence that names its label begins a matter", () => {
  const text =
    "The planners lose an hour a day on the phone. They would like a page with the status. Aim from our side: 50 customers on the page by July.";
  expect(byRules(text).goals).toMatchObject([{ key_result: "50 customers", timeframe: "July" }]);
  expect(
    byRules(text)
      .proposals.map(({ content }) => content)
      .join(" "),
  ).not.toContain("Aim");
});

test("classifier: the sentence that a target refers to stays with it", () => {
  const text =
    "Klimaat Noord called. Their planners spend 40 minutes a day on reshuffling visits. They want that down to 10 minutes by June.";
  expect(byRules(text).goals).toMatchObject([
    {
      title: "Their planners spend 40 minutes a day on reshuffling visits → 10 minutes",
      baseline: "40 minutes",
      key_result: "10 minutes",
    },
  ]);
});
