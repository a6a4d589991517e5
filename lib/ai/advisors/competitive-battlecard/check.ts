import { evidenceText } from "@/lib/ai/advisors/shared/matches";
import { resolve } from "@/lib/ai/advisors/shared/references";
import { findEvidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { BattlecardAnswer, BattlecardOptions, Point } from "./answer";
import { namesCompetitor, plainName } from "./competitor";
import type { CompetitiveBattlecardFindings } from "./findings";
import { gapsOf } from "./gaps";

/**
 * Keeps what rests on evidence that was sent; what is said of the competitor must rest on a piece
 * that names it. Nothing at all is kept about one that no piece names.
 */
export function checkBattlecard(
  answer: BattlecardAnswer,
  { evidence, options }: Material<BattlecardOptions>,
): CompetitiveBattlecardFindings {
  const name = plainName(options.competitorName);
  const names = namesCompetitor(name);
  const naming = evidence.filter((piece) => names(evidenceText(piece)));
  const isKnown = naming.length > 0;
  const kept: string[] = [];
  let removed = 0;
  const founded = <Entry extends { evidence: string[] }>(
    entries: readonly Entry[],
    isOnThem: boolean,
  ) =>
    entries.filter((entry) => {
      const found = resolve(entry.evidence, evidence);
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
  const gaps = gapsOf(name, {
    said: naming.map(evidenceText).join("\n"),
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
    sources: resolve(kept, evidence).sources,
    gaps: [...new Set([...gaps, ...(isKnown ? answer.gaps : [])])],
    removed_references: removed,
  };
}
