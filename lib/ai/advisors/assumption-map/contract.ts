import * as z from "zod";
import { choice, list, quote, refs, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import { Source } from "@/lib/ai/advisors/shared/resolve-sources";
import { removedReferences } from "@/lib/schemas/fields";

export const STATUSES = ["validated", "unvalidated", "risky"] as const;

/** `today` is a date such as `2026-11-21`, to distinguish plans from the past. */
export type AssumptionMapOptions = { today: string };

const AnsweredAssumption = z.object({
  statement: text().describe(
    "what has to be true for the document to hold, as one plain sentence that could turn out false",
  ),
  quote: quote().describe(
    "the words of the document that rest on it, copied character for character; empty when no words do",
  ),
  status: choice(STATUSES, "unvalidated").describe(
    "validated: evidence shows it; risky: evidence contradicts it, or a known risk without a countermeasure in place affects it; unvalidated: no evidence decides",
  ),
  evidence: refs().describe("refs of the evidence for or against it; else empty"),
  how_to_test: text().describe(
    "the cheapest way to find out, as your proposal: whom to ask or what to measure, how many, and the result that would refute it; for a validated one, what would make it untrue again",
  ),
});

export const AssumptionMapAnswer = z.object({
  summary: summary(800).describe(
    "which assumption would hurt most if it were wrong, in at most 3 sentences",
  ),
  assumptions: list(AnsweredAssumption, 20).describe("those that would hurt most first"),
});
export type Answer = z.infer<typeof AssumptionMapAnswer>;

const Assumption = z.object({
  statement: z.string(),
  quote: z.string().nullable(),
  status: z.enum(STATUSES),
  evidence: z.array(Source),
  how_to_test: z.string(),
});

export const AssumptionMapFindings = z.object({
  summary: z.string().describe("What would hurt most if wrong"),
  assumptions: z.array(Assumption).describe("Each with status and evidence"),
  removed_quotes: z.int().describe("Set to null: quote not in the document"),
  removed_references: removedReferences,
});
export type AssumptionMapFindings = z.infer<typeof AssumptionMapFindings>;
