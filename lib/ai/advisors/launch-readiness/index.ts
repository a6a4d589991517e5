import { instructionText, REFERENCE_RULE } from "@/lib/ai/advisors/shared/instructions";
import { resolve } from "@/lib/ai/advisors/shared/references";
import type { Inquiry } from "@/lib/ai/inquiry";
import { judgeReadiness } from "./rules";
import {
  type LaunchOptions,
  LaunchReadinessAnswer,
  type LaunchReadinessFindings,
  type Verdict,
} from "./schemas";

export { type LaunchOptions, LaunchReadinessFindings } from "./schemas";

const TASK = `You chair the meeting that decides whether an initiative is launched. Judge from the material alone what is in place, what is missing, and what stands in the way. People will act on your list today.`;

const RULES = [
  "Check these areas in this order: Goals and metrics; Users and evidence; Scope and decisions; Risks; Launch documents; Compliance and constraints. Add another only when the material raises it.",
  "A draft or a document in review is not approved. A plan to do something is not done. A goal without a number or a date cannot be checked after launch. What nobody wrote down counts as missing.",
  "Hold dates against each other and against today: steps that are overdue, a launch inside a freeze, two launches on one day.",
  "A blocker is what would harm users, break a rule or make the launch pointless if it stayed open. Name the item, document or goal. Give none when there is none; give not_ready when there is one.",
  REFERENCE_RULE,
];

/** Judges from context, documents and goals whether an initiative can launch. */
export const launchReadiness: Inquiry<
  LaunchOptions,
  LaunchReadinessAnswer,
  LaunchReadinessFindings
> = {
  name: "launch_readiness",
  answer: LaunchReadinessAnswer,
  instructions: (options) => instructionText(TASK, [...RULES, ...factsOf(options)]),
  rules: judgeReadiness,
  check({ summary, verdict, score, checks, blockers }, { evidence }) {
    let removed_references = 0;
    const kept = checks.flatMap(({ evidence: refs, ...rest }) => {
      const { sources, removed } = resolve(refs, evidence);
      removed_references += removed;
      if (rest.area === "") return [];
      const { area, status, finding, action } = rest;
      return [{ area, status, finding, evidence: sources, action }];
    });
    const named = blockers.filter((blocker) => blocker !== "");
    return {
      summary,
      verdict: boundedVerdict(
        verdict,
        named.length > 0,
        kept.some(({ status }) => status !== "pass"),
      ),
      score: Math.round(score),
      checks: kept,
      blockers: named,
      removed_references,
    };
  },
};

/** A verdict is never better than what was found. */
function boundedVerdict(verdict: Verdict, isBlocked: boolean, hasGaps: boolean): Verdict {
  if (isBlocked) return "not_ready";
  return verdict === "ready" && hasGaps ? "at_risk" : verdict;
}

/** What is known for certain; without titles, as people's texts have no place among instructions. */
function factsOf({ today, documents, coverage }: LaunchOptions): string[] {
  const missing = coverage.filter(({ present }) => !present).map(({ label }) => label);
  const states = documents.map(({ type, status }) => `${type} ${status}`.replaceAll("_", " "));
  return [
    `Today is ${today}.`,
    `The initiative's documents: ${states.length > 0 ? states.join("; ") : "none"}.`,
    `Missing from what a launch plan needs: ${missing.length > 0 ? missing.join("; ") : "nothing"}.`,
  ];
}
