import { isChurn } from "@/lib/ai/advisors/shared/claims";
import { findSettled, isClosed, readCountermeasure } from "@/lib/ai/advisors/shared/item-status";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { formatLongDate } from "@/lib/format-long-date";
import type { Audience } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { joinWords } from "@/lib/text/phrases";
import { joinCells } from "@/lib/text/tables";
import { type PiecePart, PLANS, type QuotePlan } from "./audience-plans";
import type { Answer, Point, UpdateOptions } from "./contract";
import { quoteBuilt, quotePart, readSentences } from "./quote-part";

const MAX_OPENING = 260;
const MAX_COMING = 2;
const MAX_ASKS = 2;
/** Of all points, so that an update with its opening and asks fits on one screen. */
const MAX_CHARACTERS = 1250;

export function applyRules({
  evidence,
  options: { audience, today },
  subject,
}: Material<UpdateOptions>): Answer {
  const plan = PLANS[audience];
  const current = evidence.filter(isCurrent);
  const quoted = new Set<string>();
  const quote = (part: QuotePlan) => quotePieces(part, current, quoted, today);
  // First, since an executive's figures may stand in the notes that also name dates.
  const highlights = quote(plan.highlights);
  const filled = fitScreen([
    ...plan.sections.map((section) => ({ heading: section.heading, points: quote(section) })),
    { heading: "Highlights", points: highlights },
    { heading: "Risks", points: quote(plan.risks) },
  ]);
  const sections = filled.slice(0, -2).filter(({ points }) => points.length > 0);
  const opening = quoteOpening(evidence, today);
  const topics = plan.topics
    .filter(([heading]) =>
      filled.some((each) => each.heading === heading && each.points.length > 0),
    )
    .map(([, topic]) => topic);
  return {
    summary: summarize(filled, opening?.text),
    subject_line: [cutText(subject.title, 90), joinWords(topics)].filter(Boolean).join(": "),
    body_markdown: [
      `**${escapeTitle(subject.title)}**, as of ${formatLongDate(new Date(today))}.${opening ? ` ${opening.text} [^${opening.ref}]` : ""}`,
      ...sections.map(writeSection),
    ].join("\n\n"),
    highlights: filled.at(-2)?.points ?? [],
    risks: filled.at(-1)?.points ?? [],
    asks: listAsks(audience, evidence),
  };
}

/** Leaves out risks that are over, ideas that were given up and the voices of customers who left. */
function isCurrent(piece: Evidence): boolean {
  if (hasLabel(piece, "risk")) return !isClosed(piece);
  if (hasLabel(piece, "feature_idea")) return findSettled(piece)?.isBuilt !== false;
  return !hasLabel(piece, "user_feedback") || !isChurn(piece);
}

/** Without such words the title alone would say nothing of the kind. */
const NEEDS_WORDS: readonly PiecePart[] = ["figure", "money", "date", "goal"];

/** Leaves addresses and HTML to the check, which removes them. */
const escapeTitle = (title: string) =>
  title.replace(/[\\`*_[\](~|#]|^[-+=>]|(?<=^\d{1,9})[.)]/g, "\\$&");

/** Titles are plain, and what items say is Markdown, as the body is. */
type Quote = Point & { markdown: string };
type Section = { heading: string; points: Quote[] };

/** Shortens the longest list until all fit; each keeps one point. */
function fitScreen(lists: readonly Section[]): readonly Section[] {
  const size = lists
    .flatMap(({ points }) => points)
    .reduce((sum, each) => sum + each.text.length, 0);
  const most = Math.max(...lists.map(({ points }) => points.length));
  const longest = lists.findLastIndex(({ points }) => points.length === most);
  if (size <= MAX_CHARACTERS || most < 2) return lists;
  return fitScreen(
    lists.map((list, index) =>
      index === longest ? { ...list, points: list.points.slice(0, -1) } : list,
    ),
  );
}

/** Each piece once in an update. Quotes the initiative's own pieces, or else those of the workspace, by the order of the labels. */
function quotePieces(
  plan: QuotePlan,
  evidence: readonly Evidence[],
  quoted: Set<string>,
  today: string,
): Quote[] {
  const labelled = plan.labels.flatMap((label) =>
    evidence.filter(
      (piece) =>
        hasLabel(piece, label) &&
        !quoted.has(piece.id) &&
        (label !== "feature_idea" ||
          (quoteBuilt(piece, today) !== undefined) === (plan.part === "built")),
    ),
  );
  const own = labelled.filter(({ scope }) => scope === "initiative");
  const pieces = own.length === 0 && plan.hasShared ? labelled : own;
  const chosen = pieces
    .map((piece) => ({ piece, words: quotePart(piece, plan.part, today) }))
    .filter(({ words }) => words !== "" || !NEEDS_WORDS.includes(plan.part))
    .slice(0, plan.max);
  for (const { piece } of chosen) quoted.add(piece.id);
  return chosen.map(({ piece, words }) => {
    const title = joinCells(piece.title);
    const isSaid = words.toLowerCase().startsWith(title.toLowerCase());
    const write = (name: string) => [isSaid ? "" : name, words].filter(Boolean).join(": ");
    return { text: write(title), markdown: write(escapeTitle(title)), evidence: [piece.ref] };
  });
}

/** The dates to come in the initiative's description, or else its first sentence. */
function quoteOpening(evidence: readonly Evidence[], today: string) {
  const initiative = evidence.find(({ type }) => type === "initiative");
  const sentences = readSentences(initiative?.text ?? "");
  const coming = sentences.filter(
    (each) => namesTime(each) && (findLatestDate(each) ?? today) >= today,
  );
  const said = coming.length > 0 ? joinNotes(...coming.slice(0, MAX_COMING)) : (sentences[0] ?? "");
  return initiative && said !== ""
    ? { text: cutText(said, MAX_OPENING), ref: initiative.ref }
    : null;
}

const writeSection = ({ heading, points }: Section) =>
  `## ${heading}\n\n${points.map(({ markdown, evidence }) => `- ${markdown} [^${evidence[0]}]`).join("\n")}`;

function summarize(sections: readonly Section[], opening = ""): string {
  const filled = sections.filter(({ points }) => points.length > 0);
  if (filled.length === 0)
    return "No item or goal on record says something for this audience. Add goals, decisions, feedback and risks.";
  return opening || `In this update: ${joinWords(filled.map(({ heading }) => heading))}.`;
}

/** Asks only for what the record lacks; salespeople and customer success are asked nothing. */
function listAsks(audience: Audience, evidence: readonly Evidence[]): Point[] {
  const idle = evidence
    .filter((piece) => hasLabel(piece, "risk") && readCountermeasure(piece) === "none")
    .map(({ title, ref }) => ({
      text: `Say who acts on “${title}”: its item describes no countermeasure.`,
      evidence: [ref],
    }));
  const unmeasured = evidence
    .filter((piece) => piece.type === "goal")
    .filter(({ scope, goal }) => scope === "initiative" && !goal.keyResult)
    .map(({ title, ref }) => ({
      text: `Set a target for “${title}”: it has no key result.`,
      evidence: [ref],
    }));
  if (audience === "engineering") return idle.slice(0, MAX_ASKS);
  return audience === "executive" ? [...idle, ...unmeasured].slice(0, MAX_ASKS) : [];
}
