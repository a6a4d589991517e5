"use client";

import { ConfirmAction } from "@/app/components/confirm-action";
import { useDeletes } from "@/app/components/deletes";
import type { Deleted } from "@/app/shared/try-each";
import { links } from "@/lib/links";
import { remove } from "../../actions";

type Props = { workspaceId: string; id: string; title: string; description: string };

export function DeleteInitiative({ workspaceId, id, title, description }: Props) {
  const { finish } = useDeletes();
  const place = { what: "Initiative", next: links.initiatives(workspaceId) };
  return (
    <ConfirmAction
      label="Delete"
      about={title}
      title={`Delete “${title}”?`}
      description={description}
      confirm="Delete initiative"
      done={(deleted: Deleted) => finish(place, deleted)}
      action={remove.bind(null, workspaceId)}
      fields={{ ids: JSON.stringify([id]) }}
      button={{ variant: "ghost", size: "medium" }}
    />
  );
}
