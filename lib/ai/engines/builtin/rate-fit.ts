import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import {
  isForLeftOut,
  isForQuestions,
  isForRivals,
  listKinds,
  namesSchedule,
} from "@/lib/ai/reading/section-kinds";
import { approvesMoney, namesBoard, paysOff } from "@/lib/ai/reading/sentences/approvals";
import { cameTrue } from "@/lib/ai/reading/sentences/came-true";
import { isClosedRisk, saysClosed } from "@/lib/ai/reading/sentences/closed-risk";
import { isRefusal } from "@/lib/ai/reading/sentences/denials";
import {
  isExclusion,
  isOutList,
  isOutOfScope,
  leaveFirstVersion,
} from "@/lib/ai/reading/sentences/exclusions";
import { tellsDone } from "@/lib/ai/reading/sentences/is-done";
import { proposesOnlyDay } from "@/lib/ai/reading/sentences/proposed-days";
import { findLeftForLater, isEntryForLater } from "@/lib/ai/reading/sentences/put-off";
import { favorsRival } from "@/lib/ai/reading/sentences/rivals";
import { beginsWithRollout, isStop } from "@/lib/ai/reading/sentences/rollout";
import { DROPPED, isRejected } from "@/lib/ai/reading/sentences/turned-down";
import { listLabels, type Section, WORDING_LABEL } from "@/lib/document-types/definition";
import { BUDGET, NOT_PLANNED, OUT_OF_SCOPE, OUTDATED } from "@/lib/document-types/topics";
import { findVerdict } from "@/lib/text/find-verdict";
import { MONEY } from "@/lib/text/money";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { listSentences, readDecision, readText, saysOnly } from "./fitting-passages";
import { isOpen } from "./open-points";
import {
  isAboutSums,
  isChecklist,
  isOwnPrice,
  isRatedWell,
  LOOK,
  mayTellOwnPrice,
  namesCost,
} from "./piece-kinds";
import { reportsResults } from "./reported-results";
import { beginsWithStep, isDated, isSchedule, movesDate, namesDay, namesTimes } from "./schedule";
import { isShipped } from "./shipped";

/** With the key result of a goal, whose text is its description. */
export const readBeginning = (piece: Evidence) => {
  const result = piece.type === "goal" ? (piece.goal.keyResult ?? "") : "";
  return `${piece.title}\n${result}\n${piece.text.slice(0, LOOK)}`;
};

export const readTypeAndLabel = (piece: Evidence) =>
  "label" in piece ? `${piece.type} ${piece.label}` : "";

/** Minimum score at which shared words put a piece under a heading without a feed. */
const ENOUGH = 3;

/** Whether a section names its evidence; sections of a workspace's own types do not. */
const hasFeed = (section: Section) =>
  section.initiative !== undefined || listLabels(section).length > 0;

/** A dropped idea or a closed risk belongs only to sections that ask for it by words. */
export function isOver(piece: Evidence): boolean {
  if (hasLabel(piece, "risk")) return isClosedRisk(piece);
  if (!hasLabel(piece, "feature_idea")) return false;
  const text = readBeginning(piece);
  if (holdsAny(text, OUT_OF_SCOPE) || DROPPED.test(text) || isLeftForLater(piece)) return true;
  return isExclusion(readText(piece));
}

/** Whether an idea is put off by its own text. */
const isLeftForLater = (piece: Evidence) =>
  hasLabel(piece, "feature_idea") && findLeftForLater(listSentences(piece)) !== undefined;

/** Next to ideas, a decision that only leaves something out would read as one of them. */
const misleads = (labels: readonly string[], piece: Evidence) =>
  labels.includes("feature_idea") &&
  hasLabel(piece, "decision") &&
  (isOutOfScope(piece.title) ||
    isLeftOut(piece) ||
    leaveFirstVersion(splitPlainSentences(readDecision(piece).said)));

const isFed = ({ labels = [] }: Section, piece: Evidence) =>
  hasLabel(piece, ...labels) && !isOver(piece) && !misleads(labels, piece);

