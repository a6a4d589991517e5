import { describe, expect, test } from "vitest";
import type { Brief } from "@/lib/ai/engine";
import { briefFor, goal, item, readSection, upload } from "./pieces";

const read = async (brief: Brief, heading: string) =>
  (await readSection(brief, heading)).replaceAll(/ \[\^E\d+\]/g, "");

const TABLE = "| Plan | Price |\n| --- | --- |\n| Basic | £29 |\n| Plus | £46 |";

describe("lists and tables: notes to check", () => {
  test.each([
    ["Before March", "- [x] Contract (Tomos)\n- [ ] Train the desk\n- [ ] Posters"],
    ["Bis zum Start", "- [x] Angebot eingeholt\n- [ ] Personal schulen"],
    ["準備", "- [x] 契約を結ぶ\n- [ ] 係員に教える"],
  ])("a list stays a list: %s", async (title, list) => {
    const section = await read(briefFor("prd", [item("general_note", title, list)]), "Problem");
    const lines = list.split("\n").map((line) => `>     ${line}`);
    expect(section).toContain(
      [`> - **${title}${/\w$/.test(title) ? "." : "。"}**`, ...lines].join("\n"),
    );
  });

  test("a list stays below the line that announces it, and the next note is in the same list", async () => {
    const notes = [
      item("general_note", "Keys", "Behind the door."),
      item("general_note", "Shopping", "The list:\n\n- pens\n- cups"),
    ];
    expect(await read(briefFor("prd", notes), "Problem")).toContain(
      "> - **Shopping.** The list:\n>     - pens\n>     - cups\n> - **Keys.** Behind the door.",
    );
  });

  test("a table is written if the note has nothing else", async () => {
    for (const text of [TABLE, `Prices:\n\n${TABLE}`]) {
      const brief = briefFor("decision_log", [item("general_note", "Plans", text)]);
      expect(await read(brief, "Context")).toContain(TABLE.replaceAll(/^/gm, "> "));
    }
  });
});

describe("lists and tables: two of them", () => {
  const read = (text: string) =>
    readSection(
      briefFor("launch_plan", [item("target_users", "Crews", text)]),
      "Audience and phases",
    );

  test("are both written if nothing stands between them", async () => {
    const text = await read(
      "Two groups\n\nAll by car.\n\n1. North\n2. South\n\n- [ ] letter (Ann)",
    );
    expect(text).toMatch(/^- \*\*Crews\.\*\* Two groups\. All by car\. /);
    expect(text).toContain("    1. North");
    expect(text).toContain("    - [ ] letter (Ann)");
  });

  test("are below their introductions", async () => {
    const text = await read("In:\n\n- North\n\nOut:\n\n- West");
    expect(text.replaceAll(/ \[\^E\d+\]/g, "")).toContain(
      "    - In:\n        - North\n    - Out:\n        - West",
    );
  });
});

describe("lists and tables: a decision", () => {
  test.each([
    [
      "Decided on 4 May 2026:\n\n1. Booking is free.\n2. Two lanes stay open.",
      "Decided on 4 May 2026:",
    ],
    [
      "4 May 2026, Ann with Bob:\n\n1. Booking is free.\n2. Two lanes stay open.",
      "4 May 2026, Ann with Bob:",
    ],
    ["1. Booking is free.\n2. Two lanes stay open.", ""],
  ])("keeps its list: %s", async (text, lead) => {
    const brief = briefFor("prd", [item("decision", "Fee", text)]);
    expect(await read(brief, "Requirements")).toBe(
      `- **Fee.** ${lead}\n    1. Booking is free.\n    2. Two lanes stay open.`.replace(
        " \n",
        "\n",
      ),
    );
  });

  test("keeps its table", async () => {
    const table = "| Topic | Decision |\n| --- | --- |\n| Fee | £2 |\n| Lanes | two stay open |";
    for (const [type, heading] of [
      ["executive_summary", "Decision and next steps"],
      ["decision_log", "Decisions and reasons"],
    ] as const) {
      const brief = briefFor(type, [item("decision", "Board of 4 May", table)]);
      expect(await read(brief, heading)).toBe(`- **Board of 4 May.**\n\n${table}`);
    }
  });

  test.each([
    [
      "We agreed on:\n\n- free booking\n- no clubs",
      "- **X.** No clubs.",
      "We agreed on:\n    - free booking",
    ],
    [
      "Beschlossen:\n\n- Buchung frei\n- keine Vereine",
      "- **X.** Keine Vereine.",
      "Beschlossen:\n    - Buchung frei",
    ],
    [
      "Décidé :\n\n- réservation libre\n- pas de clubs",
      "- **X.** Pas de clubs.",
      "Décidé :\n    - réservation libre",
    ],
    [
      "Besloten:\n\n- vrij boeken\n- geen clubs",
      "- **X.** Geen clubs.",
      "Besloten:\n    - vrij boeken",
    ],
    [
      "決定：\n\n- 予約は無料\n- 団体は対象外",
      "- **X.** 団体は対象外。",
      "決定：\n    - 予約は無料",
    ],
  ])("only the items that leave something out are no requirements: %s", async (text, out, rest) => {
    const brief = briefFor("prd", [item("decision", "X", text)]);
    expect(await read(brief, "Non-goals")).toBe(out);
    expect(await read(brief, "Requirements")).toBe(`- **X.** ${rest}`);
  });

  test.each(["Out of scope:\n\n- clubs\n- schools", "We agreed on:\n\n- no clubs\n- no schools"])(
    "a list stays with an introduction that leaves something out, or if all of its items do: %s",
    async (list) => {
      const brief = briefFor("prd", [item("decision", "X", `Booking is free. ${list}`)]);
      expect(await read(brief, "Non-goals")).toBe(
        `- **X.** ${list.replaceAll(/\n+-/g, "\n    -")}`,
      );
      expect(await read(brief, "Requirements")).toBe("- **X.** Booking is free.");
    },
  );

  test("the list of a note is not separated", async () => {
    const list = "- signs\n- cards are postponed";
    const note = item("general_note", "X", `We agreed on the desk. Boats are left out.\n\n${list}`);
    const brief = briefFor("prd", [note]);
    expect(await read(brief, "Non-goals")).toContain("    - signs\n    - cards are postponed");
  });
});

