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

const OFFER = `Offer 2031-07
Ofenbau Ried GmbH, Kiel — 3 March 2031
For: Töpferei Nordlicht, Jo Brandt
1. What we build
Two electric kilns for firing at 1,280 degrees, with a chimney each. The old gas kiln is taken down by us and
carried away.
2. Price
Part Euro
Kilns, two pieces 21,500
Chimneys 9,800
Work on site, 2 days 2,400
Total 33,700
Service costs 60 euro a month from the first firing. The offer is valid until the end of April of this year.
3. Conditions
We deliver eight weeks after the order. A third is paid at the order, the rest when both kilns have fired once.`;

test("pages: numbered headings and the price table of an offer", () => {
  expect(writePages(OFFER).split(/\n+/)).toEqual([
    "# Offer 2031-07",
    "Ofenbau Ried GmbH, Kiel — 3 March 2031",
    "For: Töpferei Nordlicht, Jo Brandt",
    "## What we build",
    "Two electric kilns for firing at 1,280 degrees, with a chimney each. The old gas kiln is taken down by us and carried away.",
    "## Price",
    "| Part | Euro |",
    "| --- | --- |",
    "| Kilns, two pieces | 21,500 |",
    "| Chimneys | 9,800 |",
    "| Work on site, 2 days | 2,400 |",
    "| Total | 33,700 |",
    "Service costs 60 euro a month from the first firing. The offer is valid until the end of April of this year.",
    "## Conditions",
    "We deliver eight weeks after the order. A third is paid at the order, the rest when both kilns have fired once.",
  ]);
});

test.each([
  ["Leistung Preis\nOfen 21.500 €\nKamin 9.800 €\nAufbau 2.400 €", "| Ofen | 21.500 € |"],
  ["Deel Bedrag\nOven € 21.500\nPijp € 9.800\nBouw € 2.400", "| Oven | € 21.500 |"],
  ["Poste Montant\nFour 21 500 €\nTuyau 9 800 €\nPose 2 400 €", "| Four | 21 500 € |"],
  ["項目 金額\n窯 21,500\n煙突 9,800\n工事 2,400", "| 窯 | 21,500 |"],
])("pages: amounts below a head are a table: %j", (text, row) => {
  expect(writePages(text).split("\n")).toContain(row);
});

test.each([
  "Our dates\nPilot May 2031\nAll crews June 2031\nReview August 2031",
  "Kilns\nRoom 12\nRoom 14\nRoom 15",
  "Kiln report\nPage 3\nPage 4",
  "Öfen und Räume\nIm Mai 2031\nIm Juni 2031\nIm Juli 2031",
  "1. Clay\n2. Glaze\n3. Lids",
  "1. Ton\n2. Glasur\n3. Deckel",
])("pages: other short lines are no table and no headings: %j", (text) => {
  expect(writePages(text)).not.toMatch(/[|#]/);
});
