import { Row, RowList, RowTime } from "@/app/components/row-list";
import { Badge } from "@/app/components/ui/badge";
import { STATUS_TONE } from "@/app/shared/labels";
import type { DocumentOverview } from "@/lib/domain/documents/document-overview";
import { links } from "@/lib/links";
import type { DocumentSummary } from "@/lib/schemas/documents";
import { humanize } from "@/lib/schemas/spelling";
import { describeDocument } from "./describe-document";

/** A list over several initiatives names each document's own, and who changed it last. */
type Listed = DocumentSummary &
  Partial<Pick<DocumentOverview, "changed_by">> & { initiative_title?: string | undefined };
type Props = { workspaceId: string; documents: Listed[] };

export function DocumentRows({ workspaceId, documents }: Props) {
  return (
    <RowList>
      {documents.map((document) => {
        const { id, title, status, updated_at, changed_by } = document;
        return (
          <Row
            key={id}
            href={links.document(workspaceId, id)}
            title={title}
            about={describeDocument(document)}
            facts={
              <>
                <Badge tone={STATUS_TONE[status]}>{humanize(status)}</Badge>
                {changed_by && (
                  <span className="max-w-40 truncate">
                    <span className="sr-only">Changed by </span>
                    {changed_by}
                  </span>
                )}
                <RowTime what="Updated" iso={updated_at} />
              </>
            }
          />
        );
      })}
    </RowList>
  );
}
