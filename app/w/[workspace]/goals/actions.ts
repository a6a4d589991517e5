"use server";

import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/lib/action";
import { optionalText, titleField } from "@/app/lib/fields";
import { jsonText } from "@/app/lib/form-values";
import { createGoal, deleteGoal, updateGoal } from "@/lib/domain/goals";
import { id } from "@/lib/schemas/fields";
import { GoalTypeName } from "@/lib/schemas/goals";
import { ScopeName } from "@/lib/schemas/scope";

const fields = {
  goal_type: GoalTypeName,
  title: titleField,
  description: optionalText(20_000),
  key_result: optionalText(2000),
  baseline: optionalText(2000),
  timeframe: optionalText(200),
};
/** An initiative's id, or nothing for the workspace itself. */
const initiative = z.preprocess((value) => value || undefined, id.optional());
const ids = z.preprocess(jsonText, z.array(id).min(1).max(100));

export const create = workspaceAction(
  z.object({ initiative_id: initiative, ...fields }),
  (caller, input) =>
    createGoal(caller, { scope: input.initiative_id ? "initiative" : "workspace", ...input }),
);

export const change = workspaceAction(z.object({ id, scope: ScopeName, ...fields }), updateGoal);

/** Gives one or many another type. */
export const retype = workspaceAction(
  z.object({ ids, scope: ScopeName, goal_type: GoalTypeName }),
  async (caller, { ids, scope, goal_type }) => {
    for (const id of ids) await updateGoal(caller, { id, scope, goal_type });
    return SAVED;
  },
);

export const remove = workspaceAction(
  z.object({ ids, scope: ScopeName }),
  async (caller, { ids, scope }) => {
    for (const id of ids) await deleteGoal(caller, { id, scope });
    return SAVED;
  },
);
