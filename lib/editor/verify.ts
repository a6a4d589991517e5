import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { canonicalize, type Known } from "./canonical";
import { findRanges } from "./open";
import { readBareText, renderHtml } from "./remark";
import type { Part } from "./splice";
import { tidyBlock } from "./tidy-block";
import { nodesToBlocks } from "./to-mdast";
import { type Attempt, isVerbatim } from "./write-fresh";

export type PlacedPart = Part & { start: number; end: number };

const knowNone: Known = () => false;

/** Unchanged parts read as before, changed ones as the same tree or page, source blocks as anything within their lines. */
export function isFaithful(
  parts: readonly PlacedPart[],
  root: Root,
  text: string,
  { gaps }: Attempt,
): boolean {
  const read = findRanges(root, text);
  const definitions = listDefinitions(root);
  let next = 0;
  const takeUntil = (end: number) => {
    const from = next;
    while ((read[next]?.start ?? Number.POSITIVE_INFINITY) < end) next++;
    return read.slice(from, next);
  };
  const isSound = parts.every((part, index) => {
    // An unclosed block at the end includes the line ends after it.
    const found = takeUntil(index === parts.length - 1 ? text.length : part.end);
    if (found.some(({ start, end }) => start < part.start || !isWithin(end, part, text)))
      return false;
    if (part.nodes.some(isVerbatim)) return found.length > 0 || part.text.trim() === "";
    const [wanted, blocks] = [nodesToBlocks(part.nodes), found.map(({ block }) => block)];
    if (part.kept) return canonicalizeAll(wanted, knowNone) === canonicalizeAll(blocks, knowNone);
    const tidy = (all: RootContent[]) => {
      const tidied = all.flatMap((block) => tidyBlock(block));
      return gaps === "any" ? closeGaps(tidied) : tidied;
    };
    return haveSameMeaning(tidy(wanted), tidy(blocks), definitions);
  });
  return isSound && next === read.length;
}

const isWithin = (end: number, part: PlacedPart, text: string): boolean =>
  end <= part.end || (end === text.length && text.slice(part.end).trim() === "");

function closeGaps(blocks: RootContent[]): RootContent[] {
  const root = structuredClone<Root>({ type: "root", children: blocks });
  visit(root, (node) => {
    if (node.type === "list" || node.type === "listItem") node.spread = false;
  });
  return root.children;
}

type Definition = Extract<RootContent, { type: "definition" | "footnoteDefinition" }>;

function listDefinitions(root: Root): Definition[] {
  const found: Definition[] = [];
  visit(root, (node) => {
    if (node.type === "definition" || node.type === "footnoteDefinition") found.push(node);
  });
  return found;
}

const canonicalizeAll = (blocks: readonly RootContent[], known: Known, bareLinks = false): string =>
  blocks.map((block) => canonicalize(block, known, bareLinks)).join();

function haveSameMeaning(
  wanted: RootContent[],
  read: RootContent[],
  definitions: Definition[],
): boolean {
  const names = new Set(definitions.map(({ type, identifier }) => `${type} ${identifier}`));
  const isKnown: Known = (kind, identifier) =>
    names.has(`${kind === "link" ? "definition" : "footnoteDefinition"} ${identifier}`);
  if (canonicalizeAll(wanted, isKnown, true) === canonicalizeAll(read, isKnown, true))
    return keepsLinks(wanted, read);
  const renderPage = (blocks: RootContent[]) =>
    renderHtml({ type: "root", children: [...blocks, ...definitions] });
  return renderPage(wanted) === renderPage(read);
}

/** A typed address may become a link; a link must stay one. */
function keepsLinks(wanted: RootContent[], read: RootContent[]): boolean {
  const has = listBareLinks(read);
  return listBareLinks(wanted).every((text) => has.includes(text));
}

function listBareLinks(children: RootContent[]): string[] {
  const found: string[] = [];
  visit({ type: "root", children } satisfies Root, "link", (link) => {
    found.push(readBareText(link) ?? "");
  });
  return found;
}
