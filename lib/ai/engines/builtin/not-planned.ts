import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isClosedRisk } from "@/lib/ai/reading/sentences/closed-risk";
import { isRefusal } from "@/lib/ai/reading/sentences/denials";
import { isExclusion, isOutList } from "@/lib/ai/reading/sentences/exclusions";
import { findLeftForLater, isEntryForLater } from "@/lib/ai/reading/sentences/put-off";
import { DROPPED, isRejected } from "@/lib/ai/reading/sentences/turned-down";
import { NOT_PLANNED, OUT_OF_SCOPE } from "@/lib/document-types/topics";
import { holdsAny } from "@/lib/text/word-beginnings";
import { listSentences, readDecision, readText, saysOnly } from "./fitting-passages";
import { readBeginning } from "./piece-kinds";

/** Whether an item is a dropped idea or a closed risk, which belongs only to sections that ask for it by words. */
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

/** Whether an item is put off, or says only what the plan leaves out. */
export const isLeftOut = (piece: Evidence) =>
  isLeftForLater(piece) ||
  (hasLabel(piece, "decision") && refuses(piece, readDecision(piece).said)) ||
  saysOnly(piece, (sentence) => refuses(piece, sentence));
