import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsvRows } from "@/lib/extract/read-csv-rows";

const cells = (text: string) => readCsvRows(text, 200)?.rows.map((row) => row.cells);

describe("CSV rows: reading", () => {
  test.each([
    ["a,b\n1,2\n", [["a", "b"], ["1", "2"]]], // biome-ignore format: short
    ["a;b,c\n1;2", [["a;b", "c"], ["1;2"]]], // biome-ignore format: short
    ["a;b;c,d\n1;2", [["a", "b", "c,d"], ["1", "2"]]], // biome-ignore format: short
    ["a\tb\n\t", [["a", "b"]]],
    ['a,"b ""x"", y"\n"1\n2",', [["a", 'b "x", y'], ["1\n2", ""]]], // biome-ignore format: short
    ['a,5" pipe\n"x"y,', [["a", '5" pipe'], ["xy", ""]]], // biome-ignore format: short
    ['"a (x; y; z)",b\n"1",2', [["a (x; y; z)", "b"], ["1", "2"]]], // biome-ignore format: short
    ['"a\nb",c\n1,2', [["a\nb", "c"], ["1", "2"]]], // biome-ignore format: short
    ['"a, b";"c, d, e"\n1;2', [["a, b", "c, d, e"], ["1", "2"]]], // biome-ignore format: short
    ['a "x;y;z,1\n2;3;4,5', [['a "x', "y", "z,1"], ["2", "3", "4,5"]]], // biome-ignore format: short
  ])("the separator and the quotes of %j are understood", (text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  test("the first rows are numbered, with a sign of further ones", () => {
    expect(readCsvRows("a,b\n\n1,2\n3,4\n", 2)).toEqual({
      rows: [
        { number: 1, cells: ["a", "b"] },
        { number: 2, cells: ["1", "2"] },
      ],
      hasMore: true,
    });
    expect(readCsvRows("a,b\n1,2\n\n", 2)?.hasMore).toBe(false);
  });

  test.each([
    ["one column", "a\nb\n"],
    ["an open quotation mark", 'a,b\n"1,2\n3,4'],
    ["too many columns", `${"a,".repeat(50)}b\n`],
  ])("a text with %s is not read as a table", (_, text) => {
    expect(readCsvRows(text, 200)).toBeUndefined();
  });

  test("written rows are read back unchanged", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", ";", "é") });
    const row = fc.array(cell, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const all = [["x", "y", "z", "last"], ...rows];
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = all.map((each) => each.map(quote).join(",")).join("\n");
        expect(cells(text)).toEqual(all.filter((each) => each.join("") !== ""));
      }),
    );
  });
});
