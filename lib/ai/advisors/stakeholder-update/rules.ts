import { isChurn } from "@/lib/ai/advisors/shared/buyers-words";
import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { quoteOpening } from "@/lib/ai/advisors/shared/quote-beginning";
import { isDropped } from "@/lib/ai/advisors/shared/quote-settled";
import { rankIdeas } from "@/lib/ai/advisors/shared/rank-ideas";
import { isClosed } from "@/lib/ai/advisors/shared/risks";
import { compareAge, countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { dropMarked } from "@/lib/ai/reading/drop-marked";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { isFaintIdea } from "@/lib/ai/reading/is-faint-idea";
import { isOutOfScope } from "@/lib/ai/reading/sentences/exclusions";
import { splitRecords } from "@/lib/ai/reading/split-records";
import { GATHERING } from "@/lib/document-types/topics";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate } from "@/lib/text/dates";
import type { Language } from "@/lib/text/languages";
import { joinWords } from "@/lib/text/phrases";
import { holdsAny } from "@/lib/text/word-beginnings";
import { PLANS, type UpdateSection } from "./audience-plans";
import type { Answer, UpdateOptions } from "./contract";
import { listAsks } from "./list-asks";
import { MAX_NAMED, nameRest, shorten } from "./name-rest";
import { createRelation, OF_FIGURES, rateSum } from "./own-figures";
import { quotePart } from "./quote-part";
import { dropRepeatedGoals, escapeTitle, type Quote, toPoint } from "./to-point";
import { formatDay, UPDATE_WORDS, type UpdateHeading, type UpdateWords } from "./update-words";

const MAX_POINTS = 3;
const MAX_TOPICS = 2;
/** Limit of all points together, so that an update with its opening and asks fits on one screen. */
const MAX_CHARACTERS = 1325;

export function applyRules({
  evidence: all,
  unread = [],
  options: { audience, today, language },
  subject,
}: Material<UpdateOptions>): Answer {
  const evidence = dropMarked(all).flatMap(splitRecords);
  const current = evidence.filter(
    (piece) => isCurrent(piece, evidence) && concernsPlan(piece, subject.title),
  );
  const ideas = rankIdeas(evidence).filter((idea) => current.includes(idea));
  const ranked = [...ideas, ...current.filter((piece) => !hasLabel(piece, "feature_idea"))];
  const words = UPDATE_WORDS[language];
  const update: Update = {
    evidence: ranked,
    quoted: new Set(),
    concerns: createRelation(subject.title, evidence),
    today,
    language,
  };
  const filled = PLANS[audience]
    .map((section): Section => {
      const [, , ...labels] = section;
      const isWhole = unread.every(({ label }) => !labels.includes(label));
      return { ...fillSection(section, update), isWhole };
    })
    .filter(({ points }) => points.length > 0);
  fitScreen(filled);
  const findSections = (wanted: UpdateHeading) =>
    filled.filter(({ heading }) => heading === wanted);
  const take = (wanted: UpdateHeading) => findSections(wanted).flatMap(({ points }) => points);
  const sections = filled.filter(({ heading }) => heading !== "highlights" && heading !== "risks");
  const topics = sections.slice(0, MAX_TOPICS).map(({ heading }) => words.headings[heading]);
  const title = cutText(subject.title, 90);
  const opening = quoteOpening(evidence, today);
  return {
    summary: summarize([...sections, ...findSections("highlights"), ...findSections("risks")]),
    subject_line: topics.length > 0 ? words.subject(title, topics) : title,
    body_markdown: [
      (
        words.opening(escapeTitle(subject.title), formatDay(today, language)) +
        (opening ? `${opening.text} [^${opening.ref}]` : "")
      ).trimEnd(),
      ...sections.map((section) => writeSection(section, words)),
    ].join("\n\n"),
    highlights: take("highlights"),
    risks: [
      ...take("risks"),
      ...findSections("risks").flatMap(({ points, all }) => nameRest(all.slice(points.length))),
    ],
    asks: listAsks(audience, current, words),
  };
}

/** Leaves out closed risks, ideas that were turned down, outdated decisions and notes, and the feedback of customers who left. */
function isCurrent(piece: Evidence, evidence: readonly Evidence[]): boolean {
  if (hasLabel(piece, "risk")) return !isClosed(piece);
  if (hasLabel(piece, "feature_idea")) return !isDropped(piece) && !findRefusal(piece, evidence);
  if (hasLabel(piece, "decision", "general_note")) return !isOutdated(piece);
  return !hasLabel(piece, "user_feedback") || !isChurn(piece);
}

const concernsPlan = (piece: Evidence, plan: string) =>
  !hasLabel(piece, "general_note") ||
  !holdsAny(piece.title, GATHERING) ||
  holdsAny(plan, GATHERING);

