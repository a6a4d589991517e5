import { DRAFT_WORDS, type DraftWords, joinLead } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { nameGaps } from "@/lib/ai/grounding/describe-gaps";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { nameSection } from "@/lib/ai/reading/section-names";
import { hasBegun } from "@/lib/ai/reading/sentences/in-use";
import { SINCE_START } from "@/lib/document-types/topics";
import { cutText } from "@/lib/text/cut-text";
import { escapeInline, refer } from "./escape-markdown";
import { readText } from "./fitting-passages";
import {
  hasOnlyChecks,
  isApproved,
  isEmpty,
  type planDraft,
  type SectionContent,
} from "./plan-draft";
import { listAllSentences, listStatements } from "./quoted-text";
import { isShipped, statesAny } from "./shipped";

/** Maximum number of titles in a list of them. */
const MAX_NAMED = 10;
const MAX_HEADING_LENGTH = 80;

/** A part of an item may have no title, since another part has it. */
export const citeTitle = (piece: Evidence) =>
  `*${escapeInline(piece.title || cutText(readText(piece), MAX_HEADING_LENGTH))}* ${refer(piece)}`;

/** Whether the text of a section makes its note at the top needless. */
function saysSo({ section, pieces, quotations }: SectionContent): boolean {
  const words = section.unlessSaid?.words;
  const own = [...pieces.laidOut, ...pieces.listed].filter(({ scope }) => scope === "initiative");
  return (
    quotations.length > 0 ||
    own.some((piece) =>
      words
        ? isShipped(piece) || statesAny(piece, words)
        : !hasLabel(piece, "user_feedback") || statesAny(piece, SINCE_START),
    )
  );
}

/** Whether the description, a decision or a note of the initiative says, with a date, that the plan is in use or has begun. */
const saysBegun = ({ evidence }: ReturnType<typeof planDraft>) =>
  evidence.some(
    (piece) =>
      piece.scope === "initiative" &&
      (piece.type === "initiative" || hasLabel(piece, "decision", "general_note")) &&
      [piece.title, ...listAllSentences(piece)].some((said) => hasBegun(said, piece.createdAt)),
  );

/** Says how the draft was made, which sections have nothing, which text it lacks, and which document it follows. */
export function writeNote(
  text: string,
  plan: ReturnType<typeof planDraft>,
  { language, confidential = 0 }: Brief,
): string {
  const words = DRAFT_WORDS[language];
  const { sections } = plan;
  const { assembled } = words.notes;
  const marked = confidential > 0 ? words.confidential(confidential) : "";
  const named = writeTemplateNote(plan, words);
  const leftParts = writeLeftParts(text, plan, words);
  const sources = new Set((named + text).match(/\[\^E\d+\]/g)).size;
  const quote = (paragraphs: readonly string[]) =>
    `> ${paragraphs.filter(Boolean).join("\n>\n> ")}`;
  if (sources === 0) return quote([`${assembled}${words.withoutSources}`, marked]);
  const listHeadings = (some: readonly SectionContent[]) =>
    some.map(({ section }) => escapeInline(nameSection(section, language)));
  const empty = listHeadings(sections.filter(isEmpty));
  const toCheck = listHeadings(sections.filter(hasOnlyChecks));
  const isBegun = sections.some(({ section }) => section.unlessSaid) && saysBegun(plan);
  const unsaid = sections
    .filter((each) => !isBegun && !saysSo(each))
    .flatMap(({ section: { unlessSaid } }) => (unlessSaid ? words.unsaid(unlessSaid.note) : []));
  const gaps = nameGaps(empty, toCheck, sections.length, language).join(" ");
  const drafted = empty.length > 0 ? `${words.asDrafted}${gaps}` : gaps;
  const first = `${assembled}${words.fromSources(sources)} ${drafted}`.trim();
  return quote([first, marked, ...unsaid, named, leftParts]);
}

/** Joins at most `most` names, and counts the others. */
export function joinSome(names: readonly string[], words: DraftWords, most = MAX_NAMED): string {
  const more = names.length - most;
  return words.join(more > 0 ? [...names.slice(0, most), words.more(more)] : names);
}

const citeHeading = (heading: string) => `*${escapeInline(cutText(heading, MAX_HEADING_LENGTH))}*`;

/** In UTF-16 units: the letters of a statement by which a draft is known to quote it. */
const MAX_START = 30;
/** The letters and figures of a text; unlike `extractLetters`, in their case. */
const keepLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Names the parts that no section takes, or of which the draft quotes nothing, of files of which others are quoted. */
function writeLeftParts(
  text: string,
  { leftFiles }: ReturnType<typeof planDraft>,
  words: DraftWords,
): string {
  const said = keepLetters(text.replaceAll(/ \[\^E\d+\]/g, ""));
  const isSaid = (block: Block) =>
    listStatements(block).some((each) => said.includes(keepLetters(each).slice(0, MAX_START)));
  const names = leftFiles.flatMap(({ piece, headings, others }) => {
    const unsaid = others.filter(({ own }) => !own.some(isSaid)).map(({ heading }) => heading);
    return [...headings, ...unsaid].map((heading) => `${citeHeading(heading)} ${refer(piece)}`);
  });
  return names.length > 0 ? joinLead(words.leftOut, joinSome(names, words)) + words.end : "";
}

/** Names the document that the draft follows, its headings that fit no section, and others that it could have followed. */
function writeTemplateNote(
  { template, left, others }: ReturnType<typeof planDraft>,
  words: DraftWords,
): string {
  if (!template)
    return others.length > 0 ? words.notFollowed(joinSome(others.map(citeTitle), words)) : "";
  const headings = left.map(citeHeading);
  const named = others.map((piece) => citeTitle(piece) + (isApproved(piece) ? words.approved : ""));
  const list = (lead: string, names: readonly string[]) =>
    names.length > 0 ? [joinLead(lead, joinSome(names, words)) + words.end] : [];
  return [
    words.template(citeTitle(template), isApproved(template)),
    words.kept,
    ...list(words.leftOut, headings),
    ...list(words.notInFull, named),
  ].join(" ");
}
