import { expect, test } from "vitest";
import { readFileHead } from "@/lib/ai/reading/file-head";
import { dropNumber } from "@/lib/ai/reading/heading-number";
import { expectNearlyLinear } from "@/tests/support/growth";

test.each([
  ["Call\n3 May 2026, Leeds\nPresent: Ann, Bo\n\nThe gate was shut.", "Call", "The gate was shut."],
  ["# Gang\n\nDatum: 3. Mai 2026\nOrt: Ulm\n\nDas Tor war zu.", "Gang", "Das Tor war zu."],
  [
    "Bezoek\nAanwezig: Ann, Bo\nPlaats: Gent\n\nDe poort was dicht.",
    "Bezoek",
    "De poort was dicht.",
  ],
  [
    "Visite\nle 3 mai 2026, Lyon\nPrésents : M. Roux\n\nLa porte était fermée.",
    "Visite",
    "La porte était fermée.",
  ],
  [
    "現地調査\n調査者:西\n調査日:2026年5月3日\n\n門が閉まっていた。",
    "現地調査",
    "門が閉まっていた。",
  ],
  ["Call\nWritten up by Ann Lee, 3 May\n\nThe gate was shut.", "Call", "The gate was shut."],
  ["Gang\nVerfasst von Ann und Bo\n\nDas Tor war zu.", "Gang", "Das Tor war zu."],
  [
    "Trial\nTwo shops, 3 May to 4 June 2027\nAuthor: Ann. For: Bo.\n\nIt works.",
    "Trial",
    "It works.",
  ],
])("files: the lines at the head of one are not its text: %j", (text, title, said) => {
  const { rest, ...head } = readFileHead(text);
  expect([head.title, rest.trim()]).toEqual([title, said]);
});

test.each([
  "We wait.",
  "I had to call\nthree times.",
  "Schedule\n\n3 May 2027 tablets\n4 June 2027 start\n",
  "Termine\n\n3. Mai 2027 Tablets\n4. Juni 2027 Start\n",
  "Price: 3 euros\nDelivery: May\n",
  "Preis: 3 Euro\nLieferung: Mai\n",
  "Prix : 3 euros\nLivraison : mai\n",
  "Time: we lost an hour. It hurts.\n\nMore.",
  "3 May 2027: we open.\n\nMore.",
  "3. Mai 2027: Wir öffnen.\n\nMehr.",
  "3 mei 2027: wij openen.\n\nMeer.",
  "2027年5月3日：開店する。\n\n続き。",
  "We open on 3 May 2027 in Leeds.\n\nMore.",
  "- 3 May 2027 tablets\n- Ann\n",
  "| A | B |\n|---|---|\n| 1 | 2 |\n",
  "“I wait”\n\nMs Berg",
  "「待つ」\n\n佐藤",
  "# Ann\n\nI wait.\n\n# Bo\n\nI wait too.",
  "1. Unpack\n2. Charge\n",
  "価格：三千円\n納期：五月\n",
  "Time: 10 minutes per visit is too long\n\nMore.",
  "担当者：いない\n\n続き。",
  "Räder\n\nStand: 40 Räder im Keller\n\nMehr.",
  "Place: the shop floor is too small.\n\nMore.",
  "12 May 2027 launch in Leeds\n\nMore.",
  "Plan\n12 May 2027 launch in Leeds\n\nMore.",
  "Orders\nwritten by hand and often lost\n\nMore.",
  "Orders\nRecorded by the till at night\n\nMore.",
  "Orders\nRecorded by Bo and never read\n\nMore.",
  "Bons\ngeschrieben von Hand auf Papier\n\nMehr.",
  "Bons\ngeschreven door de koks op papier\n\nMeer.",
  "Bons\nnoté par les clients\n\nPlus.",
  "Pilot\nDate: 3 May. Budget: £4,000. Risk: the bank is slow.\n\nMore.",
  "Pilot\nAuthor: Ann. Decision: we stop. Cost: 400 €.\n\nMore.",
  "Pilot\nDatum: 3. Mai. Kosten: 400 €.\n\nMehr.",
  "Pilot\nThe till broke on 3 May 2027\nDate: 4 May 2027\n\nMore.",
  "Pilot\nStart am 3. Mai 2027 in sechs Läden\nAutor: Ann\n\nMehr.",
])("files: what only looks like a head stays: %j", (text) => {
  const { title, rest } = readFileHead(text);
  expect([title, rest].filter(Boolean).join("\n\n").replace(/\n+/g, "\n").trim()).toBe(
    text.replace(/\n+/g, "\n").trim(),
  );
});

test.each([
  ["4. When we stop", "When we stop"],
  ["2.1 Umfang", "Umfang"],
  ["3) Kosten", "Kosten"],
  ["5．日程", "日程"],
  ["2. Quartal 2027", "2. Quartal 2027"],
  ["3. Mai", "3. Mai"],
  ["1. Phase", "1. Phase"],
  ["3 shops", "3 shops"],
  ["24 uur", "24 uur"],
  ["10 jours", "10 jours"],
  ["2027 budget", "2027 budget"],
  ["3.5 Euro", "3.5 Euro"],
  ["12月の予定", "12月の予定"],
])("headings: a number that only counts them goes: %s", (heading, name) => {
  expect(dropNumber(heading, ["1. Why", "2. How", "3. Who", "4. Where"])).toBe(name);
});

test.each([
  ["1. Lehrjahr", ["1. Lehrjahr", "2. Lehrjahr"]],
  ["1. FC Köln", ["1. FC Köln", "Spiele"]],
  ["3.5 Kilometer", ["3.5 Kilometer", "3.6 Kilometer"]],
])("headings: a number that may be an ordinal or an amount stays: %s", (heading, all) => {
  expect(dropNumber(heading, all)).toBe(heading);
});

test("files: a heading with many spaces is read at once", async () => {
  await expectNearlyLinear((spaces) => readFileHead(`# a${" ".repeat(spaces)}b\n\nText.`), 10_000);
  expect(readFileHead("# Trial ##\n\nText.").title).toBe("Trial");
});

test("files: who wrote one is a name, not the hand", () => {
  const { rest } = readFileHead("Brief\nGeschrieben von Hand\n\nDas Tor war zu.");
  expect(rest).toContain("Geschrieben von Hand");
});
