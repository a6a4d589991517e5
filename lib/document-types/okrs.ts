import { holdsAny } from "@/lib/text/word-beginnings";
import { defineType, FINDINGS, LIMITS, TARGETS } from "./definition";
import { NOT_BEFORE, OUT_OF_SCOPE } from "./topics";

const NOT_NOW = [...OUT_OF_SCOPE.filter((phrase) => !holdsAny(phrase, NOT_BEFORE)), ...NOT_BEFORE];

export const okrs = defineType({
  sections: {
    "Period and focus": {
      purpose: "Name the period and the strategy it serves, and why these objectives come first.",
      good: "Names the period and at most one strategic aim, with the evidence for choosing it now.",
      initiative: true,
      labels: [...FINDINGS, "company_info", "okrs", "retrospective"],
      kinds: ["problem", "summary", "happened"],
    },
    "Objectives and key results": {
      purpose: "Write one to four objectives, each with two to four key results and their owners.",
      good: "Objectives say what gets better; each key result is a number with baseline, target, date and owner.",
      labels: TARGETS,
    },
    Initiatives: {
      purpose: "List the work expected to move each key result, as a bet and not as the result.",
      good: "Each piece of work names the key result it should move, and is not itself a key result.",
      labels: ["feature_idea", "okrs"],
      kinds: ["next_step", "scope", "proposal"],
    },
    Guardrails: {
      purpose: "Name the numbers that must not get worse while the objectives are pursued.",
      good: "Each guardrail is a number with today's value and the limit that stops the work.",
      labels: ["constraint", "okrs"],
      kinds: ["guardrail", "stop"],
    },
    "Not in this period": {
      purpose: "List the worthy aims that were left out, so that nobody pursues them by the way.",
      good: "Names aims that somebody wanted, with the reason they wait and when they are looked at again.",
      labels: ["okrs"],
      about: { labels: ["decision", "feature_idea", "general_note"], words: NOT_NOW },
      kinds: ["left_out"],
    },
    "Dependencies and risks": {
      purpose: "Say what other teams must deliver and what could keep a result out of reach.",
      good: "Each dependency names a team and a date; each risk names the key result it endangers.",
      labels: ["risk", "okrs"],
      about: { labels: LIMITS, words: NOT_BEFORE },
      kinds: ["risk", "constraint", "question", "assumption"],
    },
    "Check-ins and scoring": {
      purpose: "Fix how often progress is read, from which source, and how the end is scored.",
      good: "Names the day, the source of each number, the person who reads it and the scale of the score.",
      labels: ["okrs", "retrospective"],
      kinds: ["monitor", "change", "review"],
    },
  },
  required: {
    objectives: ["Objectives", "business_outcome"],
    key_results: ["Measurable key results", "success_metric"],
    company_direction: ["Company direction", "company_info"],
  },
  optional: {
    user_objective: ["User outcome", "user_outcome"],
    guardrails: ["What must not get worse", "constraint"],
    priorities_evidence: ["Evidence for the priorities", "user_feedback", "market_research"],
    risks: ["Risks to the results", "risk"],
    last_period: ["Last period's results", "okrs", "retrospective"],
  },
});
