import type { Metadata } from "next";
import { Facts } from "@/app/components/facts";
import { MarkdownText } from "@/app/components/markdown-text";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { buildCrumbs } from "@/app/shared/crumbs";
import { links } from "@/lib/links";
import type { Goal } from "@/lib/schemas/goals";
import { humanize } from "@/lib/schemas/spelling";
import { GoalView } from "./goal-view";
import { loadGoal } from "./load-goal";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await loadGoal(workspace, id)).resource.title };
}

export default async function GoalPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: goal } = await loadGoal(workspace, id);
  const crumbs = await buildCrumbs(caller, goal.initiative_id);
  return (
    <article className="max-w-3xl">
      <RememberVisit type="goal" title={goal.title} crumbs={crumbs} />
      <PageHeader
        title={goal.title}
        crumbs={crumbs}
        about={
          <Facts>
            <Badge tone="positive">{humanize(goal.goal_type)}</Badge>
            <span>
              Created <Time iso={goal.created_at} format="date" />
            </span>
            <span>
              Updated <Time iso={goal.updated_at} />
            </span>
            <TextLink href={links.goalHistory(caller.workspaceId, goal.id)}>History</TextLink>
          </Facts>
        }
      />
      <GoalView workspaceId={caller.workspaceId} goal={goal} isEditing={search.edit === "true"}>
        {goal.description && (
          <div className="mb-4">
            <MarkdownText markdown={goal.description} />
          </div>
        )}
        <DefinitionList>
          {listFields(goal).map(([term, value]) => (
            <Definition key={term} term={term}>
              {value ?? <span className="text-subtle">Not set</span>}
            </Definition>
          ))}
        </DefinitionList>
      </GoalView>
    </article>
  );
}

const listFields = ({ key_result, baseline, timeframe, priority }: Goal) =>
  [
    ["Key result", key_result],
    ["Baseline", baseline],
    ["Timeframe", timeframe],
    ["Priority (higher comes first)", priority],
  ] as const;
