import { describe, expect, test } from "vitest";
import { briefFor, goal, item, readSection } from "./pieces";

describe("built-in drafts: how it is set out", () => {
  test("shows goals as a table without empty columns, and gaps in the others", async () => {
    const pieces = [
      goal("user_outcome", "Drive less", { keyResult: "20 | 21 minutes", priority: 2 }),
      goal("success_metric", "Use it", { baseline: "0%", priority: 9 }),
    ];
    const [less, use] = pieces.map(({ ref }) => `[^${ref}]`);
    expect(await readSection(briefFor("prd", pieces), "Goals and success metrics")).toBe(
      `| Goal | Key result | Baseline |
| --- | --- | --- |
| **Use it.** ${use} | – | 0% |
| **Drive less.** ${less} | 20 \\| 21 minutes | – |`,
    );
  });

  test.each([
    ["Target stays: fewer calls by June.", "**Fewer calls by June.**"],
    ["Owner: Ann", "**Fewer calls by June.** Owner: Ann."],
  ])("names a goal without words that only stand before its title: %s", async (text, said) => {
    const facts = { keyResult: "15 %" };
    const piece = { ...goal("success_metric", "Fewer calls by June", facts), text };
    const section = await readSection(briefFor("prd", [piece]), "Goals and success metrics");
    expect(section).toContain(`| ${said} [^${piece.ref}] |`);
  });

  test("lists goals without a figure", async () => {
    const pieces = [goal("success_metric", "Use it"), goal("success_metric", "Like it")];
    const section = await readSection(briefFor("prd", pieces), "Goals and success metrics");
    expect(section.replaceAll(/ \[\^E\d+\]/g, "")).toBe("- **Use it.**\n- **Like it.**");
  });

  test("puts signs and contingency plans of risks under their own headings", async () => {
    const text = "Cause: clouds. Response: hats. Warning sign: wind. Plan B: stay at home.";
    const brief = briefFor("risk_register", [item("risk", "Rain", text)]);
    const read = async (heading: string) => {
      const [head = "", , row = ""] = (await readSection(brief, heading)).split("\n");
      return [head, row].map((line) => line.split(" | ").at(-1));
    };
    expect(await read("Register")).toEqual(["Cause |", "Clouds. |"]);
    expect(await read("Responses")).toEqual(["Response |", "Hats. |"]);
    expect(await read("Warning signs")).toEqual(["Warning sign |", "Wind. |"]);
    expect(await read("Contingency plans")).toEqual(["Plan B |", "Stay at home. |"]);
  });

  test("shows all risks in a table of the labels that half of them have, with their owners", async () => {
    const rain = item(
      "risk",
      "Rain",
      "Known for years.\n\nCause: clouds.\n\n**Effect:** wet boots. Cold too.\n\nOwner: Ann.",
    );
    const hail = item("risk", "Hail", "- Cause: frost\n- Effect: dents");
    const plain = item("risk", "Snow", "It may snow.");
    expect(
      await readSection(briefFor("prd", [rain, hail, plain]), "Open questions and risks"),
    ).toBe(
      `| Risk | Cause | Effect | Owner |
| --- | --- | --- | --- |
| **Snow.** It may snow. [^${plain.ref}] | – | – | – |
| **Hail.** [^${hail.ref}] | Frost | Dents | – |
| **Rain.** Known for years. [^${rain.ref}] | Clouds. | Wet boots. Cold too. | Ann |`,
    );
  });

  test("makes no column of a label that only one of two risks has", async () => {
    const text = "Late deliveries: lorries wait. Countermeasure: book a second slot.";
    const risks = [item("risk", "Gate", text), item("risk", "Snow", "It may snow.")];
    const section = await readSection(briefFor("prd", risks), "Open questions and risks");
    expect(section).not.toContain("| Late deliveries");
    expect(section).toContain("book a second slot");
  });

  test("takes no single colon in the middle of a risk for a label", async () => {
    const risk = item("risk", "Rain", "It may rain. Still against it: the clouds.");
    expect(await readSection(briefFor("prd", [risk]), "Open questions and risks")).toBe(
      `- **Rain.** It may rain. Still against it: the clouds. [^${risk.ref}]`,
    );
  });

  test("lists risks without labels whole", async () => {
    const text = `${"It may rain on the hill. ".repeat(20)}Then we wait.`;
    const section = await readSection(
      briefFor("prd", [item("risk", "Rain", text)]),
      "Open questions and risks",
    );
    expect(section).toMatch(/^- \*\*Rain\.\*\* It may rain [^\n]*Then we wait\. \[\^E\d+\]$/);
  });

  test("reads date and people at the beginning of a decision", async () => {
    const dated = item("decision", "No map", "9 November 2026, Ann with Bob. A list is enough.");
    const plain = item("decision", "Beta", "Ten firms get it.");
    const brief = briefFor("decision_log", [dated, plain]);
    expect(await readSection(brief, "Decisions at a glance")).toBe(
      `| Decision | Date | Decided by |
| --- | --- | --- |
| **No map.** [^${dated.ref}] | 9 November 2026 | Ann with Bob |
| **Beta.** [^${plain.ref}] | – | – |`,
    );
    expect(await readSection(brief, "Decisions and reasons")).toBe(
      `- **No map.** A list is enough. (9 November 2026) [^${dated.ref}]\n- **Beta.** Ten firms get it. [^${plain.ref}]`,
    );
  });

  test("only names goals in a decision log, since they may be no criteria", async () => {
    const aim = goal("user_outcome", "Drive less", { keyResult: "20 minutes" });
    const brief = briefFor("decision_log", [item("decision", "Beta", "Ten firms get it."), aim]);
    expect(await readSection(brief, "Options and criteria")).toBe(
      `> Check before you send: *Drive less* [^${aim.ref}]. Groundwork cannot tell whether these were options or criteria. Write about those that were.`,
    );
  });

  test("sorts the sentences about a competitor without changing them", async () => {
    const text = "Our main rival. Costs €35 a month. Strong phone app. Weak at shared stock.";
    const piece = item("key_competitors", "CrewGrid", text);
    const brief = briefFor("competitive_battlecard", [piece]);
    const said = async (heading: string) => await readSection(brief, heading);
    const bullet = (sentence: string) => `- **CrewGrid.** ${sentence} [^${piece.ref}]`;
    expect(await said("Competitor at a glance")).toBe(bullet("Our main rival."));
    expect(await said("Price comparison")).toBe(bullet("Costs €35 a month."));
    expect(await said("Where they win")).toBe(bullet("Strong phone app."));
    expect(await said("Where we win")).toBe(bullet("Weak at shared stock."));
  });

  test.each([
    ["Where we win", "Forty dealers complain about the slow sync."],
    ["Where we win", "Schwächen zeigt die Suche."],
    ["Where we win", "Zwakke plek: de voorraad."],
    ["Where they win", "Stärken: die App."],
    ["Where they win", "Forte présence en Belgique."],
    ["Competitor at a glance", "Fortnightly releases."],
    ["Competitor at a glance", "Faiblement connu."],
  ])("a competitor's strengths and weaknesses are whole words: %s: %s", async (heading, said) => {
    const piece = item("key_competitors", "CrewGrid", `Our main rival. ${said}`);
    const brief = briefFor("competitive_battlecard", [piece]);
    expect(await readSection(brief, heading)).toContain(said);
  });
});

