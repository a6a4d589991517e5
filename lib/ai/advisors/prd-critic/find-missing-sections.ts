import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import type { Evidence } from "@/lib/ai/evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { DocumentType } from "@/lib/schemas/enums";
import { isCovered } from "./covered";
import type { Detector, Reading, Remark } from "./reading";

/** Types whose sections have much the same names everywhere; the others are built of entries. */
const HAS_USUAL_SECTIONS: ReadonlySet<DocumentType> = new Set([
  "prd",
  "business_case",
  "epic",
  "launch_plan",
  "executive_summary",
]);
/** Sections that one remark names. */
const MAX_NAMED = 3;

/** Sections that a document of its type has and this one has not. */
export const findMissingSections: Detector = (reading) => {
  const { headings, material } = reading;
  const { documentType } = material.options;
  if (!HAS_USUAL_SECTIONS.has(documentType)) return [];
  const outline = BUILT_IN_TYPES[documentType].outline;
  const missing = outline.filter((section) => !isCovered(section, headings));
  const place = titleOf(reading);
  if (missing.length === 0 || !place) return [];
  return [remark(missing, outline, place, reading)];
};

/** The first heading as the text has it, or its first sentence. */
function titleOf({ headings, sentences, material: { text } }: Reading) {
  const [heading] = headings;
  if (heading) {
    const at = text.indexOf(heading.title, heading.offset);
    if (at >= 0 && heading.title) return { quote: heading.title, offset: at };
  }
  const [sentence] = sentences;
  return sentence && { quote: sentence.text, offset: sentence.offset };
}

function remark(
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
