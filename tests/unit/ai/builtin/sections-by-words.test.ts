import { describe, expect, test } from "vitest";
import { briefFor, draft, goal, initiative, item, readSection, related } from "./pieces";

describe("built-in drafts: pieces find the section that their words name", () => {
  test.each([
    ["executive_summary", "Recommendation", "Wir schlagen vor, die Karte zu kaufen."],
    ["executive_summary", "Cost and effort", "De kosten zijn twaalf uur in de week."],
    ["executive_summary", "Decision and next steps", "Convenu le 3 mai avec la mairie."],
    ["prd", "Non-goals", "地図は今回の更新には含めない。"],
    ["prd", "Requirements", "Agreed on 3 May: pins stay."],
  ] as const)("%s, %s: %s", async (type, heading, text) => {
    expect(await readSection(briefFor(type, [item("general_note", "X", text)]), heading)).toContain(
      text,
    );
  });

  test("a note of a release is split by sentences", async () => {
    const note = item(
      "general_note",
      "Week notes",
      "Lists load faster. Fixed: lost pins. Everybody has to sign in again by May.",
    );
    const brief = briefFor("release_notes", [note]);
    const sections = ["Improved", "Fixed", "Changes that need action"];
    expect(await Promise.all(sections.map((heading) => readSection(brief, heading)))).toEqual(
      [
        "**Week notes.** Lists load faster.",
        "**Week notes.** Lost pins.",
        "**Week notes.** Everybody has to sign in again by May.",
      ].map((text) => `- ${text} [^${note.ref}]`),
    );
  });

  test.each([
    ["release_notes", "Shipped in May.", "says that something new has shipped"],
    [
      "retrospective",
      "Sinds de start daalde het van 9 naar 4.",
      "says what happened after the start",
    ],
  ] as const)("a %s says in its first lines if no item confirms it", async (type, text, said) => {
    const head = async (words: string) =>
      (
        await draft(briefFor(type, [initiative("Maps."), item("general_note", "Week", words)]))
      ).split("\n## ")[0];
    expect(await head("We plan a map.")).toContain(
      `> No item of this initiative was found that ${said}`,
    );
    expect(await head(text)).not.toContain(said);
  });

  test("a section has one bullet for a note, even if its sentences are apart", async () => {
    const text =
      "Sync is faster now. The map bug is fixed. Loading is quicker too. The crash bug no longer appears. So we hope.";
    const note = item("general_note", "Release 4.2", text);
    const brief = briefFor("release_notes", [note]);
    expect(await readSection(brief, "Improved")).toBe(
      `- **Release 4.2.** Sync is faster now. Loading is quicker too. [^${note.ref}]`,
    );
    expect(await readSection(brief, "Fixed")).toBe(
      `- **Release 4.2.** The map bug is fixed. The crash bug no longer appears. So we hope. [^${note.ref}]`,
    );
  });

  test.each([
    "Left out of the first version.",
    "Dropped in May: nobody zooms out that far.",
    "The board looked at it twice and it's a no.",
    "Ein Globus statt der Karte. Gestrichen.",
  ])("an idea that is left out is no option: %s", async (text) => {
    const idea = item("feature_idea", "Globe", text);
    expect(await readSection(briefFor("business_case", [idea]), "Options considered")).toBe("");
  });

  test("a plan that no longer holds is no cost", async () => {
    const plan = item("general_note", "Cable car", "A budget of 3 million €. Superseded in May.");
    expect(await readSection(briefFor("business_case", [plan]), "Costs and returns")).toBe("");
  });

  test("a closed risk is listed only among the closed risks", async () => {
    const risk = item("risk", "Permit for the slope", "Closed: granted on 4 May.");
    const brief = briefFor("risk_register", [risk]);
    expect(await readSection(brief, "Register")).toBe("");
    expect(await readSection(brief, "Closed risks")).toContain("Granted on 4 May");
  });

  test("a note without the words of a section is printed as something to check", async () => {
    const note = item("general_note", "Keys", "They hang behind the door of the ski school.");
    const section = await readSection(briefFor("prd", [note]), "Problem");
    expect(section).toContain(
      `> Check before you send: Groundwork could not tell where these notes belong.\n>\n> - **Keys.** They hang behind the door of the ski school. [^${note.ref}]`,
    );
  });

  test("of the notes to check, three are printed on a line each, and the others are counted", async () => {
    const text = "Words.\n\nMore.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |";
    const notes = Array.from({ length: 40 }, (_, index) =>
      item("general_note", `Keys ${index}`, text),
    );
    const section = await readSection(briefFor("prd", notes), "Problem");
    const lines = section.split("\n").filter((line) => line.startsWith("> - "));
    expect(lines[0]).toBe(`> - **Keys 39.** Words. More. [^${notes[39]?.ref}]`);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe("> - Also: 37 more");
    expect(section).not.toContain("|");
  });

  test("a customer that chose us is no loss", async () => {
    const won = item("user_feedback", "Alpine Club", "Chose us over Skidata in May.");
    const lost = item("user_feedback", "Glacier Lifts", "Went to Skidata in May.");
    const section = await readSection(
      briefFor("competitive_battlecard", [won, lost]),
      "Where they win",
    );
    expect(section).toContain("Glacier Lifts");
    expect(section).not.toContain("Alpine Club");
  });

  test("the price of a decision is not the price of the product", async () => {
    const mode = item("decision", "Strict gates", "Price: nobody gets in without a card.");
    const list = item("decision", "Day pass", "Our price is 40 € a day.");
    const section = await readSection(
      briefFor("competitive_battlecard", [mode, list]),
      "Price comparison",
    );
    expect(section).toContain("40 € a day");
    expect(section).not.toContain("without a card");
  });

  test("only feedback about errors is tested again", async () => {
    const broken = item("user_feedback", "Gate", "The gate shows a wrong name.");
    const other = item("user_feedback", "Wish", "A wider gate.");
    const section = await readSection(
      briefFor("ai_test_plan", [broken, other]),
      "Regression and monitoring",
    );
    expect(section).toContain("shows a wrong name");
    expect(section).not.toContain("A wider gate");
  });

  test("a postponed idea is no option in any language", async () => {
    const ideas = ["Liegt auf Eis.", "Doen we niet.", "今回は見送り。", "On hold."].map((text) =>
      item("feature_idea", "Globe", text),
    );
    expect(await readSection(briefFor("business_case", ideas), "Options considered")).toBe("");
  });

  test("a story is about the idea that the initiative names", async () => {
    const pins = item("feature_idea", "Pins for visits", "Pin a visit.");
    const newer = item("feature_idea", "Dark mode", "For the night.");
    const brief = briefFor("user_story", [initiative("Visits stay where a pin is."), pins, newer]);
    expect(await readSection(brief, "Story")).toContain("Pins for visits");
  });

  test("a limit of the workspace is not taken for a cause, a limit of the initiative is", async () => {
    const own = item("technical_constraint", "Depots", "40 at most.");
    const shared = item("technical_constraint", "Freeze", "In May.", { scope: "workspace" });
    expect(await readSection(briefFor("retrospective", [own, shared]), "Why")).toBe(
      `- **Depots.** 40 at most. [^${own.ref}]\n\n> Check before you send: *Freeze* [^${shared.ref}]. Groundwork cannot tell which of these led to a result. Write about those that did.`,
    );
  });
});

