import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules } from "@/tests/support/classified";

const ISSUE = `h3. Steps to reproduce
# Scan the QR code of the appointment
# Scan the barcode of the trailer

{color:#de350b}The screen freezes, and only a reboot helps.{color}
Reported by [~accountid:5f2b9c01aa] at Harlow Foods.

*Acceptance criteria*
* Only free slots are offered.
bq. Forty trailers wait.`;

test("classifier Jira marks: headings, lists and colors are read as in Markdown", () => {
  expect(readLines(ISSUE).map(({ kind, said }) => [kind, said])).toEqual([
    ["heading", "### Steps to reproduce"],
    ["item", "1. Scan the QR code of the appointment"],
    ["item", "1. Scan the barcode of the trailer"],
    ["blank", ""],
    ["plain", "The screen freezes, and only a reboot helps."],
    ["plain", "Reported by @user at Harlow Foods."],
    ["blank", ""],
    ["heading", "**Acceptance criteria**"],
    ["item", "* Only free slots are offered."],
    ["plain", "Forty trailers wait."],
  ]);
});

test("classifier Jira marks: in other texts the same signs keep their meaning", () => {
  const { proposals } = byRules(
    "# Risks\n\nThe supplier may deliver late.\n\n# Decisions\n\nWe take {name} out.",
  );
  expect(proposals.map(({ label }) => label)).toEqual(["risk", "decision"]);
});

test("classifier Jira marks: a code block without an end stays open in no text, and each step is an item", () => {
  const read = (text: string) => readLines(text).map(({ kind, said }) => [kind, said]);
  expect(read("{code}\nlog\n\nIt freezes.")).toEqual([
    ["blank", ""],
    ["plain", "log"],
    ["blank", ""],
    ["plain", "It freezes."],
  ]);
  expect(read("h3. Steps\n# Scan\n\n## Wait").map(([kind]) => kind)).toEqual([
    "heading",
    "item",
    "blank",
    "item",
  ]);
});
