import { baseKeymap, chainCommands } from "prosemirror-commands";
import { undoInputRule } from "prosemirror-inputrules";
import { sinkListItem } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { describe, expect, test } from "vitest";
import { addNextItem, beginCode } from "@/app/components/editor/editor-commands";
import { markdownRules } from "@/app/components/editor/input-rules";
import { linkOnEnter } from "@/app/components/editor/typed-link";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { schema } from "@/lib/editor/schema";
import { find } from "./edit";

const never: Command = () => false;
const KEYS: Record<string, Command> = {
  "\n": chainCommands(beginCode, addNextItem, baseKeymap.Enter ?? never),
  "\t": sinkListItem(schema.nodes.listItem),
  "\b": undoInputRule,
};

/** Types at the end of a document, or before `place`. @returns its text afterwards */
function typed(keys: string, markdown = "", place?: string): string | undefined {
  const { opened, doc } = type(keys, markdown, place);
  return save(opened, doc)?.markdown;
}

function type(keys: string, markdown = "", place?: string) {
  const opened = open(markdown);
  const { doc } = opened;
  const selection = place
    ? TextSelection.create(doc, find(doc, place).from)
    : TextSelection.atEnd(doc);
  let state = EditorState.create({ doc, selection, plugins: [markdownRules] });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const input = markdownRules.props.handleTextInput;
  for (const key of keys) {
    const { from, to } = state.selection;
    // A view needs a browser; the rules use no more of it than this.
    const view = { state, dispatch, composing: false } as unknown as EditorView;
    const insert = () => state.tr.insertText(key);
    const enter = { key: "Enter" } as KeyboardEvent; // the plugin reads no more of it
    if (key === "\n") linkOnEnter.props.handleKeyDown?.call(linkOnEnter, view, enter);
    if (KEYS[key]) KEYS[key](state, dispatch);
    else if (!input?.call(markdownRules, view, from, to, key, insert)) dispatch(insert());
  }
  return { opened, doc: state.doc };
}

/** The words that are links after typing. */
function typedLinks(keys: string): string[] {
  const links: string[] = [];
  type(keys).doc.descendants(({ text = "", marks }) => {
    const link = marks.find((mark) => mark.type === schema.marks.link);
    if (link) links.push(text === link.attrs.url ? text : `${text} (${link.attrs.url})`);
  });
  return links;
}

describe("Markdown's marks: lists that are typed with their marks stay as typed", () => {
  test.each([
    ["- a\n- b\n\nAfter\n1. c\n2. d\n\nEnd", "- a\n- b\n\nAfter\n\n1. c\n2. d\n\nEnd\n"],
    ["* a\n+ b", "- a\n- b\n"],
    ["1. a\n1. b\n2) c", "1. a\n2. b\n3. c\n"],
    ["- a\n1. b\n2. c\n- d", "- a\n\n1. b\n2. c\n\n- d\n"],
    ["- a\n\t1. b\n2. c", "- a\n  1. b\n  2. c\n"],
    ["- [ ] a\n[ ] b\n[x] c\n- [X] d\n- e", "- [ ] a\n- [ ] b\n- [x] c\n- [x] d\n- e\n"],
    ["[x] a\n[] b", "- [x] a\n- [ ] b\n"],
  ])("%j", (keys, after) => {
    expect(typed(keys)).toBe(after);
  });
});

test("Markdown's marks: a number that is typed within a quote of an item can be saved", () => {
  expect(typed("2. ", "- a\n  - > x\n", "x")).toContain("2. x");
});

