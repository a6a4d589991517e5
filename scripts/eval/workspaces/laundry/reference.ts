import type { EvaluatedWorkspace } from "../../reference";
import { advisors } from "./advisors";
import { epic } from "./documents/epic-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { okrs } from "./documents/okrs-reference";
import { pastes } from "./pastes";
import { laundryWorkspace } from "./workspace";

export const laundry: EvaluatedWorkspace = {
  workspace: laundryWorkspace,
  language: "Dutch",
  trade: "laundry for care homes and hotels",
  half: "kept",
  documents: [launchPlan, epic, okrs],
  pastes,
  advisors,
};
