import type { Audience, ContextLabel, GoalType } from "@/lib/schemas/enums";

export type PiecePart = "whole" | "start" | "point" | "figures" | "effect" | "record" | "dates";

/** A section of an update, and the labels of its pieces in order. */
export type SectionPlan = {
  heading: string;
  labels: readonly (ContextLabel | GoalType)[];
  part: PiecePart;
  max: number;
  /** Includes the workspace's shared pieces, not only those of the initiative. */
  hasShared?: true;
  hasInitiative?: true;
};

export type Plan = {
  topic: string;
  opening: PiecePart;
  sections: readonly SectionPlan[];
  highlights: readonly string[];
  riskPart: PiecePart;
};

const OUTCOMES = ["business_outcome", "user_outcome", "success_metric"] as const;

/** The needs of each audience, in the order of its questions. */
export const PLANS: Record<Audience, Plan> = {
  engineering: {
    topic: "decisions, constraints and technical risks",
    opening: "whole",
    sections: [
      { heading: "Decided", labels: ["decision"], part: "whole", max: 4 },
      {
        heading: "Constraints to keep",
        labels: ["technical_constraint", "constraint", "compliance_requirements"],
        part: "whole",
        max: 6,
        hasShared: true,
      },
      { heading: "What changes for the work", labels: ["feature_idea"], part: "whole", max: 3 },
      { heading: "Risks to build against", labels: ["risk"], part: "whole", max: 4 },
    ],
    highlights: ["Decided", "What changes for the work"],
    riskPart: "start",
  },
  executive: {
    topic: "goals, figures and what is at risk",
    opening: "dates",
    sections: [
      { heading: "Goals", labels: OUTCOMES, part: "whole", max: 6, hasShared: true },
      {
        heading: "Figures so far",
        labels: ["market_research", "user_feedback"],
        part: "figures",
        max: 4,
      },
      {
        heading: "Limits on cost and people",
        labels: ["constraint"],
        part: "whole",
        max: 3,
        hasShared: true,
      },
      { heading: "Risks", labels: ["risk"], part: "effect", max: 3 },
      { heading: "Decisions taken", labels: ["decision"], part: "start", max: 3 },
    ],
    highlights: ["Figures so far"],
    riskPart: "effect",
  },
  sales: {
    topic: "whom it is for, what to say and what not to promise",
    opening: "point",
    sections: [
      {
        heading: "Whom it is for",
        labels: ["target_users", "target_market"],
        part: "start",
        max: 2,
        hasShared: true,
      },
      {
        heading: "Figures and voices, internal until released",
        labels: ["market_research", "user_feedback"],
        part: "figures",
        max: 3,
      },
      {
        heading: "Check before you promise",
        labels: ["risk", "compliance_requirements", "technical_constraint"],
        part: "start",
        max: 4,
      },
      { heading: "Settled", labels: ["decision"], part: "record", max: 4 },
      {
        heading: "Dates",
        labels: ["technical_constraint"],
        part: "dates",
        max: 5,
        hasShared: true,
        hasInitiative: true,
      },
      {
        heading: "Competitors",
        labels: ["key_competitors"],
        part: "whole",
        max: 3,
        hasShared: true,
      },
    ],
    highlights: ["Figures and voices, internal until released"],
    riskPart: "start",
  },
  customer_success: {
    topic: "what customers said and what changes for them",
    opening: "whole",
    sections: [
      { heading: "What customers said", labels: ["user_feedback"], part: "whole", max: 3 },
      { heading: "What changes for them", labels: ["feature_idea"], part: "whole", max: 3 },
      { heading: "Known issues", labels: ["risk"], part: "effect", max: 3 },
      { heading: "Settled", labels: ["decision"], part: "record", max: 4 },
      {
        heading: "Rules behind your answers",
        labels: ["compliance_requirements"],
        part: "start",
        max: 4,
        hasShared: true,
      },
    ],
    highlights: ["What customers said", "What changes for them"],
    riskPart: "effect",
  },
};
