import { History } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { nameTargets } from "@/app/components/history/link-target";
import { Pager, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { SettingsHeader } from "@/app/components/settings-header";
import { TextLink } from "@/app/components/text-link";
import { requireCaller } from "@/app/shared/signed-in";
import { listActivity, listActors, listCalledTools } from "@/lib/domain/activity/activity-log";
import { listKeys } from "@/lib/domain/workspace/keys";
import { links } from "@/lib/links";
import { Filters } from "./activity-filters";
import { ActivityTable } from "./activity-table";
import { readFilter } from "./read-filter";

export const metadata: Metadata = { title: "Activity" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function ActivityPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const filter = readFilter(search);
  const [actors, tools, keys, { items, pagination }] = await Promise.all([
    listActors(caller),
    listCalledTools(caller),
    listKeys(caller),
    listActivity({ ...caller, reader: caller }, filter),
  ]);
  const names = await nameTargets(caller, items);
  const path = links.settings.activity(workspace);
  return (
    <>
      <SettingsHeader
        title="Activity"
        about="Every change in this workspace, in the app, over REST or over MCP, and every call of an MCP tool, including reads and refusals. Owners and admins also see how members sign in and who is invited."
      />
      <Filters path={path} filter={filter} actors={actors} tools={tools} keys={keys} />
      {items.length > 0 && <ActivityTable workspaceId={workspace} records={items} names={names} />}
      {items.length === 0 && filter.offset > 0 && (
        <PastTheEnd Icon={History} what="records" param="offset" params={search} />
      )}
      {items.length === 0 && filter.offset === 0 && (
        <EmptyState Icon={History} title="Nothing to show">
          <p>
            No record matches. <TextLink href={path}>Show all activity</TextLink>
          </p>
        </EmptyState>
      )}
      <div className="mt-4">
        <Pager label="Pages of activity" param="offset" params={search} pagination={pagination} />
      </div>
    </>
  );
}
