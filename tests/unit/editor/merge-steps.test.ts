import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { replacements } from "@/lib/editor/merge-steps";
import { open } from "@/lib/editor/open";
import { find } from "./edit";

const OLD = "# Title\n\nOne two\n\n- a\n- b\n\nLast\n";

function merged(old: string, now: string) {
  const { tr } = EditorState.create({ doc: open(old).doc });
  for (const { from, to, slice } of replacements(tr.doc, open(now).doc))
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

test("merge steps: a place that others did not change stays where it is in its words", () => {
  const tr = merged(OLD, OLD.replace("Title", "A longer title").replace("Last", "The end"));
  const at = find(open(OLD).doc, "two").from;
  expect(tr.doc.textBetween(tr.mapping.map(at), tr.mapping.map(at) + 3)).toBe("two");
});
