import type { Brief } from "@/lib/ai/engine";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { DocumentType } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

/** For each type the initiative of the sample that suits it. */
export const DRAFTS: readonly [DocumentType, initiative: string, title: string][] = [
  ["business_case", "Arrival", "Business case: arrival updates"],
  ["prd", "Offline", "Product requirements: offline visits"],
  ["epic", "Arrival", "Epic: messages to people at home"],
  ["user_story", "Offline", "Finish a visit without a connection"],
  ["launch_plan", "Arrival", "Launch plan: arrival updates"],
  ["release_notes", "Smarter", "Release notes: smarter daily routes"],
  ["executive_summary", "Arrival", "Arrival updates on one page"],
  ["competitive_battlecard", "Arrival", "Battlecard: CrewGrid"],
  ["okrs", "Self-service", "Objectives for the first quarter of 2027"],
  ["ai_implementation_spec", "Offline", "Implementation spec: offline visits"],
  ["ai_test_plan", "Offline", "Test plan: offline visits"],
  ["retrospective", "Smarter", "Retrospective: smarter daily routes"],
  ["decision_log", "Offline", "Decision log: offline visits"],
  ["risk_register", "Offline", "Risk register: offline visits"],
];

export const makeBrief = (type: DocumentType, initiative: string, title: string): Brief => ({
  documentType: type,
  typeName: type,
  outline: BUILT_IN_TYPES[type].outline,
  title,
  instructions: "",
  language: "en",
  evidence: sampleEvidence(initiative, type),
});
