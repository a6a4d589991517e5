"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/app/components/ui/button";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo } from "@/app/lib/pending-deletes";
import { links } from "@/lib/links";
import type { Goal } from "@/lib/schemas/goals";
import { change, remove } from "../actions";

const GoalForm = dynamic(() =>
  import("@/app/components/goals/goal-form").then((module) => module.GoalForm),
);

type Props = {
  workspaceId: string;
  goal: Goal;
  /** Whether the form is open from the start. */
  isEditing: boolean;
  /** The goal as it is read. */
  children: ReactNode;
};

/** A goal to read, which is edited in its own place or deleted. */
export function GoalView({ workspaceId, goal, isEditing: initial, children }: Props) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(initial);
  const { id, scope, initiative_id } = goal;
  if (isEditing) {
    return (
      <GoalForm
        action={change.bind(null, workspaceId)}
        fields={{ id, scope }}
        values={goal}
        onSaved={() => {
          setEditing(false);
          toast.success("Goal saved");
        }}
        onClose={() => setEditing(false)}
      />
    );
  }
  const onDelete = () => {
    deleteWithUndo([id], "Goal deleted", async () => {
      const fields = { ids: JSON.stringify([id]), scope };
      return (await callAction(remove.bind(null, workspaceId), fields)) !== undefined;
    });
    const list = initiative_id
      ? links.initiativeGoals(workspaceId, initiative_id)
      : links.workspaceGoals(workspaceId);
    router.push(list);
  };
  return (
    <div className="grid gap-4">
      {children}
      <div className="flex gap-2 print:hidden">
        <Button onClick={() => setEditing(true)}>Edit</Button>
        <Button variant="ghost" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}
