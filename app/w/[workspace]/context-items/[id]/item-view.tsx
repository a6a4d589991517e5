"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/app/components/ui/button";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo } from "@/app/lib/pending-deletes";
import { links } from "@/lib/links";
import type { ContextItem } from "@/lib/schemas/context-items";
import { change, remove } from "../actions";

const ContextItemForm = dynamic(() =>
  import("@/app/components/context/context-item-form").then((module) => module.ContextItemForm),
);

type Props = {
  workspaceId: string;
  item: ContextItem;
  /** Whether the form is open from the start. */
  isEditing: boolean;
  /** The item as it is read. */
  children: ReactNode;
};

/** A context item to read, which is edited in its own place or deleted. */
export function ItemView({ workspaceId, item, isEditing: initial, children }: Props) {
  const router = useRouter();
  const [isEditing, setEditing] = useState(initial);
  const { id, scope, initiative_id } = item;
  if (isEditing) {
    return (
      <ContextItemForm
        action={change.bind(null, workspaceId)}
        fields={{ id, scope }}
        values={item}
        onSaved={() => {
          setEditing(false);
          toast.success("Context item saved");
        }}
        onClose={() => setEditing(false)}
      />
    );
  }
  const onDelete = () => {
    deleteWithUndo([id], "Context item deleted", async () => {
      const fields = { ids: JSON.stringify([id]), scope };
      return (await callAction(remove.bind(null, workspaceId), fields)) !== undefined;
    });
    const list = initiative_id
      ? links.initiativeContext(workspaceId, initiative_id)
      : links.workspaceContext(workspaceId);
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
