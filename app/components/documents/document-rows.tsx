import { Row, RowList, RowTime } from "@/app/components/row-list";
import { Badge } from "@/app/components/ui/badge";
import { STATUS_TONE } from "@/app/shared/labels";
import { links } from "@/lib/links";
import type { DocumentSummary } from "@/lib/schemas/documents";
import { humanize } from "@/lib/schemas/spelling";

type Props = { workspaceId: string; documents: DocumentSummary[] };

export function DocumentRows({ workspaceId, documents }: Props) {
  return (
    <RowList>
      {documents.map(({ id, title, type, status, updated_at }) => (
        <Row
          key={id}
          href={links.document(workspaceId, id)}
          title={title}
          about={humanize(type)}
          facts={
            <>
              <Badge tone={STATUS_TONE[status]}>{humanize(status)}</Badge>
              <RowTime what="Updated" iso={updated_at} />
            </>
          }
        />
      ))}
    </RowList>
  );
}
