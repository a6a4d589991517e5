import type { Node } from "prosemirror-model";
import { type Opened, read } from "./open";
import { parse } from "./remark";
import { type Part, spliceChildren } from "./splice";
import { listChildren } from "./to-mdast";
import { isFaithful, type PlacedPart } from "./verify";
import { type Attempt, isNothing, isVerbatim, type Writing, writeFresh } from "./write-fresh";

const FRESH: Attempt = { keep: "nothing", reach: 0, gaps: "same" };

/** In order of preference: the first attempt whose text parses to the document is saved, at last with other gaps between items. */
const ATTEMPTS: readonly Attempt[] = [
  { ...FRESH, keep: "source" },
  { ...FRESH, keep: "structure" },
  FRESH,
  { ...FRESH, gaps: "any" },
  { ...FRESH, reach: 1, gaps: "any" },
  { ...FRESH, reach: 3, gaps: "any" },
  { ...FRESH, reach: Number.POSITIVE_INFINITY, gaps: "any" },
];

/** Undefined if no attempt's text reads as the document; nothing must be saved then. */
export function save(base: Opened, doc: Node): Opened | undefined {
  if (doc.eq(base.doc)) return base;
  for (const attempt of ATTEMPTS) {
    const { text, parts } = write(base, doc, attempt);
    if (text === base.text) return base;
    const root = parse(text);
    if (isFaithful(parts, root, text, attempt))
      return read(base.mark + text, base.mark, text, root);
  }
  return undefined;
}

function write(base: Opened, doc: Node, attempt: Attempt): { text: string; parts: PlacedPart[] } {
  const { text, style, blocks } = base;
  const writing: Writing = { text, style, attempt };
  const blank = style.lineEnd + style.lineEnd;
  const container = {
    prefix: "",
    writeGap: () => blank,
    writeAdded: (node: Node) => writeFresh([node], "", writing),
  };
  const now = listChildren(doc).filter((node) => !isNothing(node));
  const parts = groupParts(spliceChildren(blocks, now, container, writing), writing);
  const head = text.slice(0, blocks[0]?.start ?? 0);
  const tail = blocks.length ? text.slice(blocks.at(-1)?.end) : style.lineEnd;
  let out = head;
  const placed = parts.map((part) => {
    const start = out.length + part.before.length;
    out += part.before + part.text;
    return { ...part, start, end: out.length };
  });
  return { text: placed.length ? out + tail : "", parts: placed };
}

function groupParts(parts: readonly Part[], writing: Writing): Part[] {
  const { reach } = writing.attempt;
  if (reach === 0) return [...parts];
  const isNear = (index: number) =>
    parts.some(({ kept, isJoined }, at) => (!kept || isJoined) && Math.abs(at - index) <= reach) ||
    reach > parts.length;
  const out: { part: Part; isOpen: boolean }[] = [];
  for (const [index, part] of parts.entries()) {
    const isOpen = isNear(index) && !part.nodes.some(isVerbatim);
    const last = out.at(-1);
    if (isOpen && last?.isOpen) last.part.nodes.push(...part.nodes);
    else out.push({ part: { ...part, nodes: [...part.nodes] }, isOpen });
  }
  return out.map(({ part, isOpen }) =>
    isOpen ? { ...part, kept: false, text: writeFresh(part.nodes, "", writing) } : part,
  );
}
