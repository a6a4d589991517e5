import { type Evidence, readFacts } from "@/lib/ai/evidence";
import { type Block, readWords } from "@/lib/ai/reading/evidence-blocks";
import {
  PASSAGE_LENGTH,
  readPieceBlocks,
  readText,
  replaceBlocks,
  writeCut,
} from "./fitting-passages";
import { takeInTurns } from "./order-pieces";
import { readTypeAndLabel } from "./piece-kinds";
import type { SectionContent } from "./plan-draft";
import type { Quotation } from "./quote-documents";

/** Maximum number of items of a list, and of rows of a table below its head, in a section with a `room`. */
const MAX_ENTRIES = 4;

/** Cuts a list or a table that is longer by more than one entry, and marks the cut. */
function cutBlock(block: Block): Block {
  if (block.kind === "list" && block.items.length > MAX_ENTRIES + 1) {
    const kept = block.items.slice(0, MAX_ENTRIES);
    const mark = block.items[0]?.mark === "1." ? "1." : "-";
    return { ...block, items: [...kept, { text: "…", depth: 0, mark }] };
  }
  if (block.kind === "table" && block.rows.length > MAX_ENTRIES + 2) {
    const shown = block.rows.slice(0, MAX_ENTRIES + 1);
    return { ...block, rows: [...shown, writeCut(shown[0])] };
  }
  return block;
}

const isCut = (block: Block) => cutBlock(block) !== block;

/** Cuts the lists and the tables of a piece. */
export function cutPiece(piece: Evidence): Evidence {
  const blocks = readPieceBlocks(piece);
  return blocks.some(isCut) ? replaceBlocks(piece, blocks.map(cutBlock)) : piece;
}

/** Whether a block says nothing without the one below it: a heading, `We stop if one of these happens:`. */
const leadsIn = (block: Block) =>
  block.kind === "heading" || (block.kind === "paragraph" && /[:：]$/.test(block.text));

const measureRow = (piece: Evidence) =>
  [piece.title, readText(piece), ...Object.values(readFacts(piece))].join(" ").length;

const measureBlock = (block: Block) =>
  block.kind === "paragraph"
    ? Math.min(block.text.length, PASSAGE_LENGTH)
    : readWords(block).length;

/**
 * Takes what fits the section's `room`, at least one piece: first rows, then items in turns of their labels, then quotations; the
 * others are only named. The text of `template` is kept whole. `measure` tells the length of an item as written.
 */
export function fitRoom(
  content: SectionContent,
  template: Evidence | undefined,
  measure: (piece: Evidence) => number,
): SectionContent {
  const { section, lead, pieces } = content;
  if (section.room === undefined) return content;
  let left = section.room - lead.reduce((sum, block) => sum + readWords(block).length, 0);
  let isEmpty = lead.length === 0;
  /** Takes the first of some parts, up to one that does not fit. */
  const take = <Part>(parts: readonly Part[], size: (part: Part) => number): Part[] => {
    const end = parts.findIndex((part) => {
      if (!isEmpty && size(part) > left) return true;
      left -= size(part);
      isEmpty = false;
      return false;
    });
    return end < 0 ? [...parts] : parts.slice(0, end);
  };
  const laidOut = take(pieces.laidOut, measureRow);
  const inTurns = take(takeInTurns(pieces.listed), measure);
  const listed = pieces.listed.filter((piece) => inTurns.includes(piece));
  const quotations = content.quotations.map((quotation): Quotation => {
    if (quotation.piece === template) return quotation;
    const blocks = quotation.blocks.map(cutBlock);
    const taken = take(blocks, measureBlock);
    return {
      ...quotation,
      blocks: taken.slice(0, taken.findLastIndex((block) => !leadsIn(block)) + 1),
    };
  });
  // What a quotation says in place of an item, the item says if there is no room for the quotation.
  const isShorter = quotations.some(
    (each, at) => each.blocks.length < (content.quotations[at]?.blocks.length ?? 0),
  );
  if (isShorter && pieces.said.length > 0) {
    const all = [...pieces.said, ...pieces.listed];
    return fitRoom({ ...content, pieces: { ...pieces, said: [], listed: all } }, template, measure);
  }
  const isQuoted = ({ blocks }: Quotation) => blocks.length > 0;
  const unquoted = quotations.filter((each) => !isQuoted(each)).map(({ piece }) => piece);
  const kept = quotations.filter(isQuoted);
  const isKept = (piece: Evidence) => kept.some((each) => each.piece === piece);
  const others = [
    ...pieces.laidOut.filter((piece) => !laidOut.includes(piece)),
    ...pieces.listed.filter((piece) => !listed.includes(piece)),
    ...pieces.named,
    ...new Set(unquoted.filter((piece) => !isKept(piece))),
  ];
  // Of a few names, the first are those of labels that are not quoted.
  const labels = new Set([...laidOut, ...listed].map(readTypeAndLabel));
  const isNew = (piece: Evidence) => Number(labels.has(readTypeAndLabel(piece)));
  const named = takeInTurns(others).sort((a, b) => isNew(a) - isNew(b));
  return { ...content, pieces: { ...pieces, laidOut, listed, named }, quotations: kept };
}
