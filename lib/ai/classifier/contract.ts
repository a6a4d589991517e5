import * as z from "zod";
import type { Proposals } from "@/lib/schemas/classify";
import { CONTEXT_LABELS, type ContextLabel, GOAL_TYPES } from "@/lib/schemas/enums";

export const MAX_PROPOSALS = 50;

export type ClassifierOptions = {
  /** The labels that the caller expects: hints, since other labels are allowed. */
  targetLabels: readonly ContextLabel[];
  /** The titles of items about rivals that are on record. */
  rivals?: readonly string[];
};

const text = (about: string) => z.string().catch("").describe(about);
const part = (about: string) => z.string().nullable().catch(null).describe(about);

/** An engine's proposal, not validated yet; `checkAnswer` decides whether it stays. */
const Suggestion = z.object({
  label: text(`One of: ${CONTEXT_LABELS.join(", ")}`),
  other_label: part("The next likely label, if the label is a guess"),
  title: text("What the passage says, in one short line"),
  content: text(
    "The passage, copied from the pasted text word for word, at most with its header's line before it",
  ),
  keep: z
    .boolean()
    .catch(true)
    .describe("False for small talk, call quality, dates to meet, to-dos"),
});
export type Suggestion = z.output<typeof Suggestion>;

const GoalSuggestion = z.object({
  goal_type: z.enum(GOAL_TYPES).catch("general"),
  title: text("What should be reached, in one short line"),
  description: part("The passage, copied word for word"),
  key_result: part("What is to be reached as the text words it, such as `< 5%`"),
  baseline: part("How it stands today, as the text words it"),
  timeframe: part("By when, as the text words it"),
});

/** Distinguishes a bare list of proposals from other lists, such as `[1]` in a remark. */
const Passage = z.looseObject({ content: z.string() });
const isBareAnswer = (value: unknown) =>
  Array.isArray(value) && value.some((entry) => Passage.safeParse(entry).success);

/** An object with the proposals, or their list alone, as some models answer. Other JSON is refused. */
export const ClassifierAnswer = z.preprocess(
  (value) => (isBareAnswer(value) ? { proposals: value } : value),
  z.object({
    proposals: z
      .array(
        Suggestion.catch({ label: "", other_label: null, title: "", content: "", keep: false }),
      )
      .describe(`At most ${MAX_PROPOSALS}, in the order of the text`),
    goals: z.array(GoalSuggestion).catch([]).describe("Targets, which are not among the proposals"),
  }),
);
export type Answer = z.output<typeof ClassifierAnswer>;

export type ClassifierFindings = Omit<Proposals, "method">;
