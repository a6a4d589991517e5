import type { Nodes, Root, RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import { findLineStart } from "@/lib/text/line-ends";
import { canonicalize } from "./canonical";
import { blockToNode, toSourceNode } from "./from-mdast";
import { parse } from "./remark";
import { schema } from "./schema";
import { detectStyle, type Style } from "./style";
import { tidyBlock } from "./tidy-block";
import { listChildren, nodesToBlocks } from "./to-mdast";

/** A node with its range in the text; containers have the ranges of their children. */
export type Placed = { node: Node; start: number; end: number; children: Placed[] };

export type Opened = {
  markdown: string;
  /** The text before offset 0: the byte order mark. */
  mark: string;
  text: string;
  doc: Node;
  blocks: Placed[];
  style: Style;
};

type Ranged = { block: RootContent; start: number; end: number };

const BYTE_ORDER_MARK = "\uFEFF";

/** @throws RangeError if the text is nested too deeply for the parser */
export function open(markdown: string): Opened {
  const mark = markdown.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  const text = markdown.slice(mark.length);
  return read(markdown, mark, text, parse(text));
}

export function read(markdown: string, mark: string, text: string, root: Root): Opened {
  const blocks = findRanges(root, text).map((ranged) => placeBlock(ranged, text));
  const nodes = blocks.map(({ node }) => node);
  const doc = schema.nodes.doc.create(null, nodes.length ? nodes : schema.nodes.paragraph.create());
  return { markdown, mark, text, doc, blocks, style: detectStyle(root, text) };
}

/** The parser's range of a heading overlaps a definition right above it. Leading blanks belong to their block. */
export function findRanges(root: Root, text: string): Ranged[] {
  let done = 0;
  return root.children.map((block) => {
    const { start, end } = readPlace(block);
    const line = findLineStart(text, start, done);
    const isFirst = text.slice(line, start).trim() === "";
    const from = Math.max(isFirst ? line : start, done);
    done = Math.max(end, from);
    return { block, start: from, end: done };
  });
}

/** Keeps a block as source if it would not survive the way to the editor's form and back. */
function placeBlock({ block, start, end }: Ranged, text: string): Placed {
  const node = block.type === "definition" ? undefined : asNode(block);
  if (!node) return { node: toSourceNode(text.slice(start, end)), start, end, children: [] };
  return { node, start, end, children: placeChildren(block, node) };
}

function asNode(block: RootContent): Node | undefined {
  try {
    const node = blockToNode(block);
    node.check();
    const [back, ...more] = nodesToBlocks([node]).flatMap((block) => tidyBlock(block));
    const isSame = back && more.length === 0 && canonicalize(back) === canonicalize(block);
    return isSame ? node : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const NESTING = ["list", "listItem", "blockquote", "footnoteDefinition", "table", "tableRow"];

function placeChildren(block: Nodes, node: Node): Placed[] {
  if (!NESTING.includes(block.type) || !("children" in block)) return [];
  const nodes = listChildren(node);
  let done = 0;
  return block.children.flatMap((child, index) => {
    const childNode = nodes[index];
    if (!childNode) return [];
    const place = readPlace(child);
    const start = Math.max(place.start, done);
    done = Math.max(place.end, start);
    return [{ node: childNode, start, end: done, children: placeChildren(child, childNode) }];
  });
}

const readPlace = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
