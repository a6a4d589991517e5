"use client";

import { startTransition, useOptimistic } from "react";
import { useDeletes } from "@/app/components/deletes";
import { callAction } from "@/app/shared/call-action";
import { count, humanize } from "@/app/shared/labels";
import { toast } from "@/app/shared/toast";
import { useSelection } from "@/app/shared/use-selection";
import * as actions from "@/app/w/[workspace]/context-items/actions";
import type { ContextLabel, Scope } from "@/lib/schemas/enums";

type Props<Item> = { workspaceId: string; scope: Scope; items: Item[] };

type Change = { ids: string[]; label?: ContextLabel };

export function useContextItems<Item extends { id: string; label: ContextLabel }>({
  workspaceId,
  scope,
  items,
}: Props<Item>) {
  const { start } = useDeletes();
  const [shown, show] = useOptimistic(items, (before, { ids, label }: Change) =>
    label === undefined
      ? before.filter(({ id }) => !ids.includes(id))
      : before.map((item) => (ids.includes(item.id) ? { ...item, label } : item)),
  );
  const selection = useSelection(shown.map(({ id }) => id));

  const relabel = (ids: string[], label: ContextLabel) =>
    startTransition(async () => {
      show({ ids, label });
      const fields = { ids: JSON.stringify(ids), scope, label };
      const saved = await callAction(actions.relabel.bind(null, workspaceId), fields);
      if (saved) toast.success(`${count(ids.length, "item")} labeled “${humanize(label)}”`);
    });
  const remove = (ids: string[]) =>
    start({
      what: count(ids.length, "context item"),
      hide: () => show({ ids }),
      remove: () =>
        callAction(actions.remove.bind(null, workspaceId), { ids: JSON.stringify(ids), scope }),
    });
  return { shown, selection, relabel, remove };
}
