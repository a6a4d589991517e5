import { defineType, FINDINGS, LIMITS } from "./definition";
import { OUT_OF_SCOPE } from "./topics";

export const epic = defineType({
  sections: {
    Outcome: {
      purpose: "Say what will be different for users or the business when the epic is finished.",
      good: "Describes an effect that can be measured, with target and date, and no list of features.",
      feed: { labels: ["user_outcome", "business_outcome", "general"] },
      kinds: ["goal"],
    },
    Background: {
      purpose: "Explain in short why this work comes now and which plan it carries out.",
      good: "Says in a few sentences why now, and names the plan or the evidence it rests on.",
      feed: { initiative: true, labels: [...FINDINGS, "external_link", "prd", "business_case"] },
      kinds: ["problem", "summary", "launched"],
    },
    Users: {
      purpose: "Name the roles that the stories of this epic will speak of.",
      good: "Two to five roles, each with what it wants from this work. Every story names one of them.",
      feed: { labels: ["target_users"] },
      kinds: ["users"],
    },
    "In scope": {
      purpose: "List the capabilities that belong to the epic, each in one line.",
      good: "Each line is one capability seen from outside, and all of them serve the outcome.",
      feed: { labels: ["feature_idea", "decision"] },
      kinds: ["scope", "proposal"],
    },
    "Out of scope": {
      purpose: "List the neighbouring work that is left to other epics or to later.",
      good: "Names the neighbouring work a reader would look for, and where it is done instead.",
      feed: { labels: ["prd", "business_case"] },
      about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
      kinds: ["left_out"],
    },
    Stories: {
      purpose:
        "Split the scope into stories that can each be released, in the order to build them.",
      good: "Each story has a role, an ability and a benefit, and can be released without the next one.",
      feed: { labels: ["prd"] },
      kinds: ["requirement", "flow"],
    },
    "Dependencies and risks": {
      purpose: "Name the systems, teams and decisions the work waits for, and what could stop it.",
      good: "Each dependency names who delivers it and by when; each risk has a countermeasure.",
      feed: { labels: ["risk", ...LIMITS, "tech_stack", "constraint"] },
      kinds: ["constraint", "risk", "question", "assumption", "decision"],
    },
    "Done when": {
      purpose: "List the checks that tell everybody the epic can be closed.",
      good: "Each check can be answered with yes or no, and one of them measures the outcome.",
      feed: { labels: ["success_metric", "prd"] },
      kinds: ["done", "acceptance", "measure"],
    },
  },
  required: {
    scope: { label: "Features in scope", labels: ["feature_idea"] },
    target_users: { label: "Target users", labels: ["target_users"] },
    outcome: { label: "Outcome to reach", labels: ["user_outcome", "business_outcome"] },
    technical_limits: { label: "Technical limits", labels: ["technical_constraint", "tech_stack"] },
  },
  optional: {
    parent_prd: {
      label: "Product requirements or business case",
      labels: ["prd", "business_case"],
    },
    decisions: { label: "Decisions on scope", labels: ["decision"] },
    risks: { label: "Dependencies and risks", labels: ["risk"] },
  },
});
