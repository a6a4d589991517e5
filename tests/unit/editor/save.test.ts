import { describe, expect, test } from "vitest";
import { open } from "@/lib/editor/open";
import { schema } from "@/lib/editor/schema";
import { edited, find, replaced } from "./edit";

const { nodes, marks } = schema;
const paragraph = (text: string) => nodes.paragraph.create(null, text ? schema.text(text) : null);

describe("editor: one word in another style than ours changes its line only", () => {
  test.each([
    ["* one\n* two\n\n- three\n- four\n", "four", "* one\n* two\n\n- three\n- 4\n"],
    ["Title\n=====\n\nText\n", "Text", "Title\n=====\n\n4\n"],
    ["Title\n-----------\n\nText\n", "Title", "4\n-----------\n\nText\n"],
    ["## Title ##\n\nText\n", "Title", "## 4 ##\n\nText\n"],
    ["a *b* _c_ __d__ e\n", "e", "a *b* _c_ __d__ 4\n"],
    ["snake_case * 2 [x] & more\n", "more", "snake_case * 2 [x] & 4\n"],
    ["First line\n  second line\nthird\n", "third", "First line\n  second line\n4\n"],
    ["~~~js\nlet a;\n~~~\n", "let a", "~~~js\n4;\n~~~\n"],
    ["> quote\n> more\n>\n> - deep\n>   text\n", "text", "> quote\n> more\n>\n> - deep\n>   4\n"],
    ["1) a\n2) b\n   1) c\n", "c", "1) a\n2) b\n   1) 4\n"],
    [
      "| a    | b |\n|------|:-:|\n| cell | x |\n",
      "cell",
      "| a    | b |\n|------|:-:|\n| 4    | x |\n",
    ],
    ["|a|b|\n|-|-|\n|c|d|\n", "c", "|a|b|\n|-|-|\n|4|d|\n"],
    ["a | b\n--|--\nc | d\n", "d", "a | b\n--|--\nc | 4\n"],
    ["[^n]: Note\n    goes on\n\nText[^n]\n", "goes on", "[^n]: Note\n    4\n\nText[^n]\n"],
    ["See https://example.com/a_b now\n", "now", "See https://example.com/a_b 4\n"],
    ["[ref]: /u\n\n[ref] and [other][ref]\n", "and", "[ref]: /u\n\n[ref] 4 [other][ref]\n"],
  ])("%j", (before, word, after) => {
    expect(replaced(before, word, "4")).toBe(after);
  });
});

test.each([
  ["# C#", "end\n"],
  ["a", "end\n"],
  ["|a", "b|end|\n|-|-|\n|c|d|\n"],
])("editor: a gap of 50,000 blanks takes no quadratic time: %j, %j", (before, after) => {
  const gap = " ".repeat(50_000);
  expect(replaced(before + gap + after, "end", "and")).toBe(
    before + gap + after.replace("end", "and"),
  );
});

describe("editor: line ends, byte order mark and the end of the file stay", () => {
  const text = "# Title\n\nOne\ntwo\n\n* a\n* b";
  test.each([
    ["\r\n", ""],
    ["\r", ""],
    ["\r\n", "\uFEFF"],
    ["\n", "\uFEFF"],
  ])("lines end with %j after %j", (end, mark) => {
    const before = mark + text.replaceAll("\n", end);
    expect(replaced(before, "two", "2")).toBe(before.replace("two", "2"));
    const added = edited(before, (tr) => tr.insert(0, paragraph("New")));
    expect(added).toBe(`${mark}New${end}${end}${before.slice(mark.length)}`);
    const inItem = edited(before, (tr) => tr.insert(find(tr.doc, "b").to + 1, paragraph("More")));
    expect(inItem).toBe(`${before}${end}${end}  More`);
  });

  test("an empty document becomes one line", () => {
    expect(edited("", (tr) => tr.insertText("Hello", 1))).toBe("Hello\n");
    expect(edited("Hello\n", (tr) => tr.delete(1, 6))).toBe("");
  });
});

