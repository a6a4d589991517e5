import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { CLOSED } from "@/lib/document-types/topics";
import { holdsAny } from "@/lib/text/word-beginnings";

/** Whether the text of a risk says, in one of the five languages, that the risk is over. */
export const isClosed = ({ title, text }: Evidence) => holdsAny(`${title}\n${text}`, CLOSED);

/** Lists the initiative's risks that are not over. */
export const listOpenRisks = (evidence: readonly Evidence[]) =>
  evidence.filter(
    (piece) => hasLabel(piece, "risk") && piece.scope === "initiative" && !isClosed(piece),
  );
