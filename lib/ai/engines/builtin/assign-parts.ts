import type { Part } from "@/lib/ai/reading/document-parts";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber } from "@/lib/ai/reading/heading-number";
import { findKinds, isNumbered, listKinds } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import { listPhrases, type Outline, type Section } from "@/lib/document-types/definition";
import { isQuestion } from "@/lib/text/is-question";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { findLongest, holdsAny, toLine } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { takePassage } from "./fitting-passages";
import { dropOpinions } from "./opinions";
import type { QuotedText } from "./quoted-text";

const NO_GOAL = listPhrases`not aim at, do not aim to, is not a goal, is no goal, streben nicht an, ist kein ziel, streven niet naar, is geen doel, ne visons pas, n'est pas un objectif, 目標ではない`;
/** Scores of a part's heading that fits a section in the same words or by its kind; a shared word scores less. */
const [SAME, KIND] = [1000, 100];
/** Maximum number of lists and tables that are quoted from a part of a file. */
const MAX_LISTS = 3;

/** Assigns each part to the section that its heading fits best, in the order of the parts. */
export function assignParts(outline: Outline, parts: readonly Part[], isTemplate: boolean) {
  const taken = new Set<Part>();
  return outline
    .flatMap((section) => {
      const rate = createRating(section, isTemplate);
      return parts.map((part) => ({ section, part, likeness: rate(part) }));
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Rates how well a part's heading fits a section, 0 for not at all. In a template, a heading of no known kind fits by a shared word. */
function createRating(section: Section, isTemplate: boolean) {
  const same = listStripped(section);
  const kinds = listKinds(section);
  const words = isTemplate && kinds.length === 0 ? [...extractWords(section.heading)] : [];
  return (part: Part): number => {
    if (same.includes(part.name)) return SAME;
    const longest = Math.max(0, ...kinds.map((kind) => part.kinds.get(kind) ?? 0));
    return longest > 0 ? KIND + longest : findLongest(toLine(part.heading), words).length;
  };
}

export const isHeading = ({ kind }: Block) => kind === "heading";

/** Quoted alone, a part needs no number. `headings` are those of its document. */
export const unnumber = (part: Part, headings: readonly string[]): Part => ({
  ...part,
  heading: dropNumber(part.heading, headings),
});

/** Puts a part's heading before its text if `isNamed`, or if the section's heading does not say the same. */
export function nameBlocks(
  section: Section,
  part: Part,
  blocks: readonly Block[],
  isNamed: boolean,
): readonly Block[] {
  if (part.heading === "" || blocks.length === 0) return blocks;
  const named = findKinds(section.heading);
  // The sentences below a question may answer it, and say nothing without it.
  const isSaid =
    listStripped(section).includes(part.name) ||
    (!isQuestion(part.heading) &&
      !isNumbered(part.heading) &&
      [...part.kinds.keys()].some((kind) => named.has(kind)));
  return isSaid && !isNamed
    ? blocks
    : [{ kind: "heading", level: 2, text: part.heading }, ...blocks];
}

/** Lists the blocks without headings, opinions and what the draft says already. */
function listWanted(section: Section, all: readonly Block[], said: QuotedText): Block[] {
  const { takesTicked } = section;
  const isForGoals = listKinds(section).includes("goal");
  const isWanted = (block: Block) => {
    if (block.kind !== "paragraph") return true;
    const [first = ""] = splitPlainSentences(block.text);
    return !said.has(first) && !(isForGoals && holdsAny(first, NO_GOAL));
  };
  return said
    .leaveOut(all.flatMap((block) => dropOpinions(section, block)))
    .flatMap((block): Block[] => {
      if (block.kind === "heading" || !isWanted(block)) return [];
      if (block.kind !== "list") return takesTicked ? [] : [block];
      const items = block.items.filter(({ mark }) => !takesTicked || mark === "- [x]");
      return items.length > 0 ? [{ ...block, items }] : [];
    });
}

const introduces = (block: Block | undefined) =>
  block?.kind === "paragraph" && block.text.endsWith(":");

/** Takes a passage of the first paragraph, or the first list or table with the line that introduces it. */
export function takeBeginning(section: Section, all: readonly Block[], said: QuotedText): Block[] {
  const blocks = listWanted(section, all, said);
  const start = blocks.findIndex(({ kind }) => kind !== "code");
  const [first, next] = start < 0 ? [] : blocks.slice(start);
  if (!first) return [];
  if (first.kind !== "paragraph") return [first];
  if (introduces(first)) return next && next.kind !== "paragraph" ? [first, next] : [];
  return [{ kind: "paragraph", text: takePassage(first.text) }];
}

/** Takes a passage of the first paragraph, and the first lists and tables with the lines that introduce them. */
export function takeLists(section: Section, all: readonly Block[], said: QuotedText): Block[] {
  const blocks = listWanted(section, all, said);
  let lists = 0;
  return blocks.flatMap((block, index): Block[] => {
    const before = blocks[index - 1];
    if (block.kind === "paragraph") {
      if (introduces(block) || index > 0) return [];
      return [{ kind: "paragraph", text: takePassage(block.text) }];
    }
    lists++;
    if (lists > MAX_LISTS) return [];
    return before && introduces(before) ? [before, block] : [block];
  });
}
