import { z } from "zod";
import { GOAL_TYPES } from "@/lib/schemas/enums";
import { id, Page, text, timestamp, title } from "@/lib/schemas/fields";
import { inScope, ScopeName } from "@/lib/schemas/scope";

const GoalTypeName = z.enum(GOAL_TYPES).meta({ id: "GoalType" });

export const Goal = z
  .object({
    id,
    scope: ScopeName,
    initiative_id: id.nullable(),
    goal_type: GoalTypeName,
    title: z.string(),
    description: z.string().nullable(),
    key_result: z.string().nullable(),
    baseline: z.string().nullable(),
    timeframe: z.string().nullable(),
    priority: z.int().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Goal" });
export type Goal = z.output<typeof Goal>;

const optionalFields = {
  description: text(20_000).nullish(),
  key_result: text(2000).nullish(),
  baseline: text(2000).nullish(),
  timeframe: text(200).nullish(),
  priority: z.int().min(0).max(1000).nullish(),
};

export const NewGoal = inScope(
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

export const GoalFilter = inScope(
  Page.extend({ scope: ScopeName.default("initiative"), initiative_id: id.optional() }),
);
export type GoalFilter = z.output<typeof GoalFilter>;
