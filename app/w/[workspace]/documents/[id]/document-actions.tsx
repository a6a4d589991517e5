import { DeleteButton } from "@/app/components/delete-button";
import { DocumentDownloads } from "@/app/components/documents/document-downloads";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import type { Document } from "@/lib/schemas/documents";
import { remove } from "../actions";
import { StatusControl } from "./status-control";

type Props = {
  workspaceId: string;
  document: Pick<Document, "id" | "status" | "initiative_id">;
  gaps: number;
};

export function DocumentActions({ workspaceId, document: { id, ...document }, gaps }: Props) {
  return (
    <>
      <Button asChild variant="primary" aria-keyshortcuts="e">
        <Link href={links.editDocument(workspaceId, id)}>Edit</Link>
      </Button>
      <StatusControl workspaceId={workspaceId} id={id} status={document.status} gaps={gaps} />
      <DocumentDownloads workspaceId={workspaceId} documentId={id} />
      <Button asChild>
        <Link href={links.documentHistory(workspaceId, id)}>History</Link>
      </Button>
      <Button asChild>
        <Link href={links.documentAdvisors(workspaceId, id)}>Advisors</Link>
      </Button>
      <DeleteButton
        id={id}
        what="Document"
        action={remove.bind(null, workspaceId)}
        next={links.initiativeDocuments(workspaceId, document.initiative_id)}
        variant="ghost"
      />
    </>
  );
}
