import { expect, test } from "vitest";
import { writePages } from "@/lib/ai/reading/page-lines";
import { briefFor, initiative, readSection, upload } from "../builtin/pieces";

const REPORT = `Pilot report
Between March and October we tested the yearly plan with 40 households in the north of the town. Most of
them kept it. The price in the pilot was €198 a year, and it covered two visits and one emergency
call.
Month Emergency calls
March 2
October 1
What went wrong
Two visits were forgotten because the reminder went to an old address. One household waited for three
weeks.`;

test("pages: a paragraph ends where the next word would have had room", () => {
  expect(writePages(REPORT).split(/\n+/)).toEqual([
    "# Pilot report",
    "Between March and October we tested the yearly plan with 40 households in the north of the town. Most of them kept it. The price in the pilot was €198 a year, and it covered two visits and one emergency call.",
    "- Month Emergency calls",
    "- March 2",
    "- October 1",
    "## What went wrong",
    "Two visits were forgotten because the reminder went to an old address. One household waited for three weeks.",
  ]);
});

test.each([
  [
    "Kein langer Satz\nWeil hier alles kurz ist.",
    "# Kein langer Satz\n\n\nWeil hier alles kurz ist.",
  ],
  ["• Print it\n• Call them", "- Print it\n- Call them"],
  [
    "Wir drucken den sehr langen und schönen\nBrief in Farbe.",
    "Wir drucken den sehr langen und schönen Brief in Farbe.",
  ],
  ["We print\nthe letter.", "We print the letter."],
  ["First page.\n\nSecond page.", "First page.\n\n\nSecond page."],
  ["", ""],
])("pages: %j", (text, markdown) => expect(writePages(text)).toBe(markdown));

const write = (type: "business_case" | "retrospective", heading: string) =>
  readSection(briefFor(type, [initiative("A plan."), upload("Pilot report.pdf", REPORT)]), heading);

test("business case: the costs have only the paragraphs of a report that name sums", async () => {
  const costs = await write("business_case", "Costs and returns");
  expect(costs).toContain("€198 a year");
  expect(costs).not.toMatch(/went wrong|Emergency calls/);
});

test("retrospective: a report tells what went wrong below a heading that says so", async () => {
  const badly = await write("retrospective", "What went badly");
  expect(badly).toContain("Two visits were forgotten");
  expect(badly).not.toContain("€198");
});
