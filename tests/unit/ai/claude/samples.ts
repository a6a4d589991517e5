import * as z from "zod";
import type { Brief } from "@/lib/ai/engine";
import type { Evidence } from "@/lib/ai/evidence";
import type { Inquiry, Material } from "@/lib/ai/inquiry";

const common = {
  id: "01900000-0000-7000-8000-000000000001",
  isCut: false,
  contentHash: "0".repeat(64),
  createdAt: new Date("2026-03-04T05:06:07Z"),
  url: "http://localhost:3000/x",
};

export const item = (ref: string, title: string, text: string): Evidence => ({
  ...common,
  ref,
  title,
  text,
  scope: "initiative",
  type: "context_item",
  label: "user_feedback",
});

const goal: Evidence = {
  ...common,
  ref: "E2",
  title: "Fewer drop-outs",
  text: "Everybody asks for it.",
  scope: "workspace",
  type: "goal",
  label: "success_metric",
  goal: { keyResult: "20 % fewer", baseline: "41 %", timeframe: null, priority: 1 },
};

export const brief: Brief = {
  documentType: "prd",
  typeName: "PRD",
  outline: [
    { heading: "Problem", purpose: "Say what hurts.", good: "Names who and how often." },
    { heading: "Open questions", purpose: "List gaps.", good: "Has owners." },
  ],
  title: "Offline mode",
  instructions: "Write for engineers.",
  language: "en",
  evidence: [item("E1", "Interview 3", "I lose my work on the train."), goal],
};

/** A question whose answer is a list of quotes, at most two. */
export const inquiry: Inquiry<{ focus: string }, { quotes: string[] }, unknown> = {
  name: "quotes",
  answer: z.object({
    quotes: z.array(z.string().max(40)).max(2).describe("Exact sentences of the text."),
  }),
  prompt: async () => ({
    writeInstructions: ({ focus }) => ({
      task: `Find the weakest sentences about ${focus}.`,
      rules: ["Leave out headings."],
    }),
  }),
  rules: async () => ({ applyRules: () => ({ quotes: [] }) }),
  check: async () => ({ checkAnswer: (answer) => answer }),
};

export const material: Material<{ focus: string }> = {
  subject: { type: "document", id: common.id, title: "Plan" },
  text: "Users love it. It is fast.",
  evidence: brief.evidence,
  options: { focus: "speed" },
};
