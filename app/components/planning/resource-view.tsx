"use client";

import { type ReactNode, useState } from "react";
import { useDeletes } from "@/app/components/deletes";
import { Button } from "@/app/components/ui/button";
import type { FormAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import type { Deleted } from "@/app/shared/delete-each";
import { toast } from "@/app/shared/toast";

type Props = {
  id: string;
  scope: string;
  what: string;
  list: string;
  remove: FormAction<Deleted>;
  isEditing: boolean;
  form: (ends: { onSaved: () => void; onClose: () => void }) => ReactNode;
  children: ReactNode;
};

export function ResourceView({ id, scope, what, list, remove, form, children, ...props }: Props) {
  const { start } = useDeletes();
  const [isEditing, setEditing] = useState(props.isEditing);
  if (isEditing) {
    const onClose = () => setEditing(false);
    const onSaved = () => {
      onClose();
      toast.success(`${what} saved`);
    };
    return form({ onSaved, onClose });
  }
  const onDelete = () =>
    start({
      what,
      next: list,
      remove: () => callAction(remove, { ids: JSON.stringify([id]), scope }),
    });
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
