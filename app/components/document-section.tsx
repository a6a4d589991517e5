import { FileText } from "lucide-react";
import { humanize, STATUS_TONE } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents";
import { links } from "@/lib/links";
import { ApiHint } from "./api-hint";
import { EmptyState } from "./empty-state";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { Row, RowList } from "./row-list";
import { Section } from "./section";
import { Time } from "./time";
import { Badge } from "./ui/badge";

const PAGE = 25;

type Props = { caller: Caller; initiativeId: string; search: SearchParams; total?: number };

export async function DocumentSection({ caller, initiativeId, search, total }: Props) {
  const { workspaceId } = caller;
  const { items, pagination } = await listDocuments(caller, {
    initiative_id: initiativeId,
    limit: PAGE,
    offset: offsetOf(search.documents),
  });
  return (
    <Section title="Documents" count={total}>
      {items.length === 0 ? (
        <EmptyState Icon={FileText} title="No documents yet">
          <p>A document is markdown with a type, a status and a version history.</p>
          <ApiHint
            workspaceId={workspaceId}
            path="/documents"
            body={{ initiative_id: initiativeId, type: "prd", title: "Route planner PRD" }}
          />
        </EmptyState>
      ) : (
        <RowList>
          {items.map(({ id, title, type, status, updated_at }) => (
            <Row
              key={id}
              href={links.document(workspaceId, id)}
              title={title}
              about={humanize(type)}
              facts={
                <>
                  <Badge tone={STATUS_TONE[status]}>{humanize(status)}</Badge>
                  <span className="sm:w-28 sm:text-right">
                    <span className="sr-only">Updated </span>
                    <Time iso={updated_at} />
                  </span>
                </>
              }
            />
          ))}
        </RowList>
      )}
      <Pager label="Pages of documents" param="documents" params={search} pagination={pagination} />
    </Section>
  );
}
