import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { computeScore } from "./check";
import type { PrioritizationAnswer } from "./contract";
import { createLinker } from "./link-pieces";
import { type Candidate, isOutcome, rateCandidate } from "./rate-candidate";

type Kind = { one: string; many: string; isOne(piece: Evidence): boolean };

const labelled = (label: string, one: string, many: string): Kind => ({
  one,
  many,
  isOne: (piece) => hasLabel(piece, label),
});

/** Ideas come first; other kinds of work follow only if there are few ideas. */
const KINDS: readonly Kind[] = [
  labelled("feature_idea", "feature idea", "feature ideas"),
  labelled("risk", "risk to counter", "risks to counter"),
  labelled("user_feedback", "piece of feedback to answer", "pieces of feedback to answer"),
  {
    one: "goal to work on",
    many: "goals to work on",
    isOne: (piece) => isOutcome(piece) && piece.scope === "initiative",
  },
  labelled("decision", "decision to carry out", "decisions to carry out"),
];
/** Number of candidates from which no further kind is added. */
const ENOUGH = 4;
const DONE = /\b(?:shipped in|has shipped|is live|already (?:built|shipped|live))\b/i;

export function applyRules({ evidence }: Material<unknown>): PrioritizationAnswer {
  const { chosen, done, named } = chooseCandidates(evidence);
  const newest = Math.max(0, ...evidence.map(({ createdAt }) => createdAt.getTime()));
  const linked = createLinker(evidence.filter(({ type }) => type !== "initiative"));
  const items = chosen.map((candidate) => rateCandidate(candidate, linked, newest));
  const left =
    done.length > 0 &&
    `Left out, as the text says so: ${joinWords(done.map(({ title }) => `"${title}"`))} ${done.length === 1 ? "is" : "are"} done.`;
  const [first] = items.toSorted((one, other) => computeScore(other) - computeScore(one));
  const summary =
    first === undefined
      ? "Nothing to put in order. Add feature ideas as context items, or risks and feedback to act on."
      : `First by score: "${first.title}" (${computeScore(first)}), of ${countNoun(items.length, "candidate")}: ${named}. Each number counts goals, feedback, constraints and risks on record that speak of the same thing; effort is no estimate by those who would build it.`;
  return { summary: [summary, left].filter(Boolean).join(" "), items, sequence: [] };
}

/** Chooses the candidates, and leaves out those that say that they are done. */
function chooseCandidates(evidence: readonly Evidence[]) {
  const chosen: Candidate[] = [];
  const done: Evidence[] = [];
  const named: string[] = [];
  for (const { one, many, isOne } of KINDS) {
    if (chosen.length >= ENOUGH) break;
    const pieces = evidence.filter(isOne);
    done.push(...pieces.filter(({ text }) => DONE.test(text)));
    const open = pieces.filter(({ text }) => !DONE.test(text));
    if (open.length > 0) named.push(countNoun(open.length, one, many));
    chosen.push(...open.map((piece) => ({ piece, kind: one })));
  }
  return { chosen, done, named: joinWords(named) };
}
