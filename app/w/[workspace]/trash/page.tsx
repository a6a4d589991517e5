import { Trash2 } from "lucide-react";
import type { Metadata } from "next";
import { ConfirmAction } from "@/app/components/confirm-action";
import { EmptyState } from "@/app/components/empty-state";
import { PageHeader } from "@/app/components/page-header";
import { Pager, parseOffset, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { listTrash } from "@/lib/domain/history/trash";
import { links } from "@/lib/links";
import { humanize } from "@/lib/schemas/spelling";
import type { TrashEntry } from "@/lib/schemas/trash";
import { remove } from "./actions";
import { RestoreButton } from "./restore-button";

export const metadata: Metadata = { title: "Trash" };

const PAGE = 25;

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function TrashPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const page = { limit: PAGE, offset: parseOffset(search.offset) };
  const { items, pagination } = await listTrash(caller, page);
  const initiatives = await findTargetTitles(
    caller,
    items.map(({ initiative_id }) => ({ target_id: initiative_id })),
  );
  return (
    <>
      <PageHeader
        title="Trash"
        about="Deleted content, newest first. An item is restored with everything that belonged to it."
      />
      <div className="grid gap-4">
        {items.length === 0 && page.offset > 0 && (
          <PastTheEnd Icon={Trash2} what="deleted items" param="offset" params={search} />
        )}
        {items.length === 0 && page.offset === 0 && (
          <EmptyState Icon={Trash2} title="The trash is empty">
            <p>Deleted initiatives, documents, context items, goals and uploads are kept here.</p>
          </EmptyState>
        )}
        {items.length > 0 && (
          <Card className="overflow-hidden">
            <ul className="divide-y">
              {items.map((entry) => (
                <Entry
                  key={entry.id}
                  workspaceId={workspace}
                  entry={entry}
                  initiative={initiatives.get(entry.initiative_id ?? "")}
                  mayRemove={canManage(caller.role)}
                />
              ))}
            </ul>
          </Card>
        )}
        <Pager label="Pages of the trash" param="offset" params={search} pagination={pagination} />
      </div>
    </>
  );
}

type EntryProps = {
  workspaceId: string;
  entry: TrashEntry;
  initiative: string | undefined;
  mayRemove: boolean;
};

function Entry({ workspaceId, entry, initiative, mayRemove }: EntryProps) {
  const { id, type, title, initiative_id, deleted_at, expires_at } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="font-medium" dir="auto">
          {title}
        </p>
        <p className="text-[0.8125rem] text-subtle">
          {humanize(type)}
          {initiative && initiative_id && (
            <>
              {" of "}
              <TextLink href={links.initiative(workspaceId, initiative_id)}>{initiative}</TextLink>
            </>
          )}
          , deleted <Time iso={deleted_at} />; deleted for good on{" "}
          <Time iso={expires_at} format="date" />
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <RestoreButton
          workspaceId={workspaceId}
          id={id}
          title={title}
          href={PAGE_OF[type](workspaceId, id)}
        />
        {mayRemove && (
          <ConfirmAction
            label="Delete for good"
            about={title}
            title={`Delete “${title}” for good?`}
            description="It cannot be restored after this, nor can anything that was deleted with it."
            confirm="Delete for good"
            done="Deleted for good"
            action={remove.bind(null, workspaceId)}
            fields={{ id }}
          />
        )}
      </div>
    </li>
  );
}

const PAGE_OF: Record<TrashEntry["type"], (workspaceId: string, id: string) => string> = {
  initiative: links.initiative,
  document: links.document,
  context_item: links.contextItem,
  goal: links.goal,
  upload: links.upload,
};
