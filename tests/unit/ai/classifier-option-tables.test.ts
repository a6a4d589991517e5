import { expect, test } from "vitest";
import { byRules, compared } from "@/tests/support/classified";

const MARKDOWN = `|   | Option 1: Twilio | Option 2: MessageBird |
|---|---|---|
| Description | Large vendor from the US with an API | Vendor from the EU with an API |
| Pros and cons | Stable, but expensive | Cheap, but support is slow |
| Estimated cost | LARGE | MEDIUM |`;
const PAGE = `# SMS for the carrier portal\n\n## Options considered\n\n${MARKDOWN}`;

test("classifier options: a table that weighs options is one item, named after them", () => {
  expect(byRules(PAGE).proposals).toEqual([
    {
      label: "general_note",
      title: "Options considered: Twilio, MessageBird",
      content: `${MARKDOWN}\n\n— SMS for the carrier portal › Options considered`,
      keep: true,
    },
  ]);
});

test.each([
  ["## Decision\n\nWe go with MessageBird for all carriers.", "Decision: We go with MessageBird"],
  ["Decision: We go with MessageBird for all carriers.", "Decision: We go with MessageBird"],
  ["Beschluss: Wir nehmen MessageBird für alle.", "Beschluss: Wir nehmen MessageBird"],
])("classifier options: the decision of the page is their origin: %j", (decision, origin) => {
  for (const text of [`${PAGE}\n\n${decision}`, `${decision}\n\n## Options\n\n${MARKDOWN}`]) {
    const { proposals } = byRules(text);
    const table = proposals.find(({ content }) => content.includes("| LARGE |"));
    expect(table?.content).toContain(`\n\n— ${origin}`);
    expect(proposals.map(({ label }) => label).toSorted()).toEqual(["decision", "general_note"]);
  }
});

test("classifier options: of several decisions, none is their origin", () => {
  const decisions = "## Decisions\n\n- We go with MessageBird.\n- We keep the phone until May.";
  const [table] = byRules(`${PAGE}\n\n${decisions}`).proposals;
  expect(table?.content).toMatch(/\n\n— SMS for the carrier portal › Options considered$/);
});

const CELLS = [
  ["Option A: SMS", "Option B: App"],
  ["Works on each phone of the drivers", "Costs nothing for each message"],
  ["Costs 8 cents for each message", "Drivers have to install it first"],
];
const [HEAD = [], PROS = [], CONS = []] = CELLS;

test.each([
  ["tabs", `\t${HEAD.join("\t")}\nPros\t${PROS.join("\t")}\nCons\t${CONS.join("\t")}`],
  [
    "a tab on a line between the cells",
    [
      ["", ...HEAD],
      ["Pros", ...PROS],
      ["Cons", ...CONS],
    ]
      .map((cells) => cells.join("\n\n\t\n\n"))
      .join("\n\n"),
  ],
  ["lines alone", [...HEAD, "Pros", ...PROS, "Cons", ...CONS].join("\n\n")],
])("classifier options: cells that are copied with %s are a table", (_, copied) => {
  const text = `# Gate codes\n\nOptions considered\n\n${copied}\n\nThe team asked three carriers about both.`;
  const [table, note] = byRules(text).proposals;
  expect(table?.title).toBe("Options considered: SMS, App");
  expect(table?.content.split("\n\n")[0]).toBe(
    [
      "|  | Option A: SMS | Option B: App |",
      "| --- | --- | --- |",
      "| Pros | Works on each phone of the drivers | Costs nothing for each message |",
      "| Cons | Costs 8 cents for each message | Drivers have to install it first |",
    ].join("\n"),
  );
  expect(note?.content).toContain("The team asked three carriers about both.");
  expect(compared(text).added).toEqual([]);
});

test.each([
  "| Option | Vorteile | Nachteile |\n|---|---|---|\n| Variante A | Kein Umbau | Fahrer warten eine Stunde |\n| Variante B | Fahrer sehen ihren Platz sofort | Wir hängen an einem Anbieter |",
  "| Optie | Voordelen | Nadelen |\n|---|---|---|\n| Optie 1: bellen | Geen werk voor het team | Chauffeurs wachten een uur |\n| Optie 2: portaal | Klaar in mei en getest | We hangen af van een leverancier |",
  "| | Option 1 | Option 2 |\n|---|---|---|\n| Avantages | Aucun travail pour l'équipe | Prêt en mai |\n| Inconvénients | Les chauffeurs attendent une heure | Nous dépendons d'un fournisseur |",
  "| 案 | メリット | デメリット |\n|---|---|---|\n| 案1：電話 | 作業がない | 運転手が一時間待つことになる |\n| 案2：ポータル | 五月に使える | 業者に依存する |",
])("classifier options: a table in another language is one item: %j", (table) => {
  expect(byRules(table).proposals).toEqual([expect.objectContaining({ content: table })]);
});

test.each([
  [
    "reviews",
    "Date,Pros,Cons,Company\n2026-11-02,The calendar is simple and new clerks learn it in an hour,The kiosk hangs all the time,Kestrel Retail\n2026-11-03,Support answers within ten minutes each time,No export to Excel that works,Harlow Foods",
    2,
  ],
  [
    "wishes",
    "Option | Price | Customers\nSecond screen for the dock | 20 | 14\nPrinter for labels at the gate | 40 | 3",
    1,
  ],
  [
    "risks",
    "| Risk | Cost | Effort |\n|---|---|---|\n| The supplier may deliver late in spring | 20k | high |\n| The works council may refuse the tracking | 0 | low |",
    2,
  ],
  [
    "lists",
    "Option 1: we keep the phone.\nOption 2: we buy a portal.\n\nRisks\n- The vendor may fail\n- Drivers do not install it\n\nCosts\n- 20k for the portal\n- 2k a year",
    5,
  ],
])("classifier options: %s are no options", (_, text, count) => {
  const { proposals } = byRules(text);
  expect(proposals).toHaveLength(count);
  expect(proposals.map(({ content }) => content).join("\n")).not.toContain("| --- |");
});
