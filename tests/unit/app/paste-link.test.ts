import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { pasteLink } from "@/app/components/editor/paste-link";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { find } from "@/tests/unit/editor/edit";

/** Pastes over the selected `text`. @returns the new Markdown; undefined if the paste was not handled */
function pasteOver(markdown: string, text: string, pasted: string): string | undefined {
  const opened = open(markdown);
  const state = EditorState.create({ doc: opened.doc });
  const { from, to } = find(opened.doc, text);
  const selected = state.apply(state.tr.setSelection(TextSelection.create(opened.doc, from, to)));
  let now: string | undefined;
  pasteLink(pasted)(selected, ({ doc }) => {
    now = save(opened, doc)?.markdown;
  });
  return now;
}

test("paste link: the selected words keep their text and become a link", () => {
  const linked = pasteOver("See the plan.\n", "the plan", " https://example.com/plan\n");
  expect(linked).toBe("See [the plan](https://example.com/plan).\n");
});

test.each([
  ["See the plan.\n", "the plan", "another plan"],
  ["See the plan.\n", "the plan", "https://example.com and more"],
  ["See the plan.\n", "the plan", "javascript:alert(1)"],
  ["See the plan.\n", "", "https://example.com"],
  ["```\nthe plan\n```\n", "the plan", "https://example.com"],
  ["See https://example.com/old.\n", "https://example.com/old", "https://example.com/new"],
])("paste link: other text is pasted as usual: %j, %j, %j", (markdown, text, pasted) => {
  expect(pasteOver(markdown, text, pasted)).toBeUndefined();
});
