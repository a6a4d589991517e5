import { DocumentRows } from "@/app/components/document-rows";
import { Section } from "@/app/components/section";
import type { Caller } from "@/lib/access/caller";
import { listDocuments } from "@/lib/domain/documents/documents";

const FEW = { limit: 5, offset: 0 };

export async function Waiting({ caller }: { caller: Caller }) {
  const [reviews, drafts] = await Promise.all([
    listDocuments(caller, { status: "in_review", ...FEW }),
    listDocuments(caller, { status: "draft", ...FEW }),
  ]);
  const documents = [...reviews.items, ...drafts.items];
  if (documents.length === 0) return null;
  return (
    <Section title="Waiting for review or still in draft">
      <DocumentRows workspaceId={caller.workspaceId} documents={documents} />
    </Section>
  );
}
