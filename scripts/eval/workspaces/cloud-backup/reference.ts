import type { EvaluatedWorkspace } from "../../reference";
import { advisors } from "./advisors";
import { battlecard } from "./documents/battlecard-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { testPlan } from "./documents/test-plan-reference";
import { pastes } from "./pastes";
import { cloudBackupWorkspace } from "./workspace";

export const cloudBackup: EvaluatedWorkspace = {
  workspace: cloudBackupWorkspace,
  language: "English",
  trade: "cloud backup",
  half: "tune",
  documents: [launchPlan, battlecard, testPlan],
  pastes,
  advisors,
};
