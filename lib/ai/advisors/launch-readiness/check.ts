import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import type { Material } from "@/lib/ai/inquiry";
import type { Answer, LaunchOptions, LaunchReadinessFindings } from "./contract";

/**
 * Removes evidence that was not sent. A verdict is never better than the checks and blockers allow, and a score is the share of
 * checks that pass, of which a warning is half.
 */
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
  const bounded = verdict === "ready" && hasGaps ? "at_risk" : verdict;
  return {
    summary,
    verdict: named.length > 0 ? "not_ready" : bounded,
    score: score === null ? null : rateChecks(kept),
    checks: kept,
    blockers: named,
    documents: options.documents.map(({ ref, isOutline, ...document }) => document),
    removed_references,
  };
}

const WORTH = { pass: 100, warn: 50, fail: 0 };

function rateChecks(checks: readonly Pick<Answer["checks"][number], "status">[]): number | null {
  const sum = checks.reduce((total, { status }) => total + WORTH[status], 0);
  return checks.length === 0 ? null : Math.round(sum / checks.length);
}
