import type { Part } from "@/lib/ai/reading/document-parts";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber } from "@/lib/ai/reading/heading-number";
import { isForLeftOut } from "@/lib/ai/reading/section-kinds";
import type { Outline } from "@/lib/document-types/definition";
import { joinLabel } from "@/lib/text/join-label";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { type FileParts, MAX_WITHIN, type Placed } from "./file-parts";
import { titleFile } from "./fitting-passages";
import { findLeftOut, type Quotation } from "./quote-documents";
import type { QuotedText } from "./quoted-text";
import { isHeading, nameBlocks, takeLists, unnumber } from "./take-blocks";

/** Maximum number of quotations of a section from which it only names further files. */
const MAX_IN_SECTION = 6;

/**
 * Quotes the beginnings of the parts of a file, each in its section, the first below the title of the file. A section of which
 * other documents have said enough only names the file.
 */
export function quoteFile(
  outline: Outline,
  { rest, placed, headings }: FileParts,
  earlier: readonly Quotation[],
  said: QuotedText,
): Quotation[] {
  const { excluded, left } = separateExclusions(outline, placed);
  const quoted: Quotation[] = [];
  if (excluded) {
    for (const block of excluded.blocks) said.add(block);
    quoted.push({ ...excluded, piece: rest });
  }
  for (const { section, part, within } of left) {
    const before = [...earlier, ...quoted].filter((each) => each.section === section);
    if (before.length >= MAX_IN_SECTION) {
      if (before.every(({ piece }) => piece !== rest))
        quoted.push({ section, piece: rest, blocks: [] });
      continue;
    }
    const isBelow = before.some(({ blocks }) => blocks.some(isHeading));
    const below = within.slice(0, MAX_WITHIN).flatMap(({ heading, own }): Block[] => {
      const blocks = takeLists(section, own, said);
      const text = dropNumber(heading, headings);
      return blocks.length > 0 ? [{ kind: "heading", level: 3, text }, ...blocks] : [];
    });
    const all = [...takeLists(section, part.own, said), ...below];
    const blocks = nameBlocks(section, unnumber(part, headings), all, isBelow);
    for (const block of blocks) said.add(block);
    if (blocks.length > 0) quoted.push({ section, piece: rest, blocks });
  }
  const first = outline.flatMap((section) =>
    quoted.filter((each) => each.section === section && each.blocks.length > 0),
  )[0];
  return quoted.map((each) => (each === first ? addTitle(each) : each));
}

/** Separates the sentences on what is left out from the parts of a file about its scope. */
function separateExclusions(outline: Outline, placed: readonly Placed[]) {
  const omits = outline.find(isForLeftOut);
  const ofScope = placed.filter(
    ({ section, part }) => section !== omits && part.kinds.has("scope"),
  );
  const found = ofScope.flatMap(({ part, within }) =>
    [part, ...within].flatMap(({ own }) => findLeftOut(own)),
  );
  if (!omits || found.length === 0) return { left: placed };
  const isKept = (text: string) => found.every((other) => other.text !== text);
  const drop = (part: Part): Part => ({
    ...part,
    own: part.own.flatMap((block): Block[] => {
      if (block.kind === "paragraph") {
        const kept = splitPlainSentences(block.text).filter(isKept);
        return kept.length > 0 ? [{ ...block, text: joinSentences(kept) }] : [];
      }
      if (block.kind !== "list") return [block];
      const items = block.items.filter(({ text }) => isKept(text));
      return items.length > 0 ? [{ ...block, items }] : [];
    }),
  });
  const left = placed.map((each) =>
    ofScope.includes(each)
      ? { ...each, part: drop(each.part), within: each.within.map(drop) }
      : each,
  );
  return { excluded: { section: omits, blocks: found }, left };
}

/** Names the file of a quotation at its beginning, unless that does. */
export function addTitle(quotation: Quotation): Quotation {
  const [first, ...others] = quotation.blocks;
  const title = titleFile(quotation.piece);
  if (first === undefined || (first.kind === "heading" && first.text.startsWith(title)))
    return quotation;
  if (first.kind !== "heading")
    return {
      ...quotation,
      blocks: [{ kind: "heading", level: 2, text: title }, ...quotation.blocks],
    };
  const text = joinLabel(title, first.text);
  return { ...quotation, blocks: [{ ...first, text }, ...others] };
}
