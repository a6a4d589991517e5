import type { Material } from "@/lib/ai/inquiry";
import { countNoun } from "@/lib/text/phrases";
import type { Area, Check } from "./area";
import type { CheckStatus, LaunchOptions, LaunchReadinessAnswer, Verdict } from "./contract";
import { launchDocuments, risks, scopeAndDecisions } from "./judge-documents";
import {
  complianceAndConstraints,
  goalsAndMetrics,
  launchPlanMaterial,
  usersAndEvidence,
} from "./judge-evidence";

/** In reading order; the weights add up to 100. */
const AREAS: readonly Area[] = [
  goalsAndMetrics,
  usersAndEvidence,
  scopeAndDecisions,
  risks,
  launchDocuments,
  complianceAndConstraints,
  launchPlanMaterial,
];
const WORTH: Readonly<Record<CheckStatus, number>> = { pass: 1, warn: 0.5, fail: 0 };

/** Checks each area by labels, statuses and dates; the score is the weighted sum. */
export function applyRules(material: Material<LaunchOptions>): LaunchReadinessAnswer {
  const checks = AREAS.map((area) => checkArea(area, material));
  const blockers = checks.flatMap(({ blocker }) => blocker ?? []);
  const score = AREAS.reduce(
    (sum, { weight }, index) => sum + weight * WORTH[checks[index]?.status ?? "fail"],
    0,
  );
  const verdict = decideVerdict(checks, blockers);
  return {
    summary: summarize(material.subject.title, verdict, checks, blockers),
    verdict,
    score: Math.round(score),
    checks: checks.map(({ blocker, ...check }) => check),
    blockers,
  };
}

function checkArea({ name, look }: Area, material: Material<LaunchOptions>): Check {
  const { status, finding, pieces, action = "", blocker } = look(material);
  const check = { area: name, status, finding, evidence: pieces.map(({ ref }) => ref), action };
  return blocker === undefined ? check : { ...check, blocker };
}

function decideVerdict(checks: readonly Check[], blockers: readonly string[]): Verdict {
  if (blockers.length > 0) return "not_ready";
  return checks.every(({ status }) => status === "pass") ? "ready" : "at_risk";
}

function summarize(
  title: string,
  verdict: Verdict,
  checks: readonly Check[],
  blockers: readonly string[],
): string {
  const passed = checks.filter(({ status }) => status === "pass").length;
  const state = `“${title}” passes ${passed} of ${countNoun(checks.length, "check")}.`;
  if (verdict === "ready") return state;
  const [blocker] = blockers;
  if (blocker) return `${state} ${countNoun(blockers.length, "blocker")}, first: ${blocker}`;
  const next = checks.find(({ status }) => status !== "pass");
  return `${state} No blocker; next: ${next?.action ?? ""}`;
}
