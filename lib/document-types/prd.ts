import { defineType, FINDINGS, LIMITS, listPhrases, TARGETS } from "./definition";
import { DECIDED, OPEN, OUT_OF_SCOPE, RELEASE } from "./topics";

const DESIGN = listPhrases`design, prototyp, figma, mock-up, mockup, wirefram, sketch, flow, gestaltung, klickdummy, skizze, ontwerp, klikmodel, maquette, croquis, デザイン, プロトタイプ, 画面案`;
const ROLLOUT = listPhrases`${RELEASE}, pilot, switch, umstellung, testbetrieb, proefperiode, 試行, 先行導入`;

export const prd = defineType({
  sections: {
    Summary: {
      purpose: "Say in three sentences what is to be built, for whom, and what changes for them.",
      good: "Three sentences that can be read alone: what, for whom, and the one figure that should move.",
      initiative: true,
      labels: ["executive_summary", "business_case"],
      kinds: ["summary", "launched"],
    },
    Problem: {
      purpose: "Describe the problem as users meet it, with the evidence that it is real.",
      good: "Says who meets the problem, how often and at what cost, with a quote or a figure. Holds no solution.",
      labels: [...FINDINGS, "upload", "external_link", "business_case", "executive_summary"],
    },
    "Target users": {
      purpose: "Name the users this is for, their situation, and the users it is not for.",
      good: "Names roles with situation and number, and at least one group that is left out.",
      labels: ["target_users", "target_market"],
    },
    "Goals and success metrics": {
      purpose: "Set the outcome and the metrics that show it, each with baseline and target.",
      good: "One to five outcomes, each with baseline, target and date. None of them is a feature.",
      labels: ["user_outcome", "business_outcome", "success_metric", "general"],
      kinds: ["goal", "measure", "done"],
    },
    "Non-goals": {
      purpose: "List what readers might expect here but will not get, with the reason.",
      good: "Each entry is something a reader could expect, with the reason and whether it may come later.",
      labels: ["business_case"],
      about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
    },
    Requirements: {
      purpose: "Number each thing the product must do, in testable words and ordered by priority.",
      good: "Numbered and ordered by priority; a tester could pass or fail each one without asking.",
      labels: ["feature_idea", "decision"],
      about: { labels: ["general_note"], words: DECIDED, unless: OPEN },
      kinds: ["requirement", "proposal", "scope", "acceptance"],
    },
    "User experience": {
      purpose: "Walk through the main flows step by step, with empty, error and edge states.",
      good: "Covers the main flow and its empty, error and edge states, in the words users will read.",
      about: { labels: ["external_link", "general_note"], words: DESIGN },
      kinds: ["flow", "error"],
    },
    "Constraints and dependencies": {
      purpose: "List the technical, legal and time limits, and the teams or systems to wait for.",
      good: "Each limit has a number, a rule or a date; each dependency names a team or a system.",
      labels: [...LIMITS, "tech_stack", "constraint"],
      takesBudget: true,
      kinds: ["constraint", "decision", "technology", "cost"],
    },
    Rollout: {
      purpose: "Say who gets it first, how it widens, and what would stop it.",
      good: "Names the first group, the steps after it with dates, and the sign that stops the rollout.",
      dates: true,
      labels: ["business_case"],
      about: { labels: ["decision", "general_note"], words: ROLLOUT },
      kinds: ["plan", "next_step", "task", "stop"],
    },
    "Open questions and risks": {
      purpose: "List what is not known yet, who will find out, and by when it has to be known.",
      good: "Each question has a person and a date; each risk has an effect and a countermeasure.",
      labels: ["risk", "business_case", "executive_summary"],
      kinds: ["question", "risk", "assumption"],
    },
  },
  required: {
    target_users: ["Target users", "target_users"],
    problem_evidence: ["Evidence of the problem", "user_feedback", "market_research"],
    proposed_features: ["What to build", "feature_idea"],
    outcome: ["Goal to reach", ...TARGETS],
  },
  optional: {
    constraints: ["Constraints", ...LIMITS],
    decisions_and_risks: ["Decisions and risks so far", "decision", "risk"],
    earlier_documents: ["Business case or summary", "business_case", "executive_summary"],
    research_files: ["Research or design files", "upload"],
  },
});
