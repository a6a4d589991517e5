import * as z from "zod";
import { choice, list, quote, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import type { DocumentType } from "@/lib/schemas/enums";

export type ReviewOptions = { documentType: DocumentType };

export const SEVERITIES = ["high", "medium", "low"] as const;

const AnsweredSuggestion = z.object({
  quote: quote().describe("words of the document, copied character for character"),
  severity: choice(SEVERITIES, "medium").describe(
    "high: the team would build or measure the wrong thing; medium: it will come back with a question; low: it reads worse than it could",
  ),
  issue: text().describe("what is wrong or missing at these words, in one or two sentences"),
  suggestion: text(800).describe("what to write there"),
});

export const PrdCriticAnswer = z.object({
  summary: summary(800).describe("the one or two things to fix first, in at most 3 sentences"),
  suggestions: list(AnsweredSuggestion, 20).describe("most severe first"),
});
export type Answer = z.infer<typeof PrdCriticAnswer>;

const Suggestion = z.object({
  quote: z.string(),
  section: z.string(),
  severity: z.enum(SEVERITIES),
  issue: z.string(),
  suggestion: z.string(),
});

export const PrdCriticFindings = z.object({
  summary: z.string().describe("The first thing to fix"),
  suggestions: z.array(Suggestion).describe("Most severe first, quotes exact"),
  removed_quotes: z.int().describe("Left out: quote not in the document"),
});
export type PrdCriticFindings = z.infer<typeof PrdCriticFindings>;
