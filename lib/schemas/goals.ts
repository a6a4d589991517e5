import * as z from "zod";
import { GOAL_TYPES } from "./enums";
import { createdAt, id, Page, text, title, updatedAt } from "./fields";
import { requireScope, ScopeName } from "./scope";

export const GoalTypeName = z.enum(GOAL_TYPES).meta({ id: "GoalType" });

/** What the number means: documents and updates take goals in this order. */
export const PRIORITY = "0 to 1000, higher is more important";

export const Goal = z
  .object({
    id: id.describe("Goal id"),
    scope: ScopeName.describe("initiative or workspace"),
    initiative_id: id.nullable().describe("Null in workspace scope"),
    goal_type: GoalTypeName.describe("Its kind"),
    title: z.string().describe("Title"),
    description: z.string().nullable().describe("What and why"),
    key_result: z.string().nullable().describe("How to tell that it is reached"),
    baseline: z.string().nullable().describe("Where it starts from"),
    timeframe: z.string().nullable().describe("By when"),
    priority: z.int().nullable().describe(PRIORITY),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .meta({ id: "Goal" });
export type Goal = z.output<typeof Goal>;

/** In code points. */
export const MAX_GOAL_TEXT = {
  description: 20_000,
  key_result: 2000,
  baseline: 2000,
  timeframe: 200,
};

export const goalFields = {
  description: text(MAX_GOAL_TEXT.description),
  key_result: text(MAX_GOAL_TEXT.key_result),
  baseline: text(MAX_GOAL_TEXT.baseline),
  timeframe: text(MAX_GOAL_TEXT.timeframe),
  priority: z.int().min(0).max(1000),
};
const optionalFields = {
  description: goalFields.description.nullish(),
  key_result: goalFields.key_result.nullish(),
  baseline: goalFields.baseline.nullish(),
  timeframe: goalFields.timeframe.nullish(),
  priority: goalFields.priority.nullish().describe(PRIORITY),
};

export const NewGoal = requireScope(
  z.object({
    scope: ScopeName,
    initiative_id: id.nullish(),
    goal_type: GoalTypeName,
    title,
    ...optionalFields,
  }),
);
export type NewGoal = z.output<typeof NewGoal>;

export const GoalChange = z.object({
  scope: ScopeName,
  goal_type: GoalTypeName.optional(),
  title: title.optional(),
  ...optionalFields,
});
export type GoalChange = z.output<typeof GoalChange>;

export const GoalFilter = requireScope(
  Page.extend({ scope: ScopeName.default("initiative"), initiative_id: id.optional() }),
);
export type GoalFilter = z.output<typeof GoalFilter>;
