import { FileText, LoaderCircle } from "lucide-react";
import Link from "next/link";
import { humanize, STATUS_TONE } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents";
import { listRunningGenerations } from "@/lib/domain/generations";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { ApiHint } from "./api-hint";
import { EmptyState } from "./empty-state";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { Row, RowList, RowTime } from "./row-list";
import { Section } from "./section";
import { Badge } from "./ui/badge";
import { Button } from "./ui/button";

const PAGE = 25;

type Props = { caller: Caller; initiativeId: string; search: SearchParams; total?: number };

export async function DocumentSection({ caller, initiativeId, search, total }: Props) {
  const { workspaceId } = caller;
  const page = { limit: PAGE, offset: offsetOf(search.documents) };
  const [running, { items, pagination }] = await Promise.all([
    listRunningGenerations(caller, initiativeId),
    listDocuments(caller, { initiative_id: initiativeId, ...page }),
  ]);
  return (
    <Section title="Documents" count={total}>
      {running.length > 0 && <Running workspaceId={workspaceId} generations={running} />}
      {items.length === 0 && running.length === 0 && (
        <EmptyState Icon={FileText} title="No documents yet">
          <p>
            Generate one from the context and goals of this initiative, or write it over the API: a
            document is markdown with a type, a status and a version history.
          </p>
          <div>
            <Button asChild>
              <Link href={links.generate(workspaceId, initiativeId)}>Generate a document</Link>
            </Button>
          </div>
          <ApiHint
            workspaceId={workspaceId}
            path="/documents"
            body={{ initiative_id: initiativeId, type: "prd", title: "Route planner PRD" }}
          />
        </EmptyState>
      )}
      {items.length > 0 && (
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
                  <RowTime what="Updated" iso={updated_at} />
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

type RunningProps = { workspaceId: string; generations: GenerationStatus[] };

/** What is being written at the moment; its page tells when it is done. */
function Running({ workspaceId, generations }: RunningProps) {
  return (
    <RowList>
      {generations.map(({ id, title, document_type, started_at }) => (
        <Row
          key={id}
          href={links.generation(workspaceId, id)}
          title={title}
          about={humanize(document_type)}
          facts={
            <>
              <Badge tone="info">
                <LoaderCircle aria-hidden className="size-3 motion-safe:animate-spin" />
                Being written
              </Badge>
              <RowTime what="Started" iso={started_at} />
            </>
          }
        />
      ))}
    </RowList>
  );
}
