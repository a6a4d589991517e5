import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { hasShipped, saysBuilt } from "@/lib/ai/reading/sentences/in-use";
import { SHIPPED } from "@/lib/document-types/topics";
import { isPlainStatement, states } from "@/lib/text/plain-statement";
import { listSentences } from "./fitting-passages";

/** Whether an item states one of the words as a fact: not `Once it is live, …`. */
export function statesAny(piece: Evidence, words: readonly string[]): boolean {
  const pattern = new RegExp(`(?<!\\p{sc=Latin})(?:${words.join("|")})`, "iu");
  return [piece.title, ...listSentences(piece)].some((each) => states(each, pattern));
}

/** Whether a decision or a note says in its first sentence that something is out. */
export const isShipped = (piece: Evidence) =>
  hasLabel(piece, "decision", "general_note") && hasShipped(listSentences(piece)[0] ?? "");

const isBuilt = (idea: Evidence) =>
  listSentences(idea).some(
    (each, at) => saysBuilt(each, idea.title, at === 0) && isPlainStatement(each),
  );

/** Finds the ideas that do not say that they have shipped. */
export const findUnshipped = (pieces: readonly Evidence[]) =>
  pieces.filter(
    (piece) => hasLabel(piece, "feature_idea") && !statesAny(piece, SHIPPED) && !isBuilt(piece),
  );
