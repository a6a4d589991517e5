import { defineType, listPhrases, TARGETS } from "./definition";
import { FAILURE, OUT_OF_SCOPE, RELEASE } from "./topics";

const BUILD_ORDER = listPhrases`${RELEASE}, first version, erste version, ersten version, eerste versie, première version, 最初の版`;

export const aiImplementationSpec = defineType({
  sections: {
    Goal: {
      purpose: "Say what the finished code must achieve, for whom, and how a person can see it.",
      good: "One or two sentences on the effect, and one observation that shows it was reached.",
      initiative: true,
      labels: ["target_users", "user_outcome", "business_outcome", "success_metric", "general"],
      kinds: ["goal", "problem"],
    },
    "Scope and boundaries": {
      purpose: "List the parts of the code to change, and those that must stay untouched.",
      good: "Names files, packages or services to change, and those that must not be touched.",
      labels: ["prd", "epic", "user_story"],
      about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
      kinds: ["scope", "summary", "launched", "left_out", "question", "assumption"],
    },
    Behavior: {
      purpose: "Number each required behavior with its input, its output and an example.",
      good: "Each numbered behavior has input, output and an example, and can be tested alone.",
      labels: ["feature_idea", "decision", "prd", "epic", "user_story"],
      kinds: ["requirement", "flow", "proposal"],
    },
    "Data and interfaces": {
      purpose: "Define the types, schemas, endpoints and messages exactly, with names and bounds.",
      good: "Every field has a name, a type and bounds; every endpoint its errors. Nothing is left to guess.",
      labels: ["upload", "external_link", "prd", "epic"],
    },
    "Technology and constraints": {
      purpose: "Name languages and libraries with versions, the limits, and what not to add.",
      good: "Gives languages and libraries with versions, a file to take as an example, and what not to add.",
      labels: ["tech_stack", "technical_constraint", "constraint"],
      check: "Goals may limit money or people. Name the limits that the code itself has to keep.",
      checks: ["constraint"],
      kinds: ["technology", "constraint"],
    },
    "Errors and edge cases": {
      purpose: "State for each failure what the code does, reports and leaves behind.",
      good: "Each failure has a trigger, a visible result and the state that is left behind.",
      labels: ["prd", "epic", "user_story"],
      about: { labels: ["risk", "user_feedback", "general_note"], words: FAILURE },
    },
    "Security and privacy": {
      purpose: "Say who may do what, and which data may be stored, logged or sent.",
      good: "Names who may do what, and for each kind of personal data where it may be and for how long.",
      labels: ["compliance_requirements"],
    },
    "Build order": {
      purpose: "Cut the work into steps that each leave the code working and tested.",
      good: "Each step leaves the code working, names what it depends on and ends with a test.",
      dates: true,
      labels: ["prd", "epic"],
      about: { labels: ["decision", "technical_constraint"], words: BUILD_ORDER },
      kinds: ["plan", "next_step", "task"],
    },
    Verification: {
      purpose: "Give the commands and tests that must pass before the work counts as done.",
      good: "Gives commands that can be run as they stand, and limits as numbers that pass or fail.",
      labels: ["prd", "epic", "user_story"],
      kinds: ["done", "acceptance", "measure"],
    },
  },
  required: {
    requirements: ["Requirements to build from", "prd", "epic", "user_story"],
    tech_stack: ["Languages, frameworks and services", "tech_stack"],
    technical_constraints: ["Technical constraints", "technical_constraint"],
  },
  optional: {
    outcome: ["Goal to reach", ...TARGETS],
    feature_details: ["Feature details", "feature_idea"],
    decisions: ["Technical decisions made", "decision"],
    data_rules: ["Data and compliance rules", "compliance_requirements"],
    references: ["Interface references", "external_link"],
    schemas: ["Schemas or sample data", "upload"],
  },
});
