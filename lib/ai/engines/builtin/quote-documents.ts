import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { LEFT_OUT } from "@/lib/document-types/topics";
import { findHeadings } from "@/lib/text/find-headings";
import { takeExcerpt } from "./excerpt";
import { splitPlainBlocks, toPlainLine } from "./plain-blocks";
import { mayQuote } from "./rate-section";
import { areAlike, extractTopicWords, holdsAny, measureLongest } from "./word-sets";

/** A quotation from a related document; `heading` is empty for the introduction of the document. */
export type Quotation = { piece: Evidence; heading: string; text: string };

/** Length of the text that is searched for paragraphs, in UTF-16 units. */
const START = 4000;
const MOST_DOCUMENTS = 3;

/** A line such as `**Owner:** …` at the head of a document. */
const METADATA = /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):).*$/gm;

const listParagraphs = (text: string) =>
  splitPlainBlocks(text).flatMap(({ kind, text }) => (kind === "paragraph" ? [text] : []));

const readIntroduction = (text: string) =>
  listParagraphs(text.slice(0, START).replace(METADATA, ""))[0] ?? "";

/** Removes the number and the article from a heading. */
const stripHeading = (heading: string) =>
  heading.toLowerCase().replace(/^(?:\d{1,3}[.)]? )?(?:(?:the|our) )?/, "");

const SAME = 1000;

/**
 * Rates how well the heading of a part names a section, 0 for not at all. In a document that feeds the section, shared
 * words are enough, unless only one of the two is about things left out. In any other document the heading must be the
 * section's, or begin as the outline says.
 */
function rateLikeness(section: Section, part: Part, isFed: boolean): number {
  const { heading, headings = [] } = section;
  const name = stripHeading(part.heading);
  if (name === stripHeading(heading)) return SAME;
  const named = measureLongest(part.heading, headings);
  if (!isFed) return headings.some((beginning) => name.startsWith(beginning)) ? named : 0;
  const isSameSide = holdsAny(heading, LEFT_OUT) === part.isLeftOut;
  return Math.max(named, isSameSide ? measureLongest(part.heading, extractTopicWords(heading)) : 0);
}

/** Pairs sections with parts of a document, at most one to one, the most similar headings first. */
function pairUp(sections: readonly Section[], parts: readonly Part[], fed: ReadonlySet<Section>) {
  const taken = new Set<Section | Part>();
  return sections
    .flatMap((section) =>
      parts.map((part) => ({
        section,
        part,
        alike: rateLikeness(section, part, fed.has(section)),
      })),
    )
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike)
    .filter(({ section, part }) => {
      if (taken.has(section) || taken.has(part)) return false;
      taken.add(section).add(part);
      return true;
    });
}

/** Finds paragraphs that hold the words of a section (`says`), under any heading. */
const findParagraphs = ({ says = [] }: Section, parts: readonly Part[]) =>
  says.length === 0
    ? []
    : parts.flatMap(({ heading, own }) =>
        listParagraphs(own.slice(0, START))
          .filter((text) => holdsAny(text, says))
          .map((text) => ({ heading, text })),
      );

/**
 * Quotes related documents for each section: the text under a heading that names the section, each text once. A
 * document without such a heading is quoted by its first paragraph, in the section that introduces the initiative.
 * Documents that do not feed a section are quoted only if it is `silent`, which means that it has no item and no goal.
 */
export function quoteDocuments(
  outline: Outline,
  documents: readonly Evidence[],
  silent: ReadonlySet<Section>,
): ReadonlyMap<Section, readonly Quotation[]> {
  const quotations = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section | undefined, quotation: Quotation) => {
    const list = section && quotations.get(section);
    const text = takeExcerpt(quotation.text);
    if (!list || text === "" || list.length >= MOST_DOCUMENTS) return;
    if (!list.some((other) => areAlike(other.text, text))) list.push({ ...quotation, text });
  };
  for (const piece of documents) {
    const parts = splitParts(piece.text);
    const fed = new Set(outline.filter((section) => mayQuote(section, piece)));
    const open = outline.filter((section) => fed.has(section) || silent.has(section));
    for (const { section, part } of pairUp(open, parts, fed)) add(section, { piece, ...part });
    for (const section of outline.filter((section) => silent.has(section))) {
      for (const part of findParagraphs(section, parts)) add(section, { piece, ...part });
    }
    const isQuoted = [...fed].some((section) =>
      quotations.get(section)?.some((quotation) => quotation.piece === piece),
    );
    const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
    if (!isQuoted && opens && fed.has(opens))
      add(opens, { piece, heading: "", text: readIntroduction(piece.text) });
  }
  return quotations;
}

/**
 * A heading and the text under it. `own` ends at the next heading of any level; `isLeftOut` marks things out of scope.
 */
type Part = { heading: string; text: string; own: string; isLeftOut: boolean };

/**
 * Splits a document into the text under each heading, which includes subordinate headings. The title of the document is
 * not a part. A part about things out of scope is not included in the parts around it.
 */
function splitParts(text: string): Part[] {
  const starts = findHeadings(text).map(({ level, title, offset: place }) => {
    const heading = toPlainLine(title);
    return { level, heading, place, isLeftOut: holdsAny(heading, LEFT_OUT) };
  });
  const parts = starts.map((start, index) => ({
    ...start,
    own: text.slice(start.place, starts[index + 1]?.place),
  }));
  const isTitle = parts.filter(({ level }) => level === 1).length === 1;
  return parts.flatMap(({ level, heading, own, isLeftOut }, index) => {
    if (isTitle && level === 1) return [];
    const texts = [own];
    let skipped = 7;
    for (let below = index + 1; ; below++) {
      const part = parts[below];
      if (!part || part.level <= level) break;
      if (part.level <= skipped) skipped = part.isLeftOut && !isLeftOut ? part.level : 7;
      if (skipped === 7) texts.push(part.own);
    }
    return [{ heading, text: texts.join("\n"), own, isLeftOut }];
  });
}