describe("lists and tables: items that are split by sentences", () => {
  test("a competitor's table goes to one section", async () => {
    const text = `Strength: free parking.\n\nPrices:\n\n${TABLE}\n\nWeakness: no booking.`;
    const brief = briefFor("competitive_battlecard", [item("key_competitors", "Rival", text)]);
    expect(await read(brief, "Price comparison")).toContain(TABLE);
    expect(await read(brief, "Competitor at a glance")).not.toContain("Basic");
    expect(await read(brief, "Where we win")).toContain("Weakness: no booking.");
    const alone = briefFor("competitive_battlecard", [item("key_competitors", "Rival", TABLE)]);
    expect(await read(alone, "Competitor at a glance")).toBe(`- **Rival.**\n\n${TABLE}`);
    expect(await read(alone, "Price comparison")).toBe("");
  });

  test("a risk with a table or a list without labels is written below the others", async () => {
    const table = "| Risk | Answer |\n| --- | --- |\n| Gate fails | Desk opens by hand |";
    const risks = [
      item("risk", "Gates", table),
      item("risk", "Jams", "- turnstile\n- door"),
      item("risk", "Rain", "- Cause: clouds\n- Effect: mud"),
    ];
    for (const [type, heading] of [
      ["prd", "Open questions and risks"],
      ["risk_register", "Register"],
    ] as const) {
      const section = await read(briefFor(type, risks), heading);
      expect(section).toMatch(/^\| Risk \| Cause \| Effect \|\n.*\n\| \*\*Rain\.\*\* /);
      expect(section).toContain("- **Jams.**\n    - turnstile\n    - door");
      expect(section).toContain(`- **Gates.**\n\n${table}`);
    }
  });
});

test("goals: one without key result, baseline and date is named below the table", async () => {
  const bare = goal("user_outcome", "The desk has time");
  const full = goal("user_outcome", "Nobody waits", { keyResult: "5 minutes" });
  const heading = "Goals and success metrics";
  expect(await read(briefFor("prd", [bare, full]), heading)).toBe(
    "| Goal | Key result |\n| --- | --- |\n| **Nobody waits.** | 5 minutes |\n\n- **The desk has time.**",
  );
  expect(await read(briefFor("prd", [bare]), heading)).toBe("- **The desk has time.**");
});

describe("files: an upload", () => {
  test("of rows is a table of its first rows, or only named", async () => {
    const rows = Array.from({ length: 9 }, (_, day) => `${day} May;"full; again";${day}`);
    const long = upload("log.csv", ["date;reason;away", ...rows].join("\n"));
    const section = await read(briefFor("prd", [long]), "Problem");
    expect(section.split("\n")).toHaveLength(10);
    expect(section).toMatch(/^- \*\*log\.csv\*\*\n\n\| date \| reason \| away \|\n/);
    expect(section).toMatch(/\n\| 4 May \| full; again \| 4 \|\n\| … \| {2}\| {2}\|$/);
    const short = upload("prices.csv", "Plan,Price\nBasic,29\n");
    expect(await read(briefFor("prd", [short]), "Problem")).toBe(
      "- **prices.csv**\n\n| Plan | Price |\n| --- | --- |\n| Basic | 29 |",
    );
    for (const text of [
      "Plan,Price\n",
      "one column\n",
      `${"a,".repeat(20)}\n${"1,".repeat(20)}\n`,
    ]) {
      const brief = briefFor("prd", [upload("x.csv", text)]);
      expect(await read(brief, "Problem")).toBe("- **x.csv**");
    }
  });

  test.each([
    [
      "# Talks\n\n## Ann Lee\n\nI wait. Long.\n\n## The Browns\n\nWe wait.",
      "**Talks.** Ann Lee: I wait. Long. The Browns: We wait.",
    ],
    ["# Talks\n\nWe wait.", "**Talks.** We wait."],
    ["# Ann\n\nI wait.\n\n# Bo\n\nI wait too.", "**talks.md** Ann: I wait. Bo: I wait too."],
    ["## Familie Brandt\n\nWir warten.", "**talks.md** Familie Brandt: Wir warten."],
    ["## Who pays?\n\nAnn.", "**talks.md** Who pays? Ann."],
    ["## 佐藤さん\n\n毎朝並ぶ。", "**talks.md** 佐藤さん：毎朝並ぶ。"],
    ["We wait, all of us: Ann.\n\nLong.", "**talks.md** We wait, all of us: Ann. Long."],
  ])("keeps the headings of its paragraphs: %s", async (text, said) => {
    expect(await read(briefFor("prd", [upload("talks.md", text)]), "Problem")).toBe(`- ${said}`);
  });

  test("a heading of an item is the label of the sentences below it", async () => {
    const risk = item(
      "risk",
      "Pump",
      "It breaks.\n\n## Countermeasure\n\nA second one stands ready.\n\n## Owner\n\nAnn Lee",
    );
    const brief = briefFor("risk_register", [risk]);
    expect(await read(brief, "Register")).toBe(
      "| Risk | Owner |\n| --- | --- |\n| **Pump.** It breaks. | Ann Lee |",
    );
    expect(await read(brief, "Responses")).toContain("A second one stands ready.");
  });
});
