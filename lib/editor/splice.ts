import type { Node } from "prosemirror-model";
import { match } from "./match-blocks";
import type { Placed } from "./open";
import { patchSource } from "./patch";
import { spliceTable } from "./splice-table";
import { listChildren } from "./to-mdast";
import { isNothing, readLinePrefix, type Writing, writeFresh } from "./write-fresh";

export type Part = {
  before: string;
  text: string;
  nodes: Node[];
  kept: boolean;
  /** What stood between it and the part before, which is kept too, is gone. */
  isJoined?: boolean;
};

type Container = {
  prefix: string;
  writeGap(left: Node, right: Node): string;
  writeAdded(node: Node, neighbor: Placed | undefined): string;
};

/** Unchanged children stay byte for byte, others change as little as possible. */
export function spliceChildren(
  old: readonly Placed[],
  now: readonly Node[],
  container: Container,
  writing: Writing,
): Part[] {
  const { text, attempt } = writing;
  const matches = match(
    old,
    now,
    (a, b) => a.node.eq(b),
    (a, b) => a.node.type === b.type,
  );
  const matchesByIndex = new Map(matches.map((found) => [found.now, found]));
  return now.map((node, index) => {
    const found = matchesByIndex.get(index);
    const base = found && old[found.old];
    const left = matchesByIndex.get(index - 1);
    const leftBase = left && old[left.old];
    const leftNode = now[index - 1];
    const isNext = base && leftBase && found.old === left.old + 1;
    const keepsGap = isNext && (attempt.keep === "source" || (found.kept && left.kept));
    const before = keepsGap
      ? text.slice(leftBase.end, base.start)
      : leftNode
        ? container.writeGap(leftNode, node)
        : "";
    if (!base) {
      const neighbor = leftBase ?? old[0];
      return { before, text: container.writeAdded(node, neighbor), nodes: [node], kept: false };
    }
    const written = found.kept
      ? text.slice(base.start, base.end)
      : writeChanged(base, node, container, writing, leftBase ?? old[0]);
    const isJoined = found.kept && left?.kept && !isNext;
    return { before, text: written, nodes: [node], kept: found.kept, isJoined };
  });
}

function writeChanged(
  base: Placed,
  node: Node,
  container: Container,
  writing: Writing,
  neighbor: Placed | undefined,
): string {
  const { attempt } = writing;
  const inside = attempt.keep !== "nothing" ? spliceInside(base, node, writing) : undefined;
  if (inside !== undefined) return inside;
  if (attempt.keep === "source" && node.isTextblock)
    return patchSource(base, node, container.prefix, writing);
  return container.writeAdded(node, neighbor);
}

function spliceInside(base: Placed, node: Node, writing: Writing): string | undefined {
  if (base.children.length === 0) return undefined;
  if (node.type.name === "table") return spliceTable(base, node, writing);
  const isList = node.type.name === "bulletList" || node.type.name === "orderedList";
  const isSame = Object.entries(node.attrs).every(
    ([name, value]) => name === "checked" || base.node.attrs[name] === value,
  );
  if (!isSame) return undefined;
  return isList ? spliceList(base, node, writing) : spliceBlocks(base, node, writing);
}

function spliceBlocks(base: Placed, node: Node, writing: Writing): string | undefined {
  const { text, style } = writing;
  const head = writeHead(base, node, text);
  const width = readChildPrefix(base, text);
  const now = listChildren(node).filter((child) => !isNothing(child));
  const [first] = base.children;
  if (head === undefined || width === undefined || now.length === 0 || !first) return undefined;
  const prefix = readLinePrefix(text, base.start) + width;
  const blank = `${style.lineEnd}${prefix.trimEnd()}${style.lineEnd}${prefix}`;
  const isTight = node.type.name === "listItem" && !node.attrs.spread;
  const container: Container = {
    prefix,
    writeGap: (left, right) =>
      isTight && !(left.type.name === "paragraph" && right.type.name === "paragraph")
        ? style.lineEnd + prefix
        : blank,
    writeAdded: (child) => writeFresh([child], prefix, writing),
  };
  return head + joinParts(spliceChildren(base.children, now, container, writing));
}

function writeHead(base: Placed, node: Node, text: string): string | undefined {
  const head = text.slice(base.start, base.children[0]?.start);
  const { checked = null } = node.attrs;
  if (checked === (base.node.attrs.checked ?? null)) return head;
  if (checked === null || base.node.attrs.checked === null) return undefined;
  return head.replace(/\[[ xX\t]\]/, checked ? "[x]" : "[ ]");
}

function readChildPrefix(base: Placed, text: string): string | undefined {
  const source = text.slice(base.start, base.end);
  if (base.node.type.name === "footnoteDefinition") return "    ";
  if (base.node.type.name === "blockquote") return /^>[ \t]/.test(source) ? "> " : ">";
  const [, marker = "", blanks = ""] = /^([-*+]|\d{1,9}[.)])([ \t]*)/.exec(source) ?? [];
  if (!marker || blanks.includes("\t")) return undefined;
  const isPadding = blanks.length > 0 && blanks.length < 5;
  return " ".repeat(marker.length + (isPadding ? blanks.length : 1));
}

function spliceList(base: Placed, node: Node, writing: Writing): string | undefined {
  const { text, style } = writing;
  const prefix = readLinePrefix(text, base.start);
  const [first, second] = base.children;
  const usual = first && second ? text.slice(first.end, second.start) : undefined;
  const gap = style.lineEnd + prefix;
  const container: Container = {
    prefix,
    writeGap: () => usual ?? (node.attrs.spread ? style.lineEnd + prefix.trimEnd() + gap : gap),
    writeAdded: (item, neighbor) => writeFreshItem(item, neighbor, prefix, writing),
  };
  const list = joinParts(spliceChildren(base.children, listChildren(node), container, writing));
  if (node.type.name !== "orderedList") return list;
  const [digits = ""] = /^\d+/.exec(list) ?? [];
  const start = String(node.attrs.start);
  if (Number(digits) === node.attrs.start) return list;
  return digits.length === start.length ? start + list.slice(digits.length) : undefined;
}

function writeFreshItem(
  node: Node,
  neighbor: Placed | undefined,
  prefix: string,
  writing: Writing,
) {
  const source = neighbor ? writing.text.slice(neighbor.start, neighbor.end) : "";
  const [, digits, end = writing.style.bullet] = /^(\d*)([-*+.)])/.exec(source) ?? [];
  const marker = digits ? Number(digits) + 1 + end : end;
  const children = listChildren(node).filter((child) => !isNothing(child));
  const content = writeFresh(children, prefix + " ".repeat(marker.length + 1), writing);
  const hasBox = node.attrs.checked !== null && children[0]?.type.name === "paragraph";
  const box = hasBox ? (node.attrs.checked ? "[x] " : "[ ] ") : "";
  return content ? `${marker} ${box}${content}` : marker;
}

const joinParts = (parts: readonly Part[]): string =>
  parts.map(({ before, text }) => before + text).join("");
