import { isChurn } from "@/lib/ai/advisors/shared/claims";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { countNoun } from "@/lib/text/phrases";
import { type Answer, type BattlecardOptions, cleanName, type Point } from "./contract";
import type { FactKind } from "./evaluations";
import { type Fact, findFacts } from "./find-facts";

const MAX_POINTS = 6;

/** Sorts sentences by their beginnings, such as `Strong` or `Objection:`; the others are positioning. */
export function applyRules({ evidence, options }: Material<BattlecardOptions>): Answer {
  const name = cleanName(options.competitorName);
  const facts = findFacts(name, evidence);
  const pick = (kind: FactKind) => toPoints(facts.filter((fact) => fact.kind === kind));
  return {
    summary: summarize(name, facts),
    positioning: pick("other"),
    strengths: pick("strength"),
    weaknesses: pick("weakness"),
    our_advantages: pick("advantage"),
    objections: pairObjections(facts),
    gaps: facts.flatMap(askAnswer),
  };
}

function summarize(name: string, facts: readonly Fact[]): string {
  const pieces = new Set(facts.map(({ piece }) => piece.id)).size;
  if (pieces === 0) return `Other items name ${name}, but none labelled key competitors does.`;
  return `${countNoun(pieces, "item")} on ${name}, quoted here in ${pieces === 1 ? "its" : "their"} own words.`;
}

const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .slice(0, MAX_POINTS)
    .map(({ text, piece }) => ({ text: cutText(text, 400), evidence: [piece.ref] }));

/** An objection without an answer is no pair, and still worth knowing; why customers left us is another matter. */
const askAnswer = ({ kind, text, piece }: Fact, index: number, facts: readonly Fact[]) => {
  const next = facts[index + 1];
  const isAnswered = next?.kind === "answer" && next.piece === piece;
  if (kind !== "objection" || isAnswered || isChurn({ title: piece.title, text })) return [];
  return [
    `No answer is on record to “${cutText(stripQuotes(text), 300)}” Add one that begins with “Answer:” behind it.`,
  ];
};

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");

function pairObjections(facts: readonly Fact[]): Answer["objections"] {
  return facts
    .flatMap(({ kind, text, piece }, index) => {
      const answer = facts[index + 1];
      if (kind !== "objection" || answer?.kind !== "answer" || answer.piece !== piece) return [];
      const texts = { objection: cutText(text, 300), response: cutText(answer.text, 500) };
      return [{ ...texts, evidence: [piece.ref] }];
    })
    .slice(0, MAX_POINTS);
}
