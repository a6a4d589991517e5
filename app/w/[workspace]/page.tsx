import { Archive, ListTree } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ApiHint } from "@/app/components/api-hint";
import { EmptyState } from "@/app/components/empty-state";
import { InitiativeRows } from "@/app/components/initiative-rows";
import { PageHeader } from "@/app/components/page-header";
import { offsetOf, Pager, type SearchParams } from "@/app/components/pager";
import { Button } from "@/app/components/ui/button";
import { LinkTabs } from "@/app/components/ui/link-tabs";
import { requireCaller } from "@/app/lib/session";
import type { Caller } from "@/lib/access/caller";
import { mintRefusal } from "@/lib/access/plans";
import { countInitiativeContents } from "@/lib/domain/initiative-counts";
import { listInitiatives } from "@/lib/domain/initiatives";
import { links } from "@/lib/links";

export const metadata: Metadata = { title: "Initiatives" };

const PAGE = 25;

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function InitiativesPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const archived = search.archived === "true";
  const filter = { archived, limit: PAGE, offset: offsetOf(search.offset) };
  const { items, pagination } = await listInitiatives(caller, filter);
  const counts = await countInitiativeContents(
    caller,
    items.map(({ id }) => id),
  );
  return (
    <>
      <PageHeader
        title="Initiatives"
        about="Each holds the documents, context and goals of one piece of work."
      />
      <div className="grid gap-4">
        <LinkTabs
          label="Which initiatives"
          tabs={[
            { href: links.workspace(workspace), title: "Active", current: !archived },
            { href: links.archivedInitiatives(workspace), title: "Archived", current: archived },
          ]}
        />
        {items.length > 0 && (
          <InitiativeRows workspaceId={workspace} initiatives={items} counts={counts} />
        )}
        {items.length === 0 && (archived ? <NothingArchived /> : <NoInitiatives caller={caller} />)}
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

function NoInitiatives({ caller: { workspaceId, tier } }: { caller: Caller }) {
  const hasKeys = mintRefusal({ role: "owner", tier }) === null;
  return (
    <EmptyState Icon={ListTree} title="No initiatives yet">
      {hasKeys ? (
        <>
          <p>
            Connect an assistant and ask it to create one, or use the API. Its page appears here.
          </p>
          <div>
            <Button asChild variant="primary">
              <Link href={links.settings.connect(workspaceId)}>Connect an assistant</Link>
            </Button>
          </div>
        </>
      ) : (
        <p>
          An initiative is created by an assistant or over the API, and its page appears here. From
          then on you can paste notes, generate documents and ask the advisors in the browser, on
          this plan too.
        </p>
      )}
      <ApiHint
        open
        workspaceId={workspaceId}
        path="/initiatives"
        body={{ title: "Route planner for field crews" }}
      />
    </EmptyState>
  );
}

function NothingArchived() {
  return (
    <EmptyState Icon={Archive} title="Nothing is archived">
      <p>
        An initiative that is done can be archived with{" "}
        <code>PATCH /initiatives/&#123;id&#125;</code> and <code>archived: true</code>. It keeps
        everything it holds and can come back.
      </p>
    </EmptyState>
  );
}
