import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { describeActivity } from "@/app/shared/activity/describe-activity";
import { ORIGIN } from "@/app/shared/labels";
import type { Caller } from "@/lib/access/caller";
import type { RecentChange } from "@/lib/domain/history/recent-changes";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";
import { countNoun, uncapitalize } from "@/lib/text/phrases";
import { foldChanges } from "./fold-changes";
import { linkTarget, nameTargets, type TargetNames } from "./link-target";

type Props = {
  caller: Caller;
  changes: RecentChange[];
  most?: number;
};

export async function ChangeList({ caller, changes, most }: Props) {
  const names = await nameTargets(caller, changes);
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
              names={names}
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
  names: TargetNames;
};

function ChangeRow({ workspaceId, change, times, names }: RowProps) {
  const target = linkTarget(workspaceId, change, names);
  const what = describeActivity(change);
  return (
    <li className="flex flex-col gap-x-6 gap-y-0.5 px-4 py-2.5 sm:flex-row sm:items-baseline">
      <p className="min-w-0 flex-1">
        <span className="font-medium">{change.actor_name ?? FORMER_MEMBER}</span>{" "}
        {uncapitalize(what)}
        {target && <>: {target}</>}
        {times > 1 && `, ${countNoun(times, "time")}`}
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
