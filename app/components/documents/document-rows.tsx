import { Row, RowList, RowTime } from "@/app/components/row-list";
import { Badge } from "@/app/components/ui/badge";
import { STATUS_TONE } from "@/app/shared/labels";
import type { DocumentOverview } from "@/lib/domain/documents/document-overview";
import { links } from "@/lib/links";
import type { DocumentSummary } from "@/lib/schemas/documents";
import { humanize } from "@/lib/schemas/spelling";

type Props = { workspaceId: string; documents: (DocumentSummary | DocumentOverview)[] };

export function DocumentRows({ workspaceId, documents }: Props) {
  return (
    <RowList>
      {documents.map((document) => {
        const { id, title, type, status, updated_at } = document;
        const overview = "initiative_title" in document ? document : undefined;
        return (
          <Row
            key={id}
            href={links.document(workspaceId, id)}
            title={title}
            about={[humanize(type), overview?.initiative_title].filter(Boolean).join(" · ")}
            facts={
              <>
                <Badge tone={STATUS_TONE[status]}>{humanize(status)}</Badge>
                {overview?.changed_by && (
                  <span className="max-w-40 truncate">
                    <span className="sr-only">Changed by </span>
                    {overview.changed_by}
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
