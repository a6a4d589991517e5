import { DRAFT_WORDS, type DraftWords, joinLead } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { needsQuestionHeading, repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { nameSection } from "@/lib/ai/reading/section-names";
import type { Section } from "@/lib/document-types/definition";
import { splitLines } from "@/lib/text/line-ends";
import { escapeLine, joinBlocks } from "./escape-markdown";
import { cutPiece, fitRoom } from "./fit-room";
import { citeTitle, joinSome, writeNote } from "./head-note";
import { findLayout } from "./layouts";
import { isOpen, OPEN_QUESTIONS } from "./open-points";
import { isRemark } from "./piece-kinds";
import { planDraft, type SectionContent } from "./plan-draft";
import type { Quotation } from "./quote-documents";
import { addTitle } from "./quote-files";
import { findRisksWithoutOwner } from "./risk-table";
import { findUnshipped } from "./shipped";
import { writeBlock } from "./write-blocks";
import { writeItem, writeToCheck } from "./write-markdown";

/** Maximum number of notes to check that are quoted, or named where there is little room; others are only counted. */
const MAX_NOTES = 3;
/** Maximum number of pieces that are named where there is little room. */
const FEW = 4;

const writeQuotation = ({ piece, blocks }: Quotation, { see }: DraftWords, isKept: boolean) =>
  blocks.length === 0
    ? `- ${joinLead(see, citeTitle(piece))}`
    : joinBlocks(blocks.map((block) => writeBlock(block, piece, isKept)));

/** Whether a part of a document begins with a heading that says the same as `OPEN_QUESTIONS`. */
const beginsWithQuestionHeading = ({ blocks: [first] }: Quotation) =>
  first?.kind === "heading" && repeatsHeading(first.text, OPEN_QUESTIONS);

const writeInstructions = (instructions: string, { notes }: DraftWords) => {
  const lines = splitLines(instructions).filter((line) => line.trim() !== "");
  if (lines.length === 0) return "";
  return [notes.instructions, ...lines.map(escapeLine)].map((line) => `> ${line}`).join("\n>\n");
};

/** Assembles a draft in which every statement is taken from a piece and refers to it; the same brief gives the same draft. */
export function assembleDraft(brief: Brief): string {
  const content = planDraft(brief);
  const { sections, initiative, template } = content;
  const { language } = brief;
  const words = DRAFT_WORDS[language];
  const text = sections.map((each) =>
    joinBlocks([
      `## ${nameSection(each.section, language)}`,
      ...each.lead.map((block) => (initiative ? writeBlock(block, initiative) : "")),
      writeSection(each, template, brief),
    ]),
  );
  return joinBlocks([
    writeNote(text.join("\n"), content, brief),
    writeInstructions(brief.instructions, words),
    ...text,
  ]);
}

function writeSection(
  content: SectionContent,
  template: Evidence | undefined,
  { language }: Brief,
): string {
  const { section } = content;
  const words = DRAFT_WORDS[language];
  const few = section.room === undefined ? undefined : FEW;
  const writeOne = (piece: Evidence, heading: string) =>
    writeItem(
      few ? cutPiece(piece) : piece,
      { ...section, heading },
      content.pieces.listed.length,
      words,
    );
  const { pieces, quotations } = fitRoom(
    content,
    template,
    (piece) => writeOne(piece, "").replaceAll(/ \[\^E\d+\]/g, "").length,
  );
  const writeQuotations = (some: readonly Quotation[]) =>
    some.map((each) => writeQuotation(each, words, each.piece === template));
  const taken = quotations.filter(({ piece }) => piece === template);
  const quoted = quotations.filter(({ piece }) => piece !== template);
  const follows = writeQuotations(taken);
  // Below the headings of the template, other pieces would seem to belong to the last of them.
  const isLast = taken.some(({ blocks }) => blocks.some(({ kind }) => kind === "heading"));
  const open = needsQuestionHeading(section) ? pieces.listed.filter(isOpen) : [];
  const write = (some: readonly Evidence[], heading: string) =>
    some.map((piece) => writeOne(piece, heading));
  const asked = open.length > 0 ? quoted.filter(beginsWithQuestionHeading) : [];
  const listed = pieces.listed.filter((piece) => !open.includes(piece));
  const items = write(listed, nameSection(section, language));
  const follow = isLast ? [] : taken.map(({ piece }) => piece);
  const last = [...follow, ...pieces.laidOut, ...listed].at(-1)?.ref;
  const above = last ?? (content.lead.length > 0 ? "" : undefined);
  return joinBlocks([
    ...(isLast ? [] : follows),
    pieces.laidOut.length > 0 ? findLayout(section).write(pieces.laidOut, words) : "",
    ...(taken.length > 0 ? items.map(toParagraph) : items),
    ...writeQuotations(
      nameSources(
        quoted.filter((each) => !asked.includes(each)),
        above,
      ),
    ),
    ...(isLast ? follows : []),
    open.length > 0 ? `### ${words.openQuestions}` : "",
    ...write(open, OPEN_QUESTIONS),
    ...writeQuotations(asked.map((each) => ({ ...each, blocks: each.blocks.slice(1) }))),
    section.wantsOwners && taken.length === 0 ? writeUnowned(pieces.laidOut, words) : "",
    writeUnshipped(pieces.listed, section, words),
    writeNamed(words, words.notes.said, pieces.said, few),
    writeNamed(words, words.notes.named, pieces.named, few),
    writeUnsure(words, pieces.unsure, section),
  ]);
}

/** Names the file of a quotation again below text of another source. `above` identifies the source of the block above the first. */
const nameSources = (quotations: readonly Quotation[], above: string | undefined) =>
  quotations.map((each, index) => {
    const before = quotations[index - 1]?.piece.ref ?? above;
    const isAlone = before === undefined || before === each.piece.ref;
    return isAlone || each.piece.type !== "upload" ? each : addTitle(each);
  });

function writeNamed(
  words: DraftWords,
  lead: string,
  pieces: readonly Evidence[],
  most?: number,
  advice = "",
): string {
  const titles = joinSome(pieces.map(citeTitle), words, most);
  return titles === "" ? "" : `> ${joinLead(lead, titles)}${words.end}${advice}`;
}

function writeUnowned(pieces: readonly Evidence[], words: DraftWords): string {
  const { start, all, advice } = words.noOwner;
  const lead = joinLead(words.notes.check, start);
  const unowned = findRisksWithoutOwner(pieces);
  return unowned.length > 1 && unowned.length === pieces.length
    ? `> ${joinLead(lead, all)}${words.end}${advice}`
    : writeNamed(words, lead, unowned, undefined, advice);
}

/** An idea that is quoted is not named again, unless others of the section have shipped. */
function writeUnshipped(pieces: readonly Evidence[], section: Section, words: DraftWords): string {
  if (!section.unshipped) return "";
  const unshipped = findUnshipped(pieces);
  const ideas = pieces.filter((piece) => hasLabel(piece, "feature_idea"));
  const lead = words.notes.check;
  return unshipped.length > 0 && unshipped.length === ideas.length
    ? `> ${joinLead(lead, words.unshipped)}`
    : writeNamed(words, lead, unshipped, undefined, ` ${words.check(section.unshipped)}`);
}

/**
 * Names pieces to check. Of notes, which a reader cannot judge by their titles, it gives the text of a few, but of remarks only if
 * there is nothing else; where there is little room, it names them.
 */
function writeUnsure(
  words: DraftWords,
  pieces: readonly Evidence[],
  { check, room }: Section,
): string {
  const notes = check ? [] : pieces.filter((piece) => hasLabel(piece, "general_note"));
  const others = pieces.filter((piece) => !notes.includes(piece));
  const lead = words.notes.check;
  return joinBlocks([
    notes.length > 0
      ? [joinLead(lead, words.checkNotes), "", ...writeNotes(words, notes, room)]
          .map((line) => `> ${line}`.trim())
          .join("\n")
      : "",
    writeNamed(words, lead, others, room && FEW, ` ${words.check(check)}`),
  ]);
}

function writeNotes(words: DraftWords, notes: readonly Evidence[], room = 0): string[] {
  const records = notes.filter((piece) => !isRemark(piece));
  const shown = (records.length > 0 ? records : notes).slice(0, MAX_NOTES);
  const more = notes.length - shown.length;
  if (room > 0)
    return [`- ${words.join([...shown.map(citeTitle), ...(more > 0 ? [words.more(more)] : [])])}`];
  const texts = joinBlocks(shown.map((piece) => writeToCheck(piece, words)));
  return joinBlocks([texts, more > 0 ? `- ${joinLead(words.also, words.more(more))}` : ""]).split(
    "\n",
  );
}

/** Keeps a piece apart from the lists of a document, unless it has a list itself. */
const toParagraph = (item: string) => (item.includes("\n") ? item : item.replace(/^- /, ""));
