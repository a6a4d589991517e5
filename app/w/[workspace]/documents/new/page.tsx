import { ListTree } from "lucide-react";
import type { Metadata } from "next";
import { NewDocumentForm } from "@/app/components/documents/new-document-form";
import { EmptyState } from "@/app/components/empty-state";
import { NewInitiativeForm } from "@/app/components/initiatives/new-initiative-form";
import { PageHeader } from "@/app/components/page-header";
import { requireCaller } from "@/app/shared/signed-in";
import { listInitiativesByActivity } from "@/lib/domain/initiatives/initiative-overview";
import { links } from "@/lib/links";

export const metadata: Metadata = { title: "New document" };

/** A longer list is hard to read. Each initiative has its own form too. */
const OFFERED = { archived: false, limit: 200, offset: 0 };

type Props = { params: Promise<{ workspace: string }> };

export default async function NewDocumentPage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  const { workspaceId } = caller;
  const { items } = await listInitiativesByActivity(caller, OFFERED);
  return (
    <>
      <PageHeader
        title="New document"
        crumbs={[{ href: links.documents(workspaceId), title: "Documents" }]}
        about="An empty page to write yourself. Each document belongs to an initiative."
      />
      {items.length > 0 ? (
        <NewDocumentForm
          workspaceId={workspaceId}
          initiative={items.map(({ id, title }) => ({ id, title }))}
          cancel={links.documents(workspaceId)}
        />
      ) : (
        <EmptyState Icon={ListTree} title="No active initiatives">
          <p>Create the initiative that the document belongs to. A title is enough to begin.</p>
          <div className="mx-auto w-full max-w-sm">
            <NewInitiativeForm workspaceId={workspaceId} label="What are you planning?" />
          </div>
        </EmptyState>
      )}
    </>
  );
}
