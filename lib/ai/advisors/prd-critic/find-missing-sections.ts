import type { Evidence } from "@/lib/ai/evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Section } from "@/lib/document-types/definition";
import { joinWords } from "@/lib/text/phrases";
import { extractWords, findSharedWords } from "@/lib/text/words";
import type { Detector, Reading } from "./reading";

const MAX_NAMED = 3;
/** Shorter documents are notes. */
const MIN_HEADINGS = 2;

/** Finds the parts of a PRD or a business case whose words stand nowhere in the document. */
export const findMissingSections: Detector = (reading) => {
  const { headings, material } = reading;
  const { documentType } = material.options;
  const [title] = headings;
  if (!title || headings.length < MIN_HEADINGS || material.isTextCut) return [];
  if (documentType !== "prd" && documentType !== "business_case") return [];
  const words = extractWords(material.text);
  const missing = BUILT_IN_TYPES[documentType].outline
    .filter(({ heading }) => heading !== "Summary")
    .filter(({ heading }) => findSharedWords(extractWords(heading), words).length === 0)
    .slice(0, MAX_NAMED);
  const offset = material.text.indexOf(title.title, title.offset);
  if (missing.length === 0 || offset < 0 || !title.title) return [];
  return [
    {
      quote: title.title,
      offset,
      severity: "medium",
      issue: `No heading and no sentence names ${joinWords(missing.map(({ heading }) => `“${heading}”`))}.`,
      suggestion: missing.map((section) => advise(section, reading)).join(" "),
    },
  ];
};

function advise({ heading, purpose, feed }: Section, { material }: Reading): string {
  const known = material.evidence
    .filter((piece) => piece.scope === "initiative" && piece.title !== material.subject.title)
    .filter((piece) => feeds(feed, piece))
    .slice(0, 2)
    .map(({ title }) => `“${title}”`);
  return `${heading}: ${purpose}${known.length > 0 ? ` Start from ${joinWords(known)}.` : ""}`;
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