describe("built-in drafts: an excerpt", () => {
  const excerpt = async (text: string) => {
    const piece = item("user_feedback", "T", text);
    const section = await readSection(briefFor("prd", [piece]), "Problem");
    return section.replace("- **T.** ", "").replace(` [^${piece.ref}]`, "");
  };

  test.each([
    ["One.\n\nTwo\nthree.", "One. Two; three."],
    ["# Title\n\nText[^1] and[^note].\n\n[^1]: https://x.example\n[^note]: more", "Text and."],
    ['> "Quoted."\n> Ann', '"Quoted." Ann'],
    ["[a link](https://x.example) ![an image](x.png) `a|b` **bold**", "a link an image a\\|b bold"],
    ["a <b>bold</b> R&D AT&amp;T 2 * 3 snake_case _x_", "a bold R&D AT&T 2 \\* 3 snake_case x"],
    ["a\u202eb\u0007c", "a b c"],
    ["a\n```\ncode\n```\nb", "a; b"],
  ])("of %j reads %j", async (text, expected) => {
    expect(await excerpt(text)).toBe(expected);
  });

  test("ends with a whole sentence, and only a single long one is cut", async () => {
    expect(await excerpt(`${"A".repeat(200)}. ${"B".repeat(500)}.`)).toBe(`${"A".repeat(200)}. …`);
    expect(await excerpt(`${"A".repeat(1100)} ${"B".repeat(300)}.`)).toBe(`${"A".repeat(1100)}…`);
    expect(await excerpt("🚀".repeat(700))).toMatch(/^(?:🚀)+…$/u);
    expect(await excerpt(`${"寒".repeat(200)}。${"暑".repeat(500)}。`)).toBe(
      `${"寒".repeat(200)}。…`,
    );
  });

  test("is longer where a section has few items", async () => {
    const text = `${"A".repeat(200)}. ${"B".repeat(300)}.`;
    const pieces = Array.from({ length: 4 }, () => item("user_feedback", "T", text));
    const read = (some: typeof pieces) => readSection(briefFor("prd", some), "Problem");
    expect(await read(pieces.slice(0, 2))).toContain("BBB");
    expect(await read(pieces)).not.toContain("BBB");
  });

  test("begins with the sentence that names the subject of its section", async () => {
    const note = item("general_note", "Call", `${"Small talk. ".repeat(30)}It costs €390.`);
    expect(await readSection(briefFor("business_case", [note]), "Costs and returns")).toBe(
      `- **Call.** It costs €390. [^${note.ref}]`,
    );
  });

  test("keeps lists and tables, each statement with its reference", async () => {
    const text = "Intro.\n\n- one\n    1. *deep*\n- [x] three\n- [ ] four";
    const table = "| A | B |\n|-|-|\n| x `y` | |\n| z | 1 |";
    const pieces = [item("user_feedback", "List", text), item("user_feedback", "Table", table)];
    const [list, rows] = pieces.map(({ ref }) => `[^${ref}]`);
    expect(await readSection(briefFor("prd", pieces), "Problem")).toBe(
      `- **Table.** ${rows}

| A | B |
| --- | --- |
| x y ${rows} |  |
| z | 1 ${rows} |

- **List.** Intro. ${list}
    - one ${list}
        1. deep ${list}
    - [x] three ${list}
    - [ ] four ${list}`,
    );
  });
});

