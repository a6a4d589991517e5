import { type Command, EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  leaveCodeByClick,
  leaveCodeByEnter,
  leaveCodeDown,
  leaveFootnoteByEnter,
} from "@/app/components/editor/leave-block";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { find } from "./edit";

/** Runs a command with the caret after `place`, then types "After". @returns the text; undefined if the command does nothing */
function leave(command: Command, markdown: string, place: string, isLastRow = true) {
  const opened = open(markdown);
  const { doc } = opened;
  const selection = TextSelection.create(doc, find(doc, place).to);
  let state = EditorState.create({ doc, selection });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  // The command asks the view for nothing else.
  const view = { endOfTextblock: () => isLastRow } as unknown as EditorView;
  if (!command(state, dispatch, view)) return undefined;
  dispatch(state.tr.insertText("After"));
  return save(opened, state.doc)?.markdown;
}

describe("leaving code: ArrowDown in the last row of code that ends the document", () => {
  test.each([
    ["```\nlet a;\n```\n", "```\nlet a;\n```\n\nAfter\n"],
    ["- One\n\n  ```\n  let a;\n  ```\n", "- One\n\n  ```\n  let a;\n  ```\n\n  After\n"],
    ["<div>let a;</div>\n", "<div>let a;</div>\n\nAfter\n"],
  ])("makes a paragraph after it: %j", (before, after) => {
    const place = before.includes("</div>") ? "</div>" : "let a;";
    expect(leave(leaveCodeDown, before, place)).toBe(after);
  });

  test("does nothing in another row, in other blocks, or if something follows", () => {
    expect(leave(leaveCodeDown, "```\na\nb\n```\n", "a", false)).toBeUndefined();
    expect(leave(leaveCodeDown, "Words\n", "Words")).toBeUndefined();
    for (const next of ["Next", "---", "<hr>"]) {
      expect(leave(leaveCodeDown, `\`\`\`\na\n\`\`\`\n\n${next}\n`, "a")).toBeUndefined();
    }
  });
});

describe("leaving code: Enter after two empty lines at its end", () => {
  test("removes them and makes a paragraph, also before another block", () => {
    const code = "```\na\n\n\n```\n";
    expect(leave(leaveCodeByEnter, code, "a\n\n")).toBe("```\na\n```\n\nAfter\n");
    const between = leave(leaveCodeByEnter, `${code}\nNext\n`, "a\n\n");
    expect(between).toBe("```\na\n```\n\nAfter\n\nNext\n");
  });

  test("does nothing after one empty line, or within the code", () => {
    expect(leave(leaveCodeByEnter, "```\na\n\n```\n", "a\n")).toBeUndefined();
    expect(leave(leaveCodeByEnter, "```\na\n\n\nb\n```\n", "a\n\n")).toBeUndefined();
  });
});

describe("leaving a footnote: Enter at its end", () => {
  const notes = "Text[^1].[^2]\n\n[^1]: One\n[^2]: Two\n";

  test("makes a paragraph after it, and other footnotes stay as they are", () => {
    expect(leave(leaveFootnoteByEnter, notes, "Two")).toBe(`${notes}\nAfter\n`);
    const between = leave(leaveFootnoteByEnter, notes, "One");
    expect(between).toBe("Text[^1].[^2]\n\n[^1]: One\n\nAfter\n\n[^2]: Two\n");
    const long = "Text[^1]\n\n[^1]: One\n\n    Two\n";
    expect(leave(leaveFootnoteByEnter, long, "Two")).toBe(`${long}\nAfter\n`);
    expect(leave(leaveFootnoteByEnter, long, "One")).toBeUndefined();
  });

  test("does nothing within its text, in a list of it, or elsewhere", () => {
    expect(leave(leaveFootnoteByEnter, notes, "Tw")).toBeUndefined();
    expect(leave(leaveFootnoteByEnter, "A[^1]\n\n[^1]: - One\n", "One")).toBeUndefined();
    expect(leave(leaveFootnoteByEnter, "> Quoted\n", "Quoted")).toBeUndefined();
    expect(leave(leaveFootnoteByEnter, "Words\n", "Words")).toBeUndefined();
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** Clicks at this height, then types "After". The last block of code is shown from 0 to 100. */
function click(markdown: string, clientY: number, shiftKey = false) {
  const opened = open(markdown);
  let state = EditorState.create({ doc: opened.doc });
  class Shown {
    getBoundingClientRect = () => ({ bottom: 100 });
  }
  vi.stubGlobal("HTMLElement", Shown);
  const view = {
    state,
    // The function asks its element for nothing else.
    nodeDOM: (at: number) =>
      opened.doc.nodeAt(at)?.type.spec.code ? (new Shown() as unknown as Node) : null,
    dispatch: (tr: Transaction) => {
      state = state.apply(tr);
    },
    focus: () => {},
  };
  if (!leaveCodeByClick(view, { clientY, shiftKey })) return undefined;
  return save(opened, state.apply(state.tr.insertText("After")).doc)?.markdown;
}

describe("leaving code: a click below code that ends the document", () => {
  test.each([
    ["```\na\n```\n", "```\na\n```\n\nAfter\n"],
    ["- One\n\n  ```\n  a\n  ```\n", "- One\n\n  ```\n  a\n  ```\n\n  After\n"],
    ["> ```\n> a\n> ```\n", "> ```\n> a\n> ```\n>\n> After\n"],
  ])("makes a paragraph after it, as ArrowDown does: %j", (before, after) => {
    expect(click(before, 101)).toBe(after);
  });

  test("does nothing on the code, with Shift, or if something follows", () => {
    expect(click("```\na\n```\n", 100)).toBeUndefined();
    expect(click("```\na\n```\n", 101, true)).toBeUndefined();
    for (const next of ["Next", "---"])
      expect(click(`\`\`\`\na\n\`\`\`\n\n${next}\n`, 101)).toBeUndefined();
  });
});
