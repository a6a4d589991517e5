import { describe, expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

describe("classifier: customers, goals, titles and noise", () => {
  test("writes the customer of a talk into each title", () => {
    const titles = (heading: string) =>
      byRules(`${heading}\n\n- No GPS\n- They hate the map\n- One depot\n- Two vans`).proposals.map(
        ({ title }) => title,
      );
    expect(titles("Call with Klimaat Noord, 20 Nov")[0]).toBe("Klimaat Noord: No GPS");
    expect(titles("Kundengespräch Stadtwerke Lindau (14.11.)")[0]).toBe(
      "Stadtwerke Lindau: No GPS",
    );
    expect(titles("Offline visits, weekly sync")[0]).toBe("No GPS");
  });

  test.each([
    ["Nobody at home: 11%, want < 5% by March 2027", "11%", "< 5%", "March 2027"],
    ["Reduce set-up from 12 days to 5 days until Q2", "12 days", "5 days", "Q2"],
    ["Ziel: unter 6 % bis Ende 2027", null, "Unter 6 %", "Ende 2027"],
  ])("proposes %s as a goal", (text, baseline, key_result, timeframe) => {
    const { goals, proposals } = byRules(text);
    expect(goals).toMatchObject([{ goal_type: "success_metric", baseline, key_result, timeframe }]);
    expect(proposals).toEqual([]);
  });

  test.each([
    "Nobody at home fell from 11% to 5%.",
    "Customers want 2 buttons.",
    "The local database may use 300 MB at most.",
    "RISK: the date slips from 1 March to 1 April",
    "Target market: dental practices with five chairs",
  ])("proposes no goal from %s", (text) => {
    expect(byRules(text).goals).toEqual([]);
  });

  test.each([
    ["We ship in March, but not in Germany.", "We ship in March, but not in Germany"],
    ["Six euro is fine for us. Not per message.", "Six euro is fine for us. Not per message"],
    ["Send reports at night, because the line is free.", "Send reports at night"],
  ])("cuts no negation off %s", (text, title) => {
    expect(byRules(text).proposals[0]?.title).toContain(title);
  });

  test("leaves small talk, call quality, appointments and tasks unchosen, and nothing else", () => {
    const keep = (text: string) => byRules(`Notes\n\n${text}`).proposals[0]?.keep;
    const noise = [
      "Lunch was nice.",
      "Audio was bad",
      "Next call 4 dec 10:00",
      "TODO: send prices",
    ];
    const worth = [
      "Joris says the app is slow after lunch",
      "The reminder comes too late at night",
    ];
    expect(noise.map(keep)).toEqual([false, false, false, false]);
    expect(worth.map(keep)).toEqual([true, true]);
  });

  test.each([
    ["de", "Vorsicht beim Umzug: die Server stehen dann zwei Tage still.", "risk"],
    ["de", "Beschluss: Wir beginnen in Bremen.", "decision"],
    ["de", "Entschieden: 69 Franken pro Werkstatt.", "decision"],
    ["nl", "We kiezen voor de goedkope printer.", "decision"],
    ["nl", "Let op: de vergunning loopt in mei af.", "risk"],
    ["fr", "Le conseil retient la deuxième offre.", "decision"],
    ["fr", "Attention au gel : les portes restent ouvertes.", "risk"],
    ["ja", "来月から二階で始めることにした。", "decision"],
    ["ja", "部品が四月に間に合わない恐れがある。", "risk"],
  ])("reads what %s says: %s", (_, text, label) => {
    expect(byRules(text).proposals[0]?.label).toBe(label);
  });

  test("takes no question for a risk, and no complaint of a colleague for feedback", () => {
    const said = (text: string) => byRules(`Weekly\n\n${text}`).proposals[0];
    expect(said("Tom: is there a risk that it breaks in winter?")).toMatchObject({
      label: "general_note",
      keep: true,
    });
    expect(said("Bas: my laptop is too slow today")).toMatchObject({
      label: "general_note",
      keep: false,
    });
    expect(said("Bas: Marit says it is too slow")?.label).toBe("user_feedback");
  });

  test("leaves short chat lines without a clear kind unchosen, except a customer's", () => {
    const read = (heading: string, said: string) =>
      byRules(`# ${heading}\n\n[09:02] joris: morning\n[09:03] anil: ${said}`).proposals.at(-1);
    expect(read("Launch", "who has my charger")?.keep).toBe(false);
    expect(read("Launch", "by the door, I think")?.keep).toBe(false);
    expect(read("Call with Klimaat Noord", "two vans, one depot")?.keep).toBe(true);
  });

  test("joins a line to the one above only if it refers to it", () => {
    const text = `The council keeps the trial invoice for all of 2027, and we agreed on its form.
It will be sent twice, in June and in December.
The 9,400 students in shared houses use one bin and move every year.`;
    expect(byRules(text).proposals.map(({ content }) => content.split("\n").length)).toEqual([
      2, 1,
    ]);
  });

  test("takes short numbered lines for headings", () => {
    const { proposals } = byRules(
      "Minutes\n\n1. Bins\nWe agreed to wait for the trial.\n2. Any other business\nThere is cake on Friday.",
    );
    expect(proposals).toMatchObject([
      { label: "decision", title: "Bins: Wait for the trial", keep: true },
      { content: expect.stringContaining("cake"), keep: false },
    ]);
  });

  test("names the target of a goal", () => {
    const text = "[10:15] femke: goal for the waiting list: from 640 to 1,500 people by 1 February";
    expect(byRules(`#launch\n\n${text}`).goals).toMatchObject([
      { title: "Waiting list: from 640 to 1,500 people by 1 February", baseline: "640" },
    ]);
  });
});

test.each([
  [
    "a decision before it",
    "We decided to ship on 1 May. Goal: 100 customers by June.",
    "100 customers by June",
    null,
  ],
  [
    "today's figure before it",
    "No-shows are at 12 % today. We want under 5 % by March 2027.",
    "We want under 5 % by March 2027",
    "12 %",
  ],
  [
    "today's figure after it",
    "Get the score to 45 by end of year (now 38)",
    "Get the score to 45 by end of year",
    "38",
  ],
  [
    "a line that goes on",
    "- Cut the wait for a slot\n  from 12 days to 5 by June",
    "Cut the wait for a slot from 12 days to 5 by June",
    "12 days",
  ],
])("classifier: a goal with %s has its own title and baseline", (_, text, title, baseline) => {
  expect(byRules(`Notes\n\n${text}`).goals).toMatchObject([{ title, baseline }]);
});

test("classifier: a word that begins like `nu` is no word for today", () => {
  const { goals } = byRules("Goal: numbers 12 to 15 open by June 2027.");
  expect(goals).toMatchObject([{ baseline: null }]);
});

test("classifier: a Japanese goal has its figure, not the year by which it is due", () => {
  expect(byRules("目標：欠席率を14%から2027年3月までに8%以下にする。").goals).toMatchObject([
    { baseline: "14%", key_result: "8%以下", timeframe: "2027年3月まで" },
  ]);
});

test("classifier: an idea and a colleague's objection are two proposals", () => {
  const text =
    "Ida: could we let them open the gate with a phone?\nBo: the gate reader can only hold 200 cards";
  expect(byRules(text).proposals).toMatchObject([
    { label: "feature_idea" },
    { label: "technical_constraint" },
  ]);
});

test("classifier: the line below a quote with a known speaker does not sign it", () => {
  const text = 'Holm: "I will not pay for a second card."\nThe gate reader can only hold 200 cards';
  expect(byRules(text).proposals).toHaveLength(2);
});

test("classifier: a pronoun for other people does not join a line to the one above", () => {
  const text = `The council keeps the trial invoice for all of 2027, and we agreed on its form.
They tried another bin at the school and gave it up after six weeks.`;
  expect(byRules(text).proposals).toHaveLength(2);
});

test.each(["Agenda", "Tagesordnung", "Ordre du jour", "議題"])(
  "classifier: the entries of an agenda are in the frame: %s",
  (name) => {
    const text = `Weekly\n\n${name}\n1. Gates\n2. Winter\n\n1. Gates\nWe agreed to wait for the trial.`;
    expect(byRules(text).proposals).toMatchObject([
      { title: "Gates: Wait for the trial" },
      { content: "1. Gates\n2. Winter", keep: false },
    ]);
  },
);

test.each([
  ["Agenda", "- Price: we decided on 20 € a month for Plus."],
  ["Agenda", "- we agreed to keep the price"],
  ["Tagesordnung", "1. Preis: 20 € im Monat ab Mai"],
  ["Ordre du jour", "- on a décidé de garder le prix"],
  ["議題", "・価格は据え置きに決定した"],
  ["On the call", "- They decided to wait until May"],
  ["Dabei", "- Frau Weber will keine Ortung"],
])("classifier: something said in an agenda is not in the frame: %s", (name, said) => {
  const [first] = byRules(`Weekly\n\n${name}\n${said}`).proposals;
  expect(first?.content).toContain(said.slice(3));
  expect(first?.title).not.toContain("Who was there");
});

test.each(["Assumption", "Annahme", "Hypothèse"])(
  "classifier: an assumption stays one: %s",
  (name) => {
    expect(byRules(`${name}: every harbour has a crane.`).proposals).toMatchObject([
      { label: "general_note", keep: true, content: `${name}: every harbour has a crane.` },
    ]);
  },
);

test.each([
  ["Assumptions", "Decisions"],
  ["Annahmen", "Beschlüsse"],
  ["Aannames", "Besluiten"],
  ["Hypothèses", "Décisions"],
  ["前提", "決定事項"],
])("classifier: a first heading that names a kind ends at the next: %s", (first, second) => {
  const text = `${first}\n- Klanten bellen minder\n\n${second}\n- Gate 4`;
  expect(byRules(text).proposals).toMatchObject([
    { label: "general_note", content: `Klanten bellen minder\n\n— ${first}` },
    { label: "decision", content: "Gate 4" },
  ]);
});

test("classifier: a limit that must not be passed keeps its denial, and today's figure is the baseline", () => {
  const { goals } = byRules("Goal: no family waits more than 5 months (today 9).");
  expect(goals).toMatchObject([
    { key_result: "No family waits more than 5 months", baseline: "9" },
  ]);
});

test("classifier: a point below Open is a note titled so", () => {
  const { proposals } = byRules("Notes\n\n4. Open\n- Do siblings count as one application?");
  expect(proposals).toMatchObject([
    { label: "general_note", title: expect.stringMatching(/^Open: Do siblings/) },
  ]);
});
