import type { Metadata } from "next";
import { PageHeader } from "@/app/components/page-header";
import { scopeOf } from "@/app/components/scope-of";
import { crumbsTo } from "@/app/lib/crumbs";
import type { Caller } from "@/lib/access/caller";
import { getCapabilities } from "@/lib/domain/capabilities";
import { listContextItems } from "@/lib/domain/context/context-items";
import { loadInitiative } from "../load-initiative";
import { competitorNames } from "./competitor-names";
import { InitiativeAdvisors } from "./initiative-advisors";

export const metadata: Metadata = { title: "Advisors" };
/** Seconds: a model may think for 45 of them. */
export const maxDuration = 60;

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function InitiativeAdvisorsPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, initiative } = await loadInitiative(workspace, id);
  const { method } = getCapabilities();
  return (
    <>
      <PageHeader
        title="Advisors"
        crumbs={await crumbsTo(caller, initiative.id)}
        about={
          method === "ai"
            ? "An AI model reads the initiative's context items, goals and documents and says what it makes of them. Nothing is changed, and nothing stored but what you keep."
            : "Written rules read the initiative's context items, goals and documents and say what follows from them, without AI. Nothing is changed, and nothing stored but what you keep."
        }
      />
      <InitiativeAdvisors
        workspaceId={caller.workspaceId}
        initiativeId={initiative.id}
        method={method}
        competitors={await competitorsOf(caller, initiative.id)}
      />
    </>
  );
}

/** The competitors that items of the initiative and of the workspace are titled after. */
async function competitorsOf(caller: Caller, initiativeId: string): Promise<string[]> {
  const filter = { label: "key_competitors" as const, limit: 100, offset: 0 };
  const [own, shared] = await Promise.all([
    listContextItems(caller, { ...scopeOf(initiativeId), ...filter }),
    listContextItems(caller, { ...scopeOf(undefined), ...filter }),
  ]);
  return competitorNames([...own.items, ...shared.items].map(({ title }) => title));
}
