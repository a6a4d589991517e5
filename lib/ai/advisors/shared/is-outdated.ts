import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { OUTDATED } from "@/lib/document-types/topics";
import { findVerdict } from "@/lib/text/find-verdict";
import { readSentences } from "./read-sentences";

/**
 * Whether an item calls itself outdated: in its title, at the beginning of a sentence, or by a phrase of several words. A
 * decision may say such words of another matter: `The old list no longer applies`.
 */
export function isOutdated(piece: Evidence): boolean {
  if (hasLabel(piece, "decision")) return findVerdict(piece) !== undefined;
  const { title, text } = piece;
  const sentences = readSentences(text).map((each) => each.toLowerCase());
  return OUTDATED.some(
    (phrase) =>
      title.toLowerCase().includes(phrase) ||
      sentences.some((each) =>
        phrase.includes(" ") ? each.includes(phrase) : each.startsWith(phrase),
      ),
  );
}
