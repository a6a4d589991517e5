import type { Metadata } from "next";
import { PageHeader } from "@/app/components/page-header";
import { buildCrumbs } from "@/app/shared/crumbs";
import { getCapabilities } from "@/lib/domain/capabilities";
import { loadInitiative } from "../load-initiative";
import { Classify } from "./classify";

export const metadata: Metadata = { title: "Paste and classify" };
/** Seconds. A model may take 45. */
export const maxDuration = 60;

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function ClassifyPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  return (
    <>
      <PageHeader
        title="Paste and classify"
        crumbs={await buildCrumbs(caller, initiative.id)}
        about="Paste notes, a mail or an interview. Groundwork proposes context items and goals from it; you edit them and choose which ones to keep. Nothing is saved until you choose to."
      />
      <Classify
        userId={caller.userId}
        workspaceId={caller.workspaceId}
        initiativeId={initiative.id}
        method={getCapabilities().method}
      />
    </>
  );
}
