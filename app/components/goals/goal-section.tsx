import { Target } from "lucide-react";
import * as z from "zod";
import { FilterLinks } from "@/app/components/filter-links";
import { listFilters, sumCounts } from "@/app/components/filter-options";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { MAX_EDITED_HERE } from "@/app/components/planning/edited-here";
import { Section } from "@/app/components/section";
import { WantedFor } from "@/app/components/wanted-for";
import { toScope } from "@/app/shared/to-scope";
import type { Caller } from "@/lib/access/caller";
import { listGoals } from "@/lib/domain/context/goals";
import { countByGoalType } from "@/lib/domain/context/scope-counts";
import { links } from "@/lib/links";
import { GOAL_TYPES } from "@/lib/schemas/enums";
import { GoalTypeName } from "@/lib/schemas/goals";
import { GoalList } from "./goal-list";

const PAGE = 25;

type Props = {
  caller: Caller;
  initiativeId?: string;
  search: SearchParams;
};

const Choice = z.object({ goal_type: GoalTypeName.optional().catch(undefined) });

export async function GoalSection({ caller, initiativeId, search }: Props) {
  const { workspaceId } = caller;
  const { goal_type } = Choice.parse(search);
  const page = { limit: PAGE, offset: parseOffset(search.goals) };
  const [counts, { items, pagination }] = await Promise.all([
    countByGoalType(caller, initiativeId),
    listGoals(caller, { ...toScope(initiativeId), ...page, goal_type }),
  ]);
  const path = initiativeId
    ? links.initiativeGoals(workspaceId, initiativeId)
    : links.workspaceGoals(workspaceId);
  const filter = { path, param: "goal_type", kinds: GOAL_TYPES, counts, chosen: goal_type };
  const total = sumCounts(counts);
  const isAdding = search.add === "goal";
  return (
    <Section title="Goals" count={total}>
      {total > 0 && <FilterLinks label="Types" options={listFilters(filter)} />}
      {isAdding && <WantedFor caller={caller} search={search} />}
      <GoalList
        key={String(isAdding)}
        workspaceId={workspaceId}
        initiativeId={initiativeId}
        goalType={goal_type}
        pastTheEnd={
          page.offset > 0 && <PastTheEnd Icon={Target} what="goals" param="goals" params={search} />
        }
        isAdding={isAdding}
        goals={items.map(({ id, goal_type, title, ...texts }) => {
          const { description, key_result, baseline, timeframe } = texts;
          const length = [description, key_result, baseline].join("").length;
          const isShort = length <= MAX_EDITED_HERE;
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