describe("built-in drafts: people and dates of the initiative", () => {
  const description = "Plan routes. Product: Ann Lee, IT: Dr. Bo Ek. Out in May 2027.";

  test("a battlecard leaves out the initiative's own dates", async () => {
    const text = await draft(briefFor("competitive_battlecard", [initiative(description)]));
    expect(text).toContain("Plan routes.");
    expect(text).not.toContain("2027");
  });
});

describe("built-in drafts: nothing occurs twice", () => {
  test("a heading with only words of the section is left out", async () => {
    const text = "# Plan\n\n## When we stop\n\nOn errors.\n\n## Risks\n\nRain.";
    const section = readSection(
      briefFor("launch_plan", [related("launch_plan", "Plan", text)]),
      "Risks and rollback",
    );
    expect((await section).replaceAll(/ \[\^E\d+\]/g, "")).toBe("On errors.\n\nRain.");
  });
});

test("built-in drafts: an executive summary has recommendation, cost and risks, or names the missing ones", async () => {
  const pieces = [
    item("general_note", "Talk", "We propose to buy the map."),
    item("general_note", "Money", "It costs €12,000 once."),
    item("risk", "Rain", "It may rain."),
  ];
  const all = briefFor("executive_summary", pieces);
  expect(await readSection(all, "Recommendation")).toContain("buy the map");
  expect(await readSection(all, "Cost and effort")).toContain("€12,000");
  expect(await readSection(all, "Main risks")).toContain("It may rain");
  const [note] = (await draft(briefFor("executive_summary", pieces.slice(1, 2)))).split("\n");
  expect(note).toMatch(/^> .* 6 of 7 sections have nothing: .*Recommendation.*Main risks/);
});

