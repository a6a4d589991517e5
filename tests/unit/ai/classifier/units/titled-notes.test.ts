import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const kept = (text: string) => byRules(text).proposals.filter(({ keep }) => keep);
const list = (text: string) => kept(text).map(({ title, content }) => [title, content]);

test.each([
  {
    language: "en",
    notes: [
      [
        "Queue at the pier",
        "On Saturdays the queue reaches the road. The harbour master counted 140 people at ten. Half of them gave up.",
      ],
      [
        "Two tills",
        "Rosa and Piet, 4 March. We open the second till at nine. It costs us one more hour a day.",
      ],
    ],
  },
  {
    language: "de",
    notes: [
      [
        "Schlange am Steg",
        "Samstags reicht die Schlange bis zur Straße. Um zehn waren es 140 Leute. Die Hälfte ging wieder.",
      ],
      [
        "Zweite Kasse",
        "4. März 2026, Rosa und Piet. Die zweite Kasse öffnet um neun. Das kostet uns eine Stunde am Tag.",
      ],
    ],
  },
  {
    language: "nl",
    notes: [
      [
        "Rij bij de steiger",
        "Op zaterdag staat de rij tot aan de weg. Om tien uur telden we 140 mensen. De helft ging weg.",
      ],
      [
        "Twee kassa's",
        "Rosa en Piet, 4 maart. De tweede kassa gaat om negen uur open. Dat kost ons een uur per dag.",
      ],
    ],
  },
  {
    language: "fr",
    notes: [
      [
        "La file au ponton",
        "Le samedi, la file va jusqu'à la route. À dix heures, nous avons compté 140 personnes. La moitié est repartie.",
      ],
      [
        "Deux caisses",
        "Rosa et Piet, 4 mars. La deuxième caisse ouvre à neuf heures. Cela nous coûte une heure par jour.",
      ],
    ],
  },
  {
    language: "ja",
    notes: [
      ["桟橋の行列", "土曜日は行列が道路まで伸びる。10時に140人を数えた。半分は帰ってしまった。"],
      [
        "レジを2台に",
        "3月4日、ローザとピート。2台目のレジは9時に開ける。1日1時間の人件費が増える。",
      ],
    ],
  },
])(
  "classifier: a paragraph alone below its heading is one note with that title ($language)",
  ({ notes }) => {
    const page = notes.map(([title, text]) => `## ${title}\n\n${text}`).join("\n\n");
    expect(list(page)).toEqual(notes);
  },
);

const OTHER = "## Two tills\n\nRosa and Piet, 4 March. We open the second till at nine.";

test("classifier: a paragraph and the table below it are one note", () => {
  const text =
    "Counted on three Saturdays.\n\n| Hour | People |\n| --- | --- |\n| 10 | 140 |\n| 11 | 95 |";
  expect(list(`## Queue at the pier\n\n${text}\n\n${OTHER}`)[0]).toEqual([
    "Queue at the pier",
    text,
  ]);
});

test("classifier: each line of a list below a heading stays a thing of its own", () => {
  const page = `## Queue at the pier\n\n- The second till must work without a network.\n- Customers complain that they wait for an hour.\n\n${OTHER}`;
  expect(kept(page)).toHaveLength(3);
});

test("classifier: tagged sentences below a heading stay statements of their own", () => {
  const page = `## Tills\n\nDecision: the second till opens at nine. Risk: nobody wants the early shift.\n\n${OTHER}`;
  expect(kept(page).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["decision", "risk"]),
  );
});

test("classifier: a long paragraph below a heading can be about several matters", () => {
  const text =
    "Customers complain that they wait for an hour. Rosa would like a board that shows the next boat. The board could also show the price. The harbour office forbids lights on the quay after ten. A rival in the next bay sells its tickets on the phone for two euros less. If the ice comes early, the pier closes and we lose December.";
  expect(kept(`## Pier\n\n${text}\n\n${OTHER}`).length).toBeGreaterThan(2);
});

test("classifier: a single section with one paragraph is no note", () => {
  const page = "# Minutes\n\n## Tills\n\nWe open the second till at nine.";
  expect(list(page)[0]?.[0]).toBe("Tills: We open the second till at nine");
});

test("classifier: a heading of one word goes before what the note says", () => {
  const page = `## Tills\n\nWe open the second till at nine.\n\n${OTHER}`;
  expect(list(page)[0]?.[0]).toBe("Tills: We open the second till at nine");
});

test("classifier: a customer's name goes before what the note says", () => {
  const page = "## Klimaat Noord\n\nNo GPS in the van.\n\n## Norrvik Ferries\n\nThe map is old.";
  expect(list(page).map(([title]) => title)).toEqual([
    "Klimaat Noord: No GPS in the van",
    "Norrvik Ferries: The map is old",
  ]);
});

test("classifier: the first of several headings of a level is no title of the whole", () => {
  const [, second] = kept(
    `## Queue at the pier\n\nOn Saturdays the queue reaches the road.\n\n${OTHER}`,
  );
  expect(second?.content).not.toContain("Queue at the pier");
});

