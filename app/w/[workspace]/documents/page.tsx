import { FileText, Plus } from "lucide-react";
import type { Metadata } from "next";
import { DocumentRows } from "@/app/components/documents/document-rows";
import { EmptyState } from "@/app/components/empty-state";
import { FilterForm } from "@/app/components/filter-form";
import { PageHeader } from "@/app/components/page-header";
import { Pager, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { requireCaller } from "@/app/shared/signed-in";
import {
  listDocumentFacets,
  listDocumentsByChange,
} from "@/lib/domain/documents/document-overview";
import { links } from "@/lib/links";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { readDocumentFilter } from "./read-document-filter";

export const metadata: Metadata = { title: "Documents" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function DocumentsPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const filter = readDocumentFilter(search);
  const [{ types, initiatives }, { items, pagination }] = await Promise.all([
    listDocumentFacets(caller, filter.initiative_id),
    listDocumentsByChange(caller, filter),
  ]);
  const { type, status, initiative_id } = filter;
  const toOption = (value: string) => ({ value, label: humanize(value) });
  return (
    <>
      <PageHeader
        title="Documents"
        about="All documents of this workspace. Those that changed last come first."
        actions={
          <Button asChild variant="primary" aria-keyshortcuts="c">
            <Link
              href={
                initiative_id && initiatives.has(initiative_id)
                  ? links.newDocument(workspace, initiative_id)
                  : links.newDocumentOfAny(workspace)
              }
            >
              <Plus aria-hidden />
              New document
            </Link>
          </Button>
        }
      />
      {types.size === 0 ? (
        <NoDocuments workspaceId={workspace} />
      ) : (
        <>
          <FilterForm
            path={links.documents(workspace)}
            choices={[
              {
                label: "Type",
                name: "type",
                value: type,
                all: "All types",
                options: DOCUMENT_TYPES.filter((one) => types.has(one) || one === type).map(
                  toOption,
                ),
              },
              {
                label: "Status",
                name: "status",
                value: status,
                all: "Any status",
                options: DOCUMENT_STATUSES.map(toOption),
              },
              {
                label: "Initiative",
                name: "initiative",
                value: initiative_id,
                all: "All initiatives",
                options: listInitiatives(initiatives, initiative_id),
              },
            ]}
          />
          {items.length > 0 && <DocumentRows workspaceId={workspace} documents={items} />}
          {items.length === 0 && filter.offset > 0 && (
            <PastTheEnd Icon={FileText} what="documents" param="offset" params={search} />
          )}
          {items.length === 0 && filter.offset === 0 && <NothingFound workspaceId={workspace} />}
          <div className="mt-4">
            <Pager
              label="Pages of documents"
              param="offset"
              params={search}
              pagination={pagination}
            />
          </div>
        </>
      )}
    </>
  );
}

function listInitiatives(initiatives: Map<string, string>, chosen: string | undefined) {
  const options = [...initiatives].map(([value, label]) => ({ value, label }));
  if (!chosen || initiatives.has(chosen)) return options;
  return [{ value: chosen, label: "Deleted or unknown initiative" }, ...options];
}

function NothingFound({ workspaceId }: { workspaceId: string }) {
  return (
    <EmptyState Icon={FileText} title="No document matches">
      <p>
        Choose another filter, or{" "}
        <TextLink href={links.documents(workspaceId)}>show all documents</TextLink>.
      </p>
    </EmptyState>
  );
}

function NoDocuments({ workspaceId }: { workspaceId: string }) {
  return (
    <EmptyState Icon={FileText} title="No documents yet">
      <p>
        Each document belongs to an initiative. Open one to write a document, or to generate a first
        draft from its context and goals.
      </p>
      <div>
        <Button asChild>
          <Link href={links.initiatives(workspaceId)}>Choose an initiative</Link>
        </Button>
      </div>
    </EmptyState>
  );
}
