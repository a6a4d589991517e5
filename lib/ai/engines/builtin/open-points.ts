import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import { hasOpenStatus } from "@/lib/text/open-status";
import { findUnsaid } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions, isOpenMatter } from "@/lib/text/plain-statement";
import { LABEL } from "@/lib/text/word-beginnings";
import { readText, saysOnly } from "./fitting-passages";

/** The heading of what is open, in a section about decided matters too. */
export const OPEN_QUESTIONS = "Open questions";

/** Whether an item only asks something. A title of its own says what it is about. */
const onlyAsks = (piece: Evidence) =>
  hasLabel(piece, "feature_idea", "decision", "general_note") &&
  (findUnsaid(piece.title, readText(piece)) !== piece.title || areQuestions([piece.title])) &&
  areQuestions(splitPlainSentences(readText(piece)));

const namesQuestions = (label: string) => repeatsHeading(label, OPEN_QUESTIONS);

const isOpenPoint = (sentence: string) =>
  isOpenMatter(sentence) ||
  areQuestions([sentence]) ||
  namesQuestions(LABEL.exec(sentence)?.[1] ?? "");

/** Whether an item only asks something, is a decision with an open status, or a note of nothing but open matters. */
export const isOpen = (piece: Evidence) =>
  onlyAsks(piece) ||
  (hasLabel(piece, "decision") && hasOpenStatus(piece.text)) ||
  (hasLabel(piece, "general_note") &&
    (namesQuestions(piece.title) || saysOnly(piece, isOpenPoint)));

const DOUBT_MARK = /[?？]{2}|\([?？]\)/;
/** Whether an idea is in doubt: it has `??`, its title asks, or it says that something is open. */
export const isDoubtful = (piece: Evidence) =>
  DOUBT_MARK.test(`${piece.title} ${piece.text}`) ||
  areQuestions([piece.title]) ||
  splitPlainSentences(readText(piece)).some(isOpenMatter);