describe("built-in drafts: a title that its text repeats", () => {
  const line = async (title: string, text: string) => {
    const piece = item("user_feedback", title, text);
    const section = await readSection(briefFor("prd", [piece]), "Problem");
    return section.replace(` [^${piece.ref}]`, "");
  };

  test.each([
    ["14 tickets: lost queue", "14 tickets: lost queue.", "- **14 tickets: lost queue.**"],
    ["14 tickets.", "14 tickets", "- **14 tickets.**"],
    ["14 tickets", "14 Tickets. Two calls.", "- **14 tickets.** Two calls."],
    ["Lieke: 14 tick…", "Lieke: 14 tickets about it.", "- Lieke: 14 tickets about it."],
    ["CrewGrid", "CrewGrid is a rival.", "- **CrewGrid** is a rival."],
    ["Ann", "Annual report.", "- **Ann.** Annual report."],
    ["Only in May", "Only in May; not later.", "- **Only in May**; not later."],
    ["Swaps", "Swaps (roses for tulips)", "- **Swaps** (roses for tulips)"],
    [
      "Two of three shops order the same every week",
      "Who looked? Two of three shops order the same every week.",
      "- Who looked? Two of three shops order the same every week.",
    ],
    ["Sold 38 %", "“Sold 38 % more”", "- “Sold 38 % more”"],
    ["Kessler: No map", "No map. We walk.", "- **Kessler:** No map. We walk."],
    ["Kessler: No map", "„No map.“", "- **Kessler:** „No map.“"],
  ])("%j, %j", async (title, text, expected) => {
    expect(await line(title, text)).toBe(expected);
  });
});
