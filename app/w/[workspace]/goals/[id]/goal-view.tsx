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

export const GoalView = ({ goal, ...props }: Props) => (
  <ResourceView
    resource={goal}
    what="Goal"
    lists={{ initiative: links.initiativeGoals, workspace: links.workspaceGoals }}
    change={change}
    remove={remove}
    Form={GoalForm}
    {...props}
  />
);
