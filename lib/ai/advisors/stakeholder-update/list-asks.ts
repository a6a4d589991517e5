import { MAX_QUOTED } from "@/lib/ai/advisors/shared/quote-beginning";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel, listOwnGoals } from "@/lib/ai/evidence";
import { namesDecider } from "@/lib/ai/reading/sentences/finds-out";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import type { Audience } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { splitLines } from "@/lib/text/line-ends";
import { isPlaceholder } from "@/lib/text/no-answer";
import { dropEmphasis, findUnsaid } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";
import { findCheckedSum } from "./checked-sums";
import type { Point } from "./contract";
import { listOwnAsks } from "./own-asks";
import { findWaiting } from "./unapproved-sums";
import type { UpdateWords } from "./update-words";

const MAX_ASKS = 3;

const mayAsk = (piece: Evidence) =>
  piece.scope === "initiative" && hasLabel(piece, "general_note", "decision");

/** Quotes the line that waits for an approval or for somebody's word, or of a long line only its sentence; or else a sum that is being checked. */
function findAsk(piece: Evidence, evidence: readonly Evidence[]): string | undefined {
  if (!mayAsk(piece)) return undefined;
  const done = listTickedLines(piece.text);
  for (const line of splitLines(piece.text).filter((each) => !done.includes(each))) {
    const sentences = readSentences(line);
    const waiting = findWaiting(piece, line, evidence);
    const found = sentences.flatMap((each, at) => {
      if (waiting !== undefined && each.includes(waiting)) return each;
      if (!isOpenMatter(each)) return [];
      if (namesDecider(each)) return each;
      const next = sentences[at + 1] ?? "";
      return namesDecider(next) ? joinSentences([each, next]) : [];
    })[0];
    if (found) return line.length > MAX_QUOTED ? found : joinSentences(sentences);
  }
  const checked = joinSentences(findCheckedSum(piece) ?? []);
  return checked ? cutText(checked, MAX_QUOTED) : undefined;
}

/** Executives are asked for what notes ask of them, for approvals and decisions that the record waits for, and for the targets that it lacks. */
export function listAsks(
  audience: Audience,
  evidence: readonly Evidence[],
  words: UpdateWords,
): Point[] {
  if (audience !== "executive") return [];
  const matters = evidence.flatMap((piece) => {
    const own = mayAsk(piece) ? listOwnAsks(piece.text) : [];
    if (own.length > 0)
      return own.map((ask) => ({
        text: cutText(dropEmphasis(ask), MAX_QUOTED),
        evidence: [piece.ref],
      }));
    const said = findAsk(piece, evidence);
    if (said === undefined) return [];
    const text = words.decide(findUnsaid(piece.title, said), dropEmphasis(said));
    return [{ text, evidence: [piece.ref] }];
  });
  const goals = listOwnGoals(evidence)
    .filter(({ goal }) => !goal.keyResult || isPlaceholder(goal.keyResult))
    .map(({ title, ref }) => ({ text: words.setTarget(title), evidence: [ref] }));
  return [...matters, ...goals].slice(0, MAX_ASKS);
}
