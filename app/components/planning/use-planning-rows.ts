import { startTransition, useOptimistic } from "react";
import { useDeletes } from "@/app/components/deletes";
import type { FormAction } from "@/app/shared/action";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import type { Deleted } from "@/app/shared/try-each";
import { useSelection } from "@/app/shared/use-selection";
import type { Scope } from "@/lib/schemas/enums";
import { countNoun } from "@/lib/text/phrases";

type Options<Row> = {
  rows: Row[];
  scope: Scope;
  /** The name of one row in messages: "goal". */
  noun: string;
  /** Takes `ids`, `scope` and the changed field. */
  change: FormAction;
  remove: FormAction<Deleted>;
};
type Change = { ids: string[]; fields?: Record<string, string> };

/** The rows of a list of items or goals: changes and deletions show before the server has answered. */
export function usePlanningRows<Row extends { id: string }>(options: Options<Row>) {
  const { rows, scope, noun } = options;
  const { start } = useDeletes();
  const [shown, show] = useOptimistic(rows, (before, { ids, fields }: Change) =>
    fields === undefined
      ? before.filter(({ id }) => !ids.includes(id))
      : before.map((row) => (ids.includes(row.id) ? { ...row, ...fields } : row)),
  );
  const selection = useSelection(shown.map(({ id }) => id));

  const toFields = (ids: string[]) => ({ ids: JSON.stringify(ids), scope });
  const change = (ids: string[], fields: Record<string, string>, message: string) =>
    startTransition(async () => {
      show({ ids, fields });
      const saved = await callAction(options.change, { ...toFields(ids), ...fields });
      if (saved) toast.success(message);
    });
  const remove = (ids: string[]) =>
    start({
      what: countNoun(ids.length, noun),
      hide: () => show({ ids }),
      remove: () => callAction(options.remove, toFields(ids)),
    });
  return { shown, selection, change, remove };
}
