import { defineType, FINDINGS, LIMITS, TARGETS } from "./definition";
import { OUT_OF_SCOPE } from "./topics";

export const epic = defineType({
  sections: {
    Outcome: {
      purpose: "Say what will be different for users or the business when the epic is finished.",
      good: "Describes an effect that can be measured, with target and date, and no list of features.",
      labels: ["user_outcome", "business_outcome", "general"],
    },
    Background: {
      purpose: "Explain in short why this work comes now and which plan it carries out.",
      good: "Says in a few sentences why now, and names the plan or the evidence it rests on.",
      initiative: true,
      labels: [...FINDINGS, "external_link", "prd", "business_case"],
      kinds: ["problem", "summary", "launched"],
    },
    Users: {
      purpose: "Name the roles that the stories of this epic will mention.",
      good: "Two to five roles, each with what it wants from this work. Every story names one of them.",
      labels: ["target_users"],
    },
    "In scope": {
      purpose: "List the capabilities that belong to the epic, each in one line.",
      good: "Each line is one capability seen from outside, and all of them serve the outcome.",
      labels: ["feature_idea", "decision"],
      kinds: ["scope", "proposal"],
    },
    "Out of scope": {
      purpose: "List the neighboring work that is left to other epics or to later.",
      good: "Names the neighboring work a reader would look for, and where it is done instead.",
      labels: ["prd", "business_case"],
      about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
    },
    Stories: {
      purpose: "Split the scope into stories that can each be released, in the order of building.",
      good: "Each story has a role, an ability and a benefit, and can be released without the next one.",
      labels: ["prd"],
      kinds: ["requirement", "flow"],
    },
    "Dependencies and risks": {
      purpose: "Name the systems, teams and decisions the work waits for, and what could stop it.",
      good: "Each dependency names who delivers it and by when; each risk has a countermeasure.",
      labels: ["risk", ...LIMITS, "tech_stack", "constraint"],
      takesBudget: true,
      kinds: ["constraint", "risk", "question", "assumption", "decision"],
    },
    "Done when": {
      purpose: "List the checks that tell everybody the epic can be closed.",
      good: "Each check can be answered with yes or no, and one of them measures the outcome.",
      labels: ["success_metric", "prd"],
      kinds: ["done", "acceptance", "measure"],
    },
  },
  required: {
    scope: ["Features in scope", "feature_idea"],
    target_users: ["Target users", "target_users"],
    outcome: ["Goal to reach", ...TARGETS],
    technical_limits: ["Technical limits", "technical_constraint", "tech_stack"],
  },
  optional: {
    parent_prd: ["Product requirements or business case", "prd", "business_case"],
    decisions: ["Decisions on scope", "decision"],
    risks: ["Dependencies and risks", "risk"],
  },
});
