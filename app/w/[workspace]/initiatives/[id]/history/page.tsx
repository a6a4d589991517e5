import type { Metadata } from "next";
import { ResourceHistory } from "@/app/components/history/resource-history";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { buildCrumbs } from "@/app/shared/crumbs";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { restoreVersion } from "../../actions";
import { loadInitiative } from "../load-initiative";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: `History of ${(await loadInitiative(workspace, id)).initiative.title}` };
}

export default async function InitiativeHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, initiative } = await loadInitiative(workspace, id);
  return (
    <div className="max-w-3xl">
      <PageHeader title="History" crumbs={await buildCrumbs(caller, initiative.id)} />
      <ResourceHistory
        caller={caller}
        id={initiative.id}
        latest={initiative.version}
        search={search}
        list={initiativeHistory.listChanges}
        restore={restoreVersion.bind(null, caller.workspaceId)}
      />
    </div>
  );
}
