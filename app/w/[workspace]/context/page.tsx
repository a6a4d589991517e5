import type { Metadata } from "next";
import { ContextSection } from "@/app/components/context/context-section";
import type { SearchParams } from "@/app/components/pager";
import { requireCaller } from "@/app/shared/signed-in";

export const metadata: Metadata = { title: "Workspace context" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function WorkspaceContextPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  return <ContextSection caller={await requireCaller(workspace)} search={search} />;
}
