import type { Metadata } from "next";
import { HistoryPage } from "@/app/components/history/history-page";
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
  return { title: `History of ${(await loadInitiative(workspace, id)).resource.title}` };
}

export default async function InitiativeHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  return (
    <HistoryPage
      caller={caller}
      resource={initiative}
      crumbs={await buildCrumbs(caller, initiative.id)}
      search={search}
      list={initiativeHistory.listChanges}
      restore={restoreVersion.bind(null, caller.workspaceId)}
    />
  );
}
