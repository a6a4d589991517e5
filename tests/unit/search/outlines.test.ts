import { expect, test } from "vitest";
import { dropGeneratedParts } from "@/lib/search/to-plain-text";

const OUTLINE =
  "## Problem\n\n_What customers say about it._\n\n## Goals\n\n_Which figure changes._\n";

test("search: an outline without a text is found by its headings, not by what they ask for", () => {
  const kept = dropGeneratedParts(OUTLINE);
  expect(kept).not.toMatch(/customers|figure/);
  expect(kept).toMatch(/## Problem[\s\S]*## Goals/);
});

test.each([
  `${OUTLINE}\nTwelve guests left before the desk opened.\n`,
  "# Minutes\n\n_Customers wait for an hour._ We open a second till.",
  "_What customers say about it._",
])("search: a text in italics is found if somebody wrote it: %j", (text) => {
  expect(dropGeneratedParts(text)).toBe(text);
});
