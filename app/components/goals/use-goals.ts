"use client";

import { startTransition, useOptimistic } from "react";
import { toast } from "sonner";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo, usePendingDeletes } from "@/app/lib/pending-deletes";
import { useSelection } from "@/app/lib/use-selection";
import { count, humanize } from "@/app/lib/words";
import * as actions from "@/app/w/[workspace]/goals/actions";
import type { GoalType, Scope } from "@/lib/schemas/enums";

type Props<Item> = { workspaceId: string; scope: Scope; goals: Item[] };

/** The goals as they look at once after each change, and the changes of one or many of them. */
export function useGoals<Item extends { id: string; goal_type: GoalType }>({
  workspaceId,
  scope,
  goals,
}: Props<Item>) {
  const pending = usePendingDeletes();
  const [retyped, show] = useOptimistic(
    goals,
    (before, { ids, goal_type }: { ids: string[]; goal_type: GoalType }) =>
      before.map((goal) => (ids.includes(goal.id) ? { ...goal, goal_type } : goal)),
  );
  const shown = retyped.filter(({ id }) => !pending.has(id));
  const selection = useSelection(shown.map(({ id }) => id));

  const retype = (ids: string[], goal_type: GoalType) =>
    startTransition(async () => {
      show({ ids, goal_type });
      const fields = { ids: JSON.stringify(ids), scope, goal_type };
      const saved = await callAction(actions.retype.bind(null, workspaceId), fields);
      if (saved) toast.success(`${count(ids.length, "goal")} set to “${humanize(goal_type)}”`);
    });
  const remove = (ids: string[]) =>
    deleteWithUndo(ids, `${count(ids.length, "goal")} deleted`, async () => {
      const fields = { ids: JSON.stringify(ids), scope };
      return (await callAction(actions.remove.bind(null, workspaceId), fields)) !== undefined;
    });
  return { shown, selection, retype, remove };
}
