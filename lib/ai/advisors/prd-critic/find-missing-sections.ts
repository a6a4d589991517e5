import type { Evidence } from "@/lib/ai/evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { DocumentType } from "@/lib/schemas/enums";
import type { Heading } from "@/lib/text/find-headings";
import { joinWords } from "@/lib/text/phrases";
import { extractWords, findSharedWords } from "@/lib/text/words";
import type { Detector, Reading, Remark } from "./reading";

/** Types whose sections have similar names everywhere; the other types consist of entries. */
const HAS_USUAL_SECTIONS: ReadonlySet<DocumentType> = new Set([
  "prd",
  "business_case",
  "epic",
  "launch_plan",
  "executive_summary",
]);
const MAX_NAMED = 3;

export const findMissingSections: Detector = (reading) => {
  const { headings, material } = reading;
  const { documentType } = material.options;
  if (!HAS_USUAL_SECTIONS.has(documentType)) return [];
  const outline = BUILT_IN_TYPES[documentType].outline;
  const missing = outline.filter((section) => !isCovered(section, headings));
  const place = findTitle(reading);
  if (missing.length === 0 || !place) return [];
  return [remarkMissing(missing, outline, place, reading)];
};

/** Quotes the first heading as it is written, or else the first sentence. */
function findTitle({ headings, sentences, material: { text } }: Reading) {
  const [heading] = headings;
  if (heading) {
    const at = text.indexOf(heading.title, heading.offset);
    if (at >= 0 && heading.title) return { quote: heading.title, offset: at };
  }
  const [sentence] = sentences;
  return sentence && { quote: sentence.text, offset: sentence.offset };
}

function remarkMissing(
  missing: readonly Section[],
  outline: Outline,
  place: { quote: string; offset: number },
  { material: { evidence, subject } }: Reading,
): Remark {
  const initiativeFirst = evidence
    .filter(({ title }) => title !== subject.title)
    .toSorted((one, other) => one.scope.localeCompare(other.scope));
  const named = missing.slice(0, MAX_NAMED);
  const more = missing.length - named.length;
  const names = named.map(({ heading }) => `“${heading}”`);
  const advice = named.map(({ heading, purpose, feed }) => {
    const known = initiativeFirst.filter((piece) => feeds(feed, piece)).slice(0, 2);
    const start =
      known.length > 0 ? ` Start from ${joinWords(known.map(({ title }) => `“${title}”`))}.` : "";
    return `${heading}: ${purpose}${start}`;
  });
  return {
    ...place,
    severity: missing.length * 2 > outline.length ? "high" : "medium",
    issue: `No heading covers ${joinWords(more > 0 ? [...names, `${more} more of the ${outline.length} that a reader looks for`] : names)}.`,
    suggestion: advice.join(" "),
  };
}

function feeds({ labels, goals, documents }: Section["feed"], piece: Evidence): boolean {
  switch (piece.type) {
    case "context_item":
      return labels?.includes(piece.label) ?? false;
    case "goal":
      return goals?.includes(piece.label) ?? false;
    case "document":
      return documents?.includes(piece.label) ?? false;
    default:
      return false;
  }
}

/** Whether a heading shares a word with the section, or uses a synonym. */
function isCovered({ heading }: Section, headings: readonly Heading[]): boolean {
  const wanted = extractWords(heading);
  const others = SECTION_WORDS.filter(({ section }) => section.test(heading));
  return headings.some(
    ({ title }) =>
      findSharedWords(wanted, extractWords(title)).length > 0 ||
      others.some(({ headings: pattern }) => pattern.test(title)),
  );
}

type SectionWords = { section: RegExp; headings: RegExp };

const SECTION_WORDS: readonly SectionWords[] = [
  {
    section: /user|audience|who/i,
    headings: /\b(?:users?|audience|who|personas?|customers?|segments?)\b/i,
  },
  {
    section: /problem|need|context|why|background/i,
    headings: /\b(?:problems?|pains?|needs?|why|background|context|opportunity|situation)\b/i,
  },
  {
    section: /non-goal|out of scope|leaves out|not in/i,
    headings:
      /non.?goals?|out of scope|\bnot\b|left for later|exclu|later|what limits us|in scope/i,
  },
  {
    section: /goal|metric|outcome|success|measure|target/i,
    headings:
      /\b(?:goals?|metrics?|outcomes?|success|measur\w+|targets?|objectives?|key results?|kpis?)\b/i,
  },
  {
    section: /experience|flow|behaviou?r|design/i,
    headings: /\b(?:experience|flows?|journeys?|behav\w+|designs?|how it works|screens?|ux|ui)\b/i,
  },
  {
    section: /requirement|criteria|scope|stor/i,
    headings: /\b(?:requirements?|criteria|scope|stories|acceptance|features?|must have)\b/i,
  },
  {
    section: /constraint|dependenc|limit/i,
    headings: /\b(?:constraints?|dependenc\w+|limit\w*|compliance|narrows?)\b/i,
  },
  {
    section: /rollout|release|timeline|phase|plan|milestone|next step/i,
    headings:
      /\b(?:rollout|roll-out|releases?|timeline|phases?|plan|milestones?|schedule|launch|next steps?|first steps?|on the day|work before)\b/i,
  },
  {
    section: /risk|rollback|open question|unknown/i,
    headings:
      /\b(?:risks?|rollback|when we stop|open|questions?|unknowns?|sensitiv\w+|what moves)\b/i,
  },
  {
    section: /summary/i,
    headings: /\b(?:summary|in short|overview|tl;?dr)\b/i,
  },
  {
    section: /done when/i,
    headings: /\b(?:accept\w*|done)\b/i,
  },
  {
    section: /readiness|checklist/i,
    headings: /\b(?:readiness|checklist|work before|before launch|to do)\b/i,
  },
  {
    section: /cost|benefit|financ|money|invest/i,
    headings: /\b(?:costs?|benefits?|financ\w+|money|budget|return|payback)\b/i,
  },
  {
    section: /option|alternative/i,
    headings: /\b(?:options?|alternatives?|trade-offs?|considered)\b/i,
  },
  {
    section: /decision|recommend/i,
    headings: /\b(?:decisions?|recommend\w*|decided|ask)\b/i,
  },
  {
    section: /message|positioning|channel/i,
    headings: /\b(?:messages?|positioning|channels?|communicat\w+|story|in one minute)\b/i,
  },
];
