import { FileText, LoaderCircle, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/app/components/empty-state";
import { Row, RowList, RowTime } from "@/app/components/row-list";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Badge } from "@/app/components/ui/badge";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents/documents";
import { listRunningGenerations } from "@/lib/domain/generation/background-generations";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { describeDocument } from "./describe-document";
import { DocumentRows } from "./document-rows";

type Page = { limit: number; offset: number };
type Props = {
  caller: Caller;
  initiativeId: string;
  page: Page;
  pastTheEnd?: ReactNode;
  children?: (pagination: Page & { has_more: boolean }) => ReactNode;
};

export async function DocumentSection({ caller, initiativeId, page, pastTheEnd, children }: Props) {
  const { workspaceId } = caller;
  const [running, { items, pagination }] = await Promise.all([
    listRunningGenerations(caller, initiativeId),
    listDocuments(caller, { initiative_id: initiativeId, ...page }),
  ]);
  const isEmpty = items.length === 0 && page.offset === 0 && running.length === 0;
  const writeNew = (
    <Button asChild size={isEmpty ? "medium" : "small"} aria-keyshortcuts="c">
      <Link href={links.newDocument(workspaceId, initiativeId)}>
        <Plus aria-hidden />
        New document
      </Link>
    </Button>
  );
  return (
    <Section title="Documents" actions={!isEmpty && writeNew}>
      {running.length > 0 && <Running workspaceId={workspaceId} generations={running} />}
      {items.length === 0 && page.offset > 0 && pastTheEnd}
      {isEmpty && (
        <EmptyState Icon={FileText} title="No documents yet">
          <p>
            Write one yourself, or generate a first draft from the context and goals of this
            initiative. Every text keeps its versions.
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {writeNew}
            <Button asChild>
              <Link href={links.generate(workspaceId, initiativeId)}>Generate a document</Link>
            </Button>
          </div>
        </EmptyState>
      )}
      {items.length > 0 && <DocumentRows workspaceId={workspaceId} documents={items} />}
      {children
        ? children(pagination)
        : pagination.has_more && (
            <TextLink href={links.initiativeDocuments(workspaceId, initiativeId)}>
              All documents
            </TextLink>
          )}
    </Section>
  );
}

type RunningProps = { workspaceId: string; generations: GenerationStatus[] };

function Running({ workspaceId, generations }: RunningProps) {
  return (
    <RowList>
      {generations.map(({ id, title, document_type, started_at }) => (
        <Row
          key={id}
          href={links.generation(workspaceId, id)}
          title={title}
          about={describeDocument({ title, type: document_type })}
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
