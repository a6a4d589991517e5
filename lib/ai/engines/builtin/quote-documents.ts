import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { translateHeading } from "@/lib/document-types/heading-words";
import { LEFT_OUT } from "@/lib/document-types/topics";
import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import type { Block } from "./evidence-blocks";
import { readBlocks, takePassage } from "./fitting-passages";
import { mayQuote } from "./rate-fit";
import type { Said } from "./said";
import { createMeasure, holdsAny, toLine } from "./word-beginnings";

/** What a section takes from a document; without blocks, the document is only named. */
export type Quotation = { piece: Evidence; blocks: readonly Block[] };
export type Quotations = ReadonlyMap<Section, Quotation[]>;

const MOST_QUOTATIONS = 2;
/** Text below more headings of a document belongs to the last of these. */
const MOST_HEADINGS = 200;

const stripHeading = (heading: string) =>
  heading.toLowerCase().replace(/^(?:\d{1,3}[.)]? )?(?:(?:the|our) )?/, "");

const SAME = 1000;

/** Word beginnings of headings about gaps and limits. A part after them that names no section joins the first part. */
const CAVEATS = ["known limit", "known issue", "open question"];

/** Rates how well a part's heading names a section, 0 for not at all. If the document is fed there, shared words are enough. */
function createRating({ heading, headings = [] }: Section) {
  const same = stripHeading(heading);
  const isLeftOut = holdsAny(heading, LEFT_OUT);
  const words = [...extractWords(heading)].map((word) => word.replace(/y$/, ""));
  const measureNamed = createMeasure(headings);
  const measureAny = createMeasure([...headings, ...words]);
  return ({ name, line, isLeftOut: isPartLeftOut }: Part, isFed: boolean): number => {
    if (name === same) return SAME;
    if (!isFed && !headings.some((beginning) => name.startsWith(beginning))) return 0;
    const measure = isFed && isLeftOut === isPartLeftOut ? measureAny : measureNamed;
    return measure(line);
  };
}

type Ratings = ReadonlyMap<Section, ReturnType<typeof createRating>>;

function pairUp(ratings: Ratings, parts: readonly Part[], fed: ReadonlySet<Section>) {
  const taken = new Set<Part>();
  return [...ratings]
    .flatMap(([section, rate]) =>
      parts.flatMap((part) => {
        const likeness = rate(part, fed.has(section));
        return likeness > 0 ? [{ section, part, likeness }] : [];
      }),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .filter(({ part }) => part.isLeftOut || !part.around.some((other) => taken.has(other)))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Quotes documents by section: all of `model`, and where a section is fed by others or `silent`, their beginning. */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  {
    model,
    silent,
    said,
  }: { model: Evidence | undefined; silent: ReadonlySet<Section>; said: Said },
): Quotations {
  const quotations = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section, piece: Evidence, blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    for (const block of blocks) said.add(block);
    quotations.get(section)?.push({ piece, blocks });
  };
  const readParts = new Map(documents.map((piece) => [piece, splitParts(readBlocks(piece))]));
  const ordered = [...documents].sort((a, b) => Number(b === model) - Number(a === model));
  for (const section of outline.filter(({ says }) => says)) {
    for (const piece of ordered.filter((piece) => piece === model || silent.has(section))) {
      add(section, piece, findSaying(section, readParts.get(piece) ?? [], said));
    }
  }
  const ratings = new Map(outline.map((section) => [section, createRating(section)]));
  for (const piece of ordered) {
    const fed = new Set(piece === model ? outline : outline.filter((s) => mayQuote(s, piece)));
    const open = [...ratings].filter(([section]) => fed.has(section) || silent.has(section));
    const parts = readParts.get(piece) ?? [];
    const pairs = pairUp(new Map(open), parts, fed);
    if (piece === model) {
      for (const [section, blocks] of collectModel(outline, parts, pairs))
        add(section, piece, dropBareHeadings(said.leaveOut(blocks)));
      continue;
    }
    for (const { section, part } of pairs) {
      const before = quotations.get(section) ?? [];
      const isTaken = before.some((quotation) => quotation.piece === model);
      if (!isTaken && before.length < (silent.has(section) ? MOST_QUOTATIONS : 1))
        add(section, piece, takeBeginning(section, said.leaveOut(part.blocks), said));
    }
    const isQuoted = [...quotations.values()].flat().some((quotation) => quotation.piece === piece);
    const [first] = fed;
    if (isQuoted || !first) continue;
    const [intro] = said.leaveOut(readBlocks(piece).filter(({ kind }) => kind === "paragraph"));
    const opening = outline.find((section) => fed.has(section) && section.feed.initiative) ?? first;
    if (intro) add(opening, piece, takeBeginning(opening, [intro], said));
    else quotations.get(opening)?.push({ piece, blocks: [] });
  }
  return quotations;
}

