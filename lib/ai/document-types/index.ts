import type { DocumentType } from "@/lib/schemas/enums";
import { aiImplementationSpec } from "./ai-implementation-spec";
import { aiTestPlan } from "./ai-test-plan";
import { businessCase } from "./business-case";
import { competitiveBattlecard } from "./competitive-battlecard";
import { decisionLog } from "./decision-log";
import { epic } from "./epic";
import { executiveSummary } from "./executive-summary";
import { launchPlan } from "./launch-plan";
import { okrs } from "./okrs";
import type { Outline } from "./outline";
import { prd } from "./prd";
import { releaseNotes } from "./release-notes";
import { retrospective } from "./retrospective";
import { riskRegister } from "./risk-register";
import { userStory } from "./user-story";

/** What a document of each built-in type consists of. */
export const OUTLINES: Readonly<Record<DocumentType, Outline>> = Object.freeze({
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
