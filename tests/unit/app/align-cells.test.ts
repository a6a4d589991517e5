import { expect, test } from "vitest";
import { alignCells } from "@/app/components/editor/align-cells";

const inTable = (rows: string) => `<table><tbody>${rows}</tbody></table>`;
const inCell = (content: string) => inTable(`<tr><td>${content}</td><td>x</td></tr>`);

test.each([
  ["<p>12 €</p><p>paid</p>", "12 € paid"],
  ["<div>a</div>\n<div>b</div>", "a\n b"],
  ['<ul class="c"><li>a</li><li><b>b</b></li></ul>', "a <b>b</b>"],
  ["a<br>b<hr/>c", "a b c"],
  ["<b><p>a</p><p>b</p></b>", "<b>a b</b>"],
  ["<p><br></p><p>a</p><p>&nbsp;</p>", "a&nbsp;"],
  ['<p>a</p><img src="https://example.com/a.png">', 'a <img src="https://example.com/a.png">'],
  ["a<table><tr><td>b</td><td>c</td></tr></table>", "a b c"],
  ["<span>pre</span>view <param>", "<span>pre</span>view <param>"],
])("pasted cells: %s is one line", (content, line) => {
  expect(alignCells(inCell(content))).toBe(inCell(line));
});

/** Rows of cells, from the first table of `html`. */
const readRows = (html: string) =>
  alignCells(html)
    .split(/<tr\b[^>]*>/)
    .slice(1)
    .map((row) => [...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/g)].map(([, text]) => text));

test("pasted cells: headings that span two columns or rows stand over their values", () => {
  const html =
    '<table><thead><tr><th rowspan="2">Name</th><th colspan="2">Q1</th></tr>' +
    "<tr><th>plan</th><th>paid</th></tr></thead>" +
    "<tbody><tr><td>Ada</td><td>1</td><td>2</td></tr></tbody></table>";
  expect(readRows(html)).toEqual([
    ["Name", "Q1", ""],
    ["", "plan", "paid"],
    ["Ada", "1", "2"],
  ]);
  expect(alignCells(html)).toContain("<tr><th></th><th>plan</th>");
});

test.each([
  [
    "a span at the end of short rows",
    "<tr><td>a<td>b<td rowspan=3>c<tr><td>d<tr><td>e<td>f",
    [
      ["a", "b", "c"],
      ["d", "", ""],
      ["e", "f", ""],
    ],
  ],
  [
    "a row that is spanned as a whole",
    "<tr><td rowspan=2>a</td></tr><tr></tr><tr><td>b</td></tr>",
    [["a"], [""], ["b"]],
  ],
  [
    "a span of both",
    "<tr><td colspan='2' rowspan='2'>a</td><td>b</td></tr><tr><td>c</td></tr>",
    [
      ["a", "", "b"],
      ["", "", "c"],
    ],
  ],
  [
    "a span of nothing",
    "<tr><td colspan=0 rowspan=0>a</td></tr><tr><td>b</td></tr>",
    [["a"], ["b"]],
  ],
])("pasted cells: %s", (_, rows, expected) => {
  expect(readRows(inTable(rows))).toEqual(expected);
});

test("pasted cells: a span ends with its part of the table, and with the table", () => {
  const head = "<thead><tr><th rowspan=9>a</th></tr></thead>";
  const body = "<tbody><tr><td>b</td></tr></tbody>";
  expect(readRows(`<table>${head}${body}</table>`)).toEqual([["a"], ["b"]]);
  expect(readRows(`<table>${head}</table><table>${body}</table>`)).toEqual([["a"], ["b"]]);
});

test("pasted cells: text around tables stays as it is", () => {
  const around = "<p>a</p><ul><li>b</li></ul>";
  expect(alignCells(around + inCell("c") + around)).toBe(around + inCell("c") + around);
});

test("pasted cells: a span is at most 100 columns", () => {
  expect(alignCells("<td colspan=99999>a</td>").match(/<td>/g)).toHaveLength(99);
});

test("pasted cells: spans of spans add a bounded number of cells", () => {
  const html = alignCells("<tr><td rowspan=99 colspan=99>a</td></tr>".repeat(20_000));
  expect(html.match(/<td>/g)).toHaveLength(20_000);
});
