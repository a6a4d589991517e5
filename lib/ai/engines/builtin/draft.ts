import type { Brief } from "@/lib/ai/engine";
import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import { bullets } from "@/lib/ai/engines/builtin/layouts/layout";
import type { Evidence } from "@/lib/ai/evidence";
import { NOTES } from "@/lib/ai/own-words";
import type { Section } from "@/lib/document-types/definition";
import { takeExcerpt } from "./excerpt";
import { isEmpty, type Plan, planSections } from "./plan";
import { type Quotation, quoteDocuments } from "./quote-documents";
import { wordsOf } from "./word-sets";
import { escapeInline, escapeLine, refer } from "./write-markdown";

/** Pieces that are writeTitles at the end of a section for want of room. */
const MOST_NAMED = 10;

const joinBlocks = (blocks: readonly string[], separator = "\n\n") =>
  blocks.filter((block) => block !== "").join(separator);

const writeQuotation = ({ piece, heading, text }: Quotation) => {
  const title = escapeInline(piece.title);
  const source = heading === "" ? `**${title}:**` : `**${title}** (${escapeInline(heading)}):`;
  return `- ${source} ${escapeInline(text)} ${refer(piece)}`;
};

/** The pieces for which there was no room, by title. */
const writeTitles = (pieces: readonly Evidence[]) =>
  pieces.length === 0
    ? ""
    : `- Also: ${pieces
        .slice(0, MOST_NAMED)
        .map((piece) => `*${escapeInline(piece.title)}* ${refer(piece)}`)
        .join(", ")}`;

const writeOpening = (initiative: Evidence | undefined) => {
  const text = initiative ? takeExcerpt(initiative.text) : "";
  return initiative && text !== "" ? `${escapeLine(text)} ${refer(initiative)}` : "";
};

function writeSection({ layout }: Section, plan: Plan, quotations: readonly Quotation[]): string {
  const laidOut = layout && plan.laidOut.length > 0 ? LAYOUTS[layout].write(plan.laidOut) : "";
  const list = [
    ...quotations.map(writeQuotation),
    bullets.write(plan.listed),
    writeTitles(plan.left),
  ];
  const listed = joinBlocks(list, "\n");
  // Two lists with a blank line between them would be one with gaps.
  const isList = laidOut.split("\n").at(-1)?.startsWith("- ");
  return joinBlocks([laidOut, listed], isList ? "\n" : "\n\n");
}

/** What the caller asked for, kept in view: each line as it was written. */
const writeInstructions = (instructions: string) => {
  const lines = instructions.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return "";
  return [NOTES.instructions, ...lines.map(escapeLine)].map((line) => `> ${line}`).join("\n>\n");
};

const writeFirstLine = (pieces: number) =>
  pieces === 0
    ? `> ${NOTES.assembled}. Nothing in this workspace feeds these sections yet: add what they name, then generate again.`
    : `> ${NOTES.assembled} from ${pieces} ${pieces === 1 ? "piece" : "pieces"} of this workspace. Every line below says what it rests on; where the written rules found nothing, the section says so.`;

const countReferences = (text: string) => new Set(text.match(/\[\^E\d+\]/g)).size;

/**
 * A first draft from the outline and the evidence alone, the same for the same brief: every statement
 * is taken from a piece and refers to it, and a section for which there is none stays empty.
 */
export function assembleDraft(brief: Brief): string {
  const { outline, instructions } = brief;
  const evidence = dropOtherCompetitors(brief);
  const initiative = evidence.find(({ type }) => type === "initiative");
  const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  const plans = planSections(outline, evidence);
  const silent = outline.filter((section) => {
    const plan = plans.get(section);
    return !plan || isEmpty(plan);
  });
  const documents = evidence.filter(({ type }) => type === "document");
  const quotations = quoteDocuments(outline, documents, new Set(silent));
  const sections = outline.map((section) => {
    const plan = plans.get(section);
    const own = plan ? writeSection(section, plan, quotations.get(section) ?? []) : "";
    const body = joinBlocks([section === opens ? writeOpening(initiative) : "", own]);
    return joinBlocks([`## ${section.heading}`, body]);
  });
  const text = joinBlocks(sections);
  return joinBlocks([writeFirstLine(countReferences(text)), writeInstructions(instructions), text]);
}

const isCompetitor = (piece: Evidence) =>
  piece.type === "context_item" && piece.label === "key_competitors";

/**
 * The evidence without competitors that the brief is not about: when a battlecard's title or
 * instructions name one, the others stay out. All of it when they name none.
 */
function dropOtherCompetitors(brief: Brief): readonly Evidence[] {
  const { documentType, title, instructions, evidence } = brief;
  if (documentType !== "competitive_battlecard") return evidence;
  const asked = wordsOf(`${title} ${instructions}`);
  // Only words that begin with a capital letter in a competitor's title can be its name.
  const names = evidence.filter(isCompetitor).flatMap(({ title }) => {
    const [, name = ""] = /^(\p{Lu}[\p{L}\p{N}]+)/u.exec(title) ?? [];
    return [...wordsOf(name)].filter((word) => asked.has(word));
  });
  if (names.length === 0) return evidence;
  return evidence.filter((piece) => {
    const words = wordsOf(`${piece.title} ${piece.text}`);
    return !isCompetitor(piece) || names.some((name) => words.has(name));
  });
}
