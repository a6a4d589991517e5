"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { ResourceView } from "@/app/components/planning/resource-view";
import { links } from "@/lib/links";
import type { Goal } from "@/lib/schemas/goals";
import { change, remove } from "../actions";

const GoalForm = dynamic(() =>
  import("@/app/components/goals/goal-form").then((module) => module.GoalForm),
);

type Props = { workspaceId: string; goal: Goal; isEditing: boolean; children: ReactNode };

export function GoalView({ workspaceId, goal, isEditing, children }: Props) {
  const { id, scope, initiative_id } = goal;
  return (
    <ResourceView
      id={id}
      scope={scope}
      what="Goal"
      list={
        initiative_id
          ? links.initiativeGoals(workspaceId, initiative_id)
          : links.workspaceGoals(workspaceId)
      }
      remove={remove.bind(null, workspaceId)}
      isEditing={isEditing}
      form={(ends) => (
        <GoalForm
          action={change.bind(null, workspaceId)}
          isEdit
          fields={{ id, scope }}
          values={goal}
          {...ends}
        />
      )}
    >
      {children}
    </ResourceView>
  );
}
