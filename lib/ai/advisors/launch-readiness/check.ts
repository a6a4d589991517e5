import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import type { Material } from "@/lib/ai/inquiry";
import type { Answer, LaunchOptions, LaunchReadinessFindings, Verdict } from "./contract";

/** Removes evidence that was not sent. A verdict is never better than the checks and blockers allow. */
export function checkAnswer(
  { summary, verdict, score, checks, blockers }: Answer,
  { evidence, options }: Material<LaunchOptions>,
): LaunchReadinessFindings {
  let removed_references = 0;
  const kept = checks.flatMap(({ area, status, finding, evidence: refs, action }) => {
    const { sources, removed } = resolveSources(refs, evidence);
    removed_references += removed;
    return area === "" ? [] : [{ area, status, finding, evidence: sources, action }];
  });
  const named = blockers.filter((blocker) => blocker !== "");
  const hasGaps = kept.some(({ status }) => status !== "pass");
  return {
    summary,
    verdict: boundVerdict(verdict, named.length > 0, hasGaps),
    score,
    checks: kept,
    blockers: named,
    documents: options.documents.map(({ ref, isOutline, ...document }) => document),
    removed_references,
  };
}

function boundVerdict(verdict: Verdict, isBlocked: boolean, hasGaps: boolean): Verdict {
  if (isBlocked) return "not_ready";
  return verdict === "ready" && hasGaps ? "at_risk" : verdict;
}
