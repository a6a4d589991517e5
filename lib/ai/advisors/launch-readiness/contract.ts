import * as z from "zod";
import { choice, list, rating, refs, summary, text } from "@/lib/ai/advisors/shared/answer-fields";
import { Source } from "@/lib/ai/advisors/shared/resolve-sources";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { removedReferences } from "@/lib/schemas/fields";

const VERDICTS = ["ready", "at_risk", "not_ready"] as const;
const CHECK_STATUSES = ["pass", "warn", "fail"] as const;

const LaunchDocument = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
  url: z.string(),
});
/** `ref` is null if the document's text is not among the evidence. */
export type LaunchDocument = z.infer<typeof LaunchDocument> & {
  ref: string | null;
  /** True if the document has no words of its own. */
  isOutline: boolean;
};

export type LaunchOptions = {
  documents: readonly LaunchDocument[];
  isArchived: boolean;
  /** The day of the call as `YYYY-MM-DD`. */
  today: string;
};

const AnsweredCheck = z.object({
  area: text(80).describe("what is checked, in two to four words"),
  status: choice(CHECK_STATUSES, "warn").describe(
    "pass: done and shown; warn: partly, planned or not shown; fail: missing, although the launch needs it",
  ),
  finding: text().describe("what the material shows about it, in one or two sentences"),
  evidence: refs().describe("refs of what the finding rests on"),
  action: text().describe("the next step, with who if the material says so; empty on pass"),
});

export const LaunchReadinessAnswer = z.object({
  summary: summary(800).describe("whether to launch and the main reason, in at most 3 sentences"),
  verdict: choice(VERDICTS, "at_risk").describe(
    "ready: nothing stands in the way; at_risk: gaps are open, but no blocker; not_ready: a blocker is open",
  ),
  score: rating(0, 100).describe(
    "0 to 100; the share of checks that pass, a warning counted as half, then replaces it",
  ),
  checks: list(AnsweredCheck, 15).describe("one for each area"),
  blockers: list(text(300), 8).describe(
    "open, and not on the way to be settled in time; each named after the item, document or goal",
  ),
});
export type Answer = z.infer<typeof LaunchReadinessAnswer>;

const Check = z.object({
  area: z.string(),
  status: z.enum(CHECK_STATUSES),
  finding: z.string(),
  evidence: z.array(Source),
  action: z.string(),
});

export const LaunchReadinessFindings = z.object({
  summary: z.string().describe("Verdict with its main reason"),
  verdict: z.enum(VERDICTS),
  score: z.number().nullable().describe("0 to 100, null by rules"),
  checks: z.array(Check).describe("One per area"),
  blockers: z.array(z.string()).describe("To settle before launch"),
  documents: z.array(LaunchDocument).describe("All of the initiative"),
  removed_references: removedReferences,
});
export type LaunchReadinessFindings = z.infer<typeof LaunchReadinessFindings>;