/** Collects the text of `model` by section. A part that names none follows the part before it, or opens the draft. */
function collectModel(outline: Outline, parts: readonly Part[], pairs: ReturnType<typeof pairUp>) {
  const sections = new Map(pairs.map(({ part, section }) => [part, section]));
  const placed: { section: Section | undefined; part: Part; blocks: readonly Block[] }[] = [];
  let last = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  for (const part of parts) {
    const section = sections.get(part);
    const isWithin = part.around.some(
      (other) => sections.has(other) && (other.isLeftOut || !part.isLeftOut),
    );
    if (section) placed.push({ section, part, blocks: part.blocks });
    else if (!isWithin && part.own.length > 0)
      placed.push({ section: last, part, blocks: part.own });
    if (section && !part.isLeftOut)
      last = holdsAny(part.heading, CAVEATS) ? (placed[0]?.section ?? last) : section;
  }
  return outline.map((section) => {
    const own = placed.filter((each) => each.section === section);
    const blocks = own.flatMap(({ part, blocks }, index): readonly Block[] => {
      // Two lists in a row would become one.
      const isApart = blocks[0]?.kind !== "list" || own[index - 1]?.blocks.at(-1)?.kind !== "list";
      const isNamed = own.length === 1 || addsNothing(part.heading, section);
      if (part.heading === "" || (sections.has(part) && isNamed && isApart)) return blocks;
      return [{ kind: "heading", level: 2, text: part.heading }, ...blocks];
    });
    return [section, blocks] as const;
  });
}

function addsNothing(heading: string, section: Section): boolean {
  const words = extractWords([section.heading, ...(section.headings ?? [])].join(" "));
  return [...extractWords(heading)].every((word) => words.has(word));
}

const dropBareHeadings = (blocks: readonly Block[]) =>
  blocks.filter(({ kind }, index) => {
    const next = blocks[index + 1]?.kind;
    return kind !== "heading" || (next !== undefined && next !== "heading");
  });

/** Takes a passage of the first paragraph, or the first list or table with the line that introduces it. */
function takeBeginning({ about }: Section, blocks: readonly Block[], said: Said): Block[] {
  const isNew = (block: Block) =>
    block.kind !== "paragraph" || !said.has(splitPlainSentences(block.text)[0] ?? "");
  const [first, next] = blocks.filter((block) => block.kind !== "heading" && isNew(block));
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

/** A heading with all blocks below it; `own` are those before the next heading. `isLeftOut` marks things out of scope. */
type Part = {
  index: number;
  heading: string;
  /** The heading to compare with those of sections, and to look for words in. */
  name: string;
  line: string;
  blocks: Block[];
  own: Block[];
  isLeftOut: boolean;
  around: readonly Part[];
};

/** Splits a document into parts; the first has no heading. Things out of scope are not included in the parts around them. */
function splitParts(blocks: readonly Block[]): Part[] {
  const open: (Part & { level: number })[] = [];
  const create = (heading: string, isLeftOut: boolean, around: readonly Part[]): Part => {
    const named = translateHeading(heading, (words) => holdsAny(heading, words));
    const [name, line] = [stripHeading(heading), toLine(named)];
    return { index: parts.length, heading, name, line, blocks: [], own: [], isLeftOut, around };
  };
  const parts: Part[] = [];
  const opening = create("", false, []);
  parts.push(opening);
  const isTitle =
    blocks.filter((block) => block.kind === "heading" && block.level === 1).length === 1;
  for (const block of blocks) {
    if (block.kind !== "heading") {
      const last = open.at(-1);
      (last ?? opening).own.push(block);
      for (const part of open) {
        if (part.isLeftOut || !last?.isLeftOut) part.blocks.push(block);
      }
      continue;
    }
    if (parts.length > MOST_HEADINGS) continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    if (isTitle && block.level === 1) continue;
    const isLeftOut = holdsAny(block.text, LEFT_OUT) || open.some((part) => part.isLeftOut);
    const part = { ...create(block.text, isLeftOut, [...open]), level: block.level };
    for (const other of open) if (other.isLeftOut || !isLeftOut) other.blocks.push(block);
    open.push(part);
    parts.push(part);
  }
  return parts;
}
