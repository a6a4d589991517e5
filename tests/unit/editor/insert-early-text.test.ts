import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { convertEarlyText, insertEarlyText } from "@/app/components/editor/insert-early-text";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";

/** The stored text after `early` was taken over and `then` typed at the caret. */
function writeOn(early: string, then = ""): string | undefined {
  const empty = open("");
  const take = (tr: Transaction) =>
    insertEarlyText(tr, { text: early, json: open(early).doc.toJSON() });
  const state = EditorState.create({ doc: empty.doc });
  const taken = state.apply(take(state.tr));
  return save(empty, then ? taken.apply(taken.tr.insertText(then)).doc : taken.doc)?.markdown;
}

test("early text: it is read as Markdown, also where a list, a quotation or a fence goes on", () => {
  const texts = [
    "- a\n- b\n- c\n",
    "1. a\n2. b\n",
    "- [ ] a\n- [ ] b\n",
    "> a\n> b\n",
    "```\ncode\n```\n\nafter\n",
    "| a | b |\n| - | - |\n| c | d |\n",
    "See [the plan](https://example.com/plan) and **this**\n",
  ];
  for (const text of texts) {
    expect(writeOn(text.trimEnd())).toBe(text);
    expect(writeOn(text)).toBe(text);
  }
});

test("early text: the next words continue it where the caret was", () => {
  expect(writeOn("Seven of ", "twelve")).toBe("Seven of twelve\n");
  expect(writeOn("Seven", "teen")).toBe("Seventeen\n");
  expect(writeOn("# Plan\n", "Seven")).toBe("# Plan\n\nSeven\n");
  expect(writeOn("# ", "Plan")).toBe("# Plan\n");
  expect(writeOn("- a\n- ", "b")).toBe("- a\n- b\n");
  expect(writeOn("- a\n- b ", "c")).toBe("- a\n- b c\n");
  expect(writeOn("---", "Seven")).toBe("---\n\nSeven\n");
  expect(writeOn("```\none\n", "two")).toBe("```\none\ntwo\n```\n");
  expect(writeOn("```\none", "s")).toBe("```\nones\n```\n");
  expect(writeOn("```\none\n```\n", "after")).toBe("```\none\n```\n\nafter\n");
});

test("early text: a text that is nested too deeply to be read is kept as it is", () => {
  const state = EditorState.create({ doc: open("").doc });
  const { doc } = state.apply(insertEarlyText(state.tr, { text: "# a", json: undefined }));
  expect(doc.textContent).toBe("# a");
});

test("early text: keys that come while it is converted are part of it", async () => {
  const field = { value: "Seven" };
  const json = (text: string) => ({ of: text });
  const read = async (text: string) => {
    if (text === "Seven") field.value = "Seven of";
    return json(text);
  };
  const early = await convertEarlyText(field, { read });
  expect(early).toEqual({ text: "Seven of", json: json("Seven of") });
});
