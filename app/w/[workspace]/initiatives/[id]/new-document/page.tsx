import type { Metadata } from "next";
import { NewDocumentForm } from "@/app/components/documents/new-document-form";
import { PageHeader } from "@/app/components/page-header";
import { TextLink } from "@/app/components/text-link";
import { buildCrumbs } from "@/app/shared/crumbs";
import { links } from "@/lib/links";
import { loadInitiative } from "../load-initiative";

export const metadata: Metadata = { title: "New document" };

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function NewDocumentPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  return (
    <>
      <PageHeader
        title="New document"
        crumbs={await buildCrumbs(caller, initiative.id)}
        about={
          <>
            An empty page to write yourself. To begin with a draft from the existing context,{" "}
            <TextLink href={links.generate(workspace, initiative.id)}>generate one</TextLink>.
          </>
        }
      />
      <NewDocumentForm
        workspaceId={caller.workspaceId}
        initiative={{ id: initiative.id, title: initiative.title }}
        cancel={links.initiativeDocuments(workspace, initiative.id)}
      />
    </>
  );
}
