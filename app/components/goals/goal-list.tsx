"use client";

import { Plus, Target } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { EmptyState } from "@/app/components/empty-state";
import { PlanningList } from "@/app/components/planning/planning-list";
import { usePlanningRows } from "@/app/components/planning/use-planning-rows";
import { Button } from "@/app/components/ui/button";
import { toScope } from "@/app/shared/to-scope";
import { toast } from "@/app/shared/toast";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import * as actions from "@/app/w/[workspace]/goals/actions";
import { links } from "@/lib/links";
import type { GoalType } from "@/lib/schemas/enums";
import type { Goal } from "@/lib/schemas/goals";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { describeMeasure } from "./describe-measure";
import { GOAL_TYPE_OPTIONS } from "./goal-type-options";
import { NEW_GOAL } from "./new-goal";

const GoalForm = dynamic(() => import("./goal-form").then((module) => module.GoalForm));

type ListedGoal = Pick<
  Goal,
  "id" | "goal_type" | "title" | "description" | "key_result" | "baseline" | "timeframe"
> & {
  isShort: boolean;
};

type Props = {
  workspaceId: string;
  initiativeId?: string;
  goals: ListedGoal[];
  goalType?: GoalType | undefined;
  isAdding: boolean;
  /** Shown on a page after the first if it has no rows. */
  pastTheEnd: ReactNode;
};

export function GoalList(props: Props) {
  const { workspaceId, initiativeId, goals, goalType, isAdding, pastTheEnd } = props;
  const { scope } = toScope(initiativeId);
  const [isOpen, setOpen] = useState(isAdding);
  const addButton = useFocusAfterForm(isOpen);
  const [round, setRound] = useState(0);
  const planning = usePlanningRows({
    rows: goals,
    scope,
    noun: "goal",
    change: actions.retype.bind(null, workspaceId),
    remove: actions.remove.bind(null, workspaceId),
  });
  const isEmpty = planning.shown.length === 0;
  const add = (
    <Button ref={addButton} variant="primary" aria-keyshortcuts="c" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Add goal
    </Button>
  );
  return (
    <div className="grid gap-3">
      {(!isEmpty || goalType || pastTheEnd) && <div>{add}</div>}
      {isOpen && (
        <GoalForm
          key={round}
          action={actions.create.bind(null, workspaceId)}
          fields={{ initiative_id: initiativeId ?? "" }}
          values={goalType ? { ...NEW_GOAL, goal_type: goalType } : NEW_GOAL}
          onSaved={() => {
            toast.success("Goal added");
            setRound(round + 1);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {isEmpty && pastTheEnd}
      {isEmpty && !pastTheEnd && !isOpen && (
        <EmptyState
          Icon={Target}
          title={goalType ? `No goal of the type “${humanize(goalType)}”` : "No goals yet"}
        >
          <p>
            A goal says what should change and how to measure it: the figure today, the figure to
            reach, and the date.
          </p>
          {!goalType && <div>{add}</div>}
        </EmptyState>
      )}
      <PlanningList
        name="Goals"
        planning={planning}
        what="type"
        options={GOAL_TYPE_OPTIONS}
        onChoose={(ids, next) =>
          planning.change(
            ids,
            { goal_type: next },
            `${countNoun(ids.length, "goal")} set to “${humanize(next)}”`,
          )
        }
        isShort={(goal) => goal.isShort}
        describe={(goal) => ({
          href: links.goal(workspaceId, goal.id),
          about: describeMeasure(goal),
          value: goal.goal_type,
        })}
        renderForm={(goal, close) => (
          <GoalForm
            action={actions.change.bind(null, workspaceId)}
            isEdit
            fields={{ id: goal.id, scope }}
            values={goal}
            onSaved={close}
            onClose={close}
          />
        )}
      />
    </div>
  );
}
