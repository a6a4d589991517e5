import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { parseBlocks, readProse } from "./evidence-blocks";
import { isFaint } from "./sentences/put-off";

/** Whether an idea is in doubt, or no more than nice to have. */
export const isFaintIdea = (piece: Evidence): boolean =>
  hasLabel(piece, "feature_idea") &&
  isFaint(piece.title, splitPlainSentences(readProse(parseBlocks(piece.text))));
