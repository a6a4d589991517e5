import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { readHead } from "@/lib/ai/reading/document-head";
import { type Part, splitParts } from "@/lib/ai/reading/document-parts";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import {
  addsNothing,
  isForLeftOut,
  listHeadingWords,
  listKinds,
} from "@/lib/ai/reading/section-kinds";
import { listNames } from "@/lib/ai/reading/section-names";
import { isExclusion } from "@/lib/ai/reading/sentences/exclusions";
import type { Outline, Section } from "@/lib/document-types/definition";
import { LEFT_OUT } from "@/lib/document-types/topics";
import { holdsAny } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { assignParts } from "./assign-parts";
import { readPieceBlocks } from "./fitting-passages";
import { listStatements, type QuotedText } from "./quoted-text";
import { mayQuote } from "./rate-fit";
import { isHeading, nameBlocks, takeBeginning, unnumber } from "./take-blocks";

/** The blocks that a section takes from a document; without blocks, the document is only named. */
export type Quotation = { section: Section; piece: Evidence; blocks: readonly Block[] };

const splitPiece = (piece: Evidence) =>
  splitParts(readPieceBlocks(piece), hasLabel(piece, "risk_register"));

/** Maximum number of quotations of a section, apart from those of the template. */
const MAX_QUOTATIONS = 2;
const MAX_LEFT_OUT = 3;

/**
 * Quotes `template` in full and other documents by the beginning of each part. `left` has headings of `template` that fit no
 * section. Adds the quoted text to `said`.
 */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  template: Evidence | undefined,
  said: QuotedText,
): { quotations: readonly Quotation[]; left: readonly string[] } {
  const others = documents.filter((piece) => piece !== template);
  // Each step skips text that `said` has, so a repeated statement goes to the non-goals, or else to the template.
  const nonGoals = quoteNonGoals(outline, template ? [template, ...others] : others, said);
  const { quotations: own, left } = quoteTemplate(outline, template, said);
  const quotations = [...nonGoals, ...own];
  for (const piece of others)
    quotations.push(...quoteOther(outline, piece, template, { quotations, said }));
  return { quotations, left };
}

function quoteNonGoals(
  outline: Outline,
  documents: readonly Evidence[],
  said: QuotedText,
): Quotation[] {
  const section = outline.find(isForLeftOut);
  if (!section) return [];
  return documents.flatMap((piece) =>
    quote(section, piece, said.leaveOut(findLeftOut(readPieceBlocks(piece))), said),
  );
}

/** Counts the sections for which a document has a heading. */
export function countSections(outline: Outline, piece: Evidence): number {
  const placed = placeTemplate(outline, splitPiece(piece));
  return new Set([...placed].flatMap(([{ heading }, section]) => (heading ? [section] : []))).size;
}

function quoteTemplate(outline: Outline, template: Evidence | undefined, said: QuotedText) {
  if (!template) return { quotations: [], left: [] };
  const parts = splitPiece(template);
  const placed = placeTemplate(outline, parts);
  const quotations = outline.flatMap((section) => {
    const own = parts.filter((part) => placed.get(part) === section);
    const blocks = own.length > 0 ? joinParts(section, own) : findFacts(section, template);
    return quote(section, template, dropBareHeadings(said.leaveOut(blocks)), said);
  });
  const unplaced = parts.filter(
    (part) => !placed.has(part) && !isWithin(part, placed) && part.own.length > 0,
  );
  return { quotations, left: unplaced.map(({ heading }) => heading) };
}

/** The quotations of all documents so far, and their text. */
type Earlier = { quotations: readonly Quotation[]; said: QuotedText };

