import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { parseBlocks, readProse } from "./evidence-blocks";
import { findWish, holdsDoubt, saysUnasked } from "./sentences/put-off";

/** Whether an idea is in doubt, no more than nice to have, or asked for by nobody. */
export function isFaintIdea(piece: Evidence): boolean {
  if (!hasLabel(piece, "feature_idea")) return false;
  const sentences = splitPlainSentences(readProse(parseBlocks(piece.text)));
  return (
    holdsDoubt([piece.title, ...sentences].join(" ")) ||
    findWish(sentences) !== undefined ||
    sentences.some(saysUnasked)
  );
}
