import type { Caller } from "@/lib/access/caller";
import { listGoals } from "@/lib/domain/goals";
import { GoalList } from "./goals/goal-list";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { scopeOf } from "./scope-of";
import { Section } from "./section";

const PAGE = 25;
/** Longer texts are edited on their own page, so that the list stays light. */
const EDITED_HERE = 2000;

type Props = {
  caller: Caller;
  /** Left out for the goals of the workspace itself. */
  initiativeId?: string;
  search: SearchParams;
};

/** Goals, the newest first. */
export async function GoalSection({ caller, initiativeId, search }: Props) {
  const page = { limit: PAGE, offset: offsetOf(search.goals) };
  const { items, pagination } = await listGoals(caller, { ...scopeOf(initiativeId), ...page });
  const isAdding = search.add === "goal";
  return (
    <Section title="Goals">
      <GoalList
        key={String(isAdding)}
        workspaceId={caller.workspaceId}
        initiativeId={initiativeId}
        isAdding={isAdding}
        goals={items.map(({ id, goal_type, title, ...texts }) => {
          const { description, key_result, baseline, timeframe } = texts;
          const length = [description, key_result, baseline].join("").length;
          const isShort = length <= EDITED_HERE;
          const shown = isShort ? description : null;
          return {
            id,
            goal_type,
            title,
            description: shown,
            key_result,
            baseline,
            timeframe,
            isShort,
          };
        })}
      />
      <Pager
        label="Pages of goals"
        param="goals"
        params={search}
        pagination={pagination}
        shown={items.length}
      />
    </Section>
  );
}
