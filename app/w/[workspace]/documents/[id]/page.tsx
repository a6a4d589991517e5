import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { DocumentBody } from "@/app/components/documents/document-body";
import { EditableTitle } from "@/app/components/editable-title";
import { EmptyState } from "@/app/components/empty-state";
import { Facts } from "@/app/components/facts";
import { VersionHistory } from "@/app/components/history/version-history";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { GapList } from "@/app/components/sources/gap-list";
import { SourcesHeadline } from "@/app/components/sources/sources-headline";
import { SourcesPanel } from "@/app/components/sources/sources-panel";
import { TextLink } from "@/app/components/text-link";
import { TextPage } from "@/app/components/text-page";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { buildCrumbs } from "@/app/shared/crumbs";
import { listGaps } from "@/lib/ai/grounding/describe-gaps";
import { listNote } from "@/lib/ai/grounding/draft-notes";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { equalsVersion1, findChangedApproval } from "@/lib/domain/documents/text-since";
import { findDocumentGeneration } from "@/lib/domain/generation/background-generations";
import { findDocumentEvidence } from "@/lib/domain/generation/groundings";
import { links } from "@/lib/links";
import { humanize } from "@/lib/schemas/spelling";
import { rename } from "../actions";
import { DocumentActions } from "./document-actions";
import { loadDocument } from "./load-document";

type Props = {
  params: Promise<{ workspace: string; id: string }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await loadDocument(workspace, id)).resource.title };
}

export default async function DocumentPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: document } = await loadDocument(workspace, id);
  const [crumbs, evidence, generation, isAsGenerated, approved] = await Promise.all([
    buildCrumbs(caller, document.initiative_id),
    findDocumentEvidence(caller, document),
    findDocumentGeneration(caller, document),
    document.version === 1 || equalsVersion1(caller, document),
    document.status === "approved" ? findChangedApproval(caller, document) : undefined,
  ]);
  const gaps = evidence
    ? listGaps(document.content_markdown, BUILT_IN_TYPES[document.type].outline)
    : [];
  return (
    <TextPage>
      <RememberVisit type="document" title={document.title} crumbs={crumbs} />
      <PageHeader
        title={document.title}
        crumbs={crumbs}
        about={
          <Facts>
            <span>{humanize(document.type)}</span>
            {generation?.ownType && <span className="min-w-0">{generation.ownType}</span>}
            <span>Version {document.version}</span>
            <span>
              Updated <Time iso={document.updated_at} />
            </span>
          </Facts>
        }
        heading={
          <EditableTitle
            title={document.title}
            what="document"
            action={rename.bind(null, caller.workspaceId)}
            fields={{ id: document.id }}
          />
        }
        actions={
          <DocumentActions
            workspaceId={caller.workspaceId}
            document={document}
            gaps={gaps.length}
          />
        }
      />
      {approved !== undefined && (
        <ApprovalNotice
          workspaceId={caller.workspaceId}
          documentId={document.id}
          approved={approved}
          latest={document.version}
        />
      )}
      {evidence && (
        <SourcesHeadline
          isEdited={!isAsGenerated}
          evidence={evidence}
          saysHowMade={
            evidence.method === "rules" &&
            listNote("assembled").some((note) => document.content_markdown.includes(note))
          }
        />
      )}
      {document.content_markdown.trim() ? (
        <DocumentBody
          title={document.title}
          markdown={document.content_markdown}
          ticked={{ workspaceId: caller.workspaceId, id, version: document.version }}
        />
      ) : (
        <NoText workspaceId={caller.workspaceId} documentId={document.id} />
      )}
      <div className="mt-12 max-w-[44rem] print:hidden">
        {evidence && (
          <GapList
            workspaceId={caller.workspaceId}
            initiativeId={document.initiative_id}
            documentId={document.id}
            gaps={gaps}
          />
        )}
        {evidence && (
          <SourcesPanel
            workspaceId={caller.workspaceId}
            document={document}
            evidence={evidence}
            generationId={generation?.id}
            isEdited={!isAsGenerated}
          />
        )}
        <VersionHistory caller={caller} documentId={document.id} latest={document.version} />
      </div>
    </TextPage>
  );
}

type NoTextProps = { workspaceId: string; documentId: string };

const NoText = ({ workspaceId, documentId }: NoTextProps) => (
  <EmptyState Icon={FileText} title="This document is empty">
    <p>Write it in the editor. Each save makes a version.</p>
    <div>
      <Button asChild variant="primary">
        <Link href={links.editDocument(workspaceId, documentId)}>Write it</Link>
      </Button>
    </div>
  </EmptyState>
);

type NoticeProps = { workspaceId: string; documentId: string; approved: number; latest: number };

function ApprovalNotice({ workspaceId, documentId, approved, latest }: NoticeProps) {
  const versions = { from: String(approved), to: String(latest) };
  return (
    <Notice>
      Changed since it was approved.{" "}
      <TextLink href={links.documentHistory(workspaceId, documentId, versions)}>
        See what changed
      </TextLink>
    </Notice>
  );
}
