import type { List, ListItem, Nodes, PhrasingContent } from "mdast";
import { toLineFeeds } from "@/lib/text/line-ends";
import { readBareText } from "./remark";

/** Without a definition, a reference is text. */
export type Known = (kind: "link" | "footnote", identifier: string) => boolean;

type Plain = { type: string; children?: Plain[]; value?: string; [name: string]: unknown };

const knowAll: Known = () => true;

export const canonicalize = (node: Nodes, known: Known = knowAll, bareLinks = false): string =>
  JSON.stringify(toCanonicalNodes(node, { known, bareLinks }));

type Reading = { known: Known; bareLinks: boolean };

function toCanonicalNodes(node: Nodes, reading: Reading): Plain[] {
  switch (node.type) {
    case "text":
    case "html":
    case "code":
      return [toPlainFields({ ...node, value: toLineFeeds(node.value) })];
    case "inlineCode":
      return [toPlainFields({ ...node, value: toLineFeeds(node.value).replaceAll("\n", " ") })];
    case "list": {
      const { ordered, start, spread, children } = node;
      // Where nothing follows, a gap can be neither written nor read.
      const loose = hasGap({ spread, children }) || children.some(hasGap);
      const items = children.map((item) => ({
        type: "listItem",
        checked: item.checked ?? null,
        loose,
        children: mergeChildren(item.children, reading),
      }));
      return [{ type: "list", start: ordered ? (start ?? 1) : null, children: items }];
    }
    case "table": {
      const align = node.align ?? [];
      const rows = node.children.map((row) => {
        const cells = row.children.map((cell) => mergeChildren(cell.children, reading));
        while (cells.length < align.length) cells.push([]);
        return {
          type: "tableRow",
          children: cells.map((children) => ({ type: "cell", children })),
        };
      });
      return [{ type: "table", align: align.map((side) => side ?? null), children: rows }];
    }
    case "linkReference":
    case "imageReference":
    case "footnoteReference": {
      const kind = node.type === "footnoteReference" ? "footnote" : "link";
      if (reading.known(kind, node.identifier)) return [toPlainNode(node, reading)];
      return spellReference(node).flatMap((part) => toCanonicalNodes(part, reading));
    }
    case "link": {
      const text = reading.bareLinks ? readBareText(node) : undefined;
      return [text === undefined ? toPlainNode(node, reading) : { type: "text", value: text }];
    }
    default:
      return [toPlainNode(node, reading)];
  }
}

const hasGap = ({ spread, children }: Pick<List | ListItem, "spread" | "children">): boolean =>
  spread === true && children.length > 1;

const toPlainNode = (node: Nodes, reading: Reading): Plain =>
  "children" in node
    ? { ...toPlainFields(node), children: mergeChildren(node.children, reading) }
    : toPlainFields(node);

function toPlainFields({ position: _, data: __, ...node }: Nodes): Plain {
  const fields = Object.entries(node).filter(
    ([name, value]) => name !== "children" && value !== null && value !== undefined && value !== "",
  );
  return { ...Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))), type: node.type };
}

function mergeChildren(children: readonly Nodes[], reading: Reading): Plain[] {
  const out: Plain[] = [];
  for (const child of children.flatMap((node) => toCanonicalNodes(node, reading))) {
    const last = out.at(-1);
    if (child.type === "text" && !child.value) continue;
    if (child.type === "text" && last?.type === "text") {
      out[out.length - 1] = { type: "text", value: `${last.value ?? ""}${child.value ?? ""}` };
    } else out.push(child);
  }
  return out;
}

function spellReference(node: Extract<PhrasingContent, { identifier: string }>): PhrasingContent[] {
  const label = node.label ?? node.identifier;
  const makeText = (value: string): PhrasingContent => ({ type: "text", value });
  if (node.type === "footnoteReference") return [makeText(`[^${label}]`)];
  const end = { shortcut: "]", collapsed: "][]", full: `][${label}]` }[node.referenceType];
  if (node.type === "imageReference") return [makeText(`![${node.alt ?? ""}${end}`)];
  return [makeText("["), ...node.children, makeText(end)];
}
