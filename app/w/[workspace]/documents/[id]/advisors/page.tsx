import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { PageHeader } from "@/app/components/page-header";
import { TextLink } from "@/app/components/text-link";
import { TextPage } from "@/app/components/text-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { getCapabilities } from "@/lib/domain/capabilities";
import { links } from "@/lib/links";
import { loadDocument } from "../load-document";
import { DocumentAdvisors } from "./document-advisors";

export const metadata: Metadata = { title: "Advisors" };
/** Seconds. A model may take 45. */
export const maxDuration = 60;

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function DocumentAdvisorsPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: document } = await loadDocument(workspace, id);
  const { method } = getCapabilities();
  const href = links.document(caller.workspaceId, document.id);
  return (
    <TextPage>
      <PageHeader
        title="Advisors"
        crumbs={[
          ...(await buildCrumbs(caller, document.initiative_id)),
          { href, title: document.title },
        ]}
        about={
          method === "ai"
            ? "An AI model reads the document and the context of its initiative. It changes nothing; a result is stored only if you keep it."
            : "Fixed rules, without AI, check the document against the context of its initiative. They change nothing; a result is stored only if you keep it."
        }
      />
      {document.content_markdown.trim() ? (
        <DocumentAdvisors
          workspaceId={caller.workspaceId}
          initiativeId={document.initiative_id}
          documentId={document.id}
          method={method}
        />
      ) : (
        <EmptyState Icon={FileText} title="This document is empty">
          <p>
            There is nothing to judge yet. Write <TextLink href={href}>the document</TextLink>{" "}
            first.
          </p>
        </EmptyState>
      )}
    </TextPage>
  );
}
