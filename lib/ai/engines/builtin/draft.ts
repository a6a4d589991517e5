import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { nameGaps } from "@/lib/ai/grounding/describe-gaps";
import { DRAFT_NOTES } from "@/lib/ai/grounding/draft-notes";
import { needsQuestionHeading, repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { nameSection } from "@/lib/ai/reading/section-names";
import { cutText } from "@/lib/text/cut-text";
import type { Language } from "@/lib/text/languages";
import { splitLines } from "@/lib/text/line-ends";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { states } from "@/lib/text/plain-statement";
import { readText } from "./fitting-passages";
import { findLayout } from "./layouts";
import { isOpen, OPEN_QUESTIONS } from "./open-points";
import { hasOnlyChecks, isApproved, isEmpty, planDraft, type SectionContent } from "./plan-draft";
import type { Quotation } from "./quote-documents";
import { isShipped } from "./rate-fit";
import { findRisksWithoutOwner } from "./risk-table";
import {
  escapeInline,
  escapeLine,
  joinBlocks,
  refer,
  writeBlock,
  writeItem,
  writeToCheck,
} from "./write-markdown";

const CHECK_NOTES = "Groundwork could not tell where these notes belong.";
const CHECK_IDEAS = "A document says what is wanted. Ask whether it includes these ideas.";
/** Maximum number of titles at the end of a section that has no room for their pieces. */
const MAX_NAMED = 10;
/** Maximum number of notes to check that are quoted; others are only named. */
const MAX_NOTES = 6;
const MAX_HEADING_LENGTH = 80;

/** A part of an item may have no title, since another part has it. */
const citeTitle = (piece: Evidence) =>
  `*${escapeInline(piece.title || cutText(readText(piece), MAX_HEADING_LENGTH))}* ${refer(piece)}`;

function writeTitles(lead: string, pieces: readonly Evidence[]): string {
  const titles = pieces.slice(0, MAX_NAMED).map(citeTitle);
  return titles.length > 0 ? `- ${lead} ${titles.join(", ")}` : "";
}

const writeQuotation = ({ piece, blocks }: Quotation) =>
  blocks.length === 0
    ? writeTitles("See", [piece])
    : joinBlocks(blocks.map((block) => writeBlock(block, piece)));

/** Whether a part of a document begins with a heading that says the same as `OPEN_QUESTIONS`. */
const beginsWithQuestionHeading = ({ blocks: [first] }: Quotation) =>
  first?.kind === "heading" && repeatsHeading(first.text, OPEN_QUESTIONS);

const writeInstructions = (instructions: string) => {
  const lines = splitLines(instructions).filter((line) => line.trim() !== "");
  if (lines.length === 0) return "";
  return [DRAFT_NOTES.instructions, ...lines.map(escapeLine)]
    .map((line) => `> ${line}`)
    .join("\n>\n");
};

/** Whether an item states one of the words as a fact: not `Once it is live, …`. */
function statesAny(piece: Evidence, words: readonly string[]): boolean {
  const pattern = new RegExp(`(?<!\\p{sc=Latin})(?:${words.join("|")})`, "iu");
  return [piece.title, ...splitPlainSentences(readText(piece))].some((each) =>
    states(each, pattern),
  );
}

/** Whether the text of a section makes its note at the top needless. */
function saysSo({ section, pieces, quotations }: SectionContent): boolean {
  const words = section.unlessSaid?.words;
  const own = [...pieces.laidOut, ...pieces.listed].filter(({ scope }) => scope === "initiative");
  return (
    quotations.length > 0 ||
    own.some((piece) => !words || isShipped(piece) || statesAny(piece, words))
  );
}

/** Says how the draft was made, which sections have nothing, which text it lacks, and which document it follows. */
function writeNote(
  text: string,
  { sections, language }: { sections: readonly SectionContent[]; language: Language },
  named: string,
) {
  const sources = new Set((named + text).match(/\[\^E\d+\]/g)).size;
  if (sources === 0)
    return `> ${DRAFT_NOTES.assembled}. These sections have no evidence in this workspace yet: add the items that they name, then generate again.`;
  const listHeadings = (some: readonly SectionContent[]) =>
    some.map(({ section }) => escapeInline(nameSection(section, language)));
  const empty = listHeadings(sections.filter(isEmpty));
  const toCheck = listHeadings(sections.filter(hasOnlyChecks));
  const unsaid = sections
    .filter((each) => !saysSo(each))
    .map(({ section }) => section.unlessSaid?.note);
  const gaps = nameGaps(empty, toCheck, sections.length).join(" ");
  // Readers may fill the empty sections, and the note stays.
  const drafted = empty.length > 0 ? `As drafted, ${gaps}` : gaps;
  const first = `${DRAFT_NOTES.assembled} from ${countNoun(sources, "source")}. ${drafted}`.trim();
  return `> ${[first, ...unsaid, named].filter(Boolean).join("\n>\n> ")}`;
}

function joinSome(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return joinWords(more > 0 ? [...names.slice(0, MAX_NAMED), `${more} more`] : names);
}

/** Names the document that the draft follows, its headings that fit no section, and others that it could have followed. */
function writeTemplateNote({ template, left, others }: ReturnType<typeof planDraft>): string {
  if (!template) return writeOthers(others);
  const headings = left.map((name) => `*${escapeInline(cutText(name, MAX_HEADING_LENGTH))}*`);
  const named = others.map((piece) => citeTitle(piece) + (isApproved(piece) ? " (approved)" : ""));
  return [
    `This initiative already has ${isApproved(template) ? "an approved document" : "a document"} of this type: ${citeTitle(template)}.`,
    "Its text is kept, under the sections that match its headings.",
    ...(headings.length > 0 ? [`Left out, because no section fits: ${joinSome(headings)}.`] : []),
    ...(named.length > 0 ? [`Others of this type are not kept in full: ${joinSome(named)}.`] : []),
  ].join(" ");
}

/** Names documents of the type that the draft cannot follow. */
const writeOthers = (others: readonly Evidence[]) =>
  others.length > 0
    ? `This initiative already has ${countNoun(others.length, "document")} of this type: ${joinSome(others.map(citeTitle))}. Nothing of ${others.length === 1 ? "it" : "them"} is kept, because no heading is that of a section.`
    : "";

/** Assembles a draft in which every statement is taken from a piece and refers to it; the same brief gives the same draft. */
export function assembleDraft(brief: Brief): string {
  const content = planDraft(brief);
  const { sections, initiative, template } = content;
  const { language } = brief;
  const text = sections.map((each) =>
    joinBlocks([
      `## ${nameSection(each.section, language)}`,
      ...each.lead.map((block) => (initiative ? writeBlock(block, initiative) : "")),
      writeSection(each, template, language),
    ]),
  );
  return joinBlocks([
    writeNote(text.join("\n"), { sections, language }, writeTemplateNote(content)),
    writeInstructions(brief.instructions),
    ...text,
  ]);
}

function writeSection(
  { section, pieces, quotations }: SectionContent,
  template: Evidence | undefined,
  language: Language,
): string {
  const taken = quotations.filter(({ piece }) => piece === template);
  const quoted = quotations.filter(({ piece }) => piece !== template);
  const follows = taken.map(writeQuotation);
  // Below the headings of the template, other pieces would seem to belong to the last of them.
  const isLast = taken.some(({ blocks }) => blocks.some(({ kind }) => kind === "heading"));
  const open = needsQuestionHeading(section) ? pieces.listed.filter(isOpen) : [];
  const write = (some: readonly Evidence[], heading: string) =>
    some.map((piece) => writeItem(piece, { ...section, heading }, pieces.listed.length));
  const asked = open.length > 0 ? quoted.filter(beginsWithQuestionHeading) : [];
  const items = write(
    pieces.listed.filter((piece) => !open.includes(piece)),
    nameSection(section, language),
  );
  return joinBlocks([
    ...(isLast ? [] : follows),
    pieces.laidOut.length > 0 ? findLayout(section).write(pieces.laidOut) : "",
    ...(taken.length > 0 ? items.map(toParagraph) : items),
    ...quoted.filter((each) => !asked.includes(each)).map(writeQuotation),
    ...(isLast ? follows : []),
    open.length > 0 ? `### ${OPEN_QUESTIONS}` : "",
    ...write(open, OPEN_QUESTIONS),
    ...asked.map((each) => writeQuotation({ ...each, blocks: each.blocks.slice(1) })),
    section.wantsOwners && taken.length === 0 ? writeUnowned(pieces.laidOut) : "",
    writeNamed(DRAFT_NOTES.said, pieces.said),
    writeNamed(DRAFT_NOTES.named, pieces.named),
    writeUnsure(pieces.unsure, section.check),
  ]);
}

function writeNamed(lead: string, pieces: readonly Evidence[], advice = ""): string {
  const titles = pieces.slice(0, MAX_NAMED).map(citeTitle);
  return titles.length > 0 ? `> ${lead} ${joinWords(titles)}.${advice}` : "";
}

const NO_OWNER = "Groundwork found no `Owner: …` in";
const NAME_ONE = " Name one person or team for each, like `Owner: Ann Lee`.";

function writeUnowned(pieces: readonly Evidence[]): string {
  const unowned = findRisksWithoutOwner(pieces);
  return unowned.length > 1 && unowned.length === pieces.length
    ? `> ${DRAFT_NOTES.check} ${NO_OWNER} any of these risks.${NAME_ONE}`
    : writeNamed(`${DRAFT_NOTES.check} ${NO_OWNER}`, unowned, NAME_ONE);
}

/** Names pieces to check, and gives the text of the first notes, which a reader cannot judge by their titles. */
function writeUnsure(pieces: readonly Evidence[], check: string | undefined): string {
  const notes = check ? [] : pieces.filter((piece) => hasLabel(piece, "general_note"));
  const others = pieces.filter((piece) => !notes.includes(piece));
  const texts = joinBlocks(notes.slice(0, MAX_NOTES).map(writeToCheck));
  const more = writeTitles("Also:", notes.slice(MAX_NOTES));
  const quoted = joinBlocks([texts, more]).split("\n");
  return joinBlocks([
    notes.length > 0
      ? [`${DRAFT_NOTES.check} ${CHECK_NOTES}`, "", ...quoted]
          .map((line) => `> ${line}`.trim())
          .join("\n")
      : "",
    writeNamed(DRAFT_NOTES.check, others, ` ${check ?? CHECK_IDEAS}`),
  ]);
}

/** Keeps a piece apart from the lists of a document, unless it has a list itself. */
const toParagraph = (item: string) => (item.includes("\n") ? item : item.replace(/^- /, ""));
