"use client";

import { startTransition, useOptimistic } from "react";
import { toast } from "sonner";
import { callAction } from "@/app/lib/call-action";
import { deleteWithUndo, usePendingDeletes } from "@/app/lib/pending-deletes";
import { useSelection } from "@/app/lib/use-selection";
import { count, humanize } from "@/app/lib/words";
import * as actions from "@/app/w/[workspace]/context-items/actions";
import type { ContextLabel, Scope } from "@/lib/schemas/enums";

type Props<Item> = { workspaceId: string; scope: Scope; items: Item[] };

/** The items as they look at once after each change, and the changes of one or many of them. */
export function useContextItems<Item extends { id: string; label: ContextLabel }>({
  workspaceId,
  scope,
  items,
}: Props<Item>) {
  const pending = usePendingDeletes();
  const [relabelled, show] = useOptimistic(
    items,
    (before, { ids, label }: { ids: string[]; label: ContextLabel }) =>
      before.map((item) => (ids.includes(item.id) ? { ...item, label } : item)),
  );
  const shown = relabelled.filter(({ id }) => !pending.has(id));
  const selection = useSelection(shown.map(({ id }) => id));

  const relabel = (ids: string[], label: ContextLabel) =>
    startTransition(async () => {
      show({ ids, label });
      const fields = { ids: JSON.stringify(ids), scope, label };
      const saved = await callAction(actions.relabel.bind(null, workspaceId), fields);
      if (saved) toast.success(`${count(ids.length, "item")} labelled “${humanize(label)}”`);
    });
  const remove = (ids: string[]) =>
    deleteWithUndo(ids, `${count(ids.length, "context item")} deleted`, async () => {
      const fields = { ids: JSON.stringify(ids), scope };
      return (await callAction(actions.remove.bind(null, workspaceId), fields)) !== undefined;
    });
  return { shown, selection, relabel, remove };
}
