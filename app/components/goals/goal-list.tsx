"use client";

import { Plus, Target } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { EmptyState } from "@/app/components/empty-state";
import { BulkBar } from "@/app/components/planning/bulk-bar";
import { PlanningRow } from "@/app/components/planning/planning-row";
import { RowKeyHints } from "@/app/components/planning/row-key-hints";
import { handleRowKeys } from "@/app/components/planning/row-keys";
import { useOpenRows } from "@/app/components/planning/use-open-rows";
import { usePlanningRows } from "@/app/components/planning/use-planning-rows";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { toast } from "@/app/shared/toast";
import * as actions from "@/app/w/[workspace]/goals/actions";
import { links } from "@/lib/links";
import type { GoalType } from "@/lib/schemas/enums";
import type { Goal } from "@/lib/schemas/goals";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
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
};

export function GoalList({ workspaceId, initiativeId, goals, goalType, isAdding }: Props) {
  const scope = initiativeId ? "initiative" : "workspace";
  const [isOpen, setOpen] = useState(isAdding);
  const editing = useOpenRows();
  const [round, setRound] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { shown, selection, change, remove } = usePlanningRows({
    rows: goals,
    scope,
    noun: "goal",
    change: actions.retype.bind(null, workspaceId),
    remove: actions.remove.bind(null, workspaceId),
  });
  const retype = (ids: string[], next: GoalType) =>
    change(ids, { goal_type: next }, `${countNoun(ids.length, "goal")} set to “${humanize(next)}”`);

  const edit = (id: string) => {
    if (goals.find((goal) => goal.id === id)?.isShort) editing.open(id);
    else list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a[href*=edit]`)?.click();
  };
  const add = (
    <Button variant="primary" aria-keyshortcuts="c" onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Add goal
    </Button>
  );
  return (
    <div className="grid gap-3">
      {(shown.length > 0 || goalType) && <div>{add}</div>}
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
      {shown.length === 0 && !isOpen && (
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
      {shown.length > 0 && (
        <>
          <Card className="overflow-hidden">
            <ul
              ref={list}
              aria-label="Goals"
              className="divide-y"
              onKeyDown={handleRowKeys({
                onSelect: selection.toggle,
                onEdit: edit,
                onDelete: (id) => remove([id]),
              })}
            >
              {shown.map((goal) =>
                editing.isOpen(goal.id) && goal.isShort ? (
                  <li key={goal.id}>
                    <GoalForm
                      action={actions.change.bind(null, workspaceId)}
                      isEdit
                      fields={{ id: goal.id, scope }}
                      values={goal}
                      onSaved={() => editing.close(goal.id)}
                      onClose={() => editing.close(goal.id)}
                    />
                  </li>
                ) : (
                  <PlanningRow
                    key={goal.id}
                    id={goal.id}
                    href={links.goal(workspaceId, goal.id)}
                    editHref={`${links.goal(workspaceId, goal.id)}?edit=true`}
                    title={goal.title}
                    about={describeMeasure(goal)}
                    isSelected={selection.isSelected(goal.id)}
                    onSelect={(withShift) => selection.toggle(goal.id, withShift)}
                    onEdit={goal.isShort ? () => editing.open(goal.id) : undefined}
                    onDelete={() => remove([goal.id])}
                    facts={
                      <ChoiceMenu
                        label="Type"
                        of={goal.title}
                        value={goal.goal_type}
                        options={GOAL_TYPE_OPTIONS}
                        className="lg:w-48 lg:justify-between"
                        onChoose={(next) => retype([goal.id], next)}
                      />
                    }
                  />
                ),
              )}
            </ul>
          </Card>
          <RowKeyHints label="type" />
        </>
      )}
      <BulkBar
        selected={selection.selected.length}
        total={shown.length}
        what="type"
        options={GOAL_TYPE_OPTIONS}
        onChoose={(next) => retype(selection.selected, next)}
        onAll={selection.chooseAll}
        onDelete={() => remove(selection.selected)}
      />
    </div>
  );
}

function describeMeasure({ key_result, baseline, timeframe }: ListedGoal): string {
  if (!key_result && !baseline) return timeframe ? `No figure yet · ${timeframe}` : "No figure yet";
  return [baseline, key_result].filter(Boolean).join(" → ") + (timeframe ? ` · ${timeframe}` : "");
}
