import { describeActivity } from "@/app/shared/activity/describe-activity";
import type { RecentChange } from "@/lib/domain/history/recent-changes";

type Folded = { change: RecentChange; times: number };

export function foldChanges(changes: RecentChange[]): Folded[] {
  const folded: Folded[] = [];
  for (const change of changes) {
    const last = folded.at(-1);
    if (last && isSame(last.change, change)) last.times += 1;
    else folded.push({ change, times: 1 });
  }
  return folded;
}

const isSame = (one: RecentChange, other: RecentChange): boolean =>
  one.target_id !== null &&
  one.target_id === other.target_id &&
  one.actor_id === other.actor_id &&
  one.origin === other.origin &&
  one.key_name === other.key_name &&
  describeActivity(one) === describeActivity(other);
