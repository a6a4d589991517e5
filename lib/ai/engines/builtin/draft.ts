import { DRAFT_WORDS, type DraftWords, joinLead } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { needsQuestionHeading, repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { nameSection } from "@/lib/ai/reading/section-names";
import { splitLines } from "@/lib/text/line-ends";
import { escapeLine, joinBlocks } from "./escape-markdown";
import { citeTitle, MAX_NAMED, writeNote } from "./head-note";
import { findLayout } from "./layouts";
import { isOpen, OPEN_QUESTIONS } from "./open-points";
import { planDraft, type SectionContent } from "./plan-draft";
import type { Quotation } from "./quote-documents";
import { findRisksWithoutOwner } from "./risk-table";
import { writeBlock } from "./write-blocks";
import { writeItem, writeToCheck } from "./write-markdown";

/** Maximum number of notes to check that are quoted; others are only named. */
const MAX_NOTES = 6;

function writeTitles(lead: string, pieces: readonly Evidence[]): string {
  const titles = pieces.slice(0, MAX_NAMED).map(citeTitle);
  return titles.length > 0 ? `- ${joinLead(lead, titles.join(", "))}` : "";
}

const writeQuotation = ({ piece, blocks }: Quotation, { see }: DraftWords) =>
  blocks.length === 0
    ? writeTitles(see, [piece])
    : joinBlocks(blocks.map((block) => writeBlock(block, piece)));

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
    writeNote(text.join("\n"), content, language),
    writeInstructions(brief.instructions, words),
    ...text,
  ]);
}

function writeSection(
  { section, pieces, quotations }: SectionContent,
  template: Evidence | undefined,
  { language }: Brief,
): string {
  const words = DRAFT_WORDS[language];
  const writeQuotations = (some: readonly Quotation[]) =>
    some.map((each) => writeQuotation(each, words));
  const taken = quotations.filter(({ piece }) => piece === template);
  const quoted = quotations.filter(({ piece }) => piece !== template);
  const follows = writeQuotations(taken);
  // Below the headings of the template, other pieces would seem to belong to the last of them.
  const isLast = taken.some(({ blocks }) => blocks.some(({ kind }) => kind === "heading"));
  const open = needsQuestionHeading(section) ? pieces.listed.filter(isOpen) : [];
  const write = (some: readonly Evidence[], heading: string) =>
    some.map((piece) => writeItem(piece, { ...section, heading }, pieces.listed.length, words));
  const asked = open.length > 0 ? quoted.filter(beginsWithQuestionHeading) : [];
  const items = write(
    pieces.listed.filter((piece) => !open.includes(piece)),
    nameSection(section, language),
  );
  return joinBlocks([
    ...(isLast ? [] : follows),
    pieces.laidOut.length > 0 ? findLayout(section).write(pieces.laidOut, words) : "",
    ...(taken.length > 0 ? items.map(toParagraph) : items),
    ...writeQuotations(quoted.filter((each) => !asked.includes(each))),
    ...(isLast ? follows : []),
    open.length > 0 ? `### ${words.openQuestions}` : "",
    ...write(open, OPEN_QUESTIONS),
    ...writeQuotations(asked.map((each) => ({ ...each, blocks: each.blocks.slice(1) }))),
    section.wantsOwners && taken.length === 0 ? writeUnowned(pieces.laidOut, words) : "",
    writeNamed(words, words.notes.said, pieces.said),
    writeNamed(words, words.notes.named, pieces.named),
    writeUnsure(words, pieces.unsure, section.check),
  ]);
}

function writeNamed(
  { join, end }: DraftWords,
  lead: string,
  pieces: readonly Evidence[],
  advice = "",
): string {
  const titles = pieces.slice(0, MAX_NAMED).map(citeTitle);
  return titles.length > 0 ? `> ${joinLead(lead, join(titles))}${end}${advice}` : "";
}

function writeUnowned(pieces: readonly Evidence[], words: DraftWords): string {
  const { start, all, advice } = words.noOwner;
  const lead = joinLead(words.notes.check, start);
  const unowned = findRisksWithoutOwner(pieces);
  return unowned.length > 1 && unowned.length === pieces.length
    ? `> ${joinLead(lead, all)}${words.end}${advice}`
    : writeNamed(words, lead, unowned, advice);
}

/** Names pieces to check, and gives the text of the first notes, which a reader cannot judge by their titles. */
function writeUnsure(
  words: DraftWords,
  pieces: readonly Evidence[],
  check: string | undefined,
): string {
  const notes = check ? [] : pieces.filter((piece) => hasLabel(piece, "general_note"));
  const others = pieces.filter((piece) => !notes.includes(piece));
  const texts = joinBlocks(notes.slice(0, MAX_NOTES).map((piece) => writeToCheck(piece, words)));
  const more = writeTitles(words.also, notes.slice(MAX_NOTES));
  const quoted = joinBlocks([texts, more]).split("\n");
  const lead = words.notes.check;
  return joinBlocks([
    notes.length > 0
      ? [joinLead(lead, words.checkNotes), "", ...quoted]
          .map((line) => `> ${line}`.trim())
          .join("\n")
      : "",
    writeNamed(words, lead, others, ` ${words.check(check)}`),
  ]);
}

/** Keeps a piece apart from the lists of a document, unless it has a list itself. */
const toParagraph = (item: string) => (item.includes("\n") ? item : item.replace(/^- /, ""));
