import type { Metadata } from "next";
import { cache } from "react";
import { Facts } from "@/app/components/facts";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { crumbsTo } from "@/app/lib/crumbs";
import { inEitherScope } from "@/app/lib/either-scope";
import { orNotFound, requireCaller } from "@/app/lib/session";
import { humanize } from "@/app/lib/words";
import { getGoal } from "@/lib/domain/goals";
import type { Goal } from "@/lib/schemas/goals";
import { GoalView } from "./goal-view";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

const load = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  const get = (address: Parameters<typeof getGoal>[1]) => getGoal(caller, address);
  return { caller, goal: await orNotFound(inEitherScope(id, get)) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).goal.title };
}

export default async function GoalPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, goal } = await load(workspace, id);
  return (
    <article className="max-w-3xl">
      <RememberVisit type="goal" title={goal.title} />
      <PageHeader
        title={goal.title}
        crumbs={await crumbsTo(caller, goal.initiative_id)}
        about={
          <Facts>
            <Badge tone="positive">{humanize(goal.goal_type)}</Badge>
            <span>
              Created <Time iso={goal.created_at} format="date" />
            </span>
            <span>
              Updated <Time iso={goal.updated_at} />
            </span>
          </Facts>
        }
      />
      <GoalView workspaceId={caller.workspaceId} goal={goal} isEditing={search.edit === "true"}>
        {goal.description && (
          <p dir="auto" className="mb-4 whitespace-pre-line text-[0.9375rem] leading-relaxed">
            {goal.description}
          </p>
        )}
        <DefinitionList>
          {rowsOf(goal).map(([term, value]) => (
            <Definition key={term} term={term}>
              {value ?? <span className="text-subtle">Not set</span>}
            </Definition>
          ))}
        </DefinitionList>
      </GoalView>
    </article>
  );
}

const rowsOf = ({ key_result, baseline, timeframe, priority }: Goal) =>
  [
    ["Key result", key_result],
    ["Baseline", baseline],
    ["Timeframe", timeframe],
    ["Priority", priority],
  ] as const;