/** Whether a decision or a note leaves something out. A decision does also in few words: `No price lock`, but not `No later than May`. */
export const refuses = (piece: Evidence, sentence: string) =>
  hasLabel(piece, "decision")
    ? isExclusion(sentence) ||
      isOutList(sentence) ||
      isRejected(sentence) ||
      isRefusal(sentence) ||
      isEntryForLater(sentence) ||
      holdsAny(sentence, NOT_PLANNED)
    : hasLabel(piece, "general_note", "feature_idea") && isExclusion(sentence);

const BUDGET_LABELS = ["decision", "technical_constraint", "company_info", "general_note"] as const;

const isLeftOut = (piece: Evidence) =>
  isLeftForLater(piece) ||
  (hasLabel(piece, "decision") && refuses(piece, readDecision(piece).said)) ||
  saysOnly(piece, (sentence) => refuses(piece, sentence));

const hasComeTrue = (piece: Evidence) =>
  hasLabel(piece, "risk") && listSentences(piece).some(cameTrue);

const isOnlyStop = (piece: Evidence) =>
  hasLabel(piece, "decision", "general_note") && saysOnly(piece, isStop);

/** Facts about rivals and the words of customers are not about our money. */
const isOfOthers = (piece: Evidence) =>
  piece.type !== "context_item" || hasLabel(piece, "user_feedback", "key_competitors");

/** Whether a sentence of an item says that the plan got its money, what the board thinks of that, or when it pays off. */
export function tellsBudget(piece: Evidence, sentence: string): boolean {
  if (isOfOthers(piece)) return false;
  if (approvesMoney(sentence)) return true;
  return (paysOff(sentence) || namesBoard(sentence)) && namesApproval(piece);
}

const namesApproval = (piece: Evidence) => listSentences(piece).some(approvesMoney);

const isOnlyBudget = (piece: Evidence) =>
  !isOfOthers(piece) && saysOnly(piece, (sentence) => tellsBudget(piece, sentence));

/** Whether the title of an item is about what the plan costs, and the item names an amount. */
export const isBudget = ({ title, text }: Evidence) =>
  holdsAny(title, BUDGET) && MONEY.test(`${title} ${text}`);

/** Rates a list of dates: 3 in a section about dates, less in one about plans or next steps. A note that only has the title of one is named. */
function rateSchedule(section: Section, piece: Evidence): number {
  if (!hasLabel(piece, "general_note") || isBudget(piece)) return 0;
  const isForDates = section.dates && section.about && hasLabel(piece, ...section.about.labels);
  const kinds = listKinds(section);
  if (!isForDates && !kinds.includes("plan") && !kinds.includes("next_step")) return 0;
  if (isSchedule(piece)) return isForDates ? 3 : 2.5;
  if (isForDates && movesDate(piece)) return 2.5;
  return isForDates && namesSchedule(piece.title) ? 1.5 : 0;
}

/** Whether a goal is only a date of the rollout: it has no figure, such as `Soft launch in Leeds on 1 February`. */
const isMilestone = (piece: Evidence) =>
  piece.type === "goal" &&
  hasLabel(piece, "general") &&
  !piece.goal.keyResult &&
  !piece.goal.baseline &&
  namesDay(piece.goal.timeframe ?? "") &&
  beginsWithRollout(piece.title.replace(/^(?:soft|full) /i, ""));

/** A question or an open point of an item is neither wanted nor decided, except by a story about it. A note that names the subject of another section is a question about that. */
function rateQuestion(section: Section, piece: Evidence): number {
  if (isForQuestions(section)) return 2;
  if (section.layout === "story" && hasLabel(piece, "feature_idea")) return 1;
  if (!hasLabel(piece, "general_note")) return 0;
  const kinds = listKinds(section);
  if (kinds.includes("asked") || kinds.includes("objection"))
    return isAbout(section, piece) ? 2 : 0;
  return isFed(section, piece) ? 1 : 0;
}

/** Whether a section says what is done when or with what, but not what is decided: an exclusion is none of these. */
const isForSteps = (section: Section) => {
  const kinds = listKinds(section);
  return (section.dates || kinds.includes("technology")) && !kinds.includes("decision");
};

/** Whether a constraint or a note has words of a plan only beside an amount without a date: `The next phase of the tariff costs 12 €`. */
function namesOnlyPrice(piece: Evidence, words: readonly string[]): boolean {
  if (!hasLabel(piece, "technical_constraint", "general_note")) return false;
  const said = [piece.title, ...listSentences(piece)];
  const named = said.filter((sentence) => holdsAny(sentence, words));
  return named.length > 0 && named.every((sentence) => MONEY.test(sentence) && !isDated(sentence));
}

