import type { Brief } from "@/lib/ai/engine";
import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { countEmpty } from "@/lib/ai/grounding/section-gaps";
import { NOTES } from "@/lib/ai/own-words";
import type { Section } from "@/lib/document-types/definition";
import { cutText } from "@/lib/text/cut-text";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import { readWords } from "./evidence-blocks";
import { readBlocks, readText } from "./fitting-passages";
import type { Plan } from "./plan";
import { isEmpty, planDraft, type SectionPlan } from "./plan-draft";
import type { Quotation } from "./quote-documents";
import { isTabled, Said } from "./said";
import {
  endSentence,
  escapeInline,
  escapeLine,
  refer,
  writeBlock,
  writeBullets,
  writeItem,
} from "./write-markdown";

const BRIEF = 160;
const CHECK_NOTES = "Groundwork could not tell where these notes belong.";
const CHECK_IDEAS = "A document says what is wanted. Ask whether it includes these ideas.";
/** Maximum number of titles at the end of a section that has no room for their pieces. */
const MOST_NAMED = 10;
/** Maximum number of notes to check whose text is given. */
const MOST_NOTES = 6;
const MOST_HEADING = 80;

const joinBlocks = (blocks: readonly string[]) =>
  blocks
    .filter((block) => block !== "")
    .reduce((text, block) => {
      // A blank line between two lists would make one loose list of them.
      const isList = /^- /.test(block) && /^ *- /.test(text.split("\n").at(-1) ?? "");
      return text === "" ? block : `${text}${isList ? "\n" : "\n\n"}${block}`;
    }, "");

const writeTitles = (lead: string, pieces: readonly Evidence[]) =>
  pieces.length === 0
    ? ""
    : `- ${lead} ${pieces
        .slice(0, MOST_NAMED)
        .map((piece) => `*${escapeInline(piece.title)}* ${refer(piece)}`)
        .join(", ")}`;

function writeQuotation({ piece, blocks }: Quotation, isListed: boolean): string {
  const [first] = blocks;
  if (!first) return writeTitles("See", [piece]);
  const written = blocks.map((block) => writeBlock(block, piece));
  return isListed && first.kind === "paragraph" && blocks.length === 1
    ? `- ${written.join("")}`
    : joinBlocks(written);
}

const writeInstructions = (instructions: string) => {
  const lines = instructions.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return "";
  return [NOTES.instructions, ...lines.map(escapeLine)].map((line) => `> ${line}`).join("\n>\n");
};

const countReferences = (text: string) => new Set(text.match(/\[\^E\d+\]/g)).size;

/** Says how the draft was made, which sections have nothing, and which document it follows. */
function writeNote(text: string, empty: readonly Section[], all: number, named: string) {
  const sources = countReferences(named + text);
  if (sources === 0)
    return `> ${NOTES.assembled}. Nothing in this workspace feeds these sections yet: add what they name, then generate again.`;
  const headings = empty.map(({ heading }) => escapeInline(heading));
  const gaps = headings.length === 0 ? "" : ` ${countEmpty(headings, all)}`;
  const first = `> ${NOTES.assembled} from ${countNoun(sources, "source")}.${gaps}`;
  return named === "" ? first : `${first}\n>\n> ${named}`;
}

function writeModelNote(model: Evidence, left: readonly string[]): string {
  const isApproved = model.type === "document" && model.status === "approved";
  return `This initiative already has ${isApproved ? "an approved document" : "a document"} of this type: *${escapeInline(model.title)}* ${refer(model)}. Its text is taken over, in the sections that its headings name.${writeLeft(left)}`;
}

/** Names what of the document fits no section of the draft. */
function writeLeft(left: readonly string[]): string {
  if (left.length === 0) return "";
  const named = left
    .slice(0, MOST_NAMED)
    .map((heading) => `*${escapeInline(cutText(heading, MOST_HEADING))}*`);
  const more = left.length - named.length;
  const all = joinWords(more > 0 ? [...named, `${more} more`] : named);
  return ` Only there, because no section fits: ${all}.`;
}

