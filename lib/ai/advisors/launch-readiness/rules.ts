import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { findLatestDate } from "@/lib/text/dates";
import { countNoun, joinWords } from "@/lib/text/phrases";
import type { Area, Finding } from "./area";
import { boundVerdict } from "./check";
import type { Answer, CheckStatus, LaunchOptions, Verdict } from "./contract";
import { launchDocuments, scopeAndDecisions } from "./judge-documents";
import {
  complianceAndConstraints,
  goalsAndMetrics,
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
  { subject, evidence, options }: Material<LaunchOptions>,
  verdict: Verdict,
  found: readonly Finding[],
  blockers: readonly string[],
): string {
  const count = (wanted: CheckStatus) => found.filter(({ status }) => status === wanted).length;
  const [partly, failed] = [count("warn"), count("fail")];
  const counts = joinWords([
    `${count("pass")} of ${countNoun(found.length, "check")} passed`,
    ...(partly > 0 ? [`${partly} ${partly === 1 ? "has" : "have"} something open`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]);
  const state = `“${subject.title}”: ${counts}.`;
  const look = lookBack(evidence, options);
  const [blocker] = blockers;
  if (verdict === "ready") return `${state} ${look}`;
  if (blocker)
    return `${state} ${countNoun(blockers.length, "blocker")}${blockers.length === 1 ? "" : ", first"}: ${blocker} ${look}`;
  const next = found.find(({ status }) => status !== "pass");
  return `${state} Nothing is called a blocker; next: ${next?.action ?? ""} ${look}`;
}

function lookBack(evidence: readonly Evidence[], { isArchived, today }: LaunchOptions): string {
  if (isArchived)
    return "The initiative is archived: read the checks as a look back, not as a plan.";
  const initiative = evidence.find(({ type }) => type === "initiative");
  const latest = initiative && findLatestDate(initiative.text, initiative.createdAt);
  return latest && latest < today
    ? "All dates of its description have passed: if it was launched, read the checks as a look back, not as a plan."
    : "The checks read labels, types, statuses and fields, not whether the texts are right.";
}
