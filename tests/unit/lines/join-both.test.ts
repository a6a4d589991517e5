import { describe, expect, test } from "vitest";
import { mergeInThread } from "@/lib/lines/compare-texts";
import { joinBoth } from "@/lib/lines/join-both.mjs";

const merge = (base: string, sent: string, current: string) =>
  mergeInThread({ base, sent, current, keepsBoth: true }, "test");

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
