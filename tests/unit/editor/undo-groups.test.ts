import { splitBlock, toggleMark } from "prosemirror-commands";
import { history, undo } from "prosemirror-history";
import { type Command, EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { markdownRules } from "@/app/components/editor/input-rules";
import { createUndoGroups } from "@/app/components/editor/undo-groups";
import { open } from "@/lib/editor/open";
import { schema } from "@/lib/editor/schema";

/** Faster than the pause that begins a new group by itself. */
const KEY_MS = 50;
const PAUSE_MS = 600;

function openEditor(markdown = "") {
  const { doc } = open(markdown);
  let state = EditorState.create({ doc, plugins: [markdownRules, history()] });
  const group = createUndoGroups();
  let time = 1000;
  const dispatch = (tr: Transaction) => {
    time += KEY_MS;
    tr.setTime(time);
    group(tr);
    state = state.apply(tr);
  };
  const run = (command: Command) => command(state, dispatch);
  const select = (from: number, to = from) =>
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  const type = (text: string) => {
    for (const letter of text) dispatch(state.tr.insertText(letter));
  };
  return {
    ...{ dispatch, run, select, type },
    tr: () => state.tr,
    erase: (times: number) => {
      for (let n = 0; n < times; n++) {
        const { head } = state.selection;
        dispatch(state.tr.delete(head - 1, head));
      }
    },
    pause: () => {
      time += PAUSE_MS;
    },
    text: () => state.doc.textBetween(0, state.doc.content.size, "\n"),
    undone: () => {
      run(undo);
      return state.doc.textBetween(0, state.doc.content.size, "\n");
    },
  };
}

test("undo groups: words typed without a pause are one group, and a pause begins another", () => {
  const { type, pause, undone } = openEditor();
  type("One two");
  pause();
  type(" three");
  expect(undone()).toBe("One two");
  expect(undone()).toBe("");
});

test("undo groups: a new paragraph begins a group, however fast it is written", () => {
  const { type, run, undone } = openEditor();
  type("One");
  run(splitBlock);
  type("Two");
  expect(undone()).toBe("One\n");
  expect(undone()).toBe("One");
  expect(undone()).toBe("");
});

test("undo groups: deleting after typing is a group, and so is typing after it", () => {
  const { type, erase, undone } = openEditor();
  type("One two");
  erase(3);
  type("2");
  expect(undone()).toBe("One ");
  expect(undone()).toBe("One two");
  expect(undone()).toBe("");
});

test("undo groups: what is typed over a selection is one group with the words after it", () => {
  const { type, select, undone } = openEditor("One two\n");
  select(8);
  type("!");
  select(5, 8);
  type("three");
  expect(undone()).toBe("One two!");
  expect(undone()).toBe("One two");
});

test("undo groups: formatting, a rule of Markdown and a paste are groups of their own", () => {
  const { type, select, run, dispatch, tr, undone, text } = openEditor();
  type("One");
  select(1, 4);
  run(toggleMark(schema.marks.strong));
  select(4);
  type("!");
  expect(undone()).toBe("One");
  expect(undone()).toBe("One"); // no longer strong
  select(4);
  type(" *two*");
  dispatch(tr().replaceWith(5, 10, schema.text("two")).setMeta(markdownRules, {}));
  expect(text()).toBe("One two");
  type(" three");
  expect(undone()).toBe("One two");
  expect(undone()).toBe("One *two*");
  dispatch(tr().insertText(" pasted").setMeta("uiEvent", "paste"));
  expect(undone()).toBe("One *two*");
});

test("undo groups: a composition stays one group while it replaces its own text", () => {
  const { dispatch, tr, undone, type } = openEditor();
  type("a");
  dispatch(tr().insertText("n", 2).setMeta("composition", 1));
  dispatch(tr().insertText("に", 2, 3).setMeta("composition", 1));
  dispatch(tr().insertText("日", 2, 3).setMeta("composition", 1));
  expect(undone()).toBe("");
});

test("undo groups: changes of others begin no group", () => {
  const { type, dispatch, tr, undone } = openEditor("Other\n\nOwn\n");
  dispatch(tr().setSelection(TextSelection.atEnd(tr().doc)));
  type(" a");
  dispatch(tr().insertText("s", 6).setMeta("addToHistory", false));
  type("b");
  expect(undone()).toBe("Others\nOwn");
});
