import { expect, test } from "vitest";
import { extractText } from "@/lib/extract/extract-text";
import { toWordMarkdown } from "@/lib/extract/to-word-markdown";
import { renderMarkdown } from "@/lib/markdown/render";
import { listed, styled, table, wordFile } from "./word-file";

const html = async (text: string) =>
  (await renderMarkdown(toWordMarkdown(text))).html.replaceAll(' dir="auto"', "");

test("Word as Markdown: a Word document keeps headings, nested lists, tables and lines", async () => {
  const body = [
    styled("Heading1", "Goals &amp; [scope]"),
    listed("decimal", 0, "first"),
    listed("bullet", 1, "inner"),
    listed("decimal", 0, "second"),
    table([
      ["Who", ""],
      ["Ana", "x*y*z"],
    ]),
    "<w:p><w:r><w:t>one</w:t><w:br/><w:t>- two</w:t></w:r></w:p>",
  ].join("");
  const { text } = await extractText(wordFile(body), "a.docx");
  const shown = (await html(text))
    .replace(/ (?:id|tabindex)="[^"]*"/g, "")
    .replace(/\s*(<[^>]*>)\s*/g, "$1");
  expect(shown).toBe(
    "<h2>Goals &#x26; [scope]</h2>" +
      "<ol><li>first<ul><li>inner</li></ul></li><li>second</li></ol>" +
      "<table><thead><tr><th>Who</th><th></th></tr></thead>" +
      "<tbody><tr><td>Ana</td><td>x*y*z</td></tr></tbody></table>" +
      "<p>one<br>- two</p>",
  );
});

test("word markdown: rows of any width make one table, and no text is lost", async () => {
  const shown = await html(" | b\na | b | c");
  expect(shown.match(/<t[hd]>/g)).toHaveLength(6);
  expect(await html("a | b")).toBe("<p>a | b</p>");
});

test("word markdown: a bar in a cell moves no column", async () => {
  const shown = await html("x \\| y | z\na|b | c");
  const cells = [...shown.matchAll(/<t[hd]>([^<]*)/g)].map(([, cell]) => cell);
  expect(cells).toEqual(["x | y", "z", "a|b", "c"]);
});

test("word markdown: an item is nested below one with a long number", async () => {
  const shown = await html("999. a\n  - b\n    1. c\n      - d\n1000. e");
  const lists = shown.replaceAll(/<\/?p>|\s+/g, "").match(/<\/?[ou]l/g);
  expect(lists).toEqual(["<ol", "<ul", "<ol", "<ul", "</ul", "</ol", "</ul", "</ol"]);
  expect(shown.match(/<li>/g)).toHaveLength(5);
});

test("word markdown: an inner item without an outer one is an item, not code", async () => {
  const shown = await html("    - deep\n  - less\ngoes on");
  expect(shown).toContain("<li>deep</li>");
  expect(shown).toMatch(/<li>less<br>\s*goes on<\/li>/);
});

test.each([
  "5 * 3 * 2 = 30",
  "the <Button> tag, `x`, ~~no~~, a\\b",
  "**bold**, __init__, _x_, snake_case_name",
  "![x](y) and [^1]",
  "AT&amp;T",
  "---",
  "+ plus",
  "= equals",
  "#hash",
  "2) two",
  "> quoted",
  "```",
  "<!-- hidden -->",
  "<script>alert(1)</script>",
])("word markdown: %j is shown verbatim", async (text) => {
  const shown = await html(text);
  expect(shown).toMatch(/^<p>[^<]*<\/p>$/);
  const codes = shown.replace(/&#x([0-9A-F]+);/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  expect(codes).toBe(`<p>${text}</p>`);
});

test.each([
  ["See https://example.com/a_b?x=1&y=2 now", "https://example.com/a_b?x=1&y=2"],
  ["(https://example.com/~ann/_docs/a*b).", "https://example.com/~ann/_docs/a*b"],
  ["*https://example.com/a_*", "https://example.com/a"],
  ["en: https://example.com/Fee_(cost), too", "https://example.com/Fee_(cost)"],
  ["https://example.com/a&copy;_[b]c", "https://example.com/a&copy;_%5Bb%5Dc"],
])(
  "word markdown: the address in %j is linked and shown as it is written",
  async (text, address) => {
    const shown = (await html(text)).replaceAll("&#x26;", "&");
    expect(shown.replaceAll(/<[^>]*>/g, "").trim()).toBe(text);
    expect(shown).toContain(`href="${address}"`);
  },
);

test("word markdown: what only looks like an address is shown verbatim", async () => {
  for (const text of ["https://", "xhttps://a_ b", "ftp://example.com/~a/_b_", "www. _x_"]) {
    expect((await html(text)).replaceAll(/<[^>]*>/g, "")).toBe(text);
    expect(await html(text)).not.toContain("<em>");
  }
});
