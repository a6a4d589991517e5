import type { Metadata } from "next";
import type { SearchParams } from "@/app/components/pager";
import { UploadSection } from "@/app/components/uploads/upload-section";
import { countInitiativeContents } from "@/lib/domain/initiatives/initiative-counts";
import { loadInitiative } from "../../load-initiative";

export const metadata: Metadata = { title: "Uploads" };

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function UploadsPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const counts = (await countInitiativeContents(caller, [initiative.id])).get(initiative.id);
  return (
    <UploadSection
      caller={caller}
      initiativeId={initiative.id}
      search={search}
      total={counts?.uploads}
    />
  );
}
