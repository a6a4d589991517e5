import type { Metadata } from "next";
import Link from "next/link";
import { ContextSection } from "@/app/components/context-section";
import { DocumentSection } from "@/app/components/document-section";
import { Facts } from "@/app/components/facts";
import { GoalSection } from "@/app/components/goal-section";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Button } from "@/app/components/ui/button";
import { UploadSection } from "@/app/components/uploads/upload-section";
import { countInitiativeContents } from "@/lib/domain/initiative-counts";
import { links } from "@/lib/links";
import { loadInitiative } from "./load-initiative";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await loadInitiative(workspace, id)).initiative.title };
}

export default async function InitiativePage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, initiative } = await loadInitiative(workspace, id);
  const counts = (await countInitiativeContents(caller, [initiative.id])).get(initiative.id);
  const { title, description, archived, created_at, updated_at } = initiative;
  const place = { caller, initiativeId: initiative.id, search };
  return (
    <>
      <RememberVisit type="initiative" title={title} />
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
        actions={
          <>
            <Button asChild variant="primary">
              <Link href={links.generate(workspace, initiative.id)}>Generate document</Link>
            </Button>
            <Button asChild>
              <Link prefetch={false} href={links.classify(workspace, initiative.id)}>
                Paste and classify
              </Link>
            </Button>
            <Button asChild>
              <Link prefetch={false} href={links.initiativeAdvisors(workspace, initiative.id)}>
                Advisors
              </Link>
            </Button>
          </>
        }
      />
      {description && (
        <p className="-mt-3 mb-10 max-w-3xl whitespace-pre-line text-pretty text-[0.9375rem] leading-relaxed">
          {description}
        </p>
      )}
      <DocumentSection {...place} total={counts?.documents} />
      <div id="goals">
        <GoalSection {...place} total={counts?.goals} />
      </div>
      <div id="uploads">
        <UploadSection {...place} total={counts?.uploads} />
      </div>
      <ContextSection {...place} total={counts?.contextItems} />
    </>
  );
}
