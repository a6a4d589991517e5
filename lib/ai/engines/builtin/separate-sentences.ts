import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isForLeftOut, isForQuestions, isForRivals } from "@/lib/ai/reading/section-kinds";
import { isReason } from "@/lib/ai/reading/sentences/denials";
import { asksToTalk, comesBack, isExclusion } from "@/lib/ai/reading/sentences/exclusions";
import { findsOut } from "@/lib/ai/reading/sentences/finds-out";
import { isClaim, speaksToBuyers } from "@/lib/ai/reading/sentences/rivals";
import { isStop, saysWhoDecides } from "@/lib/ai/reading/sentences/rollout";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import type { Section } from "@/lib/document-types/definition";
import { isQuestion } from "@/lib/text/is-question";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import { listSentences, readPieceBlocks, replaceBlocks, saysOnly } from "./fitting-passages";
import { refuses } from "./not-planned";
import { tellsBudget } from "./piece-money";
import { rateFit } from "./rate-fit";
import { isAhead, isSchedule } from "./schedule";
import { type Parts, separate } from "./separate";

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
