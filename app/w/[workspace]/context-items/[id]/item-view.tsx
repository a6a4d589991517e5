"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { ResourceView } from "@/app/components/planning/resource-view";
import { links } from "@/lib/links";
import type { ContextItem } from "@/lib/schemas/context-items";
import { change, remove } from "../actions";

const ContextItemForm = dynamic(() =>
  import("@/app/components/context/context-item-form").then((module) => module.ContextItemForm),
);

type Props = { workspaceId: string; item: ContextItem; isEditing: boolean; children: ReactNode };

export function ItemView({ workspaceId, item, isEditing, children }: Props) {
  const { id, scope, initiative_id } = item;
  return (
    <ResourceView
      id={id}
      scope={scope}
      what="Context item"
      list={
        initiative_id
          ? links.initiativeContext(workspaceId, initiative_id)
          : links.workspaceContext(workspaceId)
      }
      remove={remove.bind(null, workspaceId)}
      isEditing={isEditing}
      form={(ends) => (
        <ContextItemForm
          action={change.bind(null, workspaceId)}
          isEdit
          fields={{ id, scope }}
          values={item}
          {...ends}
        />
      )}
    >
      {children}
    </ResourceView>
  );
}
