import { type DocumentType, findBuiltInType, GOAL_TYPES } from "@/lib/schemas/enums";
import { aiImplementationSpec } from "./ai-implementation-spec";
import { aiTestPlan } from "./ai-test-plan";
import { businessCase } from "./business-case";
import { competitiveBattlecard } from "./competitive-battlecard";
import { decisionLog } from "./decision-log";
import { type BuiltInType, type Checklist, LIMITS, listSlots } from "./definition";
import { epic } from "./epic";
import { executiveSummary } from "./executive-summary";
import { launchPlan } from "./launch-plan";
import { okrs } from "./okrs";
import { prd } from "./prd";
import { releaseNotes } from "./release-notes";
import { retrospective } from "./retrospective";
import { riskRegister } from "./risk-register";
import { userStory } from "./user-story";

export const BUILT_IN_TYPES: Readonly<Record<DocumentType, BuiltInType>> = Object.freeze({
  business_case: businessCase,
  prd,
  epic,
  user_story: userStory,
  launch_plan: launchPlan,
  release_notes: releaseNotes,
  executive_summary: executiveSummary,
  competitive_battlecard: competitiveBattlecard,
  okrs,
  ai_implementation_spec: aiImplementationSpec,
  ai_test_plan: aiTestPlan,
  retrospective,
  decision_log: decisionLog,
  risk_register: riskRegister,
});

/** The evidence that any planning document needs: the checklist when no document type is named. */
const generalChecklist = listSlots({
  required: {
    target_users: ["Target users", "target_users"],
    problem: ["Problem or feedback", "user_feedback"],
    goals: ["Goals", ...GOAL_TYPES],
  },
  optional: {
    market: ["Competitors or market", "key_competitors", "market_research", "target_market"],
    constraints: ["Constraints", ...LIMITS],
  },
});

/** Finds the checklist of a built-in type: the general one for no type, undefined for any other slug. */
export function findChecklist(type: string | undefined): Checklist | undefined {
  if (type === undefined) return generalChecklist;
  const builtIn = findBuiltInType(type);
  return builtIn && BUILT_IN_TYPES[builtIn].checklist;
}

/** Writes an outline as Markdown: the instructions unless blank, then each section with its purpose in italics. */
export function draftOutline(type: DocumentType, instructions: string): string {
  const sections = BUILT_IN_TYPES[type].outline.map(
    ({ heading, purpose }) => `## ${heading}\n\n_${purpose}_\n`,
  );
  if (instructions.trim() !== "") sections.unshift(`## Instructions\n\n${instructions}\n`);
  return sections.join("\n");
}
