import type { Evidence } from "@/lib/ai/evidence";
import { type Block, type ListItem, readProse } from "@/lib/ai/reading/evidence-blocks";
import { isNotTriedAgain, isOutList } from "@/lib/ai/reading/sentences/exclusions";
import { beginsWithRollout } from "@/lib/ai/reading/sentences/rollout";
import { RELEASE } from "@/lib/document-types/topics";
import { isSource } from "@/lib/text/decision-lead";
import { isQuestion } from "@/lib/text/is-question";
import { endSentence, findUnsaid } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";
import { joinDependent } from "./join-sentences";

const toParagraphs = (sentences: readonly string[], under = ""): Block[] =>
  sentences.length > 0 ? [{ kind: "paragraph", text: joinSentences(sentences), under }] : [];

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

/** The part of a piece that has the sentences of a kind, and the piece without them. */
export type Parts = { taken: Evidence; rest: Evidence };

/** The heading of a list of a file: without it, an assumption or a task would read as a fact. */
function readUnder({ type }: Evidence, before: Block | undefined): string {
  if (type !== "upload" || !before) return "";
  return before.kind === "heading"
    ? before.text
    : before.kind === "paragraph"
      ? (before.under ?? "")
      : "";
}

const BOXES: { readonly [mark: string]: string } = { "- [ ]": "☐ ", "- [x]": "☑ " };

/** Writes an item of a list as a sentence; what is to be done keeps its box. */
const writeEntry = ({ text, mark }: ListItem) => endSentence(`${BOXES[mark] ?? ""}${text}`);

/**
 * Separates the sentences, and the items of lists, that `isWanted`, with a sentence after them that `goesOn`. A list or table
 * goes with its introduction.
 * @returns null if one of the two parts would be empty
 */
export function separate(
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
      const said = joinDependent(splitPlainSentences(block.text));
      const sentences = piece.type === "upload" ? joinAnswers(said) : said;
      const last = sentences.at(-1) ?? "";
      isBelow = /[:：]$/.test(last) && (isWanted(last) || findWanted(blocks[index + 1]).isWhole);
      const isOfHeading = block.under ? isWanted(`${block.under}: `) : false;
      const isOut =
        isOfHeading ||
        ((isOutList(block.text) || isNotTriedAgain(block.text)) && isWanted(block.text));
      const out = sentences.filter(
        (text, index) =>
          isOut ||
          isWanted(text) ||
          ((namesSource(text) || goesOn(text)) && isWanted(sentences[index - 1] ?? "")) ||
          (isBelow && text === last),
      );
      const under = piece.type === "upload" ? block.under : "";
      taken.push(...toParagraphs(out, under));
      rest.push(
        ...toParagraphs(
          sentences.filter((text) => !out.includes(text)),
          under,
        ),
      );
    } else if (isBelow || isWhole) {
      const before = blocks[index - 1];
      const isBelowHeading = piece.type === "upload" && before?.kind === "heading";
      taken.push(...(isBelowHeading ? [before] : []), block);
      isBelow = false;
    } else if (block.kind === "list" && items.length > 0) {
      taken.push(...toParagraphs(items.map(writeEntry), readUnder(piece, blocks[index - 1])));
      rest.push({ ...block, items: block.items.filter((item) => !items.includes(item)) });
    } else rest.push(block);
  }
  const isSaid = [taken, rest].every((some) => some.some(isContent));
  if (!isSaid) return null;
  return nameParts(piece, taken, rest, isWanted(piece.title));
}

/** Makes the two parts of a piece. A title made from the text names the part that has its sentence. */
function nameParts(
  piece: Evidence,
  taken: readonly Block[],
  rest: readonly Block[],
  isTitleWanted: boolean,
): Parts {
  const isSaidBy = (blocks: readonly Block[]) =>
    findUnsaid(piece.title, readProse(blocks)) !== piece.title;
  const isWhole = splitPlainSentences(piece.title).length > 1;
  const isOfTaken = !isWhole && (isSaidBy(taken) || !isSaidBy(rest));
  const isOfRest = !isWhole && !isTitleWanted;
  return {
    taken: replaceBlocks({ ...piece, title: isOfTaken ? piece.title : "" }, taken),
    rest: replaceBlocks({ ...piece, title: isOfRest ? piece.title : "" }, rest),
  };
}

/** Joins a question and the sentence after it, which says nothing alone: `Who pays? Ann asks Bo by 4 May.` */
function joinAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const isAnswer = isQuestion(joined.at(-1) ?? "") && !isQuestion(sentence);
    joined.push(isAnswer ? joinSentences([joined.pop() ?? "", sentence]) : sentence);
  }
  return joined;
}
