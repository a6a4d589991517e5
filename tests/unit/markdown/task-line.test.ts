import { expect, test } from "vitest";
import { renderFull } from "@/lib/markdown/full.mjs";
import { tickLine } from "@/lib/markdown/task-line.mjs";
import { expectNearlyLinear } from "@/tests/support/growth";
import { listElements } from "./html-tree";

const listLines = (markdown: string) =>
  listElements(renderFull(markdown).html)
    .filter(({ name }) => name === "input")
    .map(({ properties }) => properties.dataTaskLine);

test.each([
  ["a list", "- [ ] a\n* [x] b\n+ [X] c\n", ["1", "2", "3"]],
  ["a nested list", "- plain\n  - [ ] a\n\n    1. [ ] b\n- - [ ] c\n", ["2", "4", "5"]],
  ["an ordered list", "9. [ ] a\n10) [ ] b\n", ["1", "2"]],
  ["a quote", "> - [ ] a\n> > 1. [x] b\n", ["1", "2"]],
  ["a loose list", "- [ ] a\n\n- [ ] b\n\n  more\n", ["1", "3"]],
  ["lines with CRLF and CR", "a\r\n\r\n- [ ] b\r\n- [ ] c\r- [ ] d\r\n", ["3", "4", "5"]],
  ["a footnote", "a[^n]\n\n[^n]: b\n\n    - [ ] c\n", ["5"]],
  ["a line without text after the box", "- [ ]\n  a\n", ["1"]],
  ["a fence", "```\n- [ ] a\n```\n\n- [ ] b\n", ["5"]],
  ["a fence in a task", "- [ ] a\n  ```\n  - [ ] b\n  ```\n", ["1"]],
  ["indented code", "    - [ ] a\n", []],
  ["a paragraph", "a\n[ ] b\n\n- \\[ ] c\n- []\n- [ ]\n", []],
])("task boxes: the rendering of %s names the line of each box", (_, markdown, lines) => {
  expect(listLines(markdown)).toEqual(lines);
});

test("task boxes: a box of raw HTML, or on the line after its bullet, has no line", () => {
  const raw =
    '<li class="task-list-item"><input type="checkbox" data-task-line="1" disabled> a</li>\n\n';
  expect(listLines(`${raw}-\n  [ ] b\n\n- <input type="checkbox"> [ ] c\n`)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["- [ ] a\n- [ ] b\n", 2, true, "- [ ] a\n- [x] b\n"],
  ["- [x] a", 1, false, "- [ ] a"],
  ["- [X] a", 1, false, "- [ ] a"],
  ["- [X] a", 1, true, "- [X] a"],
  ["a\r\n\r\n- [ ] b\r\n- [ ] c\r\n", 3, true, "a\r\n\r\n- [x] b\r\n- [ ] c\r\n"],
  ["a\r- [ ] b\r", 2, true, "a\r- [x] b\r"],
  ["> 1.  [ ] [x] a\t \n", 1, true, "> 1.  [x] [x] a\t \n"],
  ["- - [ ] a", 1, true, "- - [x] a"],
  ["-\t[\t] a", 1, true, "-\t[x] a"],
  ["- 😀\n  - [ ]\n    a\n", 2, true, "- 😀\n  - [x]\n    a\n"],
])("task boxes: in %j, only the mark on line %d changes", (markdown, line, isDone, changed) => {
  expect(tickLine(markdown, line, isDone)).toBe(changed);
});

test.each([
  ["- [ ] a\n", 2],
  ["- [ ] a\n", 9],
  ["- a [ ] b", 1],
  ["[ ] a", 1],
  ["- [ ](a)", 1],
  ["- [y] a", 1],
])("task boxes: %j has none on line %d", (markdown, line) => {
  expect(tickLine(markdown, line, true)).toBeUndefined();
});

test("task boxes: a hostile line is read in linear time", async () => {
  const read = (length: number) => {
    for (const unit of ["- ", "> ", "1. ", " ", "\t-", "1"]) {
      tickLine(unit.repeat(length), 1, true);
      tickLine(`-${unit.repeat(length)}[`, 1, true);
    }
  };
  await expectNearlyLinear(read, 10_000);
});
