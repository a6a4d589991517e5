import { expect, test } from "vitest";
import { formatBareTables } from "@/lib/ai/reading/bare-tables";

test.each([
  [
    "bars",
    "Tested 40 unlocks.\n\nPhone | tries | ok\nPixel 7 | 40 | 39\niPhone 12 | 40 | 40\nGood.",
    "Tested 40 unlocks.\n\n\n| Phone | tries | ok |\n| --- | --- | --- |\n| Pixel 7 | 40 | 39 |\n| iPhone 12 | 40 | 40 |\n\nGood.",
  ],
  [
    "commas",
    "site,aug,sep\nCroydon,41,29\nLeeds,22,17",
    "| site | aug | sep |\n| --- | --- | --- |\n| Croydon | 41 | 29 |\n| Leeds | 22 | 17 |",
  ],
  [
    "semicolons",
    "Monat;Anrufe;Dauer\nMai;41;3,5\nJuni;22;4,1",
    "| Monat | Anrufe | Dauer |\n| --- | --- | --- |\n| Mai | 41 | 3,5 |\n| Juni | 22 | 4,1 |",
  ],
  [
    "tabs",
    "Raison\tMai\tJuin\nPanne\t12\t3\nRetard | quai\t7\t",
    "| Raison | Mai | Juin |\n| --- | --- | --- |\n| Panne | 12 | 3 |\n| Retard \\| quai | 7 |  |",
  ],
  [
    "tabs in Japanese",
    "理由\t五月\t六月\n故障\t12\t3\n遅延\t7\t1",
    "| 理由 | 五月 | 六月 |\n| --- | --- | --- |\n| 故障 | 12 | 3 |\n| 遅延 | 7 | 1 |",
  ],
])("bare tables: rows with %s become a table", (_, text, table) => {
  expect(formatBareTables(text)).toBe(table);
});

test.each([
  "Ann Lee | Product | Kestrel",
  "Ann Lee | Product | Kestrel\nTel. 0341 123456 | Fax 0341 123457 | info@kestrel.example",
  "We need maps, signs, and lights.\nWe need them soon, in May, or later.\nWe pay, as ever, late.",
  "Costs 1,200,000 a year\nCosts 2,300,000 a year\nCosts 3,400,000 a year",
  "- a | b | c\n- d | e | f\n- g | h | i",
  "> a | b | c\n> d | e | f\n> g | h | i",
  "a | b | c\nd | e\nf | g | h",
  "3 | 4 | 5\n6 | 7 | 8\n9 | 10 | 11",
  "| a | b |\n| --- | --- |\n| 1 | 2 |",
  "```\na | b | c\nd | e | f\ng | h | i\n```",
  "yes/no | maybe",
  "Battery dies | Likelihood: high | Owner: Ravi\nApp rejected | low | Lotte\nLocked in | low | Femke",
  "Notes from Tuesday\n\tGoal: 40 sign-ups\n\tRisk: frost\n\tOwner: Ann",
  "Risk\tFrost breaks the locks\nLikelihood\thigh\nOwner\tAnn Lee",
  "Nous fermons ; ils partent ; tant pis\nOui ; non ; si\nBon ; bien ; mieux",
])("bare tables: %j stays as it is", (text) => {
  expect(formatBareTables(text)).toBe(text);
});
