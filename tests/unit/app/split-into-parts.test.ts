import { expect, test } from "vitest";
import { splitIntoParts } from "@/app/w/[workspace]/initiatives/[id]/classify/split-into-parts";
import { MAX_PASTE } from "@/lib/schemas/bounds";
import { blob } from "@/lib/schemas/classify";

test("split into parts: a text that fits is one part", () => {
  expect(splitIntoParts("One\n\nTwo")).toEqual(["One\n\nTwo"]);
  expect(splitIntoParts("")).toEqual([""]);
});

test("split into parts: a part ends after a paragraph, else after a line, else after a word", () => {
  expect(splitIntoParts("One two\n\nThree\nfour five", { max: 16 })).toEqual([
    "One two\n\n",
    "Three\nfour five",
  ]);
  expect(splitIntoParts("One two\nThree four", { max: 12 })).toEqual(["One two\n", "Three four"]);
  expect(splitIntoParts("One two three four", { max: 12 })).toEqual(["One two ", "three four"]);
});

test("split into parts: a text without ends is cut between characters, and nothing is lost", () => {
  const text = `a${"🙂".repeat(20)}`;
  const parts = splitIntoParts(text, { max: 10 });
  expect(parts.join("")).toBe(text);
  expect(parts.every((part) => part.isWellFormed() && part.length <= 10)).toBe(true);
});

test("split into parts: a part that begins within a section repeats its heading", () => {
  const text =
    "# Notes\n\n## Risks\n\nThe line is slow.\n\nThe depot floods.\n\n## Ideas\n\nA map.";
  expect(splitIntoParts(text, { max: 44 })).toEqual([
    "# Notes\n\n## Risks\n\nThe line is slow.\n\n",
    "## Risks\n\nThe depot floods.\n\n## Ideas\n\n",
    "## Ideas\n\nA map.",
  ]);
  const wide = `# ${"x".repeat(600)}\n\n${"word ".repeat(300)}`;
  expect(splitIntoParts(wide, { max: 1000 })[1]).toMatch(/^word/);
});

test("split into parts: each part of a table has the first row", () => {
  const text = "Risk;Owner\nThe depot floods;Ann\nThe line is slow;Tom\n";
  expect(splitIntoParts(text, { max: 35, isTable: true })).toEqual([
    "Risk;Owner\nThe depot floods;Ann\n",
    "Risk;Owner\nThe line is slow;Tom\n",
  ]);
});

test("split into parts: each part can be classified", () => {
  const parts = splitIntoParts("The van of crew twelve waits in Utrecht.\n".repeat(5000));
  expect(parts).toHaveLength(5);
  expect(parts.every((part) => blob.safeParse(part).success)).toBe(true);
  expect(blob.safeParse("x".repeat(MAX_PASTE + 1)).success).toBe(false);
});
