import type { Evidence } from "@/lib/ai/evidence";
import type { Section } from "@/lib/document-types/definition";
import { extractTopicWords, holdsAny } from "./word-sets";

/** Characters of a piece that are examined, in UTF-16 units. */
const LOOK = 800;
/** Minimum score at which shared words put a piece under a heading that names no feed. */
const ENOUGH = 3;

const hasFeed = ({ feed }: Section) => Object.keys(feed).length > 0;

function isFed({ feed }: Section, piece: Evidence): boolean {
  switch (piece.type) {
    case "initiative":
      return feed.initiative === true;
    case "context_item":
      return feed.labels?.includes(piece.label) ?? false;
    case "goal":
      return feed.goals?.includes(piece.label) ?? false;
    case "document":
      return feed.documents?.includes(piece.label) ?? false;
    case "upload":
      return feed.uploads === true;
  }
}

const isAbout = ({ feed: { about } }: Section, piece: Evidence) =>
  about !== undefined &&
  ((piece.type === "context_item" && about.labels?.includes(piece.label)) ||
    (piece.type === "goal" && about.goals?.includes(piece.label))) &&
  holdsAny(`${piece.title} ${piece.text.slice(0, LOOK)}`, about.words) &&
  !holdsAny(`${piece.title} ${piece.text.slice(0, LOOK)}`, about.unless ?? []);

const countCommon = (wanted: ReadonlySet<string>, text: string) =>
  [...extractTopicWords(text)].filter((word) => wanted.has(word)).length;

function rateLikeness({ heading, purpose }: Section, piece: Evidence): number {
  const wanted = extractTopicWords(`${heading} ${purpose}`);
  const kind =
    piece.type === "initiative" ? "" : `${piece.type} ${piece.label}`.replaceAll("_", " ");
  const score =
    3 * countCommon(wanted, kind) +
    2 * countCommon(wanted, piece.title) +
    Math.min(countCommon(wanted, piece.text.slice(0, LOOK)), ENOUGH);
  return score < ENOUGH ? 0 : 1 - 1 / score;
}

/**
 * Rates how well a piece fits a section: 2 by its label and its words, 1 by its label or type alone, 0 not at all. A
 * section without a feed is rated by shared words, below 1.
 */
export function rateFit(section: Section, piece: Evidence): number {
  if (!hasFeed(section)) return rateLikeness(section, piece);
  if (isAbout(section, piece)) return 2;
  return isFed(section, piece) ? 1 : 0;
}

/** Whether a document may be quoted in a section; its headings decide what is quoted. */
export const mayQuote = (section: Section, document: Evidence) =>
  !hasFeed(section) || isFed(section, document);