function isAbout(section: Section, piece: Evidence): boolean {
  const { about, takesBudget } = section;
  if (takesBudget && hasLabel(piece, ...BUDGET_LABELS) && isBudget(piece)) return true;
  if (takesBudget && isOnlyBudget(piece)) return true;
  if (section.takesPrices && isOwnPrice(piece)) return true;
  if (section.kinds?.includes("stop") && isOnlyStop(piece)) return true;
  if (section.kinds?.includes("went_badly") && hasComeTrue(piece)) return true;
  if (section.kinds?.includes("new") && isShipped(piece)) return true;
  if (isForRivals(section) && hasLabel(piece, "user_feedback"))
    if (listSentences(piece).some(favorsRival)) return true;
  if (section.isBrief && listKinds(section).includes("problem") && reportsResults(piece))
    return isFed(section, piece);
  // Goals and the times of a trial are not for the readers of release notes.
  const isForStaff = section.dates && !section.kinds?.includes("help");
  if (isForStaff && (isMilestone(piece) || namesTimes(piece))) return true;
  if (!about || !hasLabel(piece, ...about.labels)) return false;
  if (section.kinds?.includes("closed") && hasLabel(piece, "risk")) return saysClosed(piece);
  if (section.dates && beginsWithStep(piece)) return true;
  if (isLeftOut(piece)) {
    if (isForLeftOut(section)) return true;
    if (isForSteps(section)) return false;
  }
  if (section.kinds?.every((kind) => kind === "proposal") && proposesOnlyDay(readText(piece)))
    return false;
  const text = readBeginning(piece);
  if (takesBudget && hasLabel(piece, "constraint") && MONEY.test(text)) return true;
  if (holdsAny(text, about.unless ?? [])) return false;
  if (section.dates && namesOnlyPrice(piece, about.words)) return false;
  if (section.isDone && !tellsDone(text, about.words)) return false;
  if (section.takesPrices && hasLabel(piece, "decision") && !mayTellOwnPrice(piece, about.words))
    return false;
  return takesBudget && hasLabel(piece, "general_note")
    ? namesCost(piece, about.words)
    : holdsAny(text, about.words);
}

function rateLikeness({ heading, purpose }: Section, piece: Evidence): number {
  const wanted = extractWords(`${heading} ${purpose}`);
  const count = (text: string) => findSharedWords(wanted, extractWords(text)).length;
  const inText = Math.min(count(piece.text.slice(0, LOOK)), ENOUGH);
  const score =
    3 * count(readTypeAndLabel(piece).replaceAll("_", " ")) + 2 * count(piece.title) + inText;
  return score < ENOUGH ? 0 : 1 - 1 / score;
}

/** Whether a section records decisions, also those that do not hold any more. */
const isRecord = ({ layout, sentences }: Section) =>
  layout === "decisions" || sentences?.labels.includes("decision");

/** Rates how a piece fits a section: 3 as a list of dates, 2 by its words, 1 by its label or type, 0 not at all; below 1 without a feed. */
export function rateFit(section: Section, piece: Evidence): number {
  if (hasLabel(piece, WORDING_LABEL)) return 0;
  if (hasLabel(piece, "general_note") && holdsAny(readBeginning(piece), OUTDATED)) return 0;
  if (isChecklist(piece)) return listKinds(section).includes("task") ? 2 : 0;
  if (!hasFeed(section)) return rateLikeness(section, piece);
  if (hasLabel(piece, "decision") && !isRecord(section) && findVerdict(piece)) return 0;
  if (isOpen(piece)) return rateQuestion(section, piece);
  if (isRatedWell(piece) && listKinds(section).includes("problem")) return 0;
  const asSchedule = rateSchedule(section, piece);
  if (asSchedule > 2) return asSchedule;
  if (section.takesBudget && piece.type === "upload")
    return isFed(section, piece) && isAboutSums(piece) ? 2 : 0;
  if (isAbout(section, piece)) return 2;
  return asSchedule || (isFed(section, piece) ? 1 : 0);
}

export const mayQuote = (section: Section, document: Evidence) =>
  !hasFeed(section) || isFed(section, document);
