import { expect, test } from "vitest";
import { formatTable, isDelimiterRow, splitRow } from "@/lib/text/tables";

test("table: has a rule between its head and its rows", () => {
  expect(formatTable(["Tool", "Set"], [["search", "read"]])).toBe(
    "| Tool | Set |\n| --- | --- |\n| search | read |",
  );
});

test.each([
  ["| May A\\|B be used? | |", ["May A|B be used?", ""]],
  ["| A | B\\|", ["A", "B|"]],
  ["| a\\\\| b | c\\\\\\| d\\\\|", ["a\\\\", "b", "c\\\\| d\\\\"]],
  ["|", [""]],
  ["||", [""]],
  ["A\tB | C\\|", ["A", "B | C\\|"]],
])("table: a row is split at its own bars only: %s", (row, cells) => {
  expect(splitRow(row)).toEqual(cells);
});

test.each([
  ["| --- | :-: |", true],
  ["--- | ---", true],
  ["  |---|", true],
  ["---", false],
  ["| - | a |", false],
  ["| | |", false],
])("table: is the row below the heads: %s, %s", (line, isBelowHeads) => {
  expect(isDelimiterRow(line)).toBe(isBelowHeads);
});
