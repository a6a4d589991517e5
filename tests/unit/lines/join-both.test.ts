import { describe, expect, test } from "vitest";
import { mergeInThread } from "@/lib/lines/compare-texts";
import { joinBoth } from "@/lib/lines/join-both.mjs";

const merge = (base: string, sent: string, current: string) =>
  mergeInThread({ base, sent, current, keeps: "both" }, "test");

describe("keep both: two changes of one place follow each other", () => {
  test.each([
    ["paragraphs at the end", "A\n", "A\n\nMine\n", "A\n\nTheirs\n", "A\n\nTheirs\n\nMine\n"],
    ["after a line without end", "A", "A\n\nMine", "A\n\nTheirs", "A\n\nTheirs\n\nMine"],
    [
      "between two paragraphs",
      "A\n\nB\n",
      "A\n\nMine\n\nB\n",
      "A\n\nTheirs\n\nB\n",
      "A\n\nTheirs\n\nMine\n\nB\n",
    ],
    ["items of a list", "- a\n", "- a\n- mine\n", "- a\n- theirs\n", "- a\n- theirs\n- mine\n"],
    [
      "an item after a paragraph",
      "- a\n",
      "- a\n- mine\n",
      "- a\n\nTheirs\n",
      "- a\n\nTheirs\n\n- mine\n",
    ],
    ["in an empty document", "", "Mine\n", "Theirs", "Theirs\n\nMine\n"],
    ["in a blank document", "\n", "Mine\n", "Theirs\n", "Theirs\n\nMine\n"],
    [
      "in a document of Windows",
      "A\r\n",
      "A\r\n\r\nMine\r\n",
      "A\r\n\r\nTheirs\r\n",
      "A\r\n\r\nTheirs\r\n\r\nMine\r\n",
    ],
    [
      "a change, and their addition after it",
      "A\n",
      "A changed\n",
      "A\n\nTheirs\n",
      "A changed\n\nTheirs\n",
    ],
    ["an addition after their change", "A\n", "A\n\nMine\n", "A changed\n", "A changed\n\nMine\n"],
    [
      "an addition that is stored already",
      "A\n",
      "A\n\nMine\n",
      "A\n\nTheirs\n\nMine\n",
      "A\n\nTheirs\n\nMine\n",
    ],
    [
      "an addition whose letters end theirs",
      "A\n",
      "A\napproved\n",
      "A\nnot approved\n",
      "A\nnot approved\n\napproved\n",
    ],
    ["words that end theirs", "", "risk\n", "No risk\n", "No risk\n\nrisk\n"],
    [
      "their addition, whose letters end the change",
      "Status: open\n",
      "Status: all done\n",
      "Status: open\ndone\n",
      "Status: all done\n\ndone\n",
    ],
    [
      "paragraphs after a blank line",
      "# T\n\n",
      "# T\n\nMine\n",
      "# T\n\nTheirs\n",
      "# T\n\nTheirs\n\nMine\n",
    ],
    [
      "a rule, not the line below a heading",
      "A\n",
      "A\n---\nx\n",
      "A\nTheirs\n",
      "A\nTheirs\n\n---\nx\n",
    ],
    [
      "rows of a table",
      "|a|\n|-|\n|1|\n",
      "|a|\n|-|\n|1|\n|3|\n",
      "|a|\n|-|\n|1|\n|2|\n",
      "|a|\n|-|\n|1|\n|2|\n|3|\n",
    ],
    ["two tables", "", "|a|\n|-|\n", "|b|\n|-|\n", "|b|\n|-|\n\n|a|\n|-|\n"],
    [
      "an item after one of several lines",
      "1. a\n",
      "1. a\n2. mine\n",
      "1. a\n2. theirs\n   goes on\n",
      "1. a\n2. theirs\n   goes on\n2. mine\n",
    ],
    ["lines without end in a document of Windows", "A\r\n", "A\r\nB", "A\r\nC", "A\r\nC\r\n\r\nB"],
    [
      "an addition that is stored already, without the end of its line",
      "A\n",
      "A\n\nMine\n",
      "A\n\nTheirs\n\nMine",
      "A\n\nTheirs\n\nMine",
    ],
    ["lines that they removed", "A\n", "A\nMine\n", "", "Mine\n"],
    ["only the end of the last line", "A", "A\n", "A changed", "A changed\n"],
    [
      "an addition, and changes elsewhere",
      "A\n\nB\n\nC\n",
      "A mine\n\nB\n\nC\n\nMine\n",
      "A\n\nB theirs\n\nC\n\nTheirs\n",
      "A mine\n\nB theirs\n\nC\n\nTheirs\n\nMine\n",
    ],
  ])("%s", async (_, base, sent, current, text) => {
    expect(await merge(base, sent, current)).toEqual({ text });
  });
});

test("keep both: two texts for the same line stay an overlap, also next to additions", async () => {
  const place = { base: "A", sent: "Mine", current: "Theirs" };
  expect(joinBoth(place)).toBeUndefined();
  expect(await merge("A\n", "Mine\n", "Theirs\n")).toEqual({ overlaps: [{ line: 1, ...place }] });
  const two = await merge("A\nB\nC\n", "Mine\nB\nC\nD\n", "Theirs\nB\nC\nE\n");
  expect(two).toEqual({ overlaps: [{ line: 1, ...place }] });
});

test("keep both: a merge keeps both only if it is asked to", async () => {
  const texts = { base: "A\n", sent: "A\nMine\n", current: "A\nTheirs\n" };
  expect(await mergeInThread(texts, "test")).toMatchObject({ overlaps: [{ sent: "Mine" }] });
});
