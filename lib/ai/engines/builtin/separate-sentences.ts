import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { type Block, type ListItem, readProse } from "@/lib/ai/reading/evidence-blocks";
import { isForLeftOut, isForQuestions, isForRivals } from "@/lib/ai/reading/section-kinds";
import { isReason } from "@/lib/ai/reading/sentences/denials";
import {
  asksToTalk,
  comesBack,
  isExclusion,
  isNotTriedAgain,
  isOutList,
} from "@/lib/ai/reading/sentences/exclusions";
import { findsOut } from "@/lib/ai/reading/sentences/finds-out";
import { isClaim, speaksToBuyers } from "@/lib/ai/reading/sentences/rivals";
import { beginsWithRollout, isStop, saysWhoDecides } from "@/lib/ai/reading/sentences/rollout";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import type { Section } from "@/lib/document-types/definition";
import { RELEASE } from "@/lib/document-types/topics";
import { isSource } from "@/lib/text/decision-lead";
import { isQuestion } from "@/lib/text/is-question";
import { endSentence, findUnsaid } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import { listSentences, readPieceBlocks, replaceBlocks, saysOnly } from "./fitting-passages";
import { joinDependent } from "./join-sentences";
import { rateFit, refuses, tellsBudget } from "./rate-fit";
import { isAhead, isSchedule } from "./schedule";

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

type Parts = { taken: Evidence; rest: Evidence };

/** Separates the exclusions of a decision or a note; of lists, only those of a decision are split. */
const separateLeftOut = ({ about }: Section, piece: Evidence): Parts | null =>
  separate(
    piece,
    (text) => holdsAny(text, about?.words ?? []) || refuses(piece, text),
    hasLabel(piece, "decision"),
    (text) => asksToTalk(text) || isReason(text) || comesBack(text),
  );

/** Separates what an item says of the money that the plan got. */
const separateBudget = (piece: Evidence): Parts | null =>
  separate(piece, (text) => tellsBudget(piece, text), true);

/** Separates the alternatives that a decision names. */
const separateOptions = (piece: Evidence): Parts | null =>
  hasLabel(piece, "decision") ? separate(piece, isAlternative, true) : null;

/** Separates the conditions on which a plan is stopped. A list of dates is about nothing but the plan. */
function separateStops(piece: Evidence): Parts | null {
  const isAboutPlan = isSchedule(piece);
  return separate(piece, (text) => isStop(text, isAboutPlan), true, saysWhoDecides);
}

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
  // A title made from the text names the part that has its sentence.
  const isSaidBy = (blocks: readonly Block[]) =>
    findUnsaid(piece.title, readProse(blocks)) !== piece.title;
  const isWhole = splitPlainSentences(piece.title).length > 1;
  const isOfTaken = !isWhole && (isSaidBy(taken) || !isSaidBy(rest));
  const isOfRest = !isWhole && !isWanted(piece.title);
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

/** Whether a text is a question and who finds out by a coming day: any other answer settles it. */
function isOpenWithTask(piece: Evidence, text: string): boolean {
  const [question = "", ...answer] = splitPlainSentences(text);
  return isQuestion(question) && isAhead(piece, text) && answer.some(findsOut);
}

/** Separates what a rival claims on a page of theirs. */
function separateClaims(piece: Evidence): Parts | null {
  const isPage =
    hasLabel(piece, "key_competitors") && speaksToBuyers(listSentences(piece), piece.title);
  if (!isPage) return null;
  return saysOnly(piece, isClaim)
    ? { taken: piece, rest: replaceBlocks(piece, []) }
    : separate(piece, isClaim, true);
}

/** Separates sentences of a file, which feeds few sections as a whole. All of them are separated if no other is left. */
function separateOfFile(piece: Evidence, isWanted: (text: string) => boolean): Parts | null {
  if (piece.type !== "upload") return null;
  const hasTable = readPieceBlocks(piece).some(({ kind }) => kind === "table");
  return saysOnly(piece, isWanted) && !hasTable
    ? { taken: piece, rest: replaceBlocks(piece, []) }
    : separate(piece, isWanted, true);
}

type Apart = {
  isHome: (section: Section) => boolean;
  separate: (section: Section, piece: Evidence) => Parts | null;
  /** Only of decisions and notes */
  isOfNotes: boolean;
};

/** The kinds of sentences of an item or a file that have a section of their own. */
export const APART: readonly Apart[] = [
  {
    isHome: ({ takesBudget }) => takesBudget === true,
    separate: (_, piece) => separateBudget(piece),
    isOfNotes: false,
  },
  { isHome: isForLeftOut, separate: separateLeftOut, isOfNotes: true },
  {
    isHome: ({ kinds }) => kinds?.includes("stop") === true,
    separate: (section, piece) => (rateFit(section, piece) > 0 ? null : separateStops(piece)),
    isOfNotes: true,
  },
  {
    isHome: isForRivals,
    separate: (_, piece) => separateClaims(piece),
    isOfNotes: false,
  },
  {
    isHome: ({ kinds }) => kinds?.includes("option") === true,
    separate: (_, piece) => separateOptions(piece),
    isOfNotes: true,
  },
  {
    isHome: isForQuestions,
    separate: (_, piece) =>
      separateOfFile(piece, (text) => isOpenMatter(text) || isOpenWithTask(piece, text)),
    isOfNotes: false,
  },
  {
    isHome: isForLeftOut,
    separate: (_, piece) => separateOfFile(piece, isExclusion),
    isOfNotes: false,
  },
  {
    isHome: ({ kinds }) => kinds?.includes("stop") === true,
    separate: (_, piece) => separateOfFile(piece, (text) => isStop(text)),
    isOfNotes: false,
  },
  {
    isHome: ({ dates }) => dates === true,
    separate: (_, piece) => separateOfFile(piece, (text) => isAhead(piece, text)),
    isOfNotes: false,
  },
];
