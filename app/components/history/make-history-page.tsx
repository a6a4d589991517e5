import type { Metadata } from "next";
import type { ComponentProps } from "react";
import type { SearchParams } from "@/app/components/pager";
import type { WorkspaceAction } from "@/app/shared/action";
import type { RestoredVersion } from "@/app/shared/restored-version";
import type { Caller } from "@/lib/access/caller";
import { HistoryPage } from "./history-page";

type Shown = ComponentProps<typeof HistoryPage>;
type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

type Source<Resource> = {
  load: (workspace: string, id: string) => Promise<{ caller: Caller; resource: Resource }>;
  list: Shown["list"];
  restore: WorkspaceAction<RestoredVersion>;
  buildCrumbs: (caller: Caller, resource: Resource) => Promise<Shown["crumbs"]>;
};

/** Makes the exports of a `page.tsx`. */
export const makeHistoryPage = <Resource extends Shown["resource"] & { title: string }>({
  load,
  list,
  restore,
  buildCrumbs,
}: Source<Resource>) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { workspace, id } = await params;
    return { title: `History of ${(await load(workspace, id)).resource.title}` };
  },
  async Page({ params, searchParams }: Props) {
    const [{ workspace, id }, search] = [await params, await searchParams];
    const { caller, resource } = await load(workspace, id);
    return (
      <HistoryPage
        caller={caller}
        resource={resource}
        crumbs={await buildCrumbs(caller, resource)}
        search={search}
        list={list}
        restore={restore.bind(null, caller.workspaceId)}
      />
    );
  },
});
