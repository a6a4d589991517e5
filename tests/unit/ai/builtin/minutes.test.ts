import { expect, test } from "vitest";
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
