import { isToCome } from "@/lib/ai/advisors/shared/quote-beginning";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import { approvesMoney } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/costs";
import { saysBuilt } from "@/lib/ai/reading/sentences/in-use";
import { isPraise } from "@/lib/ai/reading/sentences/is-praise";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import { findLatestDate, namesTime, removeDays } from "@/lib/text/dates";
import type { Language } from "@/lib/text/languages";
import { MONEY } from "@/lib/text/money";
import { movesDay } from "@/lib/text/moved-day";
import { RATIO } from "@/lib/text/ratios";
import type { QuoteKind } from "./audience-plans";
import { findCheckedSum } from "./checked-sums";
import { quoteComparedRows } from "./compared-rows";
import { CHANGE, FIGURE, findFigure, isFragment } from "./find-figure";
import { findTotal } from "./find-total";
import { dropMoney, isInternal } from "./internal-money";
import { OF_FIGURES } from "./own-figures";
import { quotePassage, quoteSentence } from "./quote-passage";
import { type ReadPiece, readPiece } from "./read-piece";
import { namesUnapproved } from "./unapproved-sums";
import { UPDATE_WORDS } from "./update-words";

const QUOTES: Record<QuoteKind, (read: ReadPiece) => string | null> = {
  passage: (read) => quotePassage(read, read.sentences),
  promise: quotePromise,
  built: quoteBuilt,
  plan: quotePlan,
  figure: quoteFigure,
  highlight: quoteHighlight,
  money: quoteMoney,
  date: quoteDates,
  voice: quoteVoice,
};

/** Null if a piece has nothing of a kind to quote, or has figures that nobody has approved or checked; empty if its title says it all. */
export function quotePart(
  piece: Evidence,
  kind: QuoteKind,
  today: string,
  language: Language,
): string | null {
  if (OF_FIGURES.includes(kind) && (namesUnapproved(piece) || findCheckedSum(piece))) return null;
  return QUOTES[kind](readPiece(piece, kind === "money", today, language));
}

function quotePromise(read: ReadPiece): string | null {
  const { piece, sentences, withoutMoney } = read;
  if (statesBudget(piece.title)) return null;
  // The rest says little, or the opposite, without the first sentence.
  const isHeadless = sentences.slice(0, 1).some(isInternal);
  if (isHeadless && hasLabel(piece, "decision"))
    return quotePassage(read, sentences) && (quotePassage(read, [dropMoney(sentences[0])]) ?? "");
  if (isHeadless && hasLabel(piece, "risk")) return null;
  return withoutMoney.length > 0 || sentences.length === 0
    ? quotePassage(read, withoutMoney)
    : null;
}

const isBuilt = ({ piece, sentences }: ReadPiece, sentence: string) =>
  saysBuilt(sentence, piece.title, sentence === sentences[0]);
const isComing = ({ piece, today }: ReadPiece, sentence: string) =>
  isToCome(sentence, piece, today);
const isPast = (text: string, { createdAt }: Evidence, today: string) => {
  const date = findLatestDate(text, createdAt);
  return date === null ? !namesTime(text) : date < today;
};

function quoteBuilt(read: ReadPiece): string | null {
  const { piece, withoutMoney, today } = read;
  const built = withoutMoney.find((each) => isBuilt(read, each) && isPast(each, piece, today));
  return quoteSentence(built, withoutMoney);
}

/** Words for a plan that has not begun, in five languages. */
const WAITS =
  /\b(?:not (?:yet )?(?:started|begun|planned|before)|at the earliest|no earlier than)\b|(?<!\p{L})(?:nicht (?:begonnen|angefangen|geplant|vor)|frühestens|(?:niet|nog niet) (?:begonnen|gestart|gepland|vóór)|op zijn vroegst|pas (?:encore )?(?:commencée?|avant)|au plus tôt)(?!\p{L})|未着手|早くても|以降/iu;

function quotePlan(read: ReadPiece): string | null {
  const { withoutMoney } = read;
  const progress = withoutMoney.find(
    (each) => WAITS.test(each) || isBuilt(read, each) || isComing(read, each),
  );
  return quoteSentence(progress ?? withoutMoney[0], withoutMoney);
}

function quoteFigure(read: ReadPiece): string | null {
  const { piece, sentences, facts } = read;
  const figure = findFigure(read, CHANGE) ?? findFigure(read, RATIO) ?? findFigure(read, FIGURE);
  return quoteSentence(figure ?? (countMentions(piece) > 1 ? facts[0] : undefined), sentences);
}

function quoteHighlight(read: ReadPiece): string | null {
  const { piece, sentences, language } = read;
  return quoteSentence(
    findFigure(read, CHANGE, false) ??
      quoteComparedRows(piece.text, language) ??
      findFigure(read, FIGURE, false),
    sentences,
  );
}

function quoteMoney({ piece, sentences, facts }: ReadPiece): string | null {
  const isCompany = hasLabel(piece, "company_info");
  const approved = facts.find((each) => approvesMoney(each) || (!isCompany && statesBudget(each)));
  const total = () => findTotal(piece.text, facts) ?? facts.find((each) => MONEY.test(each));
  return quoteSentence(approved ?? (isCompany ? undefined : total()), sentences);
}

const MAX_DATES = 3;
/** In UTF-16 units: an entry of a schedule. */
const MAX_ENTRY = 60;

function quoteDates(read: ReadPiece): string | null {
  const { piece, sentences, facts, language } = read;
  // A line with a ticked box is not a date to come, whatever date it names.
  const done = readSentences(listTickedLines(piece.text).join("\n"));
  const coming = facts.filter((each) => !done.includes(each) && isComing(read, each));
  const tasks = coming.map((each) => readTask(read, each));
  return quoteSentence(coming.find(movesDay) ?? joinDates(tasks, language), sentences);
}

/** `Ask the works council. Pauline, 11 Dec`: who and when, after the task on the same line. */
function readTask({ piece, sentences }: ReadPiece, said: string): string {
  const task = sentences[sentences.indexOf(said) - 1] ?? "";
  return isFragment(removeDays(said)) && task && piece.text.includes(`${task} ${said}`)
    ? joinNotes(task, said)
    : said;
}

/** The next entries of a schedule, which end no sentence, or else the first sentence. */
function joinDates(sentences: readonly string[], language: Language): string | undefined {
  const next = sentences.slice(0, MAX_DATES);
  const areEntries = next.every((each) => each.length <= MAX_ENTRY && !/[.!?。]$/.test(each));
  return areEntries ? next.join(UPDATE_WORDS[language].separator) || undefined : next[0];
}

const VOICE = /["“„«「][^"”“»」]{12}/;
/** Also of few words */
const QUOTATION = /["“„«「]/;

function quoteVoice({ sentences, facts }: ReadPiece): string | null {
  const voice =
    facts.find((each) => VOICE.test(each)) ??
    facts.find((each) => QUOTATION.test(each) || isPraise(each));
  return quoteSentence(voice, sentences);
}