/** Assembles a draft in which every statement is taken from a piece and refers to it; the same brief gives the same draft. */
export function assembleDraft(brief: Brief): string {
  const { sections, initiative, model, left } = planDraft(brief);
  const text = sections.map(({ section, lead, plan, quotations, elsewhere }) =>
    joinBlocks([
      `## ${section.heading}`,
      ...lead.map((text) => (initiative ? `${escapeLine(text)} ${refer(initiative)}` : "")),
      writeSection(section, plan, quotations, model),
      writeElsewhere(elsewhere),
    ]),
  );
  const empty = sections.filter(isEmpty).map(({ section }) => section);
  return joinBlocks([
    writeNote(text.join("\n"), empty, sections.length, model ? writeModelNote(model, left) : ""),
    writeInstructions(brief.instructions),
    ...text,
  ]);
}

function writeElsewhere(places: SectionPlan["elsewhere"]): string {
  if (places.length === 0) return "";
  const headings = places.map(({ heading }) => `*${escapeInline(heading)}*`);
  const pieces = [...new Set(places.map(({ piece }) => piece))];
  return `See ${joinWords(headings)}. ${refer(...pieces)}`;
}

function writeSection(
  { layout, about, check, isBrief }: Section,
  plan: Plan,
  quotations: readonly Quotation[],
  model: Evidence | undefined,
): string {
  const taken = quotations.filter(({ piece }) => piece === model);
  const quoted = quotations.filter(({ piece }) => piece !== model);
  const follows = taken.map((quotation) => writeQuotation(quotation, false));
  // What a heading or a table of the model says already is only named.
  const told = new Said();
  for (const block of taken.flatMap(({ blocks }) => blocks))
    if (block.kind === "heading" || block.kind === "table") told.add(block);
  const tables = quotations
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? [extractWords(readWords(block))] : []));
  const isTold = (piece: Evidence) =>
    told.has((piece.type === "goal" && piece.goal.keyResult) || piece.title) ||
    (piece.type === "context_item" &&
      readText(piece) !== "" &&
      splitPlainSentences(readText(piece)).every((sentence) => isTabled(sentence, tables)));
  const isNew = (piece: Evidence) => !isTold(piece);
  const laidOut = plan.laidOut.filter(isNew);
  const items = plan.listed
    .filter(isNew)
    .map((piece) => writeItem(piece, { words: about?.words, most: isBrief && BRIEF, tables }));
  // Below the headings of the model, other pieces would seem to belong to the last of them.
  const isLast = taken.some(({ blocks }) => blocks.some(({ kind }) => kind === "heading"));
  return joinBlocks([
    ...(isLast ? [] : follows),
    layout && laidOut.length > 0 ? LAYOUTS[layout].write(laidOut) : "",
    ...(taken.length > 0 ? items.map(toParagraph) : items),
    ...quoted.map((quotation) => writeQuotation(quotation, items.length + quoted.length > 1)),
    writeTitles("On record too:", [...plan.laidOut, ...plan.listed].filter(isTold)),
    writeTitles("Also:", plan.named),
    writeUnsure(plan.unsure, check),
    ...(isLast ? follows : []),
  ]);
}

/** Names pieces to check, and gives the text of the first notes, which a reader cannot judge by their titles. */
function writeUnsure(pieces: readonly Evidence[], check: string | undefined): string {
  const notes = check ? [] : pieces.filter((piece) => hasLabel(piece, "general_note"));
  const others = pieces.filter((piece) => !notes.includes(piece));
  return joinBlocks([
    writeBox(
      CHECK_NOTES,
      joinBlocks([
        writeBullets(notes.slice(0, MOST_NOTES), readLine),
        writeTitles("Also:", notes.slice(MOST_NOTES)),
      ]),
    ),
    writeBox(check ?? CHECK_IDEAS, writeTitles("See", others)),
  ]);
}

/** The sentences and the list items of a note, on one line. */
const readLine = (piece: Evidence) =>
  joinSentences(
    readBlocks(piece).flatMap((block) => {
      if (block.kind === "list") return endSentence(block.items.map(({ text }) => text).join("; "));
      return block.kind === "paragraph" ? readWords(block) : [];
    }),
  );

const writeBox = (check: string, items: string) =>
  items === ""
    ? ""
    : [`${NOTES.check} ${check}`, "", ...items.split("\n")]
        .map((line) => `> ${line}`.trim())
        .join("\n");

/** Keeps a piece apart from the lists of a document, unless it has a list itself. */
const toParagraph = (item: string) => (item.includes("\n") ? item : item.replace(/^- /, ""));
