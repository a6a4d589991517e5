import * as z from "zod";
import { list, rating, refs, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import { Source } from "@/lib/ai/advisors/shared/resolve-sources";
import { removedReferences } from "@/lib/schemas/fields";

export const MAX_ITEMS = 20;

const scale = (meaning: string) =>
  rating(1, 5).describe(`${meaning}; null where the material gives no basis`);

const RatedItem = z.object({
  title: text(200).describe("The candidate, as its own item calls it"),
  evidence: refs().describe(
    "Refs: first the feature idea, then the feedback and research that speak for or against it",
  ),
  reach: scale("1 a few users to 5 nearly all of them"),
  impact: scale("1 hardly moves a goal to 5 decides the goal of highest priority"),
  confidence: scale("1 an opinion to 5 measured, and said by several users"),
  effort: scale("1 a week or less to 5 more than a quarter"),
  rationale: text(500).describe(
    "Why it has this place, naming the feedback, figures, goals, constraints and risks counted",
  ),
});

export const PrioritizationAnswer = z.object({
  summary: summary().describe("What comes first and why, and what the order depends on"),
  items: list(RatedItem, 2 * MAX_ITEMS).describe(
    "Every feature idea that is still open once, rated",
  ),
  sequence: list(text(200), 2 * MAX_ITEMS).describe(
    "Titles in the order to do them, for the reasons given: by score, unless one needs another first; those without a score where their reasons put them",
  ),
});
export type Answer = z.output<typeof PrioritizationAnswer>;

/** Null without a basis for the number: always by rules. */
const points = z.int().min(1).max(5).nullable();

const RankedItem = z.object({
  title: z.string(),
  source: Source.pick({ type: true, id: true, url: true }),
  reach: points,
  impact: points,
  confidence: points,
  effort: points,
  score: z.number().nullable(),
  rationale: z.string(),
});

export const PrioritizationFindings = z.object({
  summary: z.string().describe("What comes first"),
  framework: z.string().describe("reach × impact × confidence ÷ effort"),
  items: z.array(RankedItem).describe("Best first"),
  sequence: z.array(z.string()).describe("Titles in order"),
  removed_references: removedReferences,
});
export type PrioritizationFindings = z.output<typeof PrioritizationFindings>;
export type RankedItem = PrioritizationFindings["items"][number];
