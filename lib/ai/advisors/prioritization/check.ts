import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { type Answer, MAX_ITEMS, type PrioritizationFindings, type RankedItem } from "./contract";

/** Computes the scores, and removes duplicates and candidates that are not feature ideas on record. */
export function checkAnswer(
  { summary, items, sequence }: Answer,
  { evidence }: Material<unknown>,
): PrioritizationFindings {
  const ranked = new Map<string, RankedItem>();
  let removed = 0;
  for (const item of items) {
    const found = resolveSources(item.evidence, evidence);
    const idea = found.pieces.find((piece) => hasLabel(piece, "feature_idea"));
    removed += found.removed || (idea ? 0 : 1);
    if (!idea || !item.title || ranked.has(item.title)) continue;
    ranked.set(item.title, rankItem(item, { type: idea.type, id: idea.id, url: idea.url }));
  }
  const sorted = [...ranked.values()]
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, MAX_ITEMS);
  const known = sequence.filter((title) => sorted.some((item) => item.title === title));
  const scored = sorted.filter(({ score }) => score !== null).map(({ title }) => title);
  return {
    summary,
    framework: "RICE-lite",
    items: sorted,
    sequence: sorted.length < 2 ? known : [...new Set([...known, ...scored])],
    removed_references: removed,
  };
}

/** The score is reach × impact × confidence ÷ effort, with one decimal: 0.2 to 125. Null if one of them is. */
function rankItem(rated: Answer["items"][number], source: RankedItem["source"]): RankedItem {
  const { title, reach, impact, confidence, effort, rationale } = rated;
  const hasAll = reach !== null && impact !== null && confidence !== null && effort !== null;
  const score = hasAll ? Math.round((reach * impact * confidence * 10) / effort) / 10 : null;
  return { title, source, reach, impact, confidence, effort, score, rationale };
}
