import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isClosedRisk, isNoRisk } from "@/lib/ai/reading/sentences/closed-risk";

/** Whether an item says, in one of the five languages, that a risk is over or none. `Resolved: …` in a decision says no such thing. */
export function isClosed(piece: Evidence): boolean {
  if (hasLabel(piece, "risk")) return isClosedRisk(piece);
  return isNoRisk(`${piece.title}\n\n${piece.text}`);
}

/** Lists the initiative's risks that are not over. */
export const listOpenRisks = (evidence: readonly Evidence[]) =>
  evidence.filter(
    (piece) => hasLabel(piece, "risk") && piece.scope === "initiative" && !isClosed(piece),
  );
