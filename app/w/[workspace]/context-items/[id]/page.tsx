import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Facts } from "@/app/components/facts";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { buildCrumbs } from "@/app/shared/crumbs";
import { links } from "@/lib/links";
import { humanize } from "@/lib/schemas/spelling";
import { ItemView } from "./item-view";
import { loadItem } from "./load-item";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await loadItem(workspace, id)).resource.title };
}

export default async function ContextItemPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: item } = await loadItem(workspace, id);
  const crumbs = await buildCrumbs(caller, item.initiative_id);
  return (
    <article className="max-w-3xl">
      <RememberVisit type="context_item" title={item.title} crumbs={crumbs} />
      <PageHeader
        title={item.title}
        crumbs={crumbs}
        about={
          <Facts>
            <Badge tone="info">{humanize(item.label)}</Badge>
            <span>
              Created <Time iso={item.created_at} format="date" />
            </span>
            <span>
              Updated <Time iso={item.updated_at} />
            </span>
            <TextLink href={links.contextItemHistory(caller.workspaceId, item.id)}>
              History
            </TextLink>
          </Facts>
        }
      />
      <ItemView workspaceId={caller.workspaceId} item={item} isEditing={search.edit === "true"}>
        <Card dir="auto" className="whitespace-pre-wrap p-5 text-[0.9375rem] leading-relaxed">
          {item.content}
        </Card>
        {item.source_url && (
          <p>
            <a
              href={item.source_url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex max-w-full items-center gap-1.5 rounded-sm text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text"
            >
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 break-all">{item.source_url}</span>
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </p>
        )}
      </ItemView>
    </article>
  );
}
