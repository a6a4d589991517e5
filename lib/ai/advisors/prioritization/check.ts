import { resolveSources } from "@/lib/ai/advisors/shared/references";
import type { Material } from "@/lib/ai/inquiry";
import {
  MAX_ITEMS,
  type PrioritizationAnswer,
  type PrioritizationFindings,
  type RankedItem,
  type RatedItem,
} from "./contract";

type Rating = Pick<RatedItem, "reach" | "impact" | "confidence" | "effort">;

/** Computes the scores, and removes candidates without evidence and duplicates. */
export function checkAnswer(
  { summary, items, sequence }: PrioritizationAnswer,
  { evidence }: Material<unknown>,
): PrioritizationFindings {
  const ranked = new Map<string, RankedItem>();
  let removed = 0;
  for (const item of items) {
    const found = resolveSources(item.evidence, evidence);
    const source = found.sources[0];
    // A candidate without any reference counts as one unknown reference.
    removed += found.removed || (source ? 0 : 1);
    if (!source || !item.title || ranked.has(item.title)) continue;
    const { type, id, url } = source;
    ranked.set(item.title, rankItem(item, { type, id, url }));
  }
  const sorted = [...ranked.values()].sort((a, b) => b.score - a.score).slice(0, MAX_ITEMS);
  const titles = sorted.map(({ title }) => title);
  return {
    summary,
    framework: "RICE-lite",
    items: sorted,
    sequence: [...new Set([...sequence.filter((title) => titles.includes(title)), ...titles])],
    removed_references: removed,
  };
}

function rankItem({ title, rationale, ...rated }: RatedItem, source: RankedItem["source"]) {
  const reach = Math.round(rated.reach);
  const impact = Math.round(rated.impact);
  const confidence = Math.round(rated.confidence);
  const effort = Math.round(rated.effort);
  const score = computeScore({ reach, impact, confidence, effort });
  return { title, source, reach, impact, confidence, effort, score, rationale };
}

/** Reach × impact × confidence ÷ effort, with one decimal: 0.2 to 125. */
export const computeScore = ({ reach, impact, confidence, effort }: Rating) =>
  Math.round((reach * impact * confidence * 10) / effort) / 10;
