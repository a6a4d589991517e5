import { defineType, LIMITS, SPECIFICATIONS } from "./definition";
import { FAILURE, RELEASE } from "./topics";

export const aiTestPlan = defineType({
  sections: {
    Scope: {
      purpose: "Name the behavior under test, its version, and what is left to other tests.",
      good: "Names the specification and version under test, and what is left to other tests.",
      initiative: true,
      labels: SPECIFICATIONS,
      kinds: ["scope", "summary", "launched", "left_out", "goal", "question"],
    },
    "Pass criteria": {
      purpose: "Set for each quality the measure, the threshold, and who may accept less.",
      good: "Each criterion has a measure and a threshold, and says who may accept less.",
      labels: ["success_metric", "user_outcome", "general"],
      kinds: ["done", "measure"],
    },
    "Test data": {
      purpose: "Describe the inputs with their expected results, their origin and their number.",
      good: "Says for each set of inputs where it comes from, how many there are and what is expected of them.",
      labels: ["upload", "ai_implementation_spec"],
      kinds: ["data"],
    },
    "Functional cases": {
      purpose: "Number the cases of normal use with input, steps and expected result.",
      good: "Each numbered case has input, steps and one expected result, and follows real use.",
      labels: ["feature_idea", "target_users", ...SPECIFICATIONS],
      check: "Users and ideas are no cases. Write the cases of their normal use.",
      checks: ["target_users"],
      kinds: ["requirement", "flow", "acceptance", "proposal"],
    },
    "Failure and abuse cases": {
      purpose: "List wrong, hostile and unusual inputs, and what must never happen with them.",
      good: "Each case names the input and what must never happen. Hostile input is among them.",
      labels: ["risk", "ai_implementation_spec", "prd", "user_story"],
      about: { labels: ["risk"], words: FAILURE },
      check: "These risks may lie outside the product. Test those that its behavior can cause.",
      kinds: ["error"],
    },
    "Limits and rules": {
      purpose: "Say how speed, cost, safety, privacy and fairness are checked.",
      good: "Each limit has a number or a rule and the way it is measured.",
      labels: [...LIMITS, "constraint", "ai_implementation_spec"],
      check: "Goals may limit money or people. Test the limits that the product has to keep.",
      checks: ["constraint"],
      kinds: ["constraint"],
    },
    "Environment and method": {
      purpose: "Name platforms, settings and tools, how often each case runs, and who judges.",
      good: "Names platforms with versions, how often each case runs, and who or what judges the result.",
      labels: ["tech_stack", "external_link", "ai_implementation_spec"],
      about: { labels: ["technical_constraint", "decision"], words: RELEASE },
      kinds: ["technology"],
    },
    "Regression and monitoring": {
      purpose: "List past faults that must not return, and what is watched once it is in use.",
      good: "Each past fault has a case that would catch it; each figure in use has an alarm and a person.",
      labels: ["user_feedback"],
      about: { labels: ["user_feedback"], words: FAILURE, unless: ["lost:", "went to"] },
      check: "Groundwork cannot tell whether these are about errors. Test again what is.",
      kinds: ["monitor"],
    },
  },
  required: {
    behaviour: ["Behavior to test", ...SPECIFICATIONS],
    risks: ["What could go wrong", "risk"],
    pass_mark: ["Pass mark", "success_metric", "constraint"],
  },
  optional: {
    limits_and_rules: ["Limits and rules to verify", ...LIMITS],
    environment: ["Test environment", "tech_stack"],
    users: ["Users and their situations", "target_users"],
    known_failures: ["Known failures and complaints", "user_feedback"],
    test_data: ["Test data", "upload"],
  },
});
