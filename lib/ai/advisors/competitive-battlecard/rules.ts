import { isChurn } from "@/lib/ai/advisors/shared/claims";
import type { Material } from "@/lib/ai/inquiry";
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
  // Why customers left us is another matter.
  const objections = facts.filter(
    ({ kind, text, piece }) => kind === "objection" && !isChurn({ title: piece.title, text }),
  );
  return {
    summary: summarize(name, facts),
    positioning: pick("other"),
    strengths: pick("strength"),
    weaknesses: pick("weakness"),
    our_advantages: pick("advantage"),
    objections: objections
      .flatMap(({ text, answer, piece }) =>
        answer ? [{ objection: text, response: answer, evidence: [piece.ref] }] : [],
      )
      .slice(0, MAX_POINTS),
    gaps: objections
      .filter(({ answer }) => !answer)
      .map(
        ({ text }) =>
          `No answer is on record to “${stripQuotes(text)}” Add one that begins with “Answer:” behind it.`,
      ),
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
    .map(({ text, piece }) => ({ text, evidence: [piece.ref] }));

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");
