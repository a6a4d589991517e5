import { History } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { ChangeList } from "@/app/components/history/change-list";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { Section } from "@/app/components/section";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { loadInitiative } from "../../load-initiative";

export const metadata: Metadata = { title: "Activity" };

const PAGE = 50;

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function InitiativeActivityPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const page = { limit: PAGE, offset: parseOffset(search.changes) };
  const { items, pagination } = await listRecentChanges(caller, {
    initiativeId: initiative.id,
    ...page,
  });
  return (
    <Section
      title="Activity"
      about="Every change to this initiative and its contents, in the app, over REST or by an assistant."
    >
      {items.length > 0 && <ChangeList caller={caller} changes={items} />}
      {items.length === 0 && page.offset > 0 && (
        <PastTheEnd Icon={History} what="changes" param="changes" params={search} />
      )}
      {items.length === 0 && page.offset === 0 && (
        <EmptyState Icon={History} title="Nothing changed lately">
          <p>Every change to this initiative appears here.</p>
        </EmptyState>
      )}
      <Pager label="Pages of activity" param="changes" params={search} pagination={pagination} />
    </Section>
  );
}
