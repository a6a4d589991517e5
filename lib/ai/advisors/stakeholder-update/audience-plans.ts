import type { Audience, ContextLabel, GoalType } from "@/lib/schemas/enums";

export type PiecePart = "title" | "sentence" | "figure" | "effect" | "goal";

export type QuotePlan = {
  labels: readonly (ContextLabel | GoalType)[];
  part: PiecePart;
  max: number;
  /** Uses the workspace's shared pieces if the initiative has none. */
  hasShared?: true;
};

type SectionPlan = QuotePlan & { heading: string };

type Plan = {
  topic: string;
  sections: readonly SectionPlan[];
  highlights: QuotePlan;
  prefix?: string;
  risks: QuotePlan;
};

const FIGURES: QuotePlan = {
  labels: ["market_research", "user_feedback"],
  part: "figure",
  max: 2,
};
const DECISIONS: SectionPlan = {
  heading: "Decisions",
  labels: ["decision"],
  part: "title",
  max: 3,
};
const RISKS: QuotePlan = { labels: ["risk"], part: "effect", max: 2 };

export const PLANS: Record<Audience, Plan> = {
  engineering: {
    topic: "decisions, limits and risks",
    sections: [
      { ...DECISIONS, part: "sentence" },
      {
        heading: "Limits",
        labels: ["technical_constraint", "constraint", "compliance_requirements"],
        part: "sentence",
        max: 3,
      },
      { heading: "Ideas on record", labels: ["feature_idea"], part: "title", max: 3 },
    ],
    highlights: FIGURES,
    risks: RISKS,
  },
  executive: {
    topic: "goals, decisions and risks",
    sections: [
      {
        heading: "Goals",
        labels: ["business_outcome", "user_outcome", "success_metric"],
        part: "goal",
        max: 3,
        hasShared: true,
      },
      DECISIONS,
    ],
    highlights: FIGURES,
    risks: RISKS,
  },
  sales: {
    topic: "whom it is for, and how it compares",
    sections: [
      {
        heading: "Whom it is for",
        labels: ["target_users", "target_market"],
        part: "sentence",
        max: 2,
        hasShared: true,
      },
      DECISIONS,
      {
        heading: "Competitors",
        labels: ["key_competitors"],
        part: "sentence",
        max: 2,
        hasShared: true,
      },
    ],
    highlights: FIGURES,
    prefix: "Internal until released: ",
    risks: { ...RISKS, part: "title" },
  },
  customer_success: {
    topic: "what customers said, and what is decided",
    sections: [
      DECISIONS,
      { heading: "Ideas on record", labels: ["feature_idea"], part: "title", max: 3 },
      {
        heading: "Rules behind your answers",
        labels: ["compliance_requirements"],
        part: "sentence",
        max: 2,
        hasShared: true,
      },
    ],
    highlights: { labels: ["user_feedback"], part: "sentence", max: 3 },
    risks: RISKS,
  },
};
