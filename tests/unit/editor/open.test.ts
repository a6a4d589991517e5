import type { Root } from "mdast";
import { expect, test } from "vitest";
import { findRanges } from "@/lib/editor/open";

test("editor: the ranges of 250,000 blocks are found in linear time", () => {
  const count = 250_000;
  const children = Array.from({ length: count }, (_, index): Root["children"][number] => {
    const [start, end] = [3 * index, 3 * index + 1];
    const position = {
      start: { line: 2 * index + 1, column: 1, offset: start },
      end: { line: 2 * index + 1, column: 2, offset: end },
    };
    return { type: "paragraph", children: [], position };
  });
  const ranges = findRanges({ type: "root", children }, "a\n\n".repeat(count));
  expect(ranges.at(-1)).toMatchObject({ start: 3 * count - 3, end: 3 * count - 2 });
});
