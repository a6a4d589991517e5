import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isNoRisk } from "@/lib/document-types/topics";

/** Whether the text of a risk says, in one of the five languages, that the risk is over or none. */
export const isClosed = ({ title, text }: Evidence) => isNoRisk(`${title}\n${text}`);

/** Lists the initiative's risks that are not over. */
export const listOpenRisks = (evidence: readonly Evidence[]) =>
  evidence.filter(
    (piece) => hasLabel(piece, "risk") && piece.scope === "initiative" && !isClosed(piece),
  );
