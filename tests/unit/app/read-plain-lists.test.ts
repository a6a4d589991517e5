import { expect, test } from "vitest";
import { readPlainLists } from "@/app/components/editor/read-plain-lists";

test("plain lists: lines with typed bullets become a list, and the lines around it stay apart", () => {
  const pasted = "Open points\r\n• Marta: figures\r\n•\tJens: licence\r\nThanks\r\nEla";
  const list = "- Marta: figures\n- Jens: licence";
  expect(readPlainLists(pasted, false)).toBe(`Open points\n\n${list}\n\nThanks\n\nEla`);
});

test("plain lists: a deeper indent or another bullet nests", () => {
  expect(readPlainLists("• A\n  • B\n  • C\n• D", false)).toBe("- A\n  - B\n  - C\n- D");
  expect(readPlainLists("• A\n◦ B\n‣ C\n◦ D\n• E", false)).toBe("- A\n  - B\n    - C\n  - D\n- E");
});

test.each(["·", "‣", "◦", "–"])("plain lists: %s is a bullet", (bullet) => {
  expect(readPlainLists(`${bullet} A\n${bullet} B`, false)).toBe("- A\n- B");
});

test("plain lists: rows with tabs become a table with a head", () => {
  const pasted = "\tQ1\tQ2\nRevenue | net\t1\t\n";
  expect(readPlainLists(pasted, false)).toBe(
    "|  | Q1 | Q2 |\n| - | - | - |\n| Revenue \\| net | 1 |  |\n\n",
  );
});

test("plain lists: other lines of a Markdown text keep their breaks", () => {
  expect(readPlainLists("# Plan\nA\nB\n• C\n• D\n```\n• E\n• F\n```", true)).toBe(
    "# Plan\nA\nB\n\n- C\n- D\n\n```\n• E\n• F\n```",
  );
});

test.each([
  "One line",
  "• A single point",
  "A\tB",
  "A\tB\nC\tD\tE",
  "\tindented\n\tby tabs",
  "A · B\nC – D",
])("plain lists: other text is pasted as usual: %j", (text) => {
  expect(readPlainLists(text, false)).toBeUndefined();
});

test.each(["• A\n ◦ B\n", "a\tb\n", "\ta\tb\n", "a\tb\na\tb\tc\n"])(
  "plain lists: lines are read in linear time, or the test times out: %j",
  (unit) => {
    const read = readPlainLists(unit.repeat(50_000), false);
    expect(read === undefined).toBe(unit.startsWith("\t") || unit.includes("c"));
  },
);

test("plain lists: the depth of a list has a bound", () => {
  const deep = Array.from({ length: 1_000 }, (_, at) => `${" ".repeat(at)}• A\n`).join("");
  expect(readPlainLists(deep, false)).toMatch(/^- A\n {2}- A\n {4}- A\n(?: {6,10}- A\n)+\n/);
});
