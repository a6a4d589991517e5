import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { createPlugins } from "@/app/components/editor/plugins";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";

/** Pastes a table into an empty document. @returns the text afterwards */
function paste(markdown: string): string | undefined {
  const opened = open("");
  const state = EditorState.create({ doc: opened.doc, plugins: createPlugins({}) });
  const { content } = open(markdown).doc;
  const { doc } = state.apply(state.tr.replaceWith(0, state.doc.content.size, content));
  return save(opened, doc)?.markdown.replace(/ +/g, " ").replace(/-+/g, "-");
}

test.each([
  [
    "a row with more cells than the header",
    "| A | B |\n|---|---|\n| 1 | 2 | 3 |\n",
    "| A | B | |\n| - | - | - |\n| 1 | 2 | 3 |\n",
  ],
  [
    "a row with fewer cells than another",
    "| A | B |\n|---|---|\n| 1 | 2 | 3 |\n| 4 |\n",
    "| A | B | |\n| - | - | - |\n| 1 | 2 | 3 |\n| 4 | | |\n",
  ],
  [
    "a bar within code",
    "| A | B |\n|---|---|\n| `x|y` | 2 |\n",
    "| A | B | |\n| - | - | - |\n| \\`x | y\\` | 2 |\n",
  ],
  ["a table without surplus cells", "| A |\n|---|\n| 1 |\n", "| A |\n| - |\n| 1 |\n"],
])("pasted tables: %s leaves each name over its column", (_, markdown, written) => {
  expect(paste(markdown)).toBe(written);
});
