import type { Metadata } from "next";
import { GoalSection } from "@/app/components/goals/goal-section";
import type { SearchParams } from "@/app/components/pager";
import { loadInitiative } from "../../load-initiative";

export const metadata: Metadata = { title: "Goals" };

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function InitiativeGoalsPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  return <GoalSection caller={caller} initiativeId={initiative.id} search={search} />;
}
