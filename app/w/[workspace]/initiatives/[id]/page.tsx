import type { Metadata } from "next";
import { cache } from "react";
import { ContextSection } from "@/app/components/context-section";
import { DocumentSection } from "@/app/components/document-section";
import { Facts } from "@/app/components/facts";
import { GoalSection } from "@/app/components/goal-section";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { orNotFound, requireCaller } from "@/app/lib/session";
import { countInitiativeContents } from "@/lib/domain/initiative-counts";
import { getInitiative } from "@/lib/domain/initiatives";
import { links } from "@/lib/links";
import { pathId } from "@/lib/schemas/fields";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

const load = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  return { caller, initiative: await orNotFound(getInitiative(caller, { id: pathId.parse(id) })) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).initiative.title };
}

export default async function InitiativePage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, initiative } = await load(workspace, id);
  const counts = (await countInitiativeContents(caller, [initiative.id])).get(initiative.id);
  const { title, description, archived, created_at, updated_at } = initiative;
  const place = { caller, initiativeId: initiative.id, search };
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ href: links.workspace(workspace), title: "Initiatives" }]}
        about={
          <Facts>
            {archived && <Badge>Archived</Badge>}
            <span>
              Created <Time iso={created_at} format="date" />
            </span>
            <span>
              Updated <Time iso={updated_at} />
            </span>
          </Facts>
        }
      />
      {description && (
        <p className="-mt-3 mb-10 max-w-3xl whitespace-pre-line break-words text-pretty text-[0.9375rem] leading-relaxed">
          {description}
        </p>
      )}
      <DocumentSection {...place} total={counts?.documents} />
      <GoalSection {...place} total={counts?.goals} />
      <ContextSection {...place} total={counts?.contextItems} />
    </>
  );
}
