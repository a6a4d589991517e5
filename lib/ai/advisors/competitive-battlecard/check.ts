import { readEvidence } from "@/lib/ai/advisors/shared/matches";
import { resolveSources } from "@/lib/ai/advisors/shared/references";
import { findEvidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { cleanName, createNameTest } from "./competitor-name";
import type {
  BattlecardAnswer,
  BattlecardOptions,
  CompetitiveBattlecardFindings,
  Point,
} from "./contract";

/**
 * Keeps entries that rest on evidence that was sent. Entries about the competitor need a piece that names it; if no
 * piece does, nothing is kept.
 */
export function checkAnswer(
  answer: BattlecardAnswer,
  { evidence, options }: Material<BattlecardOptions>,
): CompetitiveBattlecardFindings {
  const name = cleanName(options.competitorName);
  const names = createNameTest(name);
  const naming = evidence.filter((piece) => names(readEvidence(piece)));
  const isKnown = naming.length > 0;
  const kept: string[] = [];
  let removed = 0;
  const founded = <Entry extends { evidence: string[] }>(
    entries: readonly Entry[],
    isOnThem: boolean,
  ) =>
    entries.filter((entry) => {
      const found = resolveSources(entry.evidence, evidence);
      const pieces = entry.evidence.flatMap((ref) => findEvidence(evidence, ref) ?? []);
      const isFounded =
        isKnown &&
        pieces.length > 0 &&
        (!isOnThem || pieces.some((piece) => naming.includes(piece)));
      removed += found.removed || (isFounded ? 0 : 1);
      if (isFounded) kept.push(...entry.evidence);
      return isFounded;
    });
  const texts = (points: readonly Point[], isOnThem = true) =>
    [...new Set(founded(points, isOnThem).map(({ text }) => text))].filter((text) => text !== "");
  const positioning = texts(answer.positioning).join(" ");
  const strengths = texts(answer.strengths);
  const weaknesses = texts(answer.weaknesses);
  const our_advantages = texts(answer.our_advantages, false);
  const objections = founded(answer.objections, false)
    .filter(({ objection, response }) => objection !== "" && response !== "")
    .map(({ objection, response }) => ({ objection, response }));
  const gaps = findGaps(name, {
    said: naming.map(readEvidence).join("\n"),
    strengths: strengths.length,
    weaknesses: weaknesses.length,
    our_advantages: our_advantages.length,
    objections: objections.length,
  });
  return {
    summary: isKnown ? answer.summary : `Nothing is on record about ${name || "this competitor"}.`,
    competitor_name: name,
    positioning,
    strengths,
    weaknesses,
    our_advantages,
    objections,
    sources: resolveSources(kept, evidence).sources,
    gaps: [...new Set([...gaps, ...(isKnown ? answer.gaps : [])])],
    removed_references: removed,
  };
}

type Need = { isMet(said: string): boolean; missing(name: string): string };

const says = (pattern: RegExp) => (said: string) => pattern.test(said);

const NEEDS: readonly Need[] = [
  {
    isMet: says(/[€$£]|\b(?:price|prices|quotation|free)\b/i),
    missing: (name) =>
      `No item says what ${name} costs. Add its price and the date you read it, labelled key competitors.`,
  },
  {
    isMet: says(/\b(?:because|reasons?|due to)\b/i),
    missing: (name) =>
      `No item says why deals are won or lost against ${name}. Add one labelled key competitors.`,
  },
];

type Parts = {
  said: string;
  strengths: number;
  weaknesses: number;
  our_advantages: number;
  objections: number;
};

function findGaps(competitorName: string, parts: Parts): string[] {
  const name = cleanName(competitorName) || "this competitor";
  if (parts.said === "") {
    return [
      `No item names ${name}. Add one labelled key competitors: what it sells, to whom, at what price, and what it does well and badly.`,
      `No item says why deals are won or lost against ${name}. Add what buyers said, labelled user feedback.`,
    ];
  }
  return [
    parts.strengths === 0 &&
      `No item says what ${name} does well. Add it to an item labelled key competitors.`,
    parts.weaknesses === 0 &&
      `No item says where ${name} is weak. Add it to an item labelled key competitors.`,
    parts.our_advantages === 0 &&
      `No item says what we have that ${name} lacks. Add a decision, a feature idea or market research with a figure.`,
    parts.objections === 0 &&
      `No item says what buyers hold against us when they compare us with ${name}. Add their words, labelled user feedback.`,
    ...NEEDS.map(({ isMet, missing }) => !isMet(parts.said) && missing(name)),
  ].filter((gap) => gap !== false);
}
