import type { Metadata } from "next";
import { PageHeader } from "@/app/components/page-header";
import { TextPage } from "@/app/components/text-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { toScope } from "@/app/shared/to-scope";
import type { Caller } from "@/lib/access/caller";
import { extractCompetitorNames } from "@/lib/ai/advisors/competitive-battlecard/extract-competitor-names";
import { getCapabilities } from "@/lib/domain/capabilities";
import { listContextItems } from "@/lib/domain/context/context-items";
import { loadInitiative } from "../load-initiative";
import { InitiativeAdvisors } from "./initiative-advisors";

export const metadata: Metadata = { title: "Advisors" };
/** Seconds. A model may take 45. */
export const maxDuration = 60;

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function InitiativeAdvisorsPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const { method } = getCapabilities();
  return (
    <TextPage>
      <PageHeader
        title="Advisors"
        crumbs={await buildCrumbs(caller, initiative.id)}
        about={
          method === "ai"
            ? "An AI model reads the initiative's context items, goals and documents and gives its opinion. It changes nothing; a result is stored only if you keep it."
            : "Fixed rules, without AI, draw conclusions from the initiative's context items, goals and documents. They change nothing; a result is stored only if you keep it."
        }
      />
      <InitiativeAdvisors
        workspaceId={caller.workspaceId}
        initiativeId={initiative.id}
        method={method}
        competitors={await listCompetitors(caller, initiative.id)}
      />
    </TextPage>
  );
}

async function listCompetitors(caller: Caller, initiativeId: string): Promise<string[]> {
  const filter = { label: "key_competitors" as const, limit: 100, offset: 0 };
  const [own, shared] = await Promise.all([
    listContextItems(caller, { ...toScope(initiativeId), ...filter }),
    listContextItems(caller, { ...toScope(undefined), ...filter }),
  ]);
  return extractCompetitorNames([...own.items, ...shared.items]);
}