/** Puts goals in the order of drafts: by priority, then the oldest first. */
const compareGoals = (one: Evidence, other: Evidence) =>
  one.type === "goal" && other.type === "goal"
    ? (other.goal.priority ?? -1) - (one.goal.priority ?? -1) || compareAge(other, one)
    : 0;

const isLeftOut = (piece: Evidence) => hasLabel(piece, "decision") && isOutOfScope(piece.title);

/** `all` are the pieces that have something for the section; the points quote the first of them. */
type Section = { heading: UpdateHeading; points: Quote[]; all: Evidence[]; isWhole: boolean };

/** What all sections of an update share. */
type Update = Readonly<{
  /** The current pieces, ideas first, as they are ranked. */
  evidence: readonly Evidence[];
  /** The ids of the pieces that the sections so far quote; each section adds its own. */
  quoted: Set<string>;
  /** Whether words quoted of a piece are about the plan. */
  concerns: (piece: Evidence, words: string) => boolean;
  today: string;
  language: Language;
}>;

/** Shortens the longest list until all fit; each keeps one point. */
function fitScreen(lists: readonly Section[]): void {
  const texts = lists.flatMap(({ points }) => points.map(({ text }) => text));
  const most = Math.max(...lists.map(({ points }) => points.length));
  if (texts.join("").length <= MAX_CHARACTERS || most < 2) return;
  lists.findLast(({ points }) => points.length === most)?.points.pop();
  fitScreen(lists);
}

/** Quotes the initiative's own pieces, or else those of the workspace, in the order of the labels; items without a section come last. Ideas keep their order. */
function fillSection(
  [heading, kind, ...labels]: UpdateSection,
  { evidence, quoted, concerns, today, language }: Update,
): Omit<Section, "isWhole"> {
  const found = labels
    .flatMap((label) => evidence.filter((piece) => hasLabel(piece, label)))
    .toSorted(
      (one, other) =>
        compareGoals(one, other) ||
        Number(isLeftOut(one)) - Number(isLeftOut(other)) ||
        Number(isFaintIdea(one)) - Number(isFaintIdea(other)),
    )
    .filter(({ id }) => !quoted.has(id))
    .flatMap((piece) => {
      const words = quotePart(piece, kind, today, language);
      if (words === null) return [];
      if (OF_FIGURES.includes(kind) && !concerns(piece, words)) return [];
      const sum = kind === "money" ? rateSum(piece, words) : 0;
      const date = kind === "date" ? (findLatestDate(words, piece.createdAt) ?? "") : "";
      return [{ piece, words, date, sum }];
    })
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        other.sum - one.sum ||
        (kind === "plan" ? 0 : countMentions(other.piece) - countMentions(one.piece)),
    );
  const own = found.filter(({ piece }) => piece.scope === "initiative");
  const fitting = dropRepeatedGoals(
    (own.length > 0 ? own : found).map((each) => toPoint(each, language)),
  );
  const chosen = fitting.slice(0, MAX_POINTS);
  for (const { piece } of chosen) quoted.add(piece.id);
  return {
    heading,
    points: chosen.map(({ point }) => point),
    all: fitting.map(({ piece }) => piece),
  };
}

/** Sections whose further pieces are named: a reader takes the list for all that was decided or is aimed at. */
const NAMES_ALL: readonly UpdateHeading[] = ["goals", "decisions"];

/** The heading says how many of the pieces are shown, unless all are (`3 of 100+` if more are on record); the last line has the titles of the next ones. */
function writeSection(
  { heading, points, all, isWhole }: Section,
  { headings, some }: UpdateWords,
): string {
  const rest = all.slice(points.length);
  const count = rest.length > 0 ? some(points.length, `${all.length}${isWhole ? "" : "+"}`) : "";
  const named = NAMES_ALL.includes(heading) ? rest.slice(0, MAX_NAMED) : [];
  const names = named.map((piece) => `${escapeTitle(shorten(piece))} [^${piece.ref}]`);
  return [
    `## ${headings[heading]}${count}\n`,
    ...points.map(({ markdown, evidence }) => `- ${markdown} [^${evidence[0]}]`),
    ...(names.length > 0 ? [`- … ${names.join("; ")}`] : []),
  ].join("\n");
}

/** Names the sections in the order in which the update has them: highlights and risks follow the body. */
const summarize = (filled: readonly Section[]) =>
  filled.length === 0
    ? "No item or goal on record says something for this audience. Add goals, decisions, feedback and risks."
    : `In this update: ${joinWords(filled.map(({ heading }) => UPDATE_WORDS.en.headings[heading]))}.`;
