import type { Part } from "@/lib/ai/reading/document-parts";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber } from "@/lib/ai/reading/heading-number";
import { findKinds, isNumbered, listKinds } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import { listPhrases, type Section } from "@/lib/document-types/definition";
import { findBelief, isOpinion } from "@/lib/text/beliefs";
import { namesTime } from "@/lib/text/dates";
import { isQuestion } from "@/lib/text/is-question";
import { isSpoken } from "@/lib/text/open-quotation";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { takePassage } from "./fitting-passages";
import type { QuotedText } from "./quoted-text";

/** Kinds of section whose statements a reader takes for facts or decisions. */
const STATED = ["summary", "proposal", "decision", "goal", "measure"];
/** Whether the section's text begins with an act, so that a belief after it only hopes for its effect. */
const isForActs = (kinds: readonly string[]) =>
  (kinds.includes("proposal") || kinds.includes("decision")) &&
  !kinds.includes("requirement") &&
  !kinds.includes("assumption");

/** Whether a sentence states a belief. One with a date, as in `Probably open in May`, is a plan. */
function isBelief(sentence: string): boolean {
  const found = namesTime(sentence) ? null : findBelief(sentence);
  // `bestimmt` is also a verb: `Der Rat bestimmt den Termin.`
  return found !== null && !/^bestimmt$/i.test(found[0]) && !isSpoken(sentence, found.index);
}

/** Drops opinions, and beliefs after an act, from a block of a document. */
function dropOpinions(section: Section, block: Block): Block[] {
  const kinds = listKinds(section);
  if (!kinds.some((kind) => STATED.includes(kind))) return [block];
  if (block.kind === "list") {
    const items = block.items.filter(({ text }) => !isOpinion(text));
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== "paragraph") return [block];
  const stated = splitPlainSentences(block.text).filter(
    (sentence, index) =>
      !isOpinion(sentence) && !(index > 0 && isForActs(kinds) && isBelief(sentence)),
  );
  return stated.length > 0 ? [{ ...block, text: joinSentences(stated) }] : [];
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

/** Words of what is no goal, below the heading of goals. */
const NO_GOAL = listPhrases`not aim at, do not aim to, is not a goal, is no goal, streben nicht an, ist kein ziel, streven niet naar, is geen doel, ne visons pas, n'est pas un objectif, 目標ではない`;

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

/** Maximum number of lists and tables that are quoted from a part of a file. */
const MAX_LISTS = 3;

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
