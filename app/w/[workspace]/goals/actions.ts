"use server";

import * as z from "zod";
import { answerSaved, creatingAction, workspaceAction } from "@/app/shared/action";
import { idsField, optionalId, optionalText, titleField } from "@/app/shared/form-fields";
import { mergeEdit, openedField } from "@/app/shared/merge-edit";
import { RestoreForm, restoreAndTag } from "@/app/shared/restored-version";
import { toScope } from "@/app/shared/to-scope";
import { deleteEach } from "@/app/shared/try-each";
import {
  createGoal,
  deleteGoal,
  getGoal,
  goalHistory,
  retypeGoals,
  updateGoal,
} from "@/lib/domain/context/goals";
import { id } from "@/lib/schemas/fields";
import { GoalTypeName, MAX_GOAL_TEXT } from "@/lib/schemas/goals";
import { ScopeName } from "@/lib/schemas/scope";

const fields = {
  goal_type: GoalTypeName,
  title: titleField,
  description: optionalText(MAX_GOAL_TEXT.description),
  key_result: optionalText(MAX_GOAL_TEXT.key_result),
  baseline: optionalText(MAX_GOAL_TEXT.baseline),
  timeframe: optionalText(MAX_GOAL_TEXT.timeframe),
};

export const create = creatingAction(
  "goal",
  z.object({ initiative_id: optionalId, ...fields }),
  (caller, { initiative_id, ...goal }) =>
    createGoal(caller, { ...toScope(initiative_id), ...goal }),
);

/** Absent fields stay as they are. */
export const change = workspaceAction(
  z.object(fields).partial().extend({ id, scope: ScopeName, opened: openedField }),
  answerSaved(mergeEdit(getGoal, updateGoal)),
);

export const retype = workspaceAction(
  z.object({ ids: idsField, scope: ScopeName, goal_type: GoalTypeName }),
  answerSaved(retypeGoals),
);

export const remove = workspaceAction(
  z.object({ ids: idsField, scope: ScopeName }),
  (caller, { ids, scope }) => deleteEach(ids, (id) => deleteGoal(caller, { id, scope })),
  { refresh: false },
);

export const restoreVersion = workspaceAction(RestoreForm, (caller, form) =>
  restoreAndTag((address) => goalHistory.restore(caller, address), form),
);
