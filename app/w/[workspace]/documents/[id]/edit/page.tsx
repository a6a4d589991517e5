import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import { TextPage } from "@/app/components/text-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { IMAGE_HOSTS_COOKIE, readImageHosts } from "@/app/shared/image-hosts";
import { links } from "@/lib/links";
import { loadDocument } from "../load-document";
import { DocumentEditor } from "./document-editor";

type Props = { params: Promise<{ workspace: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: `Edit ${(await loadDocument(workspace, id)).resource.title}` };
}

export default async function EditDocumentPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: document } = await loadDocument(workspace, id);
  const { title, initiative_id, version, content_markdown } = document;
  const crumbs = await buildCrumbs(caller, initiative_id);
  return (
    <TextPage>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { href: links.document(workspace, document.id), title }]}
        about="What you write is saved when you stop typing. Each save makes a version, so nothing is lost."
      />
      <noscript>
        <Notice>
          The editor needs JavaScript: what you type here is not saved. Turn it on, then open this
          page again.
        </Notice>
      </noscript>
      <DocumentEditor
        userId={caller.userId}
        workspaceId={caller.workspaceId}
        id={document.id}
        title={title}
        read={{ version, content: content_markdown }}
        imageHosts={readImageHosts((await cookies()).get(IMAGE_HOSTS_COOKIE)?.value)}
      />
    </TextPage>
  );
}
