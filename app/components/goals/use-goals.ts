"use client";

import { startTransition, useOptimistic } from "react";
import { useDeletes } from "@/app/components/deletes";
import { callAction } from "@/app/shared/call-action";
import { count, humanize } from "@/app/shared/labels";
import { toast } from "@/app/shared/toast";
import { useSelection } from "@/app/shared/use-selection";
import * as actions from "@/app/w/[workspace]/goals/actions";
import type { GoalType, Scope } from "@/lib/schemas/enums";

type Props<Item> = { workspaceId: string; scope: Scope; goals: Item[] };

type Change = { ids: string[]; goal_type?: GoalType };

export function useGoals<Item extends { id: string; goal_type: GoalType }>({
  workspaceId,
  scope,
  goals,
}: Props<Item>) {
  const { start } = useDeletes();
  const [shown, show] = useOptimistic(goals, (before, { ids, goal_type }: Change) =>
    goal_type === undefined
      ? before.filter(({ id }) => !ids.includes(id))
      : before.map((goal) => (ids.includes(goal.id) ? { ...goal, goal_type } : goal)),
  );
  const selection = useSelection(shown.map(({ id }) => id));

  const retype = (ids: string[], goal_type: GoalType) =>
    startTransition(async () => {
      show({ ids, goal_type });
      const fields = { ids: JSON.stringify(ids), scope, goal_type };
      const saved = await callAction(actions.retype.bind(null, workspaceId), fields);
      if (saved) toast.success(`${count(ids.length, "goal")} set to “${humanize(goal_type)}”`);
    });
  const remove = (ids: string[]) =>
    start({
      what: count(ids.length, "goal"),
      hide: () => show({ ids }),
      remove: () =>
        callAction(actions.remove.bind(null, workspaceId), { ids: JSON.stringify(ids), scope }),
    });
  return { shown, selection, retype, remove };
}
