import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { DocumentSection } from "@/app/components/documents/document-section";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { loadInitiative } from "../../load-initiative";

export const metadata: Metadata = { title: "Documents" };

const PAGE = 25;

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function DocumentsPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const page = { limit: PAGE, offset: parseOffset(search.documents) };
  return (
    <DocumentSection
      caller={caller}
      initiativeId={initiative.id}
      page={page}
      pastTheEnd={<PastTheEnd Icon={FileText} what="documents" param="documents" params={search} />}
    >
      {(pagination) => (
        <Pager
          label="Pages of documents"
          param="documents"
          params={search}
          pagination={pagination}
        />
      )}
    </DocumentSection>
  );
}
