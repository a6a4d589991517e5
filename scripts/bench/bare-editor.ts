// In the browser: ProseMirror with its own keys, and nothing of the app around it.
import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { open } from "@/lib/editor/open";

const text = document.querySelector("script[type='text/markdown']")?.textContent ?? "";
new EditorView(document.body, {
  state: EditorState.create({ doc: open(text).doc, plugins: [keymap(baseKeymap)] }),
});
