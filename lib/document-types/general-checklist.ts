import { listSlots } from "./definition";

/** The evidence that any planning document needs: the checklist when no document type is named. */
export const generalChecklist = listSlots({
  required: {
    target_users: {
      label: "Target users",
      hint: "Add who this is for and what they are trying to do.",
      labels: ["target_users"],
    },
    problem: {
      label: "Problem or feedback",
      hint: "Add what people say or do that shows the problem.",
      labels: ["user_feedback"],
    },
    goals: {
      label: "Goals",
      hint: "Add at least one goal with a target and a date.",
      goals: ["business_outcome", "user_outcome", "success_metric", "general", "constraint"],
    },
  },
  optional: {
    market: {
      label: "Competitors or market",
      hint: "Add who else serves these users and how large the market is.",
      labels: ["key_competitors", "market_research", "target_market"],
    },
    constraints: {
      label: "Constraints",
      hint: "Add the limits and rules any plan has to respect.",
      labels: ["technical_constraint", "compliance_requirements"],
    },
  },
});
