import { History } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { FilterForm } from "@/app/components/filter-form";
import { nameTargets } from "@/app/components/history/link-target";
import { Pager, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { SettingsHeader } from "@/app/components/settings-header";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { ORIGIN } from "@/app/shared/labels";
import { requireCaller } from "@/app/shared/signed-in";
import { listActivity, listActors, listCalledTools } from "@/lib/domain/activity/activity-log";
import { type KeySummary, listKeys } from "@/lib/domain/workspace/keys";
import { links } from "@/lib/links";
import type { ActivityFilter } from "@/lib/schemas/activity";
import { ORIGINS } from "@/lib/schemas/enums";
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
    listActivity(caller, filter),
  ]);
  const names = await nameTargets(caller, items);
  const path = links.settings.activity(workspace);
  return (
    <>
      <SettingsHeader
        title="Activity"
        about="Every change in this workspace, in the app, over REST or over MCP, and every call of an MCP tool, including reads and refusals. Owners and admins also see how members sign in and who is invited."
        actions={items.length > 0 && <CsvDownload workspaceId={workspace} filter={filter} />}
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

type CsvProps = { workspaceId: string; filter: ActivityFilter };

function CsvDownload({ workspaceId, filter }: CsvProps) {
  const { origin, actor_id: actor, tool, key_id: key, offset } = filter;
  const shown = { origin, actor, tool, key, offset: offset > 0 ? String(offset) : undefined };
  return (
    <Button asChild>
      <a href={links.settings.activityCsv(workspaceId, shown)} download>
        Download this page as CSV
      </a>
    </Button>
  );
}

type FilterProps = {
  path: string;
  filter: ActivityFilter;
  actors: { id: string; name: string }[];
  tools: string[];
  keys: KeySummary[];
};

function Filters({ path, filter, actors, tools, keys }: FilterProps) {
  const { origin, actor_id, tool, key_id } = filter;
  const doors = ORIGINS.map((value) => ({ value, label: ORIGIN[value] }));
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  const called = tools.map((name) => ({ value: name, label: name }));
  const minted = keys.map((key) => ({ value: key.id, label: formatKeyLabel(key) }));
  return (
    <FilterForm
      path={path}
      choices={[
        { label: "Via", name: "origin", value: origin, all: "Everything", options: doors },
        { label: "Person", name: "actor", value: actor_id, all: "Everybody", options: people },
        { label: "Tool", name: "tool", value: tool, all: "All tools", options: called },
        { label: "API key", name: "key", value: key_id, all: "All keys", options: minted },
      ]}
    />
  );
}

/** Adds the start of the key, since names need not be unique. */
const formatKeyLabel = ({ name, prefix, status }: KeySummary) =>
  `${name} (${prefix}…)${status === "active" ? "" : `, ${status}`}`;
