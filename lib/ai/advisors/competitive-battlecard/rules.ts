import type { Material } from "@/lib/ai/inquiry";
import { MONEY } from "@/lib/text/money";
import { countNoun } from "@/lib/text/phrases";
import { type Answer, type BattlecardOptions, cleanName, type Point } from "./contract";
import type { FactKind } from "./evaluations";
import { type Fact, findFacts } from "./find-facts";
import { findSharedLacks } from "./find-shared-lacks";

const MAX_POINTS = 6;

/** Sorts sentences by what they say of the competitor; the others are positioning. */
export function applyRules({ evidence, options }: Material<BattlecardOptions>): Answer {
  const name = cleanName(options.competitorName);
  const facts = findFacts(name, evidence);
  const shared = findSharedLacks(facts, evidence);
  const pick = (kind: FactKind) =>
    toPoints(facts.filter((fact) => fact.kind === kind && !shared.has(fact)));
  const objections = facts.filter(({ kind }) => kind === "objection");
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
    gaps: [
      ...objections
        .filter(({ answer }) => !answer)
        .map(
          ({ text }) =>
            `No answer is on record to “${stripQuotes(text)}” Add one that begins with “Answer:” behind it.`,
        ),
      ...Array.from(
        shared,
        ([{ text }, own]) =>
          `“${text}” is not listed as their weakness: your own “${own.title}” speaks of the same. Find out first whether you have it.`,
      ),
    ],
  };
}

function summarize(name: string, facts: readonly Fact[]): string {
  const pieces = new Set(facts.map(({ piece }) => piece.id)).size;
  if (pieces === 0) return `Other items name ${name}, but none labelled key competitors does.`;
  return `${countNoun(pieces, "item")} on ${name}, quoted here in ${pieces === 1 ? "its" : "their"} own words.`;
}

/** Keeps every price. */
const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .filter(({ text }, index) => index < MAX_POINTS || MONEY.test(text))
    .map(({ text, piece }) => ({ text, evidence: [piece.ref] }));

const stripQuotes = (text: string) => text.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, "");
