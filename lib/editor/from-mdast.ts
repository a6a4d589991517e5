import type { Nodes, PhrasingContent, RootContent, Table } from "mdast";
import type { Attrs, Mark, Node, NodeType } from "prosemirror-model";
import { toLineFeeds } from "@/lib/text/line-ends";
import { schema } from "./schema";

const { nodes, marks } = schema;

/** @throws RangeError if the schema has no place for the block */
export function blockToNode(block: RootContent): Node {
  switch (block.type) {
    case "paragraph":
      return nodes.paragraph.create(null, toInline(block.children));
    case "heading":
      return nodes.heading.create({ depth: block.depth }, toInline(block.children));
    case "blockquote":
      return nodes.blockquote.create(null, fillBlocks(block.children));
    case "list": {
      const items = block.children.map(blockToNode);
      const spread = block.spread === true;
      return block.ordered
        ? nodes.orderedList.createChecked({ spread, start: block.start ?? 1 }, items)
        : nodes.bulletList.createChecked({ spread }, items);
    }
    case "listItem": {
      const { checked = null, spread, children } = block;
      return nodes.listItem.create({ checked, spread: spread === true }, fillBlocks(children));
    }
    case "code":
      return toVerbatim(nodes.code, block.value, { lang: block.lang, meta: block.meta });
    case "html":
      return toVerbatim(nodes.html, block.value);
    case "thematicBreak":
      return nodes.thematicBreak.create();
    case "definition":
      return nodes.definition.create(readAttributes(block));
    case "footnoteDefinition":
      return nodes.footnoteDefinition.create(readAttributes(block), fillBlocks(block.children));
    case "table":
      return tableToNode(block);
    default:
      throw new RangeError(`A ${block.type} has no form of its own here`);
  }
}

export const toSourceNode = (text: string): Node => toVerbatim(nodes.source, text);

function toVerbatim(type: NodeType, value: string, attrs: Attrs | null = null): Node {
  const text = toLineFeeds(value);
  return type.create(attrs, text ? schema.text(text) : null);
}

/** Adds an empty paragraph where Markdown has no line for the caret. */
const fillBlocks = (children: RootContent[]): Node[] =>
  children.length ? children.map(blockToNode) : [nodes.paragraph.create()];

function tableToNode({ align, children }: Table): Node {
  const columns = align ?? [];
  const rows = children.map((row, index) => {
    const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
    const count = Math.max(columns.length, row.children.length);
    const cells = Array.from({ length: count }, (_, column) =>
      type.createChecked(
        { align: columns[column] ?? null },
        toInline(row.children[column]?.children ?? []),
      ),
    );
    return nodes.tableRow.create(null, cells);
  });
  return nodes.table.createChecked(null, rows);
}

function readAttributes(node: Nodes): Attrs {
  const { type: _, position: __, ...attrs } = node;
  return attrs;
}

function toInline(children: PhrasingContent[], outer: readonly Mark[] = []): Node[] {
  return children.flatMap((child): Node[] => {
    const wrap = (mark: Mark, children: PhrasingContent[]) => toInline(children, [...outer, mark]);
    const d = outer.length;
    switch (child.type) {
      case "text":
        return textToNodes(child.value, outer);
      case "inlineCode": {
        const value = toLineFeeds(child.value).replaceAll("\n", " ");
        return [schema.text(value, marks.inlineCode.create().addToSet(outer))];
      }
      case "emphasis":
      case "strong":
      case "delete":
        return wrap(marks[child.type].create({ d }), child.children);
      case "link":
      case "linkReference":
        return wrap(marks[child.type].create({ ...readAttributes(child), d }), child.children);
      case "html":
        return [nodes.inlineHtml.create({ value: toLineFeeds(child.value) }, null, outer)];
      case "break":
      case "image":
      case "imageReference":
      case "footnoteReference":
        return [nodes[child.type].create(readAttributes(child), null, outer)];
      default:
        return refuseUnknown(child);
    }
  });
}

function textToNodes(value: string, outer: readonly Mark[]): Node[] {
  return toLineFeeds(value)
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.softBreak.create(null, null, outer)] : []),
      ...(line ? [schema.text(line, outer)] : []),
    ]);
}

function refuseUnknown(node: never): never {
  throw new RangeError(`Nothing is known of ${JSON.stringify(node)}`);
}
