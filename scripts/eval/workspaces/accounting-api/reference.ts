import type { EvaluatedWorkspace } from "../../reference";
import { advisors } from "./advisors";
import { battlecard } from "./documents/battlecard-reference";
import { prd } from "./documents/prd-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { executiveSummary } from "./documents/summary-reference";
import { pastes } from "./pastes";
import { accountingWorkspace } from "./workspace";

export const accountingApi: EvaluatedWorkspace = {
  workspace: accountingWorkspace,
  language: "English",
  trade: "accounting API",
  half: "tune",
  documents: [prd, releaseNotes, battlecard, executiveSummary],
  pastes,
  advisors,
};
