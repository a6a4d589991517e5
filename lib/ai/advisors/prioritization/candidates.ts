import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import type { Evidence } from "@/lib/ai/evidence";

/** What may be put into an order, and what to call it. */
type Kind = { one: string; many: string; isOne(piece: Evidence): boolean };

const labelled = (label: string, one: string, many: string): Kind => ({
  one,
  many,
  isOne: (piece) => piece.type === "context_item" && piece.label === label,
});

/** Ideas come first; where there are few, the problems on record are work to choose from as well. */
const KINDS: readonly Kind[] = [
  labelled("feature_idea", "feature idea", "feature ideas"),
  labelled("risk", "risk to counter", "risks to counter"),
  labelled("user_feedback", "piece of feedback to answer", "pieces of feedback to answer"),
  {
    one: "goal to work on",
    many: "goals to work on",
    isOne: ({ type, label, scope }: Evidence & { label?: string }) =>
      type === "goal" && label !== "constraint" && scope === "initiative",
  },
  labelled("decision", "decision to carry out", "decisions to carry out"),
];
/** With as many candidates, no further kind is looked at. */
const ENOUGH = 4;
const DONE = /\b(?:shipped in|has shipped|is live|already (?:built|shipped|live))\b/i;

export type Candidate = { piece: Evidence; kind: string };

/** What to choose from, and what was left out because it says that it is done. */
export function candidatesOf(evidence: readonly Evidence[]) {
  const chosen: Candidate[] = [];
  const done: Evidence[] = [];
  const named: string[] = [];
  for (const { one, many, isOne } of KINDS) {
    if (chosen.length >= ENOUGH) break;
    const pieces = evidence.filter(isOne);
    done.push(...pieces.filter(({ text }) => DONE.test(text)));
    const open = pieces.filter(({ text }) => !DONE.test(text));
    if (open.length > 0) named.push(counted(open.length, one, many));
    chosen.push(...open.map((piece) => ({ piece, kind: one })));
  }
  return { chosen, done, named: joinWords(named) };
}
