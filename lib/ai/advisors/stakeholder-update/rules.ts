import { isClosed } from "@/lib/ai/advisors/shared/countermeasures";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { formatLongDate } from "@/lib/format-long-date";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { joinWords } from "@/lib/text/phrases";
import { joinCells } from "@/lib/text/tables";
import { askAudience } from "./ask-audience";
import { type PiecePart, PLANS, type QuotePlan } from "./audience-plans";
import type { Answer, Point, UpdateOptions } from "./contract";
import { quotePart, readSentences } from "./quote-part";

const MAX_OPENING = 260;
const MAX_COMING = 2;

export function applyRules({
  evidence,
  options: { audience, today },
  subject,
}: Material<UpdateOptions>): Answer {
  const plan = PLANS[audience];
  const open = evidence.filter((piece) => !hasLabel(piece, "risk") || !isClosed(piece));
  const quoted = new Set<string>();
  const quote = (part: QuotePlan) => quotePieces(part, open, quoted, today);
  // First, since an executive's figures may stand in the notes that also name dates.
  const highlights = quote(plan.highlights);
  const sections = plan.sections
    .map((section) => ({ heading: section.heading, points: quote(section) }))
    .filter(({ points }) => points.length > 0);
  const risks = quote(plan.risks);
  const opening = writeOpening(subject.title, evidence, today);
  const filled = [
    ...sections,
    { heading: "Highlights", points: highlights },
    { heading: "Risks", points: risks },
  ].filter(({ points }) => points.length > 0);
  const topics = plan.topics
    .filter(([heading]) => filled.some((section) => section.heading === heading))
    .map(([, topic]) => topic);
  return {
    summary: summarize(filled),
    subject_line: [cutText(subject.title, 90), joinWords(topics)].filter(Boolean).join(": "),
    body_markdown: [opening, ...sections.map(writeSection)].join("\n\n"),
    highlights,
    risks,
    asks: askAudience(audience, evidence),
  };
}

const putTogether = (title: string, words: string) =>
  words.toLowerCase().startsWith(title.toLowerCase())
    ? words
    : [title, words].filter(Boolean).join(": ");

/** Without such words the title alone would say nothing of the kind. */
const NEEDS_WORDS: readonly PiecePart[] = ["figure", "money", "date", "goal"];

type Section = { heading: string; points: readonly Point[] };

/** Each piece once in an update. Quotes the initiative's own pieces, or else those of the workspace, by the order of the labels. */
function quotePieces(
  plan: QuotePlan,
  evidence: readonly Evidence[],
  quoted: Set<string>,
  today: string,
): Point[] {
  const labelled = plan.labels.flatMap((label) =>
    evidence.filter((piece) => hasLabel(piece, label) && !quoted.has(piece.id)),
  );
  const own = labelled.filter(({ scope }) => scope === "initiative");
  const pieces = own.length === 0 && plan.hasShared ? labelled : own;
  const chosen = pieces
    .map((piece) => ({ piece, words: quotePart(piece, plan.part, today) }))
    .filter(({ words }) => words !== "" || !NEEDS_WORDS.includes(plan.part))
    .slice(0, plan.max);
  for (const { piece } of chosen) quoted.add(piece.id);
  return chosen.map(({ piece, words }) => ({
    text: putTogether(joinCells(piece.title), words),
    evidence: [piece.ref],
  }));
}

function writeOpening(title: string, evidence: readonly Evidence[], today: string): string {
  const initiative = evidence.find(({ type }) => type === "initiative");
  const sentences = readSentences(initiative?.text ?? "");
  const coming = sentences.filter(
    (each) => namesTime(each) && (findLatestDate(each) ?? today) >= today,
  );
  const said = coming.length > 0 ? coming.slice(0, MAX_COMING).join(" ") : (sentences[0] ?? "");
  const quoted = cutText(said, MAX_OPENING);
  const cited = initiative && quoted !== "" ? ` ${quoted} [^${initiative.ref}]` : "";
  return `**${title}**, as of ${formatLongDate(new Date(today))}.${cited}`;
}

const writeSection = ({ heading, points }: Section) =>
  `## ${heading}\n\n${points.map(({ text, evidence }) => `- ${text} [^${evidence[0]}]`).join("\n")}`;

function summarize(sections: readonly Section[]): string {
  const counts = sections.map(({ heading, points }) => `${heading} (${points.length})`);
  return counts.length > 0
    ? `In this update: ${counts.join(", ")}.`
    : "No item or goal on record says something for this audience. Add goals, decisions, feedback and risks.";
}
