import type { Outline, Section } from "@/lib/ai/document-types/outline";
import type { Evidence } from "@/lib/ai/evidence";
import { placeOf } from "@/lib/markdown/code-points";
import { headingsOf } from "@/lib/markdown/outline";
import { mayQuote } from "./belongs";
import { excerptOf } from "./excerpt";
import { plainBlocks, plainLine } from "./plain";
import { holdsAny, wordsOf } from "./words";

/** What a related document says for a section; `heading` is empty for its introduction. */
export type Quotation = { piece: Evidence; heading: string; text: string };

type Part = { heading: string; text: string };

/** How much of a document is looked through for its first paragraph, in UTF-16 units. */
const START = 4000;
const MOST_DOCUMENTS = 3;

/** The text under each heading, without that of the next of its level; the document's own title is no part. */
function partsOf(text: string): Part[] {
  let place = 0;
  let offset = 0;
  const headings = headingsOf(text).map((heading) => {
    place = placeOf(text, heading.offset - offset, place);
    offset = heading.offset;
    return { ...heading, place };
  });
  const isTitle = headings.filter(({ level }) => level === 1).length === 1;
  /** Of each level, where its next heading stands; from the end, so that the text is gone over once. */
  const next = new Array<number>(7).fill(text.length);
  const parts = headings.toReversed().flatMap(({ level, title, place }) => {
    const end = Math.min(...next.slice(0, level + 1));
    next[level] = place;
    if (isTitle && level === 1) return [];
    return [{ heading: plainLine(title), text: text.slice(place, end) }];
  });
  return parts.reverse();
}

/** A line such as `**Owner:** …` at the head of a document. */
const METADATA = /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):).*$/gm;

const introduction = (text: string) =>
  plainBlocks(text.slice(0, START).replace(METADATA, "")).find(({ kind }) => kind === "paragraph")
    ?.text ?? "";

/**
 * What related documents say for each section: the text under a heading that names the section, each
 * once. A document none of whose headings does speaks by its first paragraph, where it may first.
 */
export function quotationsOf(
  outline: Outline,
  documents: readonly Evidence[],
): ReadonlyMap<Section, readonly Quotation[]> {
  const quotations = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section | undefined, piece: Evidence, { heading, text }: Part) => {
    const list = section && quotations.get(section);
    const excerpt = excerptOf(text);
    if (list && excerpt !== "" && list.length < MOST_DOCUMENTS)
      list.push({ piece, heading, text: excerpt });
  };
  for (const document of documents) {
    const sections = outline.filter((section) => mayQuote(section, document));
    const left = new Set(partsOf(document.text));
    for (const section of sections) {
      const names = [...wordsOf(section.heading), ...(section.headings ?? [])];
      const part = [...left].find(({ heading }) => holdsAny(heading, names));
      if (part) left.delete(part);
      if (part) add(section, document, part);
    }
    const isQuoted = sections.some((section) =>
      quotations.get(section)?.some(({ piece }) => piece === document),
    );
    if (!isQuoted) add(sections[0], document, { heading: "", text: introduction(document.text) });
  }
  return quotations;
}