test("classifier: a note with one target among other figures is no goal", () => {
  const survey =
    "We asked 412 guests in October. The median is 139 euros. At 149 euros 18 % leave. 71 % want no subscription.";
  expect(byRules(`## What guests would pay\n\n${survey}\n\n${OTHER}`).goals).toEqual([]);
  const goal = "Waiting time: 17 minutes today, 5 minutes by June 2027.";
  expect(byRules(`## Waiting time\n\n${goal}\n\n${OTHER}`).goals).toHaveLength(1);
});

test("classifier: a rival can be named by the title of a note", () => {
  const page = `## Planifer\n\nRostering software, 96,000 € a year. Takes 14 months to set up. Cannot be used offline.\n\n${OTHER}`;
  expect(kept(page)[0]?.label).toBe("key_competitors");
});

test("classifier: on a page with too many things, those below one heading are joined first", () => {
  const sections = Array.from(
    { length: 20 },
    (_, at) =>
      `## Section ${at}\n\n${Array.from({ length: 4 }, (_, line) => `- Customer ${at} says that door ${line} jams in winter.`).join("\n")}`,
  );
  const { proposals } = byRules(sections.join("\n\n"));
  expect(proposals.length).toBeLessThanOrEqual(50);
  const mixed = proposals.filter(({ content }) => new Set(content.match(/Customer \d+/g)).size > 1);
  expect(mixed).toEqual([]);
});

test.each([
  ["GOALS??", "- Wasted visits from 23 to under 5 by the end of 2027"],
  ["Competitors / what others use", "- OrgelPlan, 49 EUR a month"],
  ["competitors / what others use", "- OrgelPlan, 49 EUR a month"],
  ["Konkurrenz??", "- OrgelPlan, 49 EUR im Monat"],
  ["what others use", "- OrgelPlan is the cheaper rival, 49 EUR a month"],
])("classifier: %s above a list ends the heading before", (heading, line) => {
  const { proposals, goals } = byRules(
    `Users\n- Office: two people, every day\n\n${heading}\n${line}`,
  );
  const found = [...proposals, ...goals].find(({ title }) => /OrgelPlan|visits/.test(title));
  expect(found && "label" in found ? found.label : "goal").toBe(
    heading.startsWith("GOALS") ? "goal" : "key_competitors",
  );
});

test("classifier: a question about a kind above a list is no heading unless it is only its name", () => {
  const page = "Which competitors do you know?\n- OrgelPlan\n- Pfeifenplan";
  expect(byRules(page).proposals.some(({ content }) => content.includes("Which competitors"))).toBe(
    true,
  );
});

test("classifier: topics of minutes below headings are split where labels clearly differ", () => {
  const page =
    "# Steering\n\n## Prices\n\nWe raise the annual plan to 149 euros in May. Tom fears that small shops will cancel. Kern Bakery says the invoice is impossible to read.\n\n## Data\n\nThe server moves to Frankfurt in June.";
  expect(kept(page).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["risk", "user_feedback"]),
  );
});

test.each(["12 November", "Day 3", "Q1 2027", "1", "Dana (Klimaat Noord)"])(
  "classifier: %s is no title of a note",
  (heading) => {
    const page = `## ${heading}\n\nThe second till opens at nine.\n\n${OTHER}\n\n## Third till\n\nIt opens at ten.`;
    const [first] = kept(page);
    expect(first?.title).toContain("The second till opens at nine");
    expect(first?.content).toContain(heading);
  },
);

test.each([
  ["# Customer call Klimaat Noord\n\n# Feedback\n\n- The list has no GPS in it.", "Klimaat Noord"],
  [
    "# Kick-off, 12 November 2026\n\nTom and Ann.\n\n# Prices\n\nThe plan costs 149 euros.",
    "Kick-off",
  ],
])("classifier: the title of a page can have the level of its sections: %s", (page, name) => {
  expect(kept(page)[0]?.content).toContain(name);
});

test("classifier: a table is in one item, also below a heading within the section", () => {
  const table = "| Hour | People |\n| --- | --- |\n| 10 | 140 |\n| 11 | 95 |";
  const page = `## Pricing\n\nCounted on three Saturdays.\n\n### Figures\n\n${table}\n\n${OTHER}`;
  const { proposals } = byRules(page);
  expect(proposals.filter(({ content }) => content.includes("| 10 | 140 |"))).toHaveLength(1);
});

test("classifier: a goal of a note keeps its measure in the title, and its heading as the source", () => {
  const page = `## What customers need in the first weeks\n\nWe want to reduce the waiting time from 10 to 5 days by June 2027.\n\n${OTHER}`;
  const [goal] = byRules(page).goals;
  expect(goal?.title).toContain("waiting time");
  expect(goal?.description).toContain("What customers need in the first weeks");
});

test.each(["and then", "from the workshop"])(
  "classifier: %s above a list is no heading",
  (line) => {
    expect(
      byRules(`Users\n- Office: two people\n\n${line}\n- The supplier may go bankrupt`)
        .proposals.map(({ title }) => title)
        .join(),
    ).not.toContain(`${line}:`);
  },
);
