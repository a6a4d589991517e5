import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import {
  addsNothing,
  findKinds,
  isForLeftOut,
  listHeadingWords,
  listKinds,
  stripHeading,
} from "@/lib/document-types/section-kinds";
import { LEFT_OUT } from "@/lib/document-types/topics";
import { splitPlainSentences } from "@/lib/text/sentences";
import { findLongest, holdsAny, toLine } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { type Part, splitParts } from "./document-parts";
import { type Block, readHead } from "./evidence-blocks";
import { readBlocks, takePassage } from "./fitting-passages";
import { mayQuote } from "./rate-fit";
import { listStatements, type Said } from "./said";

/** The blocks that a section takes from a document; without blocks, the document is only named. */
export type Quotation = { piece: Evidence; blocks: readonly Block[] };

const MOST_QUOTATIONS = 2;
const MOST_LEFT_OUT = 3;
/** Scores of a part's heading that fits a section in the same words or by its kind; a shared word scores less. */
const [SAME, KIND] = [1000, 100];

/** Rates how well a part's heading fits a section, 0 for not at all. In a model, a heading of no known kind fits by a shared word. */
function createRating(section: Section, isModel: boolean) {
  const same = stripHeading(section.heading);
  const kinds = listKinds(section);
  const words = isModel && kinds.length === 0 ? [...extractWords(section.heading)] : [];
  return (part: Part): number => {
    if (part.name === same) return SAME;
    const longest = Math.max(0, ...kinds.map((kind) => part.kinds.get(kind) ?? 0));
    return longest > 0 ? KIND + longest : findLongest(toLine(part.heading), words).length;
  };
}

/** Gives each part to the section that its heading fits best. */
function pairUp(outline: Outline, parts: readonly Part[], isModel: boolean) {
  const taken = new Set<Part>();
  return outline
    .flatMap((section) => {
      const rate = createRating(section, isModel);
      return parts.map((part) => ({ section, part, likeness: rate(part) }));
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Quotes `model` in full and other documents by the beginning of each part. `left` has headings of `model` that fit no section. */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  model: Evidence | undefined,
  said: Said,
) {
  const quoted = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section, piece: Evidence, blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    for (const block of blocks) said.add(block);
    quoted.get(section)?.push({ piece, blocks });
  };
  const others = documents.filter((piece) => piece !== model);
  const nonGoals = outline.find(isForLeftOut);
  for (const piece of model ? [model, ...others] : others)
    if (nonGoals) add(nonGoals, piece, said.leaveOut(findLeftOut(readBlocks(piece))));
  const { sections, left } = collectModel(outline, model);
  for (const [section, blocks] of sections)
    if (model) add(section, model, dropBareHeadings(said.leaveOut(blocks)));
  for (const piece of others) {
    const parts = splitParts(readBlocks(piece));
    for (const { section, part } of pairUp(outline, parts, false)) {
      const before = quoted.get(section) ?? [];
      if (before.length >= MOST_QUOTATIONS || before.some((each) => each.piece === model)) continue;
      const isBelow = before.some(({ blocks }) => blocks.some(isHeading));
      const blocks = takeBeginning(section, part.blocks, said);
      add(section, piece, nameBlocks(section, part, blocks, isBelow));
    }
    const isQuoted = [...quoted.values()].flat().some((quotation) => quotation.piece === piece);
    const fed = outline.filter((section) => mayQuote(section, piece));
    const opening = fed.find(({ initiative }) => initiative) ?? fed[0];
    if (isQuoted || !opening) continue;
    const [intro] = readBlocks(piece).filter(({ kind }) => kind === "paragraph");
    const blocks = intro ? takeBeginning(opening, [intro], said) : [];
    quoted.get(opening)?.push({ piece, blocks });
  }
  return { quoted, left };
}

/** Collects the text of a document of the same type by section, and the headings of its parts that fit no section. */
function collectModel(outline: Outline, model: Evidence | undefined) {
  const parts = model ? splitParts(readBlocks(model)) : [];
  const placed = new Map(pairUp(outline, parts, true).map(({ part, section }) => [part, section]));
  const opening = outline.find(({ initiative }) => initiative) ?? outline[0];
  for (const part of parts) if (part.heading === "" && opening) placed.set(part, opening);
  /** A part out of scope is kept apart from the parts around it. */
  const isWithin = (part: Part) =>
    part.around.some((other) => placed.has(other) && (other.isLeftOut || !part.isLeftOut));
  for (const part of [...placed.keys()]) if (isWithin(part)) placed.delete(part);
  const sections = outline.map((section) => {
    const own = parts.filter((part) => placed.get(part) === section);
    const words = [section.heading, ...listHeadingWords(listKinds(section))];
    const blocks: Block[] = [];
    for (const part of own) {
      const saysMore = own.length > 1 && !addsNothing(part.heading, words);
      blocks.push(...nameBlocks(section, part, part.blocks, saysMore || blocks.some(isHeading)));
    }
    return [section, own.length > 0 || !model ? blocks : findFacts(section, model)] as const;
  });
  const unplaced = parts.filter(
    (part) => !placed.has(part) && !isWithin(part) && part.own.length > 0,
  );
  return { sections, left: unplaced.map(({ heading }) => heading) };
}

const findLeftOut = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "list")
    .flatMap(listStatements)
    .filter((text) => holdsAny(text, LEFT_OUT))
    .slice(0, MOST_LEFT_OUT)
    .map((text): Block => ({ kind: "paragraph", text }));

/** Finds the lines at the head of a document whose labels share a word with the heading of a section. */
const findFacts = ({ heading }: Section, { text }: Evidence) =>
  readHead(text)
    .facts.filter((fact) => holdsAny(fact.split(":")[0] ?? "", [...extractWords(heading)]))
    .map((fact): Block => ({ kind: "paragraph", text: fact }));

const isHeading = ({ kind }: Block) => kind === "heading";

/** Puts a part's heading before its text if `isNamed`, or if the section's heading does not say the same. */
function nameBlocks(
  { heading }: Section,
  part: Part,
  blocks: readonly Block[],
  isNamed: boolean,
): readonly Block[] {
  if (part.heading === "" || blocks.length === 0) return blocks;
  const named = findKinds(heading);
  // The sentences below a question may answer it, and say nothing without it.
  const isSaid =
    part.name === stripHeading(heading) ||
    (!/[?？]$/.test(part.heading) && [...part.kinds.keys()].some((kind) => named.has(kind)));
  return isSaid && !isNamed
    ? blocks
    : [{ kind: "heading", level: 2, text: part.heading }, ...blocks];
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
