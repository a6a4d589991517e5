import { GOAL_TYPES } from "@/lib/schemas/enums";
import { LIMITS, listSlots } from "./definition";

/** The evidence that any planning document needs: the checklist when no document type is named. */
export const generalChecklist = listSlots({
  required: {
    target_users: { label: "Target users", labels: ["target_users"] },
    problem: { label: "Problem or feedback", labels: ["user_feedback"] },
    goals: { label: "Goals", goals: GOAL_TYPES },
  },
  optional: {
    market: {
      label: "Competitors or market",
      labels: ["key_competitors", "market_research", "target_market"],
    },
    constraints: { label: "Constraints", labels: LIMITS },
  },
});
