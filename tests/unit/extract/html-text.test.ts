import { expect, test } from "vitest";
import { htmlToText } from "@/lib/extract/html-text.mjs";

test.each([
  ["blanks and tabs", "<p>a  b\tc<br />    d</p>", "a  b\tc\n    d"],
  ["signs of Markdown", "<p>1. *a* &lt;b&gt; &amp;amp; _c_</p>", "1. *a* <b> &amp; _c_"],
  ["no arrow back from a note", '<p>a <a href="#note-ref-1">↑</a></p>', "a"],
  ["the words of other addresses", '<p><a href="#note-ref-1">a</a></p>', "a"],
])("text of HTML: %s", (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("text of HTML: an item has its mark once, and its further paragraphs none", () => {
  const html = "<ol><li><p>a</p><p>b</p><ul><li>c</li></ul></li><li>d</li></ol>";
  expect(htmlToText(html)).toBe("1. a\nb\n  - c\n2. d");
});

test("text of HTML: a cell is one line without marks", () => {
  const html = "<table><tr><td><h1>a</h1><ul><li>b</li></ul></td><td>c<br />d</td></tr></table>";
  expect(htmlToText(html)).toBe("a b | c d");
});

test("text of HTML: a heading without text marks no other block", () => {
  expect(htmlToText('<h1><img src="x" /></h1><p>a</p>')).toBe("a");
});

test("text of HTML: unclosed marks by the million are read in seconds", () => {
  expect(htmlToText("<".repeat(5_000_000))).toHaveLength(5_000_000);
  expect(htmlToText(`${"<p>".repeat(50_000)}a`)).toBe("a");
});

test("html text: a bar in a cell is told from the bars between cells", () => {
  const nested = "<table><tr><td>a|b</td><td>c</td></tr></table>";
  const html = `<table><tr><td>x | y</td><td>z</td></tr><tr><td>${nested}</td></tr></table>x | y`;
  expect(htmlToText(html)).toBe("x \\| y | z\na\\|b | c\n\nx | y");
});
