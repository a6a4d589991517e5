import type { Metadata } from "next";
import { GoalSection } from "@/app/components/goals/goal-section";
import type { SearchParams } from "@/app/components/pager";
import { requireCaller } from "@/app/shared/signed-in";

export const metadata: Metadata = { title: "Workspace goals" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function WorkspaceGoalsPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  return <GoalSection caller={await requireCaller(workspace)} search={search} />;
}