describe("Markdown's marks: one before the words of an item turns that item", () => {
  test.each([
    ["1. ", "- a\n- b\n- c\n", "a", "1. a\n\n- b\n- c\n"],
    ["5. ", "- a\n- b\n- c\n", "b", "- a\n\n5. b\n\n- c\n"],
    ["- ", "3. a\n4. b\n5. c\n", "b", "3. a\n\n- b\n\n5. c\n"],
    ["- ", "- a\n\n1. b\n", "b", "- a\n- b\n"],
    ["1. ", "- a\n\n1. b\n", "a", "1. a\n1. b\n"],
    ["1. ", "- [x] a\n- [ ] b\n", "b", "- [x] a\n\n1. b\n"],
    ["[x] ", "- a\n- b\n", "b", "- a\n- [x] b\n"],
  ])("%j in %j before %j", (keys, before, place, after) => {
    expect(typed(keys, before, place)).toBe(after);
  });
});

describe("Markdown's marks: elsewhere they begin a list, and Backspace makes them text", () => {
  test.each([
    ["- ", "- a\n\n  b\n", "b", "- a\n\n  - b\n"],
    ["[ ] ", "- a\n\n  b\n", "b", "- a\n\n  - [ ] b\n"],
    ["1. ", "> a\n", "a", "> 1. a\n"],
    ["> ", "- a\n", "a", "- > a\n"],
    ["- \b", "- a\n", "a", "- \\- a\n"],
    ["x - ", "- a\n", "a", "- x - a\n"],
  ])("%j in %j before %j", (keys, before, place, after) => {
    expect(typed(keys, before, place)).toBe(after);
  });
});

describe("Markdown's marks: a fence begins code at Enter, with its language", () => {
  test.each([
    ["```js\nlet a;", "```js\nlet a;\n```\n"],
    ["```\ncode", "```\ncode\n```\n"],
    ["``` code", "```\ncode\n```\n"],
    ["- ```c++\nx", "- ```c++\n  x\n  ```\n"],
    ["text ```js\nx", "text \\`\\`\\`js\n\nx\n"],
  ])("%j", (keys, after) => {
    expect(typed(keys)).toBe(after);
  });

  test("not beside an image, which would be lost", () => {
    const image = "![A boat](https://example.com/boat.png)";
    expect(typed("```\n", image)).toContain(image);
  });
});

describe("typed addresses: a space or Enter makes them links", () => {
  test.each([
    ["See https://example.com/plan now", ["https://example.com/plan"]],
    ["https://example.com\nNext", ["https://example.com"]],
    ["- http://example.com/a_(b)\nNext", ["http://example.com/a_(b)"]],
    ["(https://example.com/a). Next", ["https://example.com/a"]],
    ["“https://example.com/a”, next", ["https://example.com/a"]],
    ["https://a.example, https://b.example ", ["https://a.example", "https://b.example"]],
    ["https://münchen.example/größe ", ["https://münchen.example/größe"]],
    ["https://example.com", []],
    ["https:// x", []],
    ["xhttps://example.com x", []],
    ["`https://example.com `", []],
    ["``` https://example.com x", []],
    ["https://example.jpを見て x", []],
    ["https://example.com \bx", []],
  ])("%j", (keys, links) => {
    expect(typedLinks(keys)).toEqual(links);
  });
  test("it is stored as typed", () => {
    expect(typed("See https://example.com/plan now\nthen")).toBe(
      "See https://example.com/plan now\n\nthen\n",
    );
  });
});

test("input rules: a typed [text](address) becomes a link, with the formatting of its text", () => {
  expect(typedLinks("See [Velofix](https://velofix.example) now")).toEqual([
    "Velofix (https://velofix.example)",
  ]);
  expect(typed("[Velofix](https://velofix.example)!")).toBe(
    "[Velofix](https://velofix.example)!\n",
  );
  expect(typed("[**A** b](/c)")).toBe("[**A** b](/c)\n");
});

test.each([
  ["![Bike](https://velofix.example/a.png)"],
  ["`[a](b)"],
  ["[a](javascript:alert(1))"],
  ["[a] (https://a.example)"],
  ["[](https://a.example)"],
])("input rules: %s does not become a link at its last parenthesis", (keys) => {
  expect(typedLinks(keys).filter((link) => link.includes("("))).toEqual([]);
});
