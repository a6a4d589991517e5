import { count, ORIGIN } from "@/app/shared/labels";
import {
  buildTargetLink,
  describeActivity,
} from "@/app/w/[workspace]/settings/activity/describe-activity";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import type { RecentChange } from "@/lib/domain/history/recent-changes";
import { foldChanges } from "./fold-changes";
import { TextLink } from "./text-link";
import { Time } from "./time";
import { Card } from "./ui/card";

type Props = {
  caller: Caller;
  changes: RecentChange[];
  most?: number;
};

export async function ChangeList({ caller, changes, most }: Props) {
  const titles = await findTargetTitles(caller, changes);
  return (
    <Card>
      <ol className="divide-y">
        {foldChanges(changes)
          .slice(0, most)
          .map(({ change, times }) => (
            <ChangeRow
              key={change.id}
              workspaceId={caller.workspaceId}
              change={change}
              times={times}
              title={titles.get(change.target_id ?? "")}
            />
          ))}
      </ol>
    </Card>
  );
}

type RowProps = {
  workspaceId: string;
  change: RecentChange;
  times: number;
  title: string | undefined;
};

function ChangeRow({ workspaceId, change, times, title }: RowProps) {
  const href = buildTargetLink(workspaceId, change);
  const what = describeActivity(change);
  return (
    <li className="flex flex-col gap-x-6 gap-y-0.5 px-4 py-2.5 sm:flex-row sm:items-baseline">
      <p className="min-w-0 flex-1">
        <span className="font-medium">{change.actor_name ?? "Somebody who has left"}</span>{" "}
        {what.charAt(0).toLowerCase() + what.slice(1)}
        {title && href && (
          <>
            {": "}
            <TextLink href={href}>{title}</TextLink>
          </>
        )}
        {times > 1 && `, ${count(times, "time")}`}
      </p>
      <p className="flex shrink-0 gap-x-2 text-[0.8125rem] text-subtle">
        <span>{describeOrigin(change)}</span>
        <span aria-hidden>·</span>
        <Time iso={change.created_at} />
      </p>
    </li>
  );
}

/** "REST API, Nightly sync". */
const describeOrigin = ({ origin, key_name }: RecentChange) =>
  key_name ? `${ORIGIN[origin]}, ${key_name}` : ORIGIN[origin];