/** Quotes the beginning of each part that fits a section; a section takes only a few, and no more after the template. */
function quoteOther(
  outline: Outline,
  piece: Evidence,
  template: Evidence | undefined,
  { quotations, said }: Earlier,
): Quotation[] {
  const quoted: Quotation[] = [];
  const parts = splitPiece(piece);
  const headings = parts.map(({ heading }) => heading);
  for (const { section, part } of assignParts(outline, parts, false)) {
    const before = [...quotations, ...quoted].filter((each) => each.section === section);
    if (before.length >= MAX_QUOTATIONS || before.some((each) => each.piece === template)) continue;
    const isBelow = before.some(({ blocks }) => blocks.some(isHeading));
    const blocks = takeBeginning(section, part.blocks, said);
    quoted.push(
      ...quote(
        section,
        piece,
        nameBlocks(section, unnumber(part, headings), blocks, isBelow),
        said,
      ),
    );
  }
  const isQuoted = [...quotations, ...quoted].some((each) => each.piece === piece);
  return isQuoted ? quoted : nameDocument(outline, piece, said);
}

/** Names a document in the section that it feeds, with its first paragraph if that says anything new. */
function nameDocument(outline: Outline, piece: Evidence, said: QuotedText): Quotation[] {
  const fed = outline.filter((section) => mayQuote(section, piece));
  const section = fed.find(({ initiative }) => initiative) ?? fed[0];
  if (!section) return [];
  const [intro] = readPieceBlocks(piece).filter(({ kind }) => kind === "paragraph");
  return [{ section, piece, blocks: intro ? takeBeginning(section, [intro], said) : [] }];
}

/** Makes a quotation and adds its text to `said`; none without blocks. */
function quote(
  section: Section,
  piece: Evidence,
  blocks: readonly Block[],
  said: QuotedText,
): Quotation[] {
  if (blocks.length === 0) return [];
  for (const block of blocks) said.add(block);
  return [{ section, piece, blocks }];
}

/** Maps the outermost parts that fit a section to it; a part includes those within it. The text before all headings opens the draft. */
function placeTemplate(outline: Outline, parts: readonly Part[]): ReadonlyMap<Part, Section> {
  const placed = new Map(
    assignParts(outline, parts, true).map(({ part, section }) => [part, section]),
  );
  const opening = outline.find(({ initiative }) => initiative) ?? outline[0];
  for (const part of parts) if (part.heading === "" && opening) placed.set(part, opening);
  return new Map([...placed].filter(([part]) => !isWithin(part, placed)));
}

/** A part out of scope is kept apart from the parts around it. */
const isWithin = ({ around, isLeftOut }: Part, placed: ReadonlyMap<Part, Section>) =>
  around.some((other) => placed.has(other) && (other.isLeftOut || !isLeftOut));

/** Joins the parts of a section, with their headings if these say more than the section's. */
function joinParts(section: Section, parts: readonly Part[]): readonly Block[] {
  const words = [...listNames(section), ...listHeadingWords(listKinds(section))];
  const blocks: Block[] = [];
  for (const part of parts) {
    const saysMore = parts.length > 1 && !addsNothing(part.heading, words);
    blocks.push(...nameBlocks(section, part, part.blocks, saysMore || blocks.some(isHeading)));
  }
  return blocks;
}

/** Lists the first statements that leave something out, as paragraphs. */
export const findLeftOut = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "list")
    .flatMap(listStatements)
    .filter((text) => holdsAny(text, LEFT_OUT) || isExclusion(text))
    .slice(0, MAX_LEFT_OUT)
    .map((text) => ({ kind: "paragraph" as const, text }));

/** Finds the lines at the head of a document whose labels share a word with the heading of a section. */
const findFacts = ({ heading }: Section, { text }: Evidence) =>
  readHead(text)
    .facts.filter((fact) => holdsAny(fact.split(":")[0] ?? "", [...extractWords(heading)]))
    .map((fact): Block => ({ kind: "paragraph", text: fact }));

/** Drops the headings that no other block follows. */
export const dropBareHeadings = (blocks: readonly Block[]) =>
  blocks.filter(({ kind }, index) => {
    const next = blocks[index + 1]?.kind;
    return kind !== "heading" || (next !== undefined && next !== "heading");
  });
