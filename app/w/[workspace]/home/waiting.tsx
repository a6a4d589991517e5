import { Row, RowList, RowTime } from "@/app/components/row-list";
import { Section } from "@/app/components/section";
import { Badge } from "@/app/components/ui/badge";
import { humanize, STATUS_TONE } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents";
import { links } from "@/lib/links";

const FEW = { limit: 5, offset: 0 };

/** Documents that wait for somebody: those in review first, then drafts. */
export async function Waiting({ caller }: { caller: Caller }) {
  const [reviews, drafts] = await Promise.all([
    listDocuments(caller, { status: "in_review", ...FEW }),
    listDocuments(caller, { status: "draft", ...FEW }),
  ]);
  const documents = [...reviews.items, ...drafts.items];
  if (documents.length === 0) return null;
  return (
    <Section title="Reviews and drafts that wait">
      <RowList>
        {documents.map(({ id, title, type, status, updated_at }) => (
          <Row
            key={id}
            href={links.document(caller.workspaceId, id)}
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
    </Section>
  );
}
