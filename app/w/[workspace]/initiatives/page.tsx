import { Archive, ListTree } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { InitiativeRows } from "@/app/components/initiatives/initiative-rows";
import { NewInitiative } from "@/app/components/initiatives/new-initiative";
import { NewInitiativeForm } from "@/app/components/initiatives/new-initiative-form";
import { PageHeader } from "@/app/components/page-header";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { LinkTabs } from "@/app/components/ui/link-tabs";
import { requireCaller } from "@/app/shared/signed-in";
import { listInitiativesByActivity } from "@/lib/domain/initiatives/initiative-overview";
import { links } from "@/lib/links";

export const metadata: Metadata = { title: "Initiatives" };

const PAGE = 25;

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function InitiativesPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const archived = search.archived === "true";
  const filter = { archived, limit: PAGE, offset: parseOffset(search.offset) };
  const { items, pagination } = await listInitiativesByActivity(caller, filter);
  const isAsked = search.add === "initiative";
  const isEmpty = items.length === 0 && filter.offset === 0;
  const hasForm = isEmpty && !archived;
  return (
    <>
      <PageHeader
        title="Initiatives"
        about="Each holds the documents, context and goals of one piece of work. Those that changed last come first."
        actions={
          (isAsked || !hasForm) && <NewInitiative workspaceId={workspace} isAsked={isAsked} />
        }
      />
      <div className="grid gap-4">
        <LinkTabs
          label="Which initiatives"
          tabs={[
            { href: links.initiatives(workspace), title: "Active", current: !archived },
            { href: links.archivedInitiatives(workspace), title: "Archived", current: archived },
          ]}
        />
        {items.length > 0 && <InitiativeRows workspaceId={workspace} initiatives={items} />}
        {items.length === 0 && filter.offset > 0 && (
          <PastTheEnd Icon={ListTree} what="initiatives" param="offset" params={search} />
        )}
        {isEmpty && (archived ? <NothingArchived /> : <NoInitiatives id={workspace} />)}
        <Pager
          label="Pages of initiatives"
          param="offset"
          params={search}
          pagination={pagination}
        />
      </div>
    </>
  );
}

function NoInitiatives({ id }: { id: string }) {
  return (
    <EmptyState Icon={ListTree} title="No active initiatives">
      <p>
        An initiative is one piece of work. A title is enough to begin; everything else can follow.
      </p>
      <div className="mx-auto w-full max-w-sm">
        <NewInitiativeForm workspaceId={id} label="What are you planning?" />
      </div>
    </EmptyState>
  );
}

function NothingArchived() {
  return (
    <EmptyState Icon={Archive} title="Nothing is archived">
      <p>
        To archive a finished initiative, open it and choose Archive. It keeps everything it holds,
        leaves the list of active ones, and can come back.
      </p>
    </EmptyState>
  );
}
