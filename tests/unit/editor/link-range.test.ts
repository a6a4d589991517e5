import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { findLinkRange } from "@/app/components/editor/editor-commands";
import { open } from "@/lib/editor/open";
import { find } from "./edit";

test("link range: selected words that are linked have their address", () => {
  const { doc } = open("See [the plan](https://example.com/plan) of May.\n");
  const read = (words: string) => {
    const { from, to } = find(doc, words);
    const selection = TextSelection.create(doc, from, to);
    return findLinkRange(EditorState.create({ doc, selection })).url;
  };
  expect(read("the plan")).toBe("https://example.com/plan");
  expect(read("plan")).toBe("https://example.com/plan");
  expect(read("of May")).toBe("");
});