test.each([
  ["executive_summary", "Cost and effort"],
  ["business_case", "Costs and returns"],
  ["prd", "Constraints and dependencies"],
] as const)("built-in drafts: a decided budget stands in %s under %s", async (type, heading) => {
  const budget = item("decision", "Budget €48,000 until June", "Budget €48,000 until June.");
  const login = item("decision", "One-time passwords for sign-in", "One-time passwords cost €9.");
  const price = item("decision", "Plus costs €9", "Plus costs €9.");
  const section = await readSection(briefFor(type, [price, login, budget]), heading);
  expect(section).toContain(budget.title);
  expect(section).not.toContain(price.title);
  expect(section).not.toContain(login.title);
});

test("built-in drafts: a limit of the budget stands under costs", async () => {
  const cap = item("technical_constraint", "Budget cap", "The budget is at most €40,000.");
  const most = goal("constraint", "Envelope", { keyResult: "€90,000 until December at most" });
  const chf = goal("constraint", "Ausgaben", { keyResult: "CHF 90'000 bis Dezember" });
  const guard = goal("constraint", "No extra charging during a shift");
  const brief = briefFor("executive_summary", [cap, most, chf, guard]);
  const section = await readSection(brief, "Cost and effort");
  for (const amount of ["€40,000", "€90,000", "90'000"]) expect(section).toContain(amount);
  expect(section).not.toContain(guard.title);
});

test("built-in drafts: feedback that shares words with the initiative comes before newer feedback", async () => {
  const about = initiative("Drivers get a message when their sailing is cancelled.");
  const old = item(
    "user_feedback",
    "Nobody tells our drivers",
    "The sailing was cancelled, without a message.",
  );
  const more = Array.from({ length: 7 }, (_, at) =>
    item("user_feedback", `Dogs ${at}`, "Are dogs allowed?"),
  );
  const section = await readSection(briefFor("prd", [about, old, ...more]), "Problem");
  expect(section.split("\n")[0]).toContain(old.title);
});

test("built-in drafts: feedback that a sheet counts more often comes first", async () => {
  const rows = [3, 88, 12].map((mentions) => ({
    ...item("user_feedback", `Complaint ${mentions}`, "The ramp is closed."),
    mentions,
  }));
  const lines = (await readSection(briefFor("prd", rows), "Problem")).split("\n");
  expect(lines.map((line) => /Complaint \d+.*\(\d+ mentions\)/.exec(line)?.[0])).toEqual([
    expect.stringMatching(/^Complaint 88.*88 mentions/),
    expect.stringMatching(/^Complaint 12.*12 mentions/),
    expect.stringMatching(/^Complaint 3.*3 mentions/),
  ]);
});
