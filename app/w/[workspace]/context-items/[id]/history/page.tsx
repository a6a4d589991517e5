import type { Metadata } from "next";
import { ResourceHistory } from "@/app/components/history/resource-history";
import { PageHeader } from "@/app/components/page-header";
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
  return { title: `History of ${(await loadItem(workspace, id)).item.title}` };
}

export default async function ContextItemHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, item } = await loadItem(workspace, id);
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="History"
        crumbs={[
          ...(await buildCrumbs(caller, item.initiative_id)),
          { href: links.contextItem(caller.workspaceId, item.id), title: item.title },
        ]}
      />
      <ResourceHistory
        caller={caller}
        id={item.id}
        latest={item.version}
        search={search}
        list={contextItemHistory.listChanges}
        restore={restoreVersion.bind(null, caller.workspaceId)}
      />
    </div>
  );
}
