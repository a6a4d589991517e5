import type { EvaluatedWorkspace } from "../../reference";
import { advisors } from "./advisors";
import { decisionLog } from "./documents/decision-log-reference";
import { summary } from "./documents/summary-reference";
import { testPlan } from "./documents/test-plan-reference";
import { pastes } from "./pastes";
import { propertyManagersWorkspace } from "./workspace";

export const propertyManagers: EvaluatedWorkspace = {
  workspace: propertyManagersWorkspace,
  language: "French",
  trade: "software for property managers",
  half: "kept",
  documents: [summary, decisionLog, testPlan],
  pastes,
  advisors,
};
