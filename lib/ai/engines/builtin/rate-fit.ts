import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import {
  isForLeftOut,
  isForQuestions,
  isForRivals,
  listKinds,
  namesSchedule,
} from "@/lib/ai/reading/section-kinds";
import { saysClosed } from "@/lib/ai/reading/sentences/closed-risk";
import { isOutOfScope, leaveFirstVersion } from "@/lib/ai/reading/sentences/exclusions";
import { tellsDone } from "@/lib/ai/reading/sentences/is-done";
import { proposesOnlyDay } from "@/lib/ai/reading/sentences/proposed-days";
import { favorsRival } from "@/lib/ai/reading/sentences/rivals";
import { listLabels, type Section, WORDING_LABEL } from "@/lib/document-types/definition";
import { OUTDATED } from "@/lib/document-types/topics";
import { findVerdict } from "@/lib/text/find-verdict";
import { MONEY } from "@/lib/text/money";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { listSentences, readDecision, readText } from "./fitting-passages";
import { isLeftOut, isOver } from "./not-planned";
import { isOpen } from "./open-points";
import {
  hasComeTrue,
  isChecklist,
  isMilestone,
  isOnlyStop,
  isRatedWell,
  LOOK,
  readBeginning,
  readTypeAndLabel,
} from "./piece-kinds";
import {
  isAboutSums,
  isBudget,
  isOnlyBudget,
  isOwnPrice,
  mayTellOwnPrice,
  namesCost,
  namesOnlyPrice,
} from "./piece-money";
import { reportsResults } from "./reported-results";
import { beginsWithStep, isSchedule, movesDate, namesTimes } from "./schedule";
import { isShipped } from "./shipped";

/** Minimum score at which shared words put a piece under a heading without a feed. */
const ENOUGH = 3;

/** Whether a section names its evidence; sections of a workspace's own types do not. */
const hasFeed = (section: Section) =>
  section.initiative !== undefined || listLabels(section).length > 0;

/** Next to ideas, a decision that only leaves something out would read as one of them. */
const misleads = (labels: readonly string[], piece: Evidence) =>
  labels.includes("feature_idea") &&
  hasLabel(piece, "decision") &&
  (isOutOfScope(piece.title) ||
    isLeftOut(piece) ||
    leaveFirstVersion(splitPlainSentences(readDecision(piece).said)));

const isFed = ({ labels = [] }: Section, piece: Evidence) =>
  hasLabel(piece, ...labels) && !isOver(piece) && !misleads(labels, piece);

const BUDGET_LABELS = ["decision", "technical_constraint", "company_info", "general_note"] as const;

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

/** Whether a piece is on the subject of a section. The first rule that applies decides, so their order matters. */
function isAbout(section: Section, piece: Evidence): boolean {
  const { about, takesBudget } = section;
  // What a piece says as a whole: it needs neither a label nor a word of the section.
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
  // What a piece with one of the section's labels says.
  if (!about || !hasLabel(piece, ...about.labels)) return false;
  if (section.kinds?.includes("closed") && hasLabel(piece, "risk")) return saysClosed(piece);
  if (section.dates && beginsWithStep(piece)) return true;
  if (isLeftOut(piece)) {
    if (isForLeftOut(section)) return true;
    if (isForSteps(section)) return false;
  }
  if (section.kinds?.every((kind) => kind === "proposal") && proposesOnlyDay(readText(piece)))
    return false;
  // The section's words at its beginning, unless they stand there for something else.
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
