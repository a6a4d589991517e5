import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import {
  addsNothing,
  findKinds,
  listHeadingWords,
  listKinds,
  type Part,
  splitParts,
  stripHeading,
} from "./document-parts";
import type { Block } from "./evidence-blocks";
import { readBlocks, takePassage } from "./fitting-passages";
import { mayQuote } from "./rate-fit";
import type { Said } from "./said";
import { findLongest, holdsAny } from "./word-beginnings";

/** What a section takes from a document; without blocks, the document is only named. */
export type Quotation = { piece: Evidence; blocks: readonly Block[] };
export type Quotations = ReadonlyMap<Section, Quotation[]>;

const MOST_QUOTATIONS = 2;
/** How a part's heading may fit a section: in the same words, by its kind, or by a word that both have. */
const [SAME, KIND] = [1000, 100];

/** Rates how well a part's heading fits a section, 0 for not at all. A heading of no known kind fits by a shared word. */
function createRating(section: Section) {
  const same = stripHeading(section.heading);
  const kinds = listKinds(section);
  const words = [...extractWords(section.heading)];
  return (part: Part, isFed: boolean): number => {
    if (part.name === same) return SAME;
    const lengths = kinds.map((kind) => part.kinds.get(kind) ?? 0);
    if (Math.max(0, ...lengths) > 0) return KIND + Math.max(...lengths);
    return isFed && kinds.length === 0 ? findLongest(part.line, words).length : 0;
  };
}

function pairUp(outline: Outline, parts: readonly Part[], mayFeed: (section: Section) => boolean) {
  const taken = new Set<Part>();
  return outline
    .flatMap((section) => {
      const rate = createRating(section);
      return parts.flatMap((part) => {
        const likeness = rate(part, mayFeed(section));
        return likeness > 0 ? [{ section, part, likeness }] : [];
      });
    })
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Quotes documents by section: all of `model`, and of others the beginning of each part. `left` are headings of `model` that no section fits. */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  {
    model,
    silent,
    said,
  }: { model: Evidence | undefined; silent: ReadonlySet<Section>; said: Said },
): { quoted: Quotations; left: readonly string[] } {
  const quoted = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section, piece: Evidence, blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    for (const block of blocks) said.add(block);
    quoted.get(section)?.push({ piece, blocks });
  };
  const readParts = new Map(documents.map((piece) => [piece, splitParts(readBlocks(piece))]));
  const ordered = [...documents].sort((a, b) => Number(b === model) - Number(a === model));
  for (const section of outline.filter(({ says }) => says)) {
    for (const piece of ordered.filter((piece) => piece === model || silent.has(section))) {
      add(section, piece, findSaying(section, readParts.get(piece) ?? [], said));
    }
  }
  let left: string[] = [];
  for (const piece of ordered) {
    const fed = outline.filter((section) => piece === model || mayQuote(section, piece));
    const parts = readParts.get(piece) ?? [];
    const pairs = pairUp(outline, parts, (section) => fed.includes(section));
    if (piece === model) {
      const { sections, unplaced } = collectModel(outline, parts, pairs);
      left = unplaced;
      for (const [section, blocks] of sections)
        add(section, piece, dropBareHeadings(said.leaveOut(blocks)));
      continue;
    }
    for (const { section, part } of pairs) {
      const before = quoted.get(section) ?? [];
      if (before.length < MOST_QUOTATIONS && !before.some((each) => each.piece === model))
        add(section, piece, nameBlocks(section, part, takeBeginning(section, part.blocks, said)));
    }
    const isQuoted = [...quoted.values()].flat().some((quotation) => quotation.piece === piece);
    const [first] = fed;
    if (isQuoted || !first) continue;
    const [intro] = readBlocks(piece).filter(({ kind }) => kind === "paragraph");
    const opening = fed.find((section) => section.feed.initiative) ?? first;
    const beginning = intro ? takeBeginning(opening, [intro], said) : [];
    if (beginning.length > 0) add(opening, piece, beginning);
    else quoted.get(opening)?.push({ piece, blocks: [] });
  }
  return { quoted, left };
}

/** Collects the text of `model` by section, and the headings of parts that fit none. */
function collectModel(outline: Outline, parts: readonly Part[], pairs: ReturnType<typeof pairUp>) {
  const opening = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  const paired = new Set(pairs.map(({ part }) => part));
  const placed = new Map<Part, Section>();
  for (const { part, section } of pairs)
    if (part.isLeftOut || !part.around.some((other) => paired.has(other)))
      placed.set(part, section);
  for (const part of parts) if (part.heading === "" && opening) placed.set(part, opening);
  const isWithin = (part: Part) =>
    part.around.some((other) => placed.has(other) && (other.isLeftOut || !part.isLeftOut));
  const unplaced = parts.filter(
    (part) => !placed.has(part) && !isWithin(part) && part.own.length > 0,
  );
  const sections = outline.map((section) => {
    const own = parts.filter((part) => placed.get(part) === section);
    const blocks = own.flatMap((part, index): readonly Block[] => {
      const blocks = part.heading === "" ? part.own : part.blocks;
      // Two lists in a row would become one.
      const isJoined = blocks[0]?.kind === "list" && own[index - 1]?.blocks.at(-1)?.kind === "list";
      const isApart =
        own.length > 1 &&
        part.heading !== "" &&
        !addsNothing(part.heading, [section.heading, ...listHeadingWords(section.kinds ?? [])]);
      return isJoined || isApart ? [toHeading(part), ...blocks] : nameBlocks(section, part, blocks);
    });
    return [section, blocks] as const;
  });
  return { sections, unplaced: unplaced.map(({ heading }) => heading) };
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
function takeBeginning(
  { about, takesTicked }: Section,
  all: readonly Block[],
  said: Said,
): Block[] {
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
  return [{ kind: "paragraph", text: takePassage(first.text, about?.words) }];
}

function findSaying({ says = [] }: Section, parts: readonly Part[], said: Said): Block[] {
  const texts = parts.flatMap(({ own }) =>
    own.flatMap((block) => {
      if (block.kind === "paragraph") return splitPlainSentences(block.text);
      return block.kind === "list" ? block.items.map(({ text }) => text) : [];
    }),
  );
  const found = [...new Set(texts)].filter((text) => holdsAny(text, says)).slice(0, 3);
  return said.leaveOut(found.map((text): Block => ({ kind: "paragraph", text })));
}
