import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  RootContent,
  TableRow,
} from "mdast";
import type { Node } from "prosemirror-model";
import { inlineToMdast } from "./to-mdast-inline";

type Block = BlockContent | DefinitionContent;

function nodeToBlocks(node: Node): Block[] {
  const { attrs, type } = node;
  const listPhrases = (): PhrasingContent[] => inlineToMdast(listChildren(node));
  switch (type.name) {
    case "paragraph":
      return node.childCount ? [{ type: "paragraph", children: listPhrases() }] : [];
    case "heading":
      return [{ type: "heading", depth: attrs.depth, children: listPhrases() }];
    case "blockquote":
      return [{ type: "blockquote", children: toInnerBlocks(node) }];
    case "bulletList":
    case "orderedList": {
      const ordered = type.name === "orderedList";
      const start = ordered ? attrs.start : null;
      return [{ type: "list", ordered, start, spread: attrs.spread, children: toListItems(node) }];
    }
    case "code":
      return [{ type: "code", lang: attrs.lang, meta: attrs.meta, value: node.textContent }];
    case "html":
    case "source":
      return [{ type: "html", value: node.textContent }];
    case "thematicBreak":
      return [{ type: "thematicBreak" }];
    case "definition":
      return [{ type: "definition", ...pickNames(node), url: attrs.url, title: attrs.title }];
    case "footnoteDefinition":
      return [{ type: "footnoteDefinition", ...pickNames(node), children: toInnerBlocks(node) }];
    case "table": {
      const header = listChildren(node)[0];
      const align = header ? listChildren(header).map((cell) => cell.attrs.align) : [];
      return [{ type: "table", align, children: listChildren(node).map(nodeToRow) }];
    }
    default:
      throw new RangeError(`No block: ${type.name}`);
  }
}

export const listChildren = (node: Node): Node[] => [...node.content.content];

const toInnerBlocks = (node: Node): Block[] => listChildren(node).flatMap(nodeToBlocks);

const pickNames = ({ attrs }: Node) => ({ identifier: attrs.identifier, label: attrs.label });

const toListItems = (node: Node): ListItem[] => listChildren(node).map(nodeToItem);

const nodeToItem = (node: Node): ListItem => ({
  type: "listItem",
  checked: node.attrs.checked,
  spread: node.attrs.spread,
  children: toInnerBlocks(node),
});

export const nodeToRow = (node: Node): TableRow => ({
  type: "tableRow",
  children: listChildren(node).map((cell) => ({
    type: "tableCell",
    children: inlineToMdast(listChildren(cell)),
  })),
});

export const nodesToBlocks = (nodes: readonly Node[]): RootContent[] =>
  nodes.flatMap<RootContent>(nodeToBlocks);
