import { setImmediate } from "node:timers/promises";
import {
  type ActivityEntry,
  isRecorded,
  makeActivityRow,
  markRecorded,
  toActivityInsert,
} from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { database } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { firstWithin } from "@/lib/limits/first-within";
import { logFailure } from "@/lib/outage";
import { processWide } from "@/lib/process-wide";
import type { ActivityAction } from "@/lib/schemas/activity-actions";

type Row = ReturnType<typeof makeActivityRow>;
type CallEntry = Omit<ActivityEntry, "action"> & { action?: ActivityAction };

/** Records of one turn of the event loop, by workspace, written by one statement. */
const batches = new Map<string, { rows: Row[]; written: Promise<unknown> }>();

/** Records reads, refusals and replayed answers (`docs/contract/interface.md#events`), unless a change recorded the call. */
export async function recordCall(caller: Caller, { action = "tool.called", ...entry }: CallEntry) {
  const { toolCall } = caller.request;
  if (toolCall && isRecorded(toolCall)) return;
  const written = recordEvent(caller, { action, ...entry });
  if (toolCall) markRecorded(toolCall);
  await written;
}

export async function recordEvent(caller: Caller, entry: ActivityEntry) {
  const { workspaceId } = caller;
  const batch = batches.get(workspaceId) ?? openBatch(workspaceId);
  batch.rows.push(makeActivityRow(caller, entry));
  await batch.written;
}

/** One record a minute for each credential, name and outcome: callers over their budget could fill the table. */
const isFirstRefusal = processWide("recordedRefusals", () => firstWithin(60_000, 5000));

export async function recordRefusal(caller: Caller, name: string, entry: CallEntry) {
  if (!isFirstRefusal()(`${caller.keyId ?? caller.userId} ${name} ${entry.outcome}`)) return;
  await recordCall(caller, entry);
}

/** For a call whose answer is already known: a failed record must not replace it. */
export const recordIfPossible = ({ request }: Caller, recording: Promise<void>) =>
  recording.catch((failure: unknown) =>
    logFailure("call_not_recorded", failure, { requestId: request.id }),
  );

function openBatch(workspaceId: string) {
  const rows: Row[] = [];
  const written = setImmediate().then(async () => {
    batches.delete(workspaceId);
    (await database()).requireDiskSpace(); // calls are many, and a full disk has no space for their records
    return query(...toActivityInsert(workspaceId, rows));
  });
  const batch = { rows, written };
  batches.set(workspaceId, batch);
  return batch;
}
