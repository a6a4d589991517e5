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

export const ItemView = ({ item, ...props }: Props) => (
  <ResourceView
    resource={item}
    what="Context item"
    lists={{ initiative: links.initiativeContext, workspace: links.workspaceContext }}
    change={change}
    remove={remove}
    Form={ContextItemForm}
    {...props}
  />
);
