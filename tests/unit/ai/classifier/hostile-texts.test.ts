import { describe, expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { splitUnits } from "@/lib/ai/classifier/units/split-units";
import { byRules, compared, lacking } from "@/tests/support/classified";

describe("classifier: the rules, on unnatural texts", () => {
  test.each([
    ["one word of 50,000 characters", "x".repeat(50_000), 1],
    ["one emoji of four code points again and again", "👩‍🚒".repeat(12_500), 0],
    ["quotation marks alone", "“".repeat(50_000), 0],
    ["greater-than signs alone", "> ".repeat(25_000), 0],
    ["commas and a letter", `${",".repeat(49_999)}x`, 1],
    ["quoted empty lines", ">\n".repeat(25_000), 0],
    ["hashes alone", "#".repeat(50_000), 0],
    ["only line ends", "\n".repeat(50_000), 0],
    ["only line ends of the other kind", "\r\n".repeat(25_000), 0],
    ["headings with nothing below", "# One\n\n## Two", 1],
    ["a signature alone", "Best regards,\nLieke", 1],
    ["two remarks of a few words", "Ok.\n\nHm.", 1],
    ["tables of two cells", "|a|b|\n".repeat(8000), 1],
    ["empty tables", "|||||\n".repeat(8000), 1],
    ["Japanese without end", `${"あ、".repeat(40)}${"あ".repeat(1900)}\n`.repeat(20), 1],
    ["colons and stars", "**:[".repeat(12_500), 0],
    ["emoji codes before a letter", `${":a: ".repeat(40)}x`, 1],
    ["one word after a reaction", `Ann Lee  10:42 AM\nThat's great for ${"a".repeat(2000)}1`, 1],
    ["blanks after the letter of a question", `Q:${" ".repeat(20_000)}x?\nA: I do.`, 2],
    ["a target of digits and commas", `We want to reach ${"9,".repeat(24_000)}9`, 1],
    ["euros without end", "€1 000 ".concat("1 000 ".repeat(5000)), 1],
    ["Japanese days without end", "5月1日に".repeat(5000), 1],
    ["dashes in a line", `x ${"- ".repeat(24_000)}`, 1],
    ["blanks within a summary", `<summary>${" \t".repeat(24_000)}x>`, 1],
  ])("reads %s", (_name, text, count) => {
    const { proposals, removed_proposals } = byRules(text);
    expect(proposals).toHaveLength(count);
    expect(removed_proposals).toBe(0);
    const titles = proposals.map(({ title }) => title).join(" ");
    const { lost, added } = compared(text);
    expect(lacking(lost, titles)).toEqual([]);
    expect(added).toEqual([]);
  });

  test.each([
    ["bullets", 12_000, "- a%\n"],
    ["bullets below a heading", 7000, "- a%\n", "# T\n\n## B\n\n"],
    ["paragraphs", 2500, "We write it up %.\n\n"],
    ["headings", 8000, "# T\nx\n"],
    ["decisions", 2400, "- We decided this %.\n"],
    ["mails", 900, "From: a\nSubject: b\n\nHi,\n\nWe agreed %.\n\nThanks,\nB\n"],
    ["fences", 12_500, "```\n"],
    ["speeches", 4000, "Tom: yes %\n"],
    [
      "paragraphs of goals",
      49,
      "We want calls from %9 to 5 by June and waits from 9 to 4. Budget is EUR 180k for team %. We start in shop % on 2 February.\n\n",
    ],
  ])("joins neighbours when there are too many %s", (_name, count, line, above = "") => {
    const lines = Array.from({ length: count }, (_, at) => line.replace("%", String(at)));
    const text = above + lines.join("");
    const { proposals, removed_proposals } = byRules(text);
    expect(proposals.length).toBeLessThanOrEqual(50);
    expect(removed_proposals).toBe(0);
    const { lost, added } = compared(text);
    expect(lacking(lost, proposals.map(({ title }) => title).join(" "))).toEqual([]);
    expect(added).toEqual([]);
  });

  test.each([
    ["an unfinished address", `From: Ann <${"a@".repeat(400_000)}\nTo: Bo\n\nWe wait.`],
    ["many links", `${"http://".repeat(200_000)} and\n${"more ".repeat(12)}.\nWe wait.`],
  ])("splits a line of %s in linear time, or the test times out", (_name, text) => {
    expect(splitUnits(readLines(text)).length).toBeGreaterThan(0);
  });
});
