import type { Metadata } from "next";
import { ResourceHistory } from "@/app/components/history/resource-history";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { buildCrumbs } from "@/app/shared/crumbs";
import { goalHistory } from "@/lib/domain/context/goals";
import { links } from "@/lib/links";
import { restoreVersion } from "../../actions";
import { loadGoal } from "../load-goal";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: `History of ${(await loadGoal(workspace, id)).goal.title}` };
}

export default async function GoalHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, goal } = await loadGoal(workspace, id);
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="History"
        crumbs={[
          ...(await buildCrumbs(caller, goal.initiative_id)),
          { href: links.goal(caller.workspaceId, goal.id), title: goal.title },
        ]}
      />
      <ResourceHistory
        caller={caller}
        id={goal.id}
        latest={goal.version}
        search={search}
        list={goalHistory.listChanges}
        restore={restoreVersion.bind(null, caller.workspaceId)}
      />
    </div>
  );
}
