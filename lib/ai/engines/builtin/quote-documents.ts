import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { splitPlainSentences } from "@/lib/text/sentences";
import { findKinds, listKinds, type Part, splitParts, stripHeading } from "./document-parts";
import type { Block } from "./evidence-blocks";
import { readBlocks, takePassage } from "./fitting-passages";
import { mayQuote } from "./rate-fit";
import type { Said } from "./said";

/** What a section takes from a document; without blocks, the document is only named. */
export type Quotation = { piece: Evidence; blocks: readonly Block[] };

const MOST_QUOTATIONS = 2;
/** The fit of a heading in the same words; by its kind, it is the length of the words that name the kind. */
const SAME = 1000;

/** Rates how well a part's heading fits a section, 0 for not at all. */
function rate(section: Section, kinds: readonly string[], part: Part): number {
  if (part.name === stripHeading(section.heading)) return SAME;
  return Math.max(0, ...kinds.map((kind) => part.kinds.get(kind) ?? 0));
}

/** Gives each part to the section that its heading fits best. */
function pairUp(outline: Outline, parts: readonly Part[]) {
  const taken = new Set<Part>();
  return outline
    .flatMap((section) => {
      const kinds = listKinds(section);
      return parts.map((part) => ({ section, part, likeness: rate(section, kinds, part) }));
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Quotes documents by section: all of `model`, and of others the beginning of each part. `left` are headings of `model` that no section fits. */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  model: Evidence | undefined,
  said: Said,
): { quoted: ReadonlyMap<Section, Quotation[]>; left: readonly string[] } {
  const quoted = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section, piece: Evidence, blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    for (const block of blocks) said.add(block);
    quoted.get(section)?.push({ piece, blocks });
  };
  const { sections, left } = collectModel(outline, model);
  for (const [section, blocks] of sections)
    if (model) add(section, model, dropBareHeadings(said.leaveOut(blocks)));
  for (const piece of documents.filter((piece) => piece !== model)) {
    for (const { section, part } of pairUp(outline, splitParts(readBlocks(piece)))) {
      const before = quoted.get(section) ?? [];
      if (before.length < MOST_QUOTATIONS && !before.some((each) => each.piece === model))
        add(section, piece, nameBlocks(section, part, takeBeginning(section, part.blocks, said)));
    }
    const isQuoted = [...quoted.values()].flat().some((quotation) => quotation.piece === piece);
    const fed = outline.filter((section) => mayQuote(section, piece));
    const opening = fed.find((section) => section.feed.initiative) ?? fed[0];
    if (isQuoted || !opening) continue;
    const [intro] = readBlocks(piece).filter(({ kind }) => kind === "paragraph");
    const blocks = intro ? takeBeginning(opening, [intro], said) : [];
    quoted.get(opening)?.push({ piece, blocks });
  }
  return { quoted, left };
}

/** Collects the text of a document of the same type by section, and the headings of its parts that fit none. */
function collectModel(outline: Outline, model: Evidence | undefined) {
  const parts = model ? splitParts(readBlocks(model)) : [];
  const placed = new Map(pairUp(outline, parts).map(({ part, section }) => [part, section]));
  const opening = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  for (const part of parts) if (part.heading === "" && opening) placed.set(part, opening);
  /** Things out of scope stand apart from what they are a part of. */
  const isWithin = (part: Part) =>
    part.around.some((other) => placed.has(other) && (other.isLeftOut || !part.isLeftOut));
  for (const part of [...placed.keys()]) if (isWithin(part)) placed.delete(part);
  const sections = outline.map((section) => {
    const own = parts.filter((part) => placed.get(part) === section);
    return [section, own.flatMap((part) => nameBlocks(section, part, part.blocks))] as const;
  });
  const unplaced = parts.filter(
    (part) => !placed.has(part) && !isWithin(part) && part.own.length > 0,
  );
  return { sections, left: unplaced.map(({ heading }) => heading) };
}

const toHeading = ({ heading }: Part): Block => ({ kind: "heading", level: 2, text: heading });

/** Puts a part's heading before its text where that of the section does not say the same. */
function nameBlocks({ heading }: Section, part: Part, blocks: readonly Block[]): readonly Block[] {
  const named = findKinds(heading);
  const isSaid =
    part.heading === "" ||
    part.name === stripHeading(heading) ||
    [...part.kinds.keys()].some((kind) => named.has(kind));
  return isSaid || blocks.length === 0 ? blocks : [toHeading(part), ...blocks];
}

const dropBareHeadings = (blocks: readonly Block[]) =>
  blocks.filter(({ kind }, index) => {
    const next = blocks[index + 1]?.kind;
    return kind !== "heading" || (next !== undefined && next !== "heading");
  });

/** Takes a passage of the first paragraph, or the first list or table with the line that introduces it. */
function takeBeginning({ takesTicked }: Section, all: readonly Block[], said: Said): Block[] {
  const isNew = (block: Block) =>
    block.kind !== "paragraph" || !said.has(splitPlainSentences(block.text)[0] ?? "");
  const blocks = said.leaveOut(all).flatMap((block): Block[] => {
    if (block.kind === "heading" || !isNew(block)) return [];
    if (block.kind !== "list") return takesTicked ? [] : [block];
    const items = block.items.filter(({ mark }) => !takesTicked || mark === "- [x]");
    return items.length > 0 ? [{ ...block, items }] : [];
  });
  const [first, next] = blocks;
  if (!first) return [];
  if (first.kind !== "paragraph") return [first];
  if (first.text.endsWith(":")) return next && next.kind !== "paragraph" ? [first, next] : [];
  return [{ kind: "paragraph", text: takePassage(first.text) }];
}
