import type { Metadata } from "next";
import { ContextSection } from "@/app/components/context/context-section";
import type { SearchParams } from "@/app/components/pager";
import { loadInitiative } from "../../load-initiative";

export const metadata: Metadata = { title: "Context" };

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function InitiativeContextPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  return <ContextSection caller={caller} initiativeId={initiative.id} search={search} />;
}
