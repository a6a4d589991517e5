import { defineType, FINDINGS, LIMITS, OUTCOMES } from "./definition";
import { FAILURE, OUT_OF_SCOPE, RELEASE } from "./topics";

export const userStory = defineType({
  sections: {
    Story: {
      purpose: "Write it in one sentence: as a role, I want an ability, so that I get a benefit.",
      good: "One role, one ability and one benefit that the role itself would name. No solution in detail.",
      labels: ["target_users", "feature_idea", "user_outcome"],
      layout: "story",
    },
    Context: {
      room: 2_000,
      purpose: "Tell when the need arises and how the person copes today.",
      good: "Describes a real situation, what the person does today and what that costs.",
      initiative: true,
      labels: [...FINDINGS, "target_users", ...OUTCOMES, "epic", "prd"],
      kinds: ["problem", "summary", "launched", "goal"],
    },
    "Acceptance criteria": {
      purpose: "List the cases as given, when, then, so that each can be passed or failed.",
      good: "Three to eight cases that each pass or fail, with the normal case first and exact values.",
      labels: ["feature_idea", "epic", "prd"],
      check: "The story does not name these ideas. Use what belongs to it.",
      checks: ["feature_idea"],
      kinds: ["acceptance", "requirement", "proposal", "done"],
    },
    "Edge cases and errors": {
      purpose: "Say what happens with missing, wrong or extreme input, and without a connection.",
      good: "Says for each case what the user sees and what is kept, so that no case is left to chance.",
      labels: ["epic", "prd"],
      about: { labels: ["risk"], words: FAILURE },
    },
    "Not in this story": {
      purpose: "Name what a reader could take for part of the story and is not.",
      good: "Names what a reader would otherwise expect, and the story or date it belongs to.",
      labels: ["epic", "prd"],
      about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
      kinds: ["left_out"],
    },
    "Notes for design and engineering": {
      room: 2_500,
      purpose: "Add the designs, interfaces and limits that the builders have to know.",
      good: "Gives limits as numbers and links to designs and interfaces; orders no solution.",
      labels: [
        ...LIMITS,
        "decision",
        "tech_stack",
        "external_link",
        "risk",
        "constraint",
        "epic",
        "prd",
      ],
      about: { labels: ["decision"], words: RELEASE },
      kinds: ["constraint", "flow", "question", "assumption", "risk"],
    },
  },
  required: {
    user: ["The user in the story", "target_users"],
    need: ["The need behind it", "user_feedback", "feature_idea"],
    benefit: ["The benefit", "user_outcome", "business_outcome", "success_metric"],
  },
  optional: {
    parent_document: ["Epic or product requirements", "epic", "prd"],
    technical_limits: ["Technical limits", "technical_constraint", "tech_stack"],
    rules: ["Rules to respect", "compliance_requirements", "decision"],
  },
});