describe("editor: single edits", () => {
  const list = "* [ ] one\n* [x] two\n\n    more of two\n* [ ] three\n";

  test("a ticked box changes one character", () => {
    const ticked = edited(list, (tr) => {
      tr.setNodeAttribute(tr.doc.resolve(find(tr.doc, "three").from).before(-1), "checked", true);
    });
    expect(ticked).toBe(list.replace("[ ] three", "[x] three"));
  });

  test("a new item gets the marker of its neighbors, and removing one changes no other", () => {
    const item = nodes.listItem.create({ checked: false, spread: true }, paragraph("new"));
    const at = (tr: { doc: typeof item }) => tr.doc.resolve(find(tr.doc, "one").from).after(-1);
    expect(edited(list, (tr) => tr.insert(at(tr), item))).toContain(
      "* [ ] one\n* [ ] new\n* [x] two",
    );
    const gone = edited(list, (tr) => {
      const place = tr.doc.resolve(find(tr.doc, "more of two").from);
      tr.delete(place.before(-1), place.after(-1));
    });
    expect(gone).toBe("* [ ] one\n* [ ] three\n");
  });

  test("bold excludes spaces at its ends, and an empty paragraph is not written", () => {
    const bold = edited("one two three\n", (tr) => {
      tr.addMark(4, 9, marks.strong.create());
      tr.insert(tr.doc.content.size, paragraph(""));
    });
    expect(bold).toBe("one **two** three\n");
  });

  test("bold over a link goes around it", () => {
    const bold = edited("a [b](/u) c\n", (tr) => tr.addMark(1, 6, marks.strong.create()));
    expect(bold).toBe("**a [b](/u) c**\n");
  });

  test("text that looks like Markdown stays text", () => {
    for (const text of [
      "# no",
      "- no",
      "1. no",
      "*no*",
      "[no](/u)",
      "| a |",
      "> no",
      "`no`",
      "<b>",
    ]) {
      const written = replaced("Word\n", "Word", text);
      expect(open(written ?? "").doc.textContent).toBe(text);
    }
  });

  test("a typed address stays as typed", () => {
    expect(replaced("Word\n", "Word", "see https://example.com/a?b=c_d")).toBe(
      "see https://example.com/a?b=c_d\n",
    );
  });

  test("a column can be added and removed", () => {
    const table = "| a | b |\n|---|--:|\n| 1 | 2 |\n";
    const wider = edited(table, (tr) => {
      const ends: number[] = [];
      tr.doc.descendants((node, at) => {
        if (node.type === nodes.tableRow) ends.push(at + node.nodeSize - 1);
      });
      for (const end of ends.reverse()) tr.insert(end, nodes.tableCell.create());
    });
    expect(wider).toBe(
      "| a | b |   |\n| - | -: | - |\n| 1 | 2 |   |\n"
        .replace("| b |", "|  b |")
        .replace("| 2 |", "|  2 |"),
    );
  });

  test("a new row is as wide as the others", () => {
    const table = "| name  | b |\n|-------|---|\n| Alice | 2 |\n";
    const longer = edited(table, (tr) => {
      const row = nodes.tableRow.create(null, [
        nodes.tableCell.create(null, schema.text("Bo|b")),
        nodes.tableCell.create(),
      ]);
      tr.insert(tr.doc.resolve(find(tr.doc, "Alice").from).after(-1), row);
    });
    expect(longer).toBe(`${table}| Bo\\|b |   |\n`);
  });

  test("a definition can be removed while it is used", () => {
    const gone = edited("[a]: /u\n\nSee [a].\n", (tr) => {
      tr.delete(0, tr.doc.child(0).nodeSize);
      tr.insertText("!", tr.doc.content.size - 1);
    });
    expect(gone).toBe("See [a].!\n");
  });

  test("a source that would swallow the following text is not written", () => {
    const text = "<div>\n\nAfter\n";
    expect(edited(text, (tr) => tr.insertText("<!--", 1, 6))).toBeUndefined();
    expect(edited(text, (tr) => tr.insertText("<p>", 1, 6))).toBe("<p>\n\nAfter\n");
  });

  test("two lists that become neighbors stay two", () => {
    const text = "- a\n\nBetween\n\n- b\n";
    const gone = edited(text, (tr) => {
      const place = tr.doc.resolve(find(tr.doc, "Between").from);
      tr.delete(place.before(), place.after());
    });
    expect(open(gone ?? "").doc.childCount).toBe(2);
  });
});

describe("editor: where a block between two goes, blocks further off stay as they are", () => {
  const far = "Big &amp; small\n===============\n\n| a | b |\n|---|---|\n| 1 |2|\n\n";
  test.each([
    ["- a\n\ntext\n\n- b\n", "- a\n\n* b\n"],
    ["1. a\n\ntext\n\n1. b\n\nEnd _it_.\n", "1. a\n\n1) b\n\nEnd _it_.\n"],
    ["- a\n\ntext\n\n    code\n", "- a\n\n```\ncode\n```\n"],
    ["a\n\ntext\n\n*b*\n", "a\n\n*b*\n"],
  ])("%j", (before, after) => {
    const gone = edited(`${far}${before}`, (tr) => {
      const place = tr.doc.resolve(find(tr.doc, "text").from);
      tr.delete(place.before(), place.after());
    });
    expect(gone).toBe(`${far}${after}`);
  });
});
