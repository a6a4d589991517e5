import type { Brief } from "@/lib/ai/engine";
import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import { bullets } from "@/lib/ai/engines/builtin/layouts/layout";
import type { Evidence } from "@/lib/ai/evidence";
import { NOTES } from "@/lib/ai/own-words";
import type { Section } from "@/lib/document-types/definition";
import { takeExcerpt } from "./excerpt";
import { isEmpty, type Plan, planSections } from "./plan";
import { type Quotation, quoteDocuments } from "./quote-documents";
import { extractTopicWords } from "./word-sets";
import { escapeInline, escapeLine, refer } from "./write-markdown";

/** Maximum number of titles at the end of a section that has no room for their pieces. */
const MOST_NAMED = 10;

const joinBlocks = (blocks: readonly string[], separator = "\n\n") =>
  blocks.filter((block) => block !== "").join(separator);

const writeQuotation = ({ piece, heading, text }: Quotation) => {
  const title = escapeInline(piece.title);
  const source = heading === "" ? `**${title}:**` : `**${title}** (${escapeInline(heading)}):`;
  return `- ${source} ${escapeInline(text)} ${refer(piece)}`;
};

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
  // A blank line between two lists would make one loose list of them.
  const isList = laidOut.split("\n").at(-1)?.startsWith("- ");
  return joinBlocks([laidOut, listed], isList ? "\n" : "\n\n");
}

/** Quotes the caller's instructions, each line as it was written. */
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
 * Assembles a first draft from the outline and the evidence alone. It is the same for the same brief:
 * every statement is taken from a piece and refers to it, and a section without evidence stays empty.
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

/** Removes the other competitors if the title or the instructions of a battlecard name one. */
function dropOtherCompetitors(brief: Brief): readonly Evidence[] {
  const { documentType, title, instructions, evidence } = brief;
  if (documentType !== "competitive_battlecard") return evidence;
  const asked = extractTopicWords(`${title} ${instructions}`);
  // A competitor's name is the first word of its title, and begins with a capital letter.
  const names = evidence.filter(isCompetitor).flatMap(({ title }) => {
    const [, name = ""] = /^(\p{Lu}[\p{L}\p{N}]+)/u.exec(title) ?? [];
    return [...extractTopicWords(name)].filter((word) => asked.has(word));
  });
  if (names.length === 0) return evidence;
  return evidence.filter((piece) => {
    const words = extractTopicWords(`${piece.title} ${piece.text}`);
    return !isCompetitor(piece) || names.some((name) => words.has(name));
  });
}
