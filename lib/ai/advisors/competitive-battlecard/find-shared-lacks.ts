import { createMentionFinder } from "@/lib/ai/advisors/shared/find-mentions";
import { isClosed } from "@/lib/ai/advisors/shared/item-status";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { isLack } from "./evaluations";
import type { Fact } from "./find-facts";

/** Finds lacks of theirs that a risk, constraint or question of ours speaks of, with that piece. */
export function findSharedLacks(facts: readonly Fact[], evidence: readonly Evidence[]) {
  const findMentions = createMentionFinder(evidence);
  const open = evidence.filter(
    (piece) => !hasLabel(piece, "key_competitors", "user_feedback") && !isClosed(piece),
  );
  const shared = new Map<Fact, Evidence>();
  for (const fact of facts) {
    if (fact.kind !== "weakness" || !isLack(fact.text)) continue;
    const [lack = ""] = fact.text.split(/[,;.、。]/);
    // A lack of one word, such as `No API`, is shared by that word alone.
    const title = extractContentWords(lack).size === 1 ? lack : "";
    const own = findMentions(lack, open, title).find(
      ({ piece, sentence }) =>
        hasLabel(piece, "risk", "technical_constraint", "constraint") || /[?？]$/.test(sentence),
    );
    if (own) shared.set(fact, own.piece);
  }
  return shared;
}
