import { deleteSelection } from "prosemirror-commands";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { schema } from "@/lib/editor/schema";
import { edited, find, replaced } from "./edit";

type Place = (at: (text: string) => { from: number; to: number }) => [from: number, to?: number];

/** Runs a command on a selection. @returns the new text; undefined if it cannot be written */
function run(markdown: string, place: Place, command: Command): string | undefined {
  const opened = open(markdown);
  const { doc } = opened;
  const [from, to] = place((text) => find(doc, text));
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  const done = command(state, (tr) => {
    state = state.apply(tr);
  });
  if (!done) throw new Error(`The command does nothing in ${doc}`);
  return save(opened, state.doc)?.markdown;
}

describe("editor: a loose list that shrinks to one item is written without gaps", () => {
  test.each([
    ["- a\n\n- b\n", "a", "b", "- a\n"],
    ["1. one\n\n2. two\n\nEnd.\n", "one", "two", "1. one\n\nEnd.\n"],
    ["- a\n\n  more\n", "a", "more", "- a\n"],
    ["- a\n\n- b\n\n- c\n", "a", "b", "- a\n\n- c\n"],
  ])("%j, deleted from the end of %j to the end of %j", (before, first, last, after) => {
    expect(run(before, (at) => [at(first).to, at(last).to], deleteSelection)).toBe(after);
  });

  test("an item that leaves it or goes below another", () => {
    const lift = liftListItem(schema.nodes.listItem);
    const sink = sinkListItem(schema.nodes.listItem);
    const place: Place = (at) => [at("b").from];
    expect(run("- a\n\n- b\n", place, lift)).toBe("- a\n\nb\n");
    expect(run("- a\n\n- b\n\nEnd\n", place, sink)).toBe("- a\n  - b\n\nEnd\n");
  });
});

describe("editor: a nested list whose first item is empty gets a gap", () => {
  test.each([
    ["- a\n  - b\n", "- a\n\n  -\n"],
    ["- a\n  - b\n  - c\n\nEnd\n", "- a\n\n  -\n  - c\n\nEnd\n"],
    ["1. a\n   1. b\n   2. c\n", "1. a\n\n   1.\n   2. c\n"],
    ["- [ ] a\n  - [ ] b\n", "- [ ] a\n\n  -\n"],
    ["- a\n  - c\n  - b\n", "- a\n  - c\n  -\n"],
  ])("%j without b", (before, after) => {
    expect(replaced(before, "b", "")).toBe(after);
  });

  test.each([
    ["- a\n  - b\n    - c\n- d\n", "- a\n\n  - -\n- d\n"],
    ["- a\n  - > b\n    > - c\n", "- a\n\n  - > -\n"],
  ])("%j without b and c", (before, after) => {
    const cleared = edited(before, (tr) => {
      for (const word of ["b", "c"]) tr.delete(find(tr.doc, word).from, find(tr.doc, word).to);
    });
    expect(cleared).toBe(after);
  });
});

test("editor: lists that a quote makes loose are saved with gaps", () => {
  const quoted = (markdown: string) =>
    edited(markdown, (tr) => {
      const range = tr.doc.resolve(0).blockRange(tr.doc.resolve(tr.doc.content.size));
      if (range) tr.wrap(range, [{ type: schema.nodes.blockquote }]);
    });
  expect(quoted("- t\n- u\n\n> x\n")).toBe("> - t\n> - u\n>\n> > x\n");
  expect(quoted("1. one\n2. two\n\n- p\n\n  q\n- r\n")).toBe(
    "> 1. one\n> 2. two\n>\n> - p\n>\n>   q\n> - r\n",
  );
});
