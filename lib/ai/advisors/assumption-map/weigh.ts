import type { Match } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import type { Status } from "./schemas";

/** What a claim is worth, and the evidence that says so. */
export type Weighed = { status: Status; pieces: readonly Evidence[] };

/** Labels of what shows something by itself: a measurement, an interview. */
const SHOWING = new Set(["market_research", "user_feedback"]);
/** Types and labels that show something only where the claim cites them, or the same number stands in both. */
const SHOWING_NUMBERS = new Set([
  "target_users",
  "key_competitors",
  "company_info",
  "decision",
  "success_metric",
  "user_outcome",
]);
/** How much of a claim's subject a piece must be about. */
const SPEAKS_OF = 0.55;
/** … where a telling number stands in both. */
const SPEAKS_OF_NUMBER = 0.3;
const RISK_SPEAKS_OF = 0.35;
const MIN_WORDS = 3;
const MAX_EVIDENCE = 3;

/** Holds a claim against the evidence it cites and the evidence that speaks of the same thing. */
export function weigh(cited: readonly Evidence[], matches: readonly Match[]): Weighed {
  const risks = matches.filter(threatens).map(({ piece }) => piece);
  const showing = matches.filter(shows).map(({ piece }) => piece);
  const shown = [...new Set([...cited.filter(isShowing), ...showing])].slice(0, MAX_EVIDENCE);
  if (risks.length > 0) {
    return { status: "risky", pieces: [...risks, ...shown].slice(0, MAX_EVIDENCE) };
  }
  return { status: shown.length > 0 ? "validated" : "unvalidated", pieces: shown };
}

const isShowing = (piece: Evidence) =>
  "label" in piece && (SHOWING.has(piece.label) || SHOWING_NUMBERS.has(piece.label));

function shows({ piece, share, words, numbers }: Match): boolean {
  if (!("label" in piece) || words < MIN_WORDS) return false;
  if (numbers.length > 0 && share >= SPEAKS_OF_NUMBER) return isShowing(piece);
  return SHOWING.has(piece.label) && share >= SPEAKS_OF;
}

const threatens = ({ piece, share, words }: Match) =>
  piece.type === "context_item" &&
  piece.label === "risk" &&
  words >= MIN_WORDS &&
  share >= RISK_SPEAKS_OF;
