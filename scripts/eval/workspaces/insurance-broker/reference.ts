import type { EvaluatedWorkspace } from "../../reference";
import { advisors } from "./advisors";
import { prd } from "./documents/prd-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { insuranceBrokerWorkspace } from "./workspace";

export const insuranceBroker: EvaluatedWorkspace = {
  workspace: insuranceBrokerWorkspace,
  language: "German",
  trade: "insurance broker",
  half: "kept",
  documents: [prd, riskRegister, releaseNotes],
  pastes,
  advisors,
};
