import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { findReplacements, findReplacementsByOthers } from "@/lib/editor/merge-steps";
import { open } from "@/lib/editor/open";
import { find } from "./edit";

const OLD = "# Title\n\nOne two\n\n- a\n- b\n\nLast\n";

function merged(old: string, now: string) {
  const { tr } = EditorState.create({ doc: open(old).doc });
  for (const { from, to, slice } of findReplacements(tr.doc, open(now).doc))
    tr.replace(from, to, slice);
  return tr;
}

test.each([
  OLD,
  OLD.replace("One", "None"),
  OLD.replace("two", "two two"),
  OLD.replace("- b", "- b\n- c"),
  OLD.replace("One two\n\n", ""),
  `New\n\n${OLD}\nEnd\n`,
  OLD.replace("# Title", "## Title").replace("Last", "**Last**"),
  "Quite another\n",
  "",
])("merge steps: a document becomes %j", (now) => {
  const { doc } = merged(OLD, now);
  doc.check();
  expect(doc.eq(open(now).doc)).toBe(true);
});

test("merge steps: a position stays in its words when others change other places", () => {
  const tr = merged(OLD, OLD.replace("Title", "A longer title").replace("Last", "The end"));
  const at = find(open(OLD).doc, "two").from;
  expect(tr.doc.textBetween(tr.mapping.map(at), tr.mapping.map(at) + 3)).toBe("two");
});

const typed = (edit: (tr: Transaction) => unknown) => {
  const { tr } = EditorState.create({ doc: open(OLD).doc });
  edit(tr);
  return tr;
};

function arrived(tr: Transaction, sent: string, now: string): string {
  const by = findReplacementsByOthers(tr.doc, open(sent).doc, open(now).doc);
  for (const { from, to, slice } of by) tr.replace(from, to, slice);
  tr.doc.check();
  return tr.doc.textBetween(0, tr.doc.content.size, "|");
}

test("merge steps: a space and an empty paragraph that Markdown does not store stay for further typing", () => {
  const space = typed((tr) => tr.insertText(" ", find(tr.doc, "two").to));
  expect(arrived(space, OLD, OLD.replace("Last", "The end"))).toBe("Title|One two |a|b|The end");
  const line = typed((tr) => tr.split(find(tr.doc, "two").to));
  expect(arrived(line, OLD, OLD.replace("Last", "The end"))).toBe("Title|One two||a|b|The end");
  const item = typed((tr) => tr.insertText(" ", find(tr.doc, "b").to));
  expect(arrived(item, OLD, OLD.replace("Title", "Name"))).toBe("Name|One two|a|b |Last");
});

test("merge steps: others' text at such a place is complete", () => {
  const space = typed((tr) => tr.insertText(" ", find(tr.doc, "two").to));
  expect(arrived(space, OLD, OLD.replace("two", "two three"))).toBe(
    "Title|One two three |a|b|Last",
  );
  const end = typed((tr) => tr.split(find(tr.doc, "Last").to));
  expect(arrived(end, OLD, `${OLD}\nOthers\n`)).toBe("Title|One two|a|b|Last|Others|");
  const item = typed((tr) => tr.insertText(" ", find(tr.doc, "b").to));
  expect(arrived(item, OLD, OLD.replace("- b", "- b\n- c"))).toBe("Title|One two|a|b|c|Last");
});
