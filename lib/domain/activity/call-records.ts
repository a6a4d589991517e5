import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type ActivityEntry, ADD_ACTIVITY, activityRow } from "@/lib/access/activity";
import type { Caller, ToolCall } from "@/lib/access/caller";
import { query } from "@/lib/db/read";

type Row = ReturnType<typeof activityRow>;
type CallEntry = Omit<ActivityEntry, "action"> & { action?: string };

/** Records of calls that end in the same turn of the event loop, by workspace: one statement writes them. */
const batches = new Map<string, { rows: Row[]; written: Promise<unknown> }>();

/**
 * Tool calls whose change has stored its own record, with the tool and the client in it. `write()` marks them after its
 * commit and `recordCall` skips them, so that each call leaves one record and no verb has to say what it recorded.
 */
const recorded = new WeakSet<ToolCall>();

export const markRecorded = (toolCall: ToolCall) => void recorded.add(toolCall);

/**
 * Leaves the record of a call that changed nothing: a read, a refusal, an answer from the store
 * (`docs/contract/interface.md#events`).
 */
export async function recordCall(caller: Caller, { action = "tool.called", ...entry }: CallEntry) {
  const { toolCall } = caller.request;
  if (toolCall && recorded.has(toolCall)) return;
  const { workspaceId } = caller;
  const batch = batches.get(workspaceId) ?? openBatch(workspaceId);
  batch.rows.push(activityRow(caller, { action, ...entry }));
  await batch.written;
}

/** A caller over its budget could fill the table: each credential, name and reason leaves one record a minute. */
const refusals = new LRUCache<string, true>({ max: 5000, ttl: 60_000 });

/** Leaves the record of a call that was refused before it was looked at; `name` is what was called. */
export async function recordRefusal(caller: Caller, name: string, entry: CallEntry) {
  const key = `${caller.keyId ?? caller.userId} ${name} ${entry.outcome}`;
  if (refusals.has(key)) return;
  refusals.set(key, true);
  await recordCall(caller, entry);
}

function openBatch(workspaceId: string) {
  const rows: Row[] = [];
  const written = setImmediate().then(() => {
    batches.delete(workspaceId);
    return query(ADD_ACTIVITY, [workspaceId, JSON.stringify(rows)]);
  });
  const batch = { rows, written };
  batches.set(workspaceId, batch);
  return batch;
}
