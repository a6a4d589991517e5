import type { Checklist } from "@/lib/coverage/slots";
import { DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";
import { aiImplementationSpec } from "./ai-implementation-spec";
import { aiTestPlan } from "./ai-test-plan";
import { businessCase } from "./business-case";
import { competitiveBattlecard } from "./competitive-battlecard";
import { decisionLog } from "./decision-log";
import { epic } from "./epic";
import { executiveSummary } from "./executive-summary";
import { general } from "./general";
import { launchPlan } from "./launch-plan";
import { okrs } from "./okrs";
import { prd } from "./prd";
import { releaseNotes } from "./release-notes";
import { retrospective } from "./retrospective";
import { riskRegister } from "./risk-register";
import { userStory } from "./user-story";

/** What each built-in document type needs. */
export const CHECKLISTS: Readonly<Record<DocumentType, Checklist>> = Object.freeze({
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

/** The checklist of a built-in type, the general one when no type is named, undefined for any other slug. */
export function checklistFor(type: string | undefined): Checklist | undefined {
  if (type === undefined) return general;
  const builtIn = DOCUMENT_TYPES.find((known) => known === type);
  return builtIn && CHECKLISTS[builtIn];
}
