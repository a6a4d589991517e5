"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { useDeletes } from "@/app/components/deletes";
import { Button } from "@/app/components/ui/button";
import type { WorkspaceAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import type { Deleted } from "@/app/shared/try-each";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import type { PlanningFormProps } from "./planning-form";

type Planned = { id: string; scope: string; initiative_id: string | null };

type Props<Values> = {
  workspaceId: string;
  resource: Planned & NoInfer<Values>;
  what: string;
  /** The pages that list such resources. */
  lists: {
    initiative: (workspaceId: string, id: string) => string;
    workspace: (workspaceId: string) => string;
  };
  change: WorkspaceAction;
  remove: WorkspaceAction<Deleted>;
  Form: ComponentType<PlanningFormProps & { values: Values }>;
  isEditing: boolean;
  children: ReactNode;
};

export function ResourceView<Values>(props: Props<Values>) {
  const { workspaceId, resource, what, lists, change, remove, Form, children } = props;
  const { id, scope, initiative_id } = resource;
  const { start } = useDeletes();
  const [isEditing, setEditing] = useState(props.isEditing);
  const editButton = useFocusAfterForm(isEditing);
  if (isEditing) {
    const onClose = () => setEditing(false);
    const onSaved = () => {
      onClose();
      toast.success(`${what} saved`);
    };
    return (
      <Form
        action={change.bind(null, workspaceId)}
        isEdit
        fields={{ id, scope }}
        values={resource}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  }
  const onDelete = () =>
    start({
      what,
      next: initiative_id
        ? lists.initiative(workspaceId, initiative_id)
        : lists.workspace(workspaceId),
      remove: () =>
        callAction(remove.bind(null, workspaceId), { ids: JSON.stringify([id]), scope }),
    });
  return (
    <div className="grid gap-4">
      {children}
      <div className="flex gap-2 print:hidden">
        <Button ref={editButton} onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button variant="ghost" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}
