import { Section } from "@/app/components/section";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import type { FormAction } from "@/app/shared/action";
import { VERSION_SOURCE } from "@/app/shared/labels";
import type { RestoredVersion } from "@/app/shared/restored-version";
import type { Caller } from "@/lib/access/caller";
import type { ChangedVersion } from "@/lib/domain/history/version-changes";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";
import { type Crumb, PageHeader } from "../page-header";
import { Pager, parseOffset, type SearchParams } from "../pager";
import { FieldChanges } from "./field-changes";
import { RestoreVersion } from "./restore-version";

const PAGE = 10;

type Page = { limit: number; offset: number };

type Props = {
  caller: Caller;
  resource: { id: string; version: number };
  crumbs: Crumb[];
  search: SearchParams;
  list: (
    caller: Caller,
    page: Page & { id: string },
  ) => Promise<{ items: ChangedVersion[]; pagination: Page & { has_more: boolean } }>;
  restore: FormAction<RestoredVersion>;
};

/** The versions of a resource other than a document, with the fields that each changed. */
export async function HistoryPage({ caller, resource, crumbs, search, list, restore }: Props) {
  const page = { limit: PAGE, offset: parseOffset(search.versions) };
  const { items, pagination } = await list(caller, { id: resource.id, ...page });
  return (
    <div className="max-w-3xl">
      <PageHeader title="History" crumbs={crumbs} />
      <Section title="Versions" about="Restoring a version makes a new one; nothing is lost.">
        <Card className="overflow-hidden">
          <ol className="divide-y">
            {items.map((record) => (
              <li key={record.id} className="grid gap-3 px-4 py-3">
                <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                  <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
                    <p className="flex flex-wrap items-center gap-x-2">
                      <span className="font-medium">Version {record.version}</span>
                      {record.version === resource.version && <Badge tone="positive">Latest</Badge>}
                    </p>
                    <p className="text-[0.8125rem] text-subtle">
                      {VERSION_SOURCE[record.source]} by{" "}
                      {record.created_by_name ?? FORMER_MEMBER.toLowerCase()},{" "}
                      <Time iso={record.created_at} />
                      {record.same_as !== null && ` · the content of version ${record.same_as}`}
                    </p>
                  </div>
                  {record.version !== resource.version && (
                    <RestoreVersion
                      action={restore}
                      id={resource.id}
                      version={record.version}
                      latest={resource.version}
                    />
                  )}
                </div>
                <FieldChanges {...record} />
              </li>
            ))}
          </ol>
        </Card>
        <Pager label="Pages of versions" param="versions" params={search} pagination={pagination} />
      </Section>
    </div>
  );
}
