import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { countNoun } from "@/lib/text/phrases";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { cleanName } from "./competitor-name";
import type { BattlecardAnswer, BattlecardOptions, Point } from "./contract";
import { classifyFact, type Fact, type FactKind, findFacts } from "./find-facts";

const MAX_POINTS = 6;
/** Facts about the competitor that are compared with all of ours, to bound the comparisons. */
const MAX_COMPARED = 12;
const QUOTED = /["“„]([^"“”„]{12,300})["”]/;

export function applyRules({ evidence, options }: Material<BattlecardOptions>): BattlecardAnswer {
  const name = cleanName(options.competitorName);
  const { theirs, ours } = findFacts(name, evidence);
  const of = (wanted: FactKind) => theirs.filter((fact) => classifyFact(fact) === wanted);
  const strengths = of("strength");
  const weaknesses = of("weakness");
  const better = weaknesses
    .slice(0, MAX_COMPARED)
    .flatMap(({ words }) => findClosest(words, ours, 2) ?? []);
  return {
    summary: summarize(name, theirs, strengths.length, weaknesses.length),
    positioning: toPoints(of("positioning")),
    strengths: toPoints(strengths),
    weaknesses: toPoints(weaknesses),
    our_advantages: toPoints([...of("contrast"), ...better]),
    objections: of("voice")
      .slice(0, MAX_COMPARED)
      .flatMap((voice) => answerObjection(voice, ours))
      .slice(0, MAX_POINTS),
    gaps: [],
  };
}

function summarize(name: string, theirs: readonly Fact[], strong: number, weak: number): string {
  const pieces = new Set(theirs.map(({ piece }) => piece.id)).size;
  return `${countNoun(pieces, "item")} on record ${pieces === 1 ? "names" : "name"} ${name}, with ${countNoun(strong, "strength")} and ${countNoun(weak, "weakness", "weaknesses")} of theirs.`;
}

const toPoints = (facts: readonly Fact[]): Point[] =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .slice(0, MAX_POINTS)
    .map(({ text, piece }) => ({ text: cutText(text, 400), evidence: [piece.ref] }));

/** Finds the fact that shares the most words, at least `min`. */
function findClosest(
  words: ReadonlySet<string>,
  facts: readonly Fact[],
  min: number,
): Fact | undefined {
  const rated = facts
    .map((fact) => ({ fact, shared: findSharedWords(words, fact.words).length }))
    .filter(({ shared }) => shared >= min);
  return rated.sort((one, other) => other.shared - one.shared)[0]?.fact;
}

/** Answers a buyer's objection with our fact about the same subject; empty if there is none. */
function answerObjection(voice: Fact, ours: readonly Fact[]): BattlecardAnswer["objections"] {
  const objection = QUOTED.exec(voice.text)?.[1] ?? voice.text;
  const words = extractWords(objection);
  const others = ours.filter(({ piece }) => piece.id !== voice.piece.id);
  const answer =
    findClosest(
      words,
      others.filter(({ piece }) => hasLabel(piece, ...PROOFS)),
      2,
    ) ??
    findClosest(
      words,
      others.filter(({ piece }) => hasLabel(piece, ...OFFERS)),
      1,
    );
  if (!answer) return [];
  const evidence = [voice.piece.ref, answer.piece.ref];
  return [{ objection: cutText(objection, 300), response: cutText(answer.text, 500), evidence }];
}

/** Labels of items about our own product, and of its measured results. */
const OFFERS: readonly string[] = ["feature_idea", "decision"];
const PROOFS: readonly string[] = [...OFFERS, "market_research"];
