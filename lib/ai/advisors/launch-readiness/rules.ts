import type { Material } from "@/lib/ai/inquiry";
import { countNoun } from "@/lib/text/phrases";
import type { Area, Finding } from "./area";
import { boundVerdict } from "./check";
import type { Answer, CheckStatus, LaunchOptions, Verdict } from "./contract";
import { launchDocuments, scopeAndDecisions } from "./judge-documents";
import {
  complianceAndConstraints,
  goalsAndMetrics,
  launchPlanMaterial,
  risks,
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

export function applyRules(material: Material<LaunchOptions>): Answer {
  const found = AREAS.map((area) => ({ ...area.look(material), area }));
  const blockers = found.flatMap(({ blocker }) => blocker ?? []);
  const score = found.reduce((sum, { area, status }) => sum + area.weight * WORTH[status], 0);
  const hasGaps = found.some(({ status }) => status !== "pass");
  const verdict = boundVerdict("ready", blockers.length > 0, hasGaps);
  return {
    summary: summarize(material, verdict, found, blockers),
    verdict,
    score: Math.round(score),
    checks: found.map(({ area, status, finding, pieces, action = "" }) => {
      const sent = material.evidence.filter((piece) => pieces.some(({ id }) => id === piece.id));
      const evidence = sent.map(({ ref }) => ref);
      return { area: area.name, status, finding, evidence, action };
    }),
    blockers,
  };
}

function summarize(
  { subject, options }: Material<LaunchOptions>,
  verdict: Verdict,
  found: readonly Finding[],
  blockers: readonly string[],
): string {
  const passed = found.filter(({ status }) => status === "pass").length;
  const state = `“${subject.title}” passes ${passed} of ${countNoun(found.length, "check")}.`;
  const look = options.isArchived
    ? "The initiative is archived: read the checks as a look back, not as a plan."
    : "The checks read labels, types, statuses and fields, not whether the texts are right.";
  const [blocker] = blockers;
  if (verdict === "ready") return `${state} ${look}`;
  if (blocker)
    return `${state} ${countNoun(blockers.length, "blocker")}${blockers.length === 1 ? "" : ", first"}: ${blocker} ${look}`;
  const next = found.find(({ status }) => status !== "pass");
  return `${state} No blocker was found; next: ${next?.action ?? ""} ${look}`;
}
