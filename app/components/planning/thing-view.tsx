"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/app/components/ui/button";
import type { FormAction } from "@/app/lib/action";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo } from "@/app/lib/pending-deletes";

type Props = {
  id: string;
  scope: string;
  /** As the toasts name it: "Goal". */
  what: string;
  /** Where to go when it is deleted. */
  list: string;
  remove: FormAction;
  /** Whether the form is open from the start. */
  isEditing: boolean;
  form: (ends: { onSaved: () => void; onClose: () => void }) => ReactNode;
  /** The thing as it is read. */
  children: ReactNode;
};

/** A context item or a goal to read, which is edited in its own place or deleted. */
export function ThingView({ id, scope, what, list, remove, form, children, ...props }: Props) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(props.isEditing);
  if (isEditing) {
    const onClose = () => setEditing(false);
    const onSaved = () => {
      onClose();
      toast.success(`${what} saved`);
    };
    return form({ onSaved, onClose });
  }
  const onDelete = () => {
    deleteWithUndo([id], `${what} deleted`, async () => {
      const fields = { ids: JSON.stringify([id]), scope };
      return (await callAction(remove, fields)) !== undefined;
    });
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
