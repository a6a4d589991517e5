import { bullets } from "@/lib/ai/builtin/layouts/bullets";
import { refer } from "@/lib/ai/builtin/layouts/layout";
import type { Section } from "@/lib/ai/document-types/outline";
import type { Brief } from "@/lib/ai/engine";
import type { Evidence } from "@/lib/ai/evidence";
import { NOTES } from "@/lib/ai/own-words";
import { escapeInline, escapeLine } from "./escape";
import { excerptOf } from "./excerpt";
import { LAYOUTS } from "./layouts";
import { withoutOtherCompetitors } from "./named-competitor";
import { isEmpty, type Plan, planSections } from "./plan";
import { type Quotation, quotationsOf } from "./related";

/** Pieces that are named at the end of a section for want of room. */
const MOST_NAMED = 10;

const joined = (blocks: readonly string[], separator = "\n\n") =>
  blocks.filter((block) => block !== "").join(separator);

const quoted = ({ piece, heading, text }: Quotation) => {
  const title = escapeInline(piece.title);
  const source = heading === "" ? `**${title}:**` : `**${title}** (${escapeInline(heading)}):`;
  return `- ${source} ${escapeInline(text)} ${refer(piece)}`;
};

/** The pieces for which there was no room, by title. */
const named = (pieces: readonly Evidence[]) =>
  pieces.length === 0
    ? ""
    : `- Also: ${pieces
        .slice(0, MOST_NAMED)
        .map((piece) => `*${escapeInline(piece.title)}* ${refer(piece)}`)
        .join(", ")}`;

const opening = (initiative: Evidence | undefined) => {
  const text = initiative ? excerptOf(initiative.text) : "";
  return initiative && text !== "" ? `${escapeLine(text)} ${refer(initiative)}` : "";
};

function sectionBody({ layout }: Section, plan: Plan, quotations: readonly Quotation[]): string {
  const laidOut = layout && plan.laidOut.length > 0 ? LAYOUTS[layout].write(plan.laidOut) : "";
  const list = [...quotations.map(quoted), bullets.write(plan.listed), named(plan.left)];
  const listed = joined(list, "\n");
  // Two lists with a blank line between them would be one with gaps.
  const isList = laidOut.split("\n").at(-1)?.startsWith("- ");
  return joined([laidOut, listed], isList ? "\n" : "\n\n");
}

/** What the caller asked for, kept in view: each line as it was written. */
const instructionsNote = (instructions: string) => {
  const lines = instructions.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return "";
  return [NOTES.instructions, ...lines.map(escapeLine)].map((line) => `> ${line}`).join("\n>\n");
};

const firstLine = (pieces: number) =>
  pieces === 0
    ? `> ${NOTES.assembled}. Nothing in this workspace feeds these sections yet: add what they name, then generate again.`
    : `> ${NOTES.assembled} from ${pieces} ${pieces === 1 ? "piece" : "pieces"} of this workspace. Every line below says what it rests on; where the written rules found nothing, the section says so.`;

const referred = (text: string) => new Set(text.match(/\[\^E\d+\]/g)).size;

/**
 * A first draft from the outline and the evidence alone, the same for the same brief: every statement
 * is taken from a piece and refers to it, and a section for which there is none stays empty.
 */
export function assembleDraft(brief: Brief): string {
  const { outline, instructions } = brief;
  const evidence = withoutOtherCompetitors(brief);
  const initiative = evidence.find(({ type }) => type === "initiative");
  const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
  const plans = planSections(outline, evidence);
  const silent = outline.filter((section) => {
    const plan = plans.get(section);
    return !plan || isEmpty(plan);
  });
  const documents = evidence.filter(({ type }) => type === "document");
  const quotations = quotationsOf(outline, documents, new Set(silent));
  const sections = outline.map((section) => {
    const plan = plans.get(section);
    const own = plan ? sectionBody(section, plan, quotations.get(section) ?? []) : "";
    const body = joined([section === opens ? opening(initiative) : "", own]);
    return joined([`## ${section.heading}`, body]);
  });
  const text = joined(sections);
  return joined([firstLine(referred(text)), instructionsNote(instructions), text]);
}
