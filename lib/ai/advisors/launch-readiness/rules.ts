import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { findLatestDate } from "@/lib/text/dates";
import { countNoun } from "@/lib/text/phrases";
import { boundVerdict } from "./check";
import type { Answer, CheckStatus, LaunchOptions } from "./contract";
import { type Finding, joinFindings, type Launch, type Note, nameItems } from "./finding";
import { judgeDocuments, judgeOpenEnds } from "./judge-documents";
import { judgeGoals } from "./judge-goals";
import { judgeRisks } from "./judge-risks";

type Area = {
  name: string;
  /** Its share of the score, which has 100 points. */
  weight: number;
  judge(material: Launch): Finding;
};

const AREAS: readonly Area[] = [
  { name: "Goals and metrics", weight: 20, judge: judgeGoals },
  {
    name: "Users and evidence",
    weight: 15,
    judge: (material) =>
      joinFindings(
        nameItems(material, "Target users", ["target_users"], "Add the target users."),
        nameItems(
          material,
          "Feedback and research",
          ["user_feedback", "market_research"],
          "Add what users said or what was measured.",
        ),
      ),
  },
  {
    name: "Scope and decisions",
    weight: 15,
    judge: (material) =>
      joinFindings(
        judgeDocuments(material, ["prd", "epic", "user_story", "ai_implementation_spec"], true),
        nameItems(
          material,
          "Decided",
          ["decision"],
          "Record what was decided on price, phases and what stays out, with its date.",
        ),
        judgeOpenEnds(material),
      ),
  },
  { name: "Risks", weight: 20, judge: judgeRisks },
  {
    name: "Launch documents",
    weight: 20,
    judge: (material) =>
      joinFindings(
        judgeDocuments(material, ["launch_plan"], true),
        judgeDocuments(material, ["release_notes"], false),
      ),
  },
  {
    name: "Compliance and constraints",
    weight: 10,
    judge: (material) =>
      joinFindings(
        nameItems(
          material,
          "Compliance requirements of the initiative",
          ["compliance_requirements"],
          "Record which rules apply to this launch and how it keeps to them, even if none does.",
        ),
        nameShared(material),
      ),
  },
];

function nameShared({ evidence }: Launch): Finding {
  const rules = evidence.filter(
    (piece) => piece.scope === "workspace" && hasLabel(piece, "compliance_requirements"),
  );
  const limits = evidence.filter((piece) => hasLabel(piece, "technical_constraint", "constraint"));
  const notes = [
    rules.length > 0 && {
      says: `Compliance requirements of the workspace: ${nameTitles(rules)}.`,
    },
    limits.length > 0 && { says: `Constraints: ${nameTitles(limits)}.` },
  ];
  return { pieces: [...rules, ...limits], notes };
}

const WORTH: Readonly<Record<CheckStatus, number>> = { pass: 1, warn: 0.5, fail: 0 };
const MAX_SOURCES = 6;

export function applyRules(material: Launch): Answer {
  const judged = AREAS.map(({ name, weight, judge }) => {
    const { notes, pieces } = judge(material);
    return { name, weight, pieces, notes: notes.filter((note) => note !== false) };
  });
  const blockers = judged.flatMap(({ notes }) =>
    notes.filter(({ isBlocker }) => isBlocker).map(({ says }) => says),
  );
  const checks = judged.map(({ name, notes, pieces }) => ({
    area: name,
    status: rate(notes),
    finding: joinNotes(...notes.map(({ says }) => says)),
    evidence: material.evidence
      .filter((piece) => pieces.some(({ id }) => id === piece.id))
      .slice(0, MAX_SOURCES)
      .map(({ ref }) => ref),
    action: joinNotes(...notes.map(({ step }) => step)),
  }));
  const score = judged.reduce((sum, { weight, notes }) => sum + weight * WORTH[rate(notes)], 0);
  const gaps = checks.filter(({ status }) => status !== "pass");
  return {
    summary: summarize(material, checks.length - gaps.length, blockers, gaps[0]?.action),
    verdict: boundVerdict("ready", blockers.length > 0, gaps.length > 0),
    score: Math.round(score),
    checks,
    blockers,
  };
}

function rate(notes: readonly Note[]): CheckStatus {
  if (notes.some(({ isBlocker }) => isBlocker)) return "fail";
  return notes.some(({ step }) => step) ? "warn" : "pass";
}

function summarize(
  { subject, evidence, options }: Material<LaunchOptions>,
  passed: number,
  blockers: readonly string[],
  next: string | undefined,
): string {
  const count = countNoun(blockers.length, "blocker");
  const open = AREAS.length - passed;
  return joinNotes(
    `“${subject.title}”: ${passed} of ${countNoun(AREAS.length, "check")} passed${open > 0 ? `, ${open} ${open === 1 ? "has" : "have"} something open` : ""}.`,
    blockers[0] ? `${count}${blockers.length > 1 ? ", first" : ""}: ${blockers[0]}` : undefined,
    !blockers[0] && next && `Nothing is called a blocker; next: ${next}`,
    lookBack(evidence, options),
  );
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
