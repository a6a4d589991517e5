import type { Metadata } from "next";
import { ContextSection } from "@/app/components/context-section";
import { GoalSection } from "@/app/components/goal-section";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { requireCaller } from "@/app/lib/session";

export const metadata: Metadata = { title: "Workspace context" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function WorkspaceContextPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  return (
    <>
      <PageHeader
        title="Workspace context"
        about="What holds for every initiative: the company, its market, its rules and its goals."
      />
      <GoalSection caller={caller} search={search} />
      <ContextSection caller={caller} search={search} />
    </>
  );
}
