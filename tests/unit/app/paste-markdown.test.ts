import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { pasteMarkdown } from "@/app/components/editor/paste-markdown";
import { open } from "@/lib/editor/open";
import { schema } from "@/lib/editor/schema";

type Read = Parameters<typeof pasteMarkdown>[2]["read"];

function paste(text: string, read: Read): Promise<EditorState> {
  const state = EditorState.create({ schema });
  const clipboardData = { types: ["text/plain"], getData: () => text };
  return new Promise((resolve) => {
    const dispatch = (tr: Transaction) => resolve(state.apply(tr));
    pasteMarkdown({ state, isDestroyed: false, dispatch }, { clipboardData }, { read });
  });
}

test("paste Markdown: it becomes rich text", async () => {
  const { doc } = await paste("# Plan", async (markdown) => open(markdown).doc.toJSON());
  expect(doc.firstChild?.type.name).toBe("heading");
});

test("paste Markdown: typed bullets become a list, and rows with tabs a table", async () => {
  const pasted = "Points:\n• A\n• B\nName\tCity\nAda\tOslo";
  const { doc } = await paste(pasted, async (markdown) => open(markdown).doc.toJSON());
  const kinds = doc.children.map(({ type }) => type.name);
  expect(kinds).toEqual(["paragraph", "bulletList", "table"]);
});

test("paste Markdown: it stays as plain text if the converter stopped", async () => {
  const { doc } = await paste("# Plan", () => Promise.reject(new Error("The converter stopped.")));
  expect(doc.textContent).toBe("# Plan");
});
