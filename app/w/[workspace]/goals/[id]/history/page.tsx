import type { Metadata } from "next";
import { HistoryPage } from "@/app/components/history/history-page";
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
  return { title: `History of ${(await loadGoal(workspace, id)).resource.title}` };
}

export default async function GoalHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: goal } = await loadGoal(workspace, id);
  return (
    <HistoryPage
      caller={caller}
      resource={goal}
      crumbs={[
        ...(await buildCrumbs(caller, goal.initiative_id)),
        { href: links.goal(caller.workspaceId, goal.id), title: goal.title },
      ]}
      search={search}
      list={goalHistory.listChanges}
      restore={restoreVersion.bind(null, caller.workspaceId)}
    />
  );
}
