import type { Metadata } from "next";
import { Facts } from "@/app/components/facts";
import { PageHeader } from "@/app/components/page-header";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { TextPage } from "@/app/components/text-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { listTimeline } from "@/lib/domain/history/version-timeline";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";
import { loadDocument } from "../load-document";
import { ComparedVersions } from "./compared-versions";
import { readChoice } from "./history-choice";
import { Timeline } from "./timeline";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

const PAGE = 20;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: `History of ${(await loadDocument(workspace, id)).resource.title}` };
}

export default async function DocumentHistoryPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: document } = await loadDocument(workspace, id);
  const page = { limit: PAGE, offset: parseOffset(search.versions) };
  const choice = readChoice(search, document.version);
  const [crumbs, { pagination, ...timeline }] = await Promise.all([
    buildCrumbs(caller, document.initiative_id),
    listTimeline(caller, { id: document.id, ...page }),
  ]);
  return (
    <TextPage>
      <PageHeader
        title="History"
        crumbs={[
          ...crumbs,
          { href: links.document(caller.workspaceId, document.id), title: document.title },
        ]}
        about={
          <Facts>
            <span>{countNoun(document.version, "version")}</span>
            <span>Restoring a version makes a new one; nothing is lost.</span>
          </Facts>
        }
      />
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <ComparedVersions caller={caller} documentId={document.id} choice={choice} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <Timeline
            workspaceId={caller.workspaceId}
            document={document}
            timeline={timeline}
            choice={choice}
          />
          <Pager
            label="Pages of versions"
            param="versions"
            params={search}
            pagination={pagination}
          />
        </div>
      </div>
    </TextPage>
  );
}
