import { describe, expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

const read = async (text: string) => {
  const note = item("general_note", "Budget meeting", text);
  const section = await readSection(briefFor("business_case", [note]), "Costs and returns");
  return section.replaceAll(` [^${note.ref}]`, "");
};

test("minutes: each list stays below the line that introduces it", async () => {
  const text =
    "Budget 9,000 EUR. Present: Ann, Bo\n\n1. Tags\n2. Plant\n\nActions\n- Ann: quote by 20 Nov\n- Bo: list by 17 Nov\n\nNext meeting 10 Dec, shed";
  expect(await read(text)).toBe(
    [
      "- **Budget meeting.** Budget 9,000 EUR. Present: Ann, Bo",
      "    1. Tags",
      "    2. Plant",
      "    - Actions",
      "        - Ann: quote by 20 Nov",
      "        - Bo: list by 17 Nov",
      "",
      "    Next meeting 10 Dec, shed",
    ].join("\n"),
  );
});

test("minutes: headings are the lines that introduce lists", async () => {
  expect(await read("Budget 9,000 EUR.\n\n## Tags\n\n- green\n\n## Actions\n\n- Ann: quote")).toBe(
    "- **Budget meeting.** Budget 9,000 EUR.\n    - Tags\n        - green\n    - Actions\n        - Ann: quote",
  );
});

test("minutes: text below a numbered point stays with it, and tasks are a list", async () => {
  const text =
    "Budget 9,000 EUR.\n\n1. Where we are\n- 17 sites\n\n2. What we discussed\nRavi has tested two locks. Gareth asked for a price. No answer.\n\n3. To do\nRavi - quote by 20 Nov\nLotte - letter";
  expect(await read(text)).toBe(
    [
      "- **Budget meeting.** Budget 9,000 EUR. What we discussed: Ravi has tested two locks. Gareth asked for a price. No answer.",
      "    - Where we are",
      "        - 17 sites",
      "    - To do",
      "        - Ravi - quote by 20 Nov",
      "        - Lotte - letter",
    ].join("\n"),
  );
});

test("minutes: the only list stays below its heading", async () => {
  const text =
    "TOP 1 Budget\nBudget 9,000 EUR.\n\nTOP 2 Beschlüsse\n- nur in Frankfurt\n\nTOP 3 Sonstiges\nFeier am 17.12.";
  expect(await read(text)).toContain("\n    - TOP 2 Beschlüsse\n        - nur in Frankfurt");
});

test("minutes: after a table, a list is not indented", async () => {
  const table = "| Step | Days |\n| --- | --- |\n| Wash | 2 |";
  expect(await read(`Budget 9,000 EUR.\n\n${table}\n\nActions\n\n- Ann: quote`)).toBe(
    `- **Budget meeting.** Budget 9,000 EUR.\n\n${table}\n\n- Actions\n    - Ann: quote`,
  );
});

test("retrospective: a label in lower case begins a sentence", async () => {
  const note = item(
    "general_note",
    "Trial, results",
    "26 to 30 Oct, 463 bags\n\nwent well: nobody took a glove off. 431 of 463 read at the first attempt. plant found every lot.\nwent badly: the device lost 37 scans. Sync at the shed took 25 minutes.\nnext time: charge at noon",
  );
  const brief = briefFor("retrospective", [note]);
  expect(await readSection(brief, "What went well")).toContain("plant found every lot.");
  const badly = await readSection(brief, "What went badly");
  expect(badly).toContain("lost 37 scans. Sync at the shed took 25 minutes.");
  expect(badly).not.toMatch(/431|noon/);
  expect(await readSection(brief, "Actions")).toContain("charge at noon");
  expect(await readSection(brief, "Actions")).not.toContain("Sync");
});

describe("minutes: what is spent so far", () => {
  const DATES =
    "- Oak Road opens on 3 May 2027\n- Netherby opens on 18 June 2027\n- Quay opens on 7 July 2027";
  const find = async (entry: string) => {
    const brief = briefFor("executive_summary", [
      item("general_note", "Week 3", `${DATES}\n- ${entry}`),
    ]);
    const sections = ["Cost and effort", "Decision and next steps"];
    const said = await Promise.all(sections.map((heading) => readSection(brief, heading)));
    return sections.filter((_, index) => said[index]?.includes(entry.slice(1, 9)));
  };

  test.each([
    "budget so far: lockers £44,700 / install £6,200. Sum £63,550",
    "Spent to date (net): £12,000",
    "Bisher ausgegeben: 12.000 €",
    "Budget bisher: Schränke 12.000 €",
    "Tot nu toe uitgegeven: € 12.000",
    "Dépenses à ce jour : 12 000 €",
    "これまでの支出：120万円",
  ])("is a cost: %s", async (entry) => expect(await find(entry)).toEqual(["Cost and effort"]));

  test.each([
    "Budget so far unclear, Ann asks for £2,000",
    "Spent so far: nobody knows",
    "Guests spent so far: £300",
    "Budget meeting: 4 June, £2,000 on the agenda",
    "So far: £300 a month for the van",
    "Bisher: 300 € im Monat für den Bus",
    "Budgetrunde bisher: 300 € Kaffeekasse",
    "Tot nu toe: € 300 per maand",
    "Dépenses : 300 € à voir",
    "これまで：月300円",
  ])("but not: %s", async (entry) => {
    expect(await find(entry)).toEqual(["Decision and next steps"]);
  });
});
