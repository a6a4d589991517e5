import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import type { Section } from "@/lib/document-types/definition";
import { isOutList } from "@/lib/document-types/exclusions";
import { beginsWithRollout, isStop, RELEASE, saysWhoDecides } from "@/lib/document-types/topics";
import { isSource } from "@/lib/text/decision-lead";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { joinDependent, readPieceBlocks, replaceBlocks } from "./fitting-passages";
import { isSchedule, refuses } from "./rate-fit";
import { endSentence } from "./write-markdown";

const toParagraphs = (sentences: readonly string[]): Block[] =>
  sentences.length > 0 ? [{ kind: "paragraph", text: joinSentences(sentences) }] : [];

/** Whether a sentence only says who decided and when, unlike `Pilot Leeds, 5 May 2027`. */
const namesSource = (sentence: string) =>
  isSource(sentence) &&
  !beginsWithRollout(sentence) &&
  !holdsAny(sentence, RELEASE) &&
  !OF_PLAN.test(sentence);
/** `Second group, 12 May 2027` */
const OF_PLAN =
  /^(?:first|second|third|next|last|test|pilot|erste|zweite|nächste|eerste|tweede|volgende|premi[eè]|deuxième|open)|(?:稼働|開始|開店)、/i;

const isContent = (block: Block) =>
  block.kind !== "heading" && !(block.kind === "paragraph" && namesSource(block.text));

type Parts = { taken: Evidence; rest: Evidence };

/** Separates the exclusions of a decision or a note; of lists, only those of a decision are split. */
export const separateLeftOut = ({ about }: Section, piece: Evidence): Parts | null =>
  separate(
    piece,
    (text) => holdsAny(text, about?.words ?? []) || refuses(piece, text),
    hasLabel(piece, "decision"),
  );

/** Separates the conditions on which a plan is stopped. A list of dates is about nothing but the plan. */
export function separateStops(piece: Evidence): Parts | null {
  const isAboutPlan = isSchedule(piece);
  return separate(piece, (text) => isStop(text, isAboutPlan), true, saysWhoDecides);
}

/**
 * Separates the sentences, and the items of lists, that `isWanted`, with a sentence after them that `goesOn`. A list or table
 * goes with its introduction.
 * @returns null if one of the two parts would be empty
 */
function separate(
  piece: Evidence,
  isWanted: (text: string) => boolean,
  splitsLists: boolean,
  goesOn: (text: string) => boolean = () => false,
): Parts | null {
  const findWanted = (block: Block | undefined) => {
    const isSplit = block?.kind === "list" && splitsLists;
    if (!isSplit || block.items.some(({ depth }) => depth > 0))
      return { items: [], isWhole: false };
    const items = block.items.filter(({ text }) => isWanted(text));
    return { items, isWhole: items.length === block.items.length };
  };
  const blocks = readPieceBlocks(piece);
  const taken: Block[] = [];
  const rest: Block[] = [];
  let isBelow = false;
  for (const [index, block] of blocks.entries()) {
    const { items, isWhole } = findWanted(block);
    if (block.kind === "paragraph") {
      const sentences = joinDependent(splitPlainSentences(block.text));
      const last = sentences.at(-1) ?? "";
      isBelow = /[:：]$/.test(last) && (isWanted(last) || findWanted(blocks[index + 1]).isWhole);
      const isOut = isOutList(block.text) && isWanted(block.text);
      const out = sentences.filter(
        (text, index) =>
          isOut ||
          isWanted(text) ||
          ((namesSource(text) || goesOn(text)) && isWanted(sentences[index - 1] ?? "")) ||
          (isBelow && text === last),
      );
      taken.push(...toParagraphs(out));
      rest.push(...toParagraphs(sentences.filter((text) => !out.includes(text))));
    } else if (isBelow || isWhole) {
      taken.push(block);
      isBelow = false;
    } else if (block.kind === "list" && items.length > 0) {
      taken.push(...toParagraphs(items.map(({ text }) => endSentence(text))));
      rest.push({ ...block, items: block.items.filter((item) => !items.includes(item)) });
    } else rest.push(block);
  }
  const isSaid = [taken, rest].every((some) => some.some(isContent));
  if (!isSaid) return null;
  const title = isWanted(piece.title) ? "" : piece.title;
  return {
    taken: replaceBlocks(piece, taken),
    rest: replaceBlocks({ ...piece, title }, rest),
  };
}
