import type { Metadata } from "next";
import { HistoryPage } from "@/app/components/history/history-page";
import type { SearchParams } from "@/app/components/pager";
import { buildCrumbs } from "@/app/shared/crumbs";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { links } from "@/lib/links";
import { restoreVersion } from "../../actions";
import { loadItem } from "../load-item";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: `History of ${(await loadItem(workspace, id)).resource.title}` };
}

export default async function ContextItemHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: item } = await loadItem(workspace, id);
  return (
    <HistoryPage
      caller={caller}
      resource={item}
      crumbs={[
        ...(await buildCrumbs(caller, item.initiative_id)),
        { href: links.contextItem(caller.workspaceId, item.id), title: item.title },
      ]}
      search={search}
      list={contextItemHistory.listChanges}
      restore={restoreVersion.bind(null, caller.workspaceId)}
    />
  );
}
