import { expect, test } from "vitest";
import { isMarkedOpen } from "@/lib/ai/classifier/lines/heading-lines";
import { byRules } from "@/tests/support/classified";

test.each([
  "❓ Family plan – TBD, Noor to check with Apple",
  "Family plan: TBD, Noor checks with Apple",
  "Price: to be confirmed by Ann",
  "Preis – noch zu klären mit Ann",
  "Prijs: nog te bepalen",
  "Prix : à confirmer avec Ann",
  "価格：要確認",
])("open matters: below a heading of decisions, it is no decision: %s", (said) => {
  const { proposals } = byRules(`# Notes\n\n**Decisions**\n- ${said}\n- The trial is 14 days`);
  expect(proposals.map(({ label }) => label)).toEqual(["general_note", "decision"]);
});

test.each([
  "QR codes at the door, to check tickets",
  "Invoices (to be checked by two people) are kept for ten years by law.",
  "Belege (zu prüfen mit dem Vier-Augen-Prinzip) bleiben zehn Jahre.",
  "Purpose: to check whether the door is closed",
  "We go with SMS, Noor to check the price",
  "The door has a lock: to check tickets, staff scan them",
  "Wir haben beschlossen, den Vertrag zu prüfen",
  "We hebben besloten de prijs te bepalen",
  "Nous avons décidé de confirmer par SMS",
])("open matters: a purpose or a task leaves nothing open: %s", (said) => {
  expect(isMarkedOpen(said)).toBe(false);
});

test("open matters: a question mark in place of a bullet makes a question, not an idea", () => {
  const { proposals } = byRules(
    "# Notes\n\n**Risks / open**\n* The works council wants to see the camera positions first\n? do we need a call button at each exit\n? who pays for the fibre?",
  );
  const read = proposals.slice(1).map(({ label, title, content }) => [label, title, content]);
  expect(read).toEqual([
    [
      "general_note",
      "Do we need a call button at each exit?",
      "do we need a call button at each exit?",
    ],
    ["general_note", "Who pays for the fibre?", "who pays for the fibre?"],
  ]);
});

test("titles: a heading in small letters begins with a capital one", () => {
  const { proposals } = byRules(
    "# Notes\n\nwhat they want\n1. number plate recognition in place of tickets\n2. a monthly invoice for firms with several cars",
  );
  expect(proposals.map(({ title }) => title)).toEqual([
    "What they want: Number plate recognition in place of tickets",
    "What they want: A monthly invoice for firms with several cars",
  ]);
});

test("headings: `Who it's for` decides over a word in the line", () => {
  const { proposals } = byRules(
    "# Plan\n\n**Who it's for**\n- Plan runners train for a race, 18% of all\n- Casuals must NOT notice the paywall",
  );
  expect(proposals.map(({ label }) => label)).toEqual(["target_users", "target_users"]);
});

test("titles: none begins with a sentence that points back", () => {
  const { proposals } = byRules(
    "What went badly: the ID photo step fails in low light on older Androids. 22 of the 61 drop-offs were that. also support got 140 tickets they weren't prepared for",
  );
  expect(proposals[0]?.title).toContain("the ID photo step fails in low light");
});
