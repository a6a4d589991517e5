import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, joinWords } from "@/lib/text/phrases";
import type { RatedItem } from "./contract";

/** Evidence older than this, counted from the newest piece, does not raise confidence. */
const FRESH_MS = 180 * 24 * 60 * 60 * 1000;
const MAX_NAMED = 3;

const VOICES: readonly string[] = ["user_feedback", "target_users", "market_research"];
const BOUNDS: readonly string[] = ["technical_constraint", "compliance_requirements", "constraint"];

export type Candidate = { piece: Evidence; kind: string };

export function rateCandidate(
  { piece, kind }: Candidate,
  linked: (piece: Evidence) => Evidence[],
  newest: number,
): RatedItem {
  const near = linked(piece);
  const goals = near.filter(isOutcome).sort((a, b) => getPriority(b) - getPriority(a));
  const voices = pickLabelled(near, VOICES);
  const bounds = pickLabelled(near, BOUNDS);
  const isRisk = hasLabel(piece, "risk");
  // Another risk does not make a risk less certain.
  const risks = isRisk ? [] : pickLabelled(near, ["risk"]);
  const isFresh = voices.some(({ createdAt }) => newest - createdAt.getTime() <= FRESH_MS);
  const isMeasured = [piece, ...voices].some(({ text }) => /\d/.test(text));
  const goal = isOutcome(piece) ? piece : goals[0];
  const grounds = [...(goal && goal !== piece ? [goal] : []), ...voices, ...bounds, ...risks];
  const isVoice = hasLabel(piece, ...VOICES);
  const reach = toScale(1 + voices.length + Number(isVoice));
  return {
    title: cutText(piece.title, 200),
    evidence: [piece, ...grounds].slice(0, 8).map(({ ref }) => ref),
    reach,
    impact: goal ? toScale(3 + Math.floor(getPriority(goal) / 50)) : 2,
    confidence: toScale(2 + voices.length * Number(isFresh) + Number(isMeasured) - risks.length),
    effort: toScale(2 + bounds.length),
    rationale: explainRating({ piece, kind, goal, voices, bounds, risks, isFresh, reach }),
  };
}

const toScale = (value: number) => Math.min(5, Math.max(1, value));

/** Goals except constraints, which nobody can work on. */
export const isOutcome = (piece: Evidence) => piece.type === "goal" && piece.label !== "constraint";

const getPriority = (piece: Evidence) => (piece.type === "goal" ? (piece.goal.priority ?? 0) : 0);

const pickLabelled = (pieces: readonly Evidence[], labels: readonly string[]) =>
  pieces.filter((p) => hasLabel(p, ...labels)).slice(0, MAX_NAMED);

const listTitles = (pieces: readonly Evidence[]) =>
  joinWords(pieces.map(({ title }) => `"${cutText(title, 80)}"`));

type Counted = {
  piece: Evidence;
  kind: string;
  goal: Evidence | undefined;
  voices: readonly Evidence[];
  bounds: readonly Evidence[];
  risks: readonly Evidence[];
  isFresh: boolean;
  reach: number;
};

function explainRating({
  piece,
  kind,
  goal,
  voices,
  bounds,
  risks,
  isFresh,
  reach,
}: Counted): string {
  const kindName = capitalize(kind);
  return [
    `${kindName}.`,
    explainImpact(piece, goal),
    voices.length > 0
      ? `Reach and confidence count ${listTitles(voices)}${isFresh ? "" : ", which are older than 180 days"}.`
      : `No other feedback, research or users on record speak of it, so reach is ${reach}.`,
    bounds.length > 0 && `Effort is raised by ${listTitles(bounds)}.`,
    risks.length > 0 &&
      `Confidence is lowered by the ${risks.length === 1 ? "risk" : "risks"} ${listTitles(risks)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function explainImpact(piece: Evidence, goal: Evidence | undefined): string {
  if (!goal)
    return "No goal is linked, as none on record speaks of the same thing; so impact is 2.";
  const priority = getPriority(goal) > 0 ? `priority ${getPriority(goal)}` : "no priority set";
  return goal === piece
    ? `Impact is its own: ${priority}.`
    : `Impact comes from the goal "${cutText(goal.title, 80)}" (${priority}).`;
}
