import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { LEFT_OUT } from "@/lib/document-types/topics";
import { mayQuote } from "./belongs";
import { excerptOf } from "./excerpt";
import { type Part, partsOf } from "./parts";
import { plainBlocks } from "./plain-blocks";
import { areAlike, holdsAny, longestOf, wordsOf } from "./word-sets";

/** What a related document says for a section; `heading` is empty for its introduction. */
export type Quotation = { piece: Evidence; heading: string; text: string };

/** How much of a document is looked through for its first paragraph, in UTF-16 units. */
const START = 4000;
const MOST_DOCUMENTS = 3;

/** A line such as `**Owner:** …` at the head of a document. */
const METADATA = /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):).*$/gm;

const paragraphsOf = (text: string) =>
  plainBlocks(text).flatMap(({ kind, text }) => (kind === "paragraph" ? [text] : []));

const introduction = (text: string) =>
  paragraphsOf(text.slice(0, START).replace(METADATA, ""))[0] ?? "";

/** A heading without its number and article. */
const bareName = (heading: string) =>
  heading.toLowerCase().replace(/^(?:\d{1,3}[.)]? )?(?:(?:the|our) )?/, "");

const SAME = 1000;

/**
 * How much a part's heading says that it stands for a section, 0 for nothing. In a document that
 * feeds the section words in common are enough, unless one of the two leaves out what the other is
 * about; in any other the whole heading must be the section's, or begin as the outline says.
 */
function likeness(section: Section, part: Part, isFed: boolean): number {
  const { heading, headings = [] } = section;
  const name = bareName(part.heading);
  if (name === bareName(heading)) return SAME;
  const named = longestOf(part.heading, headings);
  if (!isFed) return headings.some((beginning) => name.startsWith(beginning)) ? named : 0;
  const isSameSide = holdsAny(heading, LEFT_OUT) === part.isLeftOut;
  return Math.max(named, isSameSide ? longestOf(part.heading, wordsOf(heading)) : 0);
}

/**
 * Which part of a document stands for which section: each part for one section and each section by one
 * part, those first whose headings are most alike.
 */
function pairs(sections: readonly Section[], parts: readonly Part[], fed: ReadonlySet<Section>) {
  const taken = new Set<Section | Part>();
  return sections
    .flatMap((section) =>
      parts.map((part) => ({ section, part, alike: likeness(section, part, fed.has(section)) })),
    )
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike)
    .filter(({ section, part }) => {
      if (taken.has(section) || taken.has(part)) return false;
      taken.add(section).add(part);
      return true;
    });
}

/** Paragraphs that say what a section is for, whatever heading they stand under. */
const paragraphsFor = ({ says = [] }: Section, parts: readonly Part[]) =>
  says.length === 0
    ? []
    : parts.flatMap(({ heading, own }) =>
        paragraphsOf(own.slice(0, START))
          .filter((text) => holdsAny(text, says))
          .map((text) => ({ heading, text })),
      );

/**
 * What related documents say for each section: the text under a heading that names the section, each
 * once. A document none of whose headings does speaks by its first paragraph, where the initiative is
 * introduced. Documents that do not feed a section are asked where it is `silent`: where no item and
 * no goal stands.
 */
export function quotationsOf(
  outline: Outline,
  documents: readonly Evidence[],
  silent: ReadonlySet<Section>,
): ReadonlyMap<Section, readonly Quotation[]> {
  const quotations = new Map<Section, Quotation[]>(outline.map((section) => [section, []]));
  const add = (section: Section | undefined, quotation: Quotation) => {
    const list = section && quotations.get(section);
    const text = excerptOf(quotation.text);
    if (!list || text === "" || list.length >= MOST_DOCUMENTS) return;
    if (!list.some((other) => areAlike(other.text, text))) list.push({ ...quotation, text });
  };
  for (const piece of documents) {
    const parts = partsOf(piece.text);
    const fed = new Set(outline.filter((section) => mayQuote(section, piece)));
    const open = outline.filter((section) => fed.has(section) || silent.has(section));
    for (const { section, part } of pairs(open, parts, fed)) add(section, { piece, ...part });
    for (const section of outline.filter((section) => silent.has(section))) {
      for (const part of paragraphsFor(section, parts)) add(section, { piece, ...part });
    }
    const isQuoted = [...fed].some((section) =>
      quotations.get(section)?.some((quotation) => quotation.piece === piece),
    );
    const opens = outline.find(({ feed }) => feed.initiative) ?? outline[0];
    if (!isQuoted && opens && fed.has(opens))
      add(opens, { piece, heading: "", text: introduction(piece.text) });
  }
  return quotations;
}
